//! Whatever a person does, in whatever order, the page's state holds together.

use std::sync::Arc;

use damiera::play::action::{BoardAction, EngineAction};
use damiera::play::analysis::EngineScore;
use damiera::play::view::{BoardView, PieceView};
use damiera::play::{Action, Mode, Notice, Page};
use damiera::rules::{Bits, Color, Game, Square, Status};
use damiera::rulesets;
use damiera::text::SquareRole;
use proptest::prelude::*;

use super::{Table, level};
use crate::playout::{Dice, each_position};

/// How many things are done on each board.
const N_ACTIONS: usize = 40;

fn any_square(view: &BoardView, dice: &mut Dice) -> Square {
    view.cells[dice.below(view.cells.len())].square
}

/// Does something that a person or the computer might do, more often something that leads on.
fn random_action(table: &Table, view: &BoardView, dice: &mut Dice) -> Action {
    let play = &table.play;
    let stops = view.stops();
    if let Some(thought) = play.thought() {
        let moves = play.game().legal_moves();
        let best = play.move_text(&moves[dice.below(moves.len())]);
        match dice.below(12) {
            0..=6 => {
                return Action::Engine(EngineAction::Best {
                    thought: thought.id,
                    best,
                    score: EngineScore::Even(0),
                });
            }
            7 => {
                return Action::Engine(EngineAction::Progress {
                    thought: thought.id,
                    depth: 3,
                    best,
                });
            }
            8 => return Action::Engine(EngineAction::MoveNow),
            9 => {
                return Action::Engine(EngineAction::Best {
                    thought: thought.id,
                    best: "?".to_owned(),
                    score: EngineScore::Even(0),
                });
            }
            _ => {}
        }
    }
    match dice.below(40) {
        0..=17 if !stops.is_empty() => {
            Action::Board(BoardAction::Press(stops[dice.below(stops.len())]))
        }
        18..=21 if !stops.is_empty() => {
            Action::Board(BoardAction::Grab(stops[dice.below(stops.len())]))
        }
        22..=24 if !stops.is_empty() => {
            Action::Board(BoardAction::Drop(stops[dice.below(stops.len())]))
        }
        0..=25 => Action::Board(BoardAction::Press(any_square(view, dice))),
        26 => Action::Board(BoardAction::Drop(any_square(view, dice))),
        27 => Action::Board(BoardAction::Grab(any_square(view, dice))),
        28 => Action::Board(BoardAction::Focus(any_square(view, dice))),
        29 => Action::Board(BoardAction::Cancel),
        30 => Action::Board(BoardAction::ChooseRoute(dice.below(3))),
        31 => Action::Board(BoardAction::AnimationStep),
        32 => Action::Board(BoardAction::Undo),
        33 => Action::Board(BoardAction::Redo),
        34 => Action::Board(BoardAction::Flip),
        35 => Action::Board(BoardAction::Show(dice.below(play.game().plies().len() + 2))),
        36 => Action::PlayOnFromHere,
        37 => Action::Engine(EngineAction::Stop),
        38 => Action::Engine(EngineAction::Resume),
        _ if dice.below(4) == 0 => Action::Resign,
        _ => Action::DismissNotice,
    }
}

/// What is always so.
fn check(play: &Page) -> BoardView {
    let view = play.board_view();
    let squares = play.game().ruleset().board().squares();
    let ended = play.status() != Status::Ongoing;
    assert_eq!(view.cells.len(), squares.len());
    assert_eq!(view.cells.iter().filter(|cell| cell.focused).count(), 1);
    let mut places: Vec<_> =
        view.cells.iter().map(|cell| (cell.place.row, cell.place.column)).collect();
    assert!(places.is_sorted());
    places.dedup();
    assert_eq!(places.len(), squares.len());
    assert!(view.cells.iter().all(|cell| !cell.name.is_empty()));

    let mut keys: Vec<_> = view.pieces.iter().map(|piece| piece.key.as_str()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), view.pieces.len());
    let is_at_rest =
        play.animation().is_none() && !view.pieces.iter().any(|p| p.key.contains("to"));
    if is_at_rest {
        let shown = play.shown_position();
        assert_eq!(view.pieces.len(), shown.occupied().count() as usize);
        for piece in &view.pieces {
            assert_eq!(shown.piece(piece.square), Some(piece.piece));
            assert!(!piece.ghost && piece.slides_from.is_none());
        }
    }

    let turn = play.game().position().turn();
    let accepts = !ended && !play.looks_back() && play.is_human(turn);
    assert_eq!(play.accepts_moves(), accepts);
    let is_chosen = |role| matches!(role, SquareRole::Selected | SquareRole::Target);
    for cell in &view.cells {
        assert!(accepts || cell.role == SquareRole::Plain, "{cell:?}");
        assert!(!is_chosen(cell.role) || cell.alive, "{cell:?}");
        assert!(!cell.alive || accepts);
        assert!(!cell.grabbable || accepts);
    }
    let n_selected = view.cells.iter().filter(|cell| cell.role == SquareRole::Selected).count();
    assert!(n_selected <= 1);
    assert_eq!(play.computer_to_move(), !ended && !play.is_human(turn));
    if let Some(thought) = play.thought() {
        assert!(play.computer_to_move() && play.animation().is_none());
        let is_clean = play.game().plies().iter().all(|ply| !ply.is_faulty);
        assert!(!is_clean || thought.moves == play.move_texts());
    }
    let needs_choice = matches!(play.notice(), Some(Notice::ChooseRoute));
    assert!(!needs_choice || play.route_choices().len() > 1);
    assert!(
        !play.can_undo() || !play.game().plies().is_empty() || play.status() != Status::Ongoing
    );
    assert!(play.shown_ply() <= play.game().plies().len());
    view
}

/// The piece that is chosen, as it is drawn.
fn chosen(view: &BoardView) -> Option<&PieceView> {
    view.pieces.iter().find(|piece| piece.chosen)
}

/// Every square that is offered leads on: to a move, to a choice, or further on the way.
fn check_targets(play: &Page, view: &BoardView) {
    let targets = view.cells.iter().filter(|cell| cell.role == SquareRole::Target);
    for square in targets.map(|cell| cell.square) {
        for action in
            [Action::Board(BoardAction::Press(square)), Action::Board(BoardAction::Drop(square))]
        {
            let is_put_back = matches!(action, Action::Board(BoardAction::Drop(_)))
                && chosen(view).is_some_and(|piece| piece.square == square);
            let next = play.after(action);
            let has_played = next.game().plies().len() > play.game().plies().len();
            let has_moved = || {
                let next_view = next.board_view();
                chosen(&next_view).map(|p| p.key.clone()) != chosen(view).map(|p| p.key.clone())
            };
            let leads_on = has_played || !next.route_choices().is_empty() || has_moved();
            assert!(leads_on || is_put_back, "{square:?}");
        }
    }
}

/// With a piece chosen, every tap is answered.
fn check_answer(play: &Page, view: &BoardView, square: Square) {
    let next = play.after(Action::Board(BoardAction::Press(square)));
    let is_answered = next.notice().is_some()
        || next.game().plies().len() > play.game().plies().len()
        || chosen(&next.board_view()).map(|piece| &piece.key)
            != chosen(view).map(|piece| &piece.key);
    assert!(is_answered, "{square:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn whatever_is_done_the_board_holds_together(seed: u64) {
        let mut dice = Dice::new(seed);
        each_position(seed, &mut |ruleset, position, _| {
            if dice.below(3) > 0 {
                return;
            }
            let human = Color::BOTH[dice.below(2)];
            let mode = [Mode::TwoPlayers, Mode::Computer { human, level: level(1) }][dice.below(2)];
            let compiled = rulesets::compile(ruleset.rules().id).unwrap();
            let mut table =
                Table::of_game(Game::from_position(Arc::new(compiled), *position), mode);
            for _ in 0..N_ACTIONS {
                let view = check(&table.play);
                check_targets(&table.play, &view);
                if chosen(&view).is_some() {
                    check_answer(&table.play, &view, any_square(&view, &mut dice));
                }
                let action = random_action(&table, &view, &mut dice);
                table.act(action);
            }
            check(&table.play);
        });
    }
}
