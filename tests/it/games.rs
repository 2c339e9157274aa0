//! Whole games: every move can be taken back, and no illegal one leaves a trace.

use std::sync::Arc;

use damiera::rules::game::{NotLegal, Ply};
use damiera::rules::{Color, Game, Move, Position, Ruleset, Square, Status};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::bridge::rulesets;

/// A game that goes on longer is left.
const MAX_PLIES: usize = 150;

/// All that can be asked of a game.
#[derive(Clone, Debug, PartialEq)]
struct Picture {
    position: Position,
    legal: Vec<Move>,
    status: Status,
    plies: Vec<Ply>,
}

impl Picture {
    fn of(game: &Game) -> Self {
        let (position, status) = (*game.position(), game.status());
        Self { position, legal: game.legal_moves().to_vec(), status, plies: game.plies().to_vec() }
    }
}

/// Plays to the end or for as long as there are choices. A picture of every stage, first to last.
fn play_on(game: &mut Game, choices: &[Index]) -> Vec<Picture> {
    let mut pictures = vec![Picture::of(game)];
    for choice in choices {
        if game.status() != Status::Ongoing {
            break;
        }
        let mv = *choice.get(game.legal_moves());
        let turn = game.position().turn();
        game.play(&mv).unwrap();
        assert_eq!(game.position().turn(), !turn, "turns alternate");
        assert_eq!(game.plies().last().map(|ply| ply.mv), Some(mv));
        pictures.push(Picture::of(game));
    }
    pictures
}

fn new_game(ruleset: &Ruleset) -> Game {
    Game::new(Arc::new(ruleset.clone()))
}

fn choices() -> impl Strategy<Value = Vec<Index>> {
    proptest::collection::vec(any::<Index>(), 1..MAX_PLIES)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn taking_back_restores_everything(choices in choices()) {
        for ruleset in rulesets() {
            let mut game = new_game(ruleset);
            let mut pictures = play_on(&mut game, &choices);
            while let Some(expected) = pictures.pop() {
                prop_assert_eq!(Picture::of(&game), expected, "{}", ruleset.rules().id);
                let last = game.plies().last().map(|ply| ply.mv);
                prop_assert_eq!(game.undo(), last);
            }
            prop_assert_eq!(game.undo(), None);
            prop_assert_eq!(game.position(), &ruleset.start());
        }
    }

    #[test]
    fn every_earlier_position_can_be_looked_at(choices in choices()) {
        for ruleset in rulesets() {
            let mut game = new_game(ruleset);
            let pictures = play_on(&mut game, &choices);
            for (n_plies, picture) in pictures.iter().enumerate() {
                prop_assert_eq!(game.position_at(n_plies), Some(&picture.position));
            }
            prop_assert_eq!(game.position_at(pictures.len()), None);
            prop_assert_eq!(game.plies().len(), pictures.len() - 1);
        }
    }

    #[test]
    fn a_game_goes_on_after_moves_are_taken_back(choices in choices(), back in 1..20_usize) {
        for ruleset in rulesets() {
            let mut game = new_game(ruleset);
            let pictures = play_on(&mut game, &choices);
            let n_back = back.min(pictures.len() - 1);
            let undone: Vec<_> = (0..n_back).filter_map(|_| game.undo()).collect();
            for mv in undone.iter().rev() {
                game.play(mv).unwrap();
            }
            prop_assert_eq!(&Picture::of(&game), &pictures[pictures.len() - 1]);
        }
    }

    #[test]
    fn an_illegal_move_leaves_the_game_as_it_was(
        choices in choices(),
        from: Index,
        to: Index,
        captured: u128,
        promotes: bool,
    ) {
        for ruleset in rulesets() {
            let mut game = new_game(ruleset);
            play_on(&mut game, &choices);
            let squares = ruleset.board().squares();
            let on_board = squares.iter().fold(0, |set, square| set | 1_u128 << square.index());
            let other = |mv: &Move| Move { promotes: !mv.promotes, ..*mv };
            let random = Move {
                from: *from.get(squares),
                to: *to.get(squares),
                captured: captured & on_board,
                promotes,
            };
            let quiet = Move { captured: 0, ..random };
            let wrong = game.legal_moves().iter().map(other).chain([random, quiet]);
            // A move that misses a capture can be played where the rules leave it to the players.
            let can_be_played =
                |mv: &Move| [game.legal_moves(), game.faulty_moves()].concat().contains(mv);
            let wrong: Vec<_> = wrong.filter(|mv| !can_be_played(mv)).collect();
            let before = Picture::of(&game);
            for mv in wrong {
                prop_assert_eq!(game.play(&mv), Err(NotLegal));
                prop_assert_eq!(&Picture::of(&game), &before);
            }
        }
    }
}

#[test]
fn nothing_can_be_played_once_a_game_is_over() {
    let ruleset = crate::bridge::ruleset("greek");
    let over = crate::bridge::position(ruleset, "W:WKa1:Bh7");
    let mut game = Game::from_position(Arc::new(ruleset.clone()), over);
    let pseudo_legal = ruleset.legal_moves(&over).unwrap();
    assert!(!pseudo_legal.is_empty());
    for mv in pseudo_legal {
        assert_eq!(game.play(&mv), Err(NotLegal));
    }
    assert_eq!(game.legal_moves(), []);
    assert_eq!(game.plies(), []);
}

#[test]
fn a_move_of_the_other_side_is_not_legal() {
    for ruleset in rulesets() {
        let mut game = new_game(ruleset);
        let (own, men) = (game.position().turn(), game.position().side(!game.position().turn()));
        let before = Picture::of(&game);
        for &from in ruleset.board().squares().iter().filter(|from| men >> from.index() & 1 == 1) {
            for &to in ruleset.board().squares() {
                let mv = Move { from, to, captured: 0, promotes: false };
                assert_eq!(game.play(&mv), Err(NotLegal), "{own:?} {from:?} {to:?}");
            }
        }
        assert_eq!(Picture::of(&game), before);
    }
}

#[test]
fn the_first_player_is_that_of_the_rules() {
    for ruleset in rulesets() {
        let game = new_game(ruleset);
        assert_eq!(game.position().turn(), ruleset.rules().first);
        let black_begins = ["english", "english-huff", "polish", "pool", "jamaican", "thai"]
            .contains(&ruleset.rules().id);
        assert_eq!(game.position().turn() == Color::Black, black_begins);
        assert!(game.position().streak(Color::White).square == Square::default());
    }
}
