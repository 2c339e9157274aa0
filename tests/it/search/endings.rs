//! Endings known exactly: the tables against brute force, against themselves and against published
//! figures; and what they may not say.

mod brute;

use std::env;
use std::sync::Arc;

use damiera::notation::movetext;
use damiera::rules::{Color, Game, Kind, Piece, Position, Ruleset, Setup, Status};
use damiera::search::endings::{MAX_NUMBERS, Outcome, Unknown, certain_plies};
use damiera::search::{Control, Engine, Limits, Past, Random, Reading, Score, Techniques};

use super::{TABLE_BYTES, all, compile, position};
use crate::bridge::{data_files, records};

/// Whether there is time for everything.
fn is_slow_run() -> bool {
    env::var_os("RUN_SLOW_TESTS").is_some()
}

/// An engine without tables, that may make any.
fn engine(ruleset: &Arc<Ruleset>) -> Engine {
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    engine.use_endings(MAX_NUMBERS, usize::MAX);
    engine
}

/// An engine that knows what a position of these pieces leads to.
pub(super) fn knowing(ruleset: &Arc<Ruleset>, position: &Position, n_pieces: usize) -> Engine {
    let mut engine = engine(ruleset);
    engine.want_endings(position, n_pieces);
    while engine.make_endings(1 << 20) {}
    engine
}

/// An engine that knows all endings of so few pieces.
pub(super) fn knowing_all(ruleset: &Arc<Ruleset>, n_pieces: usize) -> Engine {
    let mut engine = engine(ruleset);
    engine.want_all_endings(n_pieces);
    while engine.make_endings(1 << 20) {}
    engine
}

/// Pieces on squares that they may stand on, none where it would have been crowned.
pub(super) fn random_position(ruleset: &Ruleset, n_pieces: usize, random: &mut Random) -> Position {
    let squares = ruleset.board().squares();
    let height = ruleset.board().shape().height;
    loop {
        let turn = Color::BOTH[random.below(2)];
        let mut setup = Setup::empty(turn);
        for idx in 0..n_pieces {
            let color = if idx < 2 { Color::BOTH[idx] } else { Color::BOTH[random.below(2)] };
            let kind = if random.below(2) == 0 { Kind::Man } else { Kind::King };
            let square = squares[random.below(squares.len())];
            let last = if color == Color::White { 0 } else { height - 1 };
            if kind == Kind::King || ruleset.board().place(square).1 != last {
                setup.put(square, Some(Piece { color, kind }));
            }
        }
        let Ok(position) = ruleset.position(setup) else { continue };
        let count = |color| position.side(color).count_ones();
        if count(Color::White) > 0 && count(Color::Black) > 0 {
            return position;
        }
    }
}

/// The outcome that follows from the rules at the end of a game, and from the moves before it. None
/// where a move leads to an ending that is not told.
fn expected(engine: &Engine, ruleset: &Arc<Ruleset>, position: &Position) -> Option<Outcome> {
    let game = Game::from_position(Arc::clone(ruleset), *position);
    let rank = |outcome: &Outcome| match *outcome {
        Outcome::Win(plies) => 1000 - i32::from(plies),
        Outcome::Draw => 0,
        Outcome::Loss(plies) => i32::from(plies) - 1000,
    };
    match game.status() {
        Status::Won { winner, .. } if winner == position.turn() => Some(Outcome::Win(0)),
        Status::Won { .. } => Some(Outcome::Loss(0)),
        Status::Drawn { .. } => Some(Outcome::Draw),
        Status::Unlistable(why) => panic!("{why}"),
        Status::Ongoing => {
            let after = |mv| ruleset.after(position, mv);
            let values = game.legal_moves().iter().map(|mv| {
                let after = after(mv);
                let value = match engine.ending(&after) {
                    Err(Unknown::NoPieces) => expected(engine, ruleset, &after),
                    told => told.ok(),
                };
                value.map(Outcome::before)
            });
            let values: Option<Vec<_>> = values.collect();
            values?.into_iter().max_by_key(rank)
        }
    }
}

/// Holds random positions of this many pieces against what follows them; says how many were told.
fn check_sample(ruleset: &Arc<Ruleset>, engine: &Engine, n_pieces: usize, n_tries: usize) -> usize {
    let mut random = Random::new(5);
    let mut n_told = 0;
    for _ in 0..n_tries {
        let position = random_position(ruleset, n_pieces, &mut random);
        let Ok(outcome) = engine.ending(&position) else { continue };
        let Some(expected) = expected(engine, ruleset, &position) else { continue };
        let id = ruleset.rules().id;
        assert_eq!(
            outcome,
            expected,
            "{id}: {}",
            damiera::notation::fen::write(ruleset, &position)
        );
        n_told += 1;
    }
    n_told
}

#[test]
fn every_value_follows_from_those_after_it_in_every_game() {
    for ruleset in all() {
        let is_small = ruleset.board().squares().len() <= 32;
        let n_pieces = if is_small || is_slow_run() { 3 } else { 2 };
        let engine = knowing_all(&ruleset, n_pieces);
        let n_told = check_sample(&ruleset, &engine, n_pieces, 1500);
        // In Breakthrough a position with a king is over.
        assert!(n_told > 150, "{}: {n_told}", ruleset.rules().id);
    }
}

#[test]
fn slow_endings_of_four_pieces_follow_from_those_after_them() {
    if !is_slow_run() {
        return;
    }
    for id in ["english", "italian", "russian", "frisian", "turkish", "losing"] {
        let ruleset = compile(id);
        let pieces = if id == "turkish" { 3 } else { 4 };
        let engine = knowing_all(&ruleset, pieces);
        assert!(check_sample(&ruleset, &engine, pieces, 6000) > 500, "{id}");
    }
}

#[test]
fn endings_of_two_pieces_are_those_of_brute_force() {
    let ids = ["international", "frisian", "english", "dameo", "turkish", "losing", "breakthrough"];
    for id in ids {
        let ruleset = compile(id);
        let engine = knowing_all(&ruleset, 2);
        // One piece of each side, on boards too large to try all: every square of one side.
        brute::check(&ruleset, &engine);
    }
}

/// Wins that a search has proved elsewhere, of endings that a table may hold.
fn published(n_pieces: u32) -> usize {
    let mut n_rows = 0;
    for (ruleset, path) in data_files("endings") {
        let ruleset = compile(ruleset.rules().id);
        let mut engine = engine(&ruleset);
        for record in records(&path) {
            let position = position(&ruleset, record.field("fen"));
            if position.occupied().count_ones() > n_pieces {
                continue;
            }
            engine.want_endings(&position, 4);
            while engine.make_endings(1 << 20) {}
            let told = engine.ending(&position);
            if told == Err(Unknown::KingLimit) {
                assert_eq!(record.name, "frisian.endings walinga-book");
                continue;
            }
            let win = record.field("win").parse().unwrap();
            assert_eq!(told, Ok(Outcome::Win(win)), "{}", record.name);
            n_rows += 1;
        }
    }
    n_rows
}

#[test]
fn published_wins_of_two_pieces_are_told_to_the_ply() {
    assert_eq!(published(2), 8);
}

#[test]
fn slow_published_wins_of_four_pieces_are_told_to_the_ply() {
    if is_slow_run() {
        assert_eq!(published(4), 85);
    }
}

#[test]
fn slices_of_any_length_make_the_same_tables() {
    let ruleset = compile("english");
    let start = position(&ruleset, "W:WK1,2:BK32");
    let mut engine = engine(&ruleset);
    engine.want_endings(&start, 3);
    let mut n_slices = 0;
    while engine.make_endings(701) {
        n_slices += 1;
    }
    assert!(n_slices > 50, "{n_slices}");
    assert_eq!(engine.endings(0), knowing(&ruleset, &start, 3).endings(0));
}

#[test]
fn more_pieces_than_one_too_many_want_nothing() {
    let ruleset = compile("english");
    let mut engine = engine(&ruleset);
    engine.want_endings(&position(&ruleset, "W:W1,2,3:B30,32"), 3);
    assert!(!engine.make_endings(1));
    engine.want_endings(&position(&ruleset, "W:W9,10:BK30,32"), 3);
    assert!(engine.make_endings(1));
}

#[test]
fn tables_that_would_be_too_large_are_not_made() {
    let ruleset = compile("english");
    let start = position(&ruleset, "W:WK1,2:BK32");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    engine.use_endings(2000, usize::MAX);
    engine.want_endings(&start, 3);
    while engine.make_endings(1 << 20) {}
    assert_eq!(engine.ending(&start), Err(Unknown::TooLarge));
    assert!(engine.ending(&position(&ruleset, "W:WK1:BK32")).is_ok());
    engine.use_endings(MAX_NUMBERS, 3000);
    engine.want_endings(&start, 3);
    while engine.make_endings(1 << 20) {}
    let n_bytes: usize = engine.endings(0).iter().map(|summary| summary.size).sum();
    assert!((1..=3000).contains(&n_bytes), "{n_bytes}");
}

#[test]
fn a_king_that_may_not_move_as_it_likes_is_no_matter_for_a_table() {
    let ruleset = compile("frisian");
    // What the limit may hold, and a class that leads there by a promotion.
    let mixed = position(&ruleset, "W:WK46,28:BK43");
    let engine = knowing(&ruleset, &mixed, 3);
    assert_eq!(engine.ending(&mixed), Err(Unknown::KingLimit));
    let men = position(&ruleset, "W:W28,33:BK43");
    let engine = knowing(&ruleset, &men, 3);
    assert_eq!(engine.ending(&men), Err(Unknown::LeadsOn));
    // A side without men has no limit.
    let kings = position(&ruleset, "W:WK28:BK46");
    assert_eq!(knowing(&ruleset, &kings, 2).ending(&kings), Ok(Outcome::Draw));
}

#[test]
fn a_win_that_counted_moves_may_cut_short_is_not_told() {
    // Two kings against one: seven moves each (article 21 of the Frisian rules), but some wins
    // take longer.
    let ruleset = compile("frisian");
    let start = position(&ruleset, "W:WK28,K29:BK46");
    let engine = knowing(&ruleset, &start, 3);
    let summaries = engine.endings(0);
    let two_to_one = summaries.iter().find(|summary| summary.pieces == [0, 2, 0, 1]).unwrap();
    assert_eq!((two_to_one.longest, two_to_one.safe), (19, 14));
    let mut random = Random::new(1);
    let (mut n_cut, mut longest) = (0, 0);
    for _ in 0..4000 {
        let position = random_position(&ruleset, 3, &mut random);
        match engine.ending(&position) {
            Ok(outcome) => longest = longest.max(outcome.plies().unwrap_or_default()),
            Err(Unknown::MayBeCut) => n_cut += 1,
            Err(_) => {}
        }
    }
    assert_eq!(longest, 14);
    assert!(n_cut > 0);
}

#[test]
fn what_has_been_counted_in_a_game_shortens_what_is_certain() {
    // Five moves each with two kings against one (article 6.4 of the FMJD).
    let ruleset = compile("international");
    let start = position(&ruleset, "W:WK1,K7:BK50");
    let engine = knowing(&ruleset, &start, 3);
    let mut game = Game::from_position(Arc::clone(&ruleset), start);
    let outcome = engine.ending(&start).unwrap();
    assert_eq!(outcome, Outcome::Win(7));
    assert_eq!(outcome.within(certain_plies(&game)), Some(outcome));
    // Four moves that neither win nor lose a piece, nor go back.
    let mut random = Random::new(1);
    while game.plies().len() < 4 || certain_plies(&game) == 0 {
        let legal = game.legal_moves();
        if game.plies().len() == 4 || legal.is_empty() || legal[0].is_capture() {
            game = Game::from_position(Arc::clone(&ruleset), start);
        } else {
            let mv = legal[random.below(legal.len())];
            game.play(&mv).unwrap();
        }
    }
    assert_eq!(certain_plies(&game), 6);
    assert_eq!(outcome.within(certain_plies(&game)), None);
    // Going back to where the game has been twice, nothing is certain.
    let mut game = Game::from_position(Arc::clone(&ruleset), start);
    for text in ["1-6", "50-45", "6-1", "45-50"] {
        let left = [10, 9, 8, 7][game.plies().len()];
        assert_eq!(certain_plies(&game), left);
        let legal = game.legal_moves().to_vec();
        let mv = movetext::parse(&ruleset, game.position(), &legal, text).unwrap();
        game.play(&mv).unwrap();
    }
    assert_eq!((certain_plies(&game), game.plies_left()), (0, 6));
    assert_eq!(Outcome::Draw.within(0), Some(Outcome::Draw));
}

#[test]
fn a_search_sees_a_known_win_at_once_unless_told_not_to() {
    let ruleset = compile("international");
    let start = position(&ruleset, "W:W33:B2");
    let mut engine = knowing(&ruleset, &start, 2);
    let limits = Limits::depth(3);
    let score = |engine: &mut Engine| -> Score {
        engine.think(&start, &Past::default(), &limits, &mut |_| Control::GoOn).score
    };
    assert_eq!(score(&mut engine).read(), Reading::Win(17));
    engine.use_techniques(Techniques::ALL.without("endings").unwrap());
    assert_ne!(score(&mut engine).read(), Reading::Win(17));
}

#[test]
fn played_by_the_tables_a_win_is_won_in_as_many_plies_as_they_say() {
    for (id, text) in [("english", "W:WK1:B12"), ("losing", "W:W33:B2"), ("dameo", "W:Wc5:Bg7")] {
        let ruleset = compile(id);
        let start = position(&ruleset, text);
        let mut engine = knowing(&ruleset, &start, 2);
        let told = engine.ending(&start).unwrap();
        let mut game = Game::from_position(Arc::clone(&ruleset), start);
        while game.status() == Status::Ongoing && game.plies().len() < 60 {
            let limits = Limits::depth(2);
            let answer =
                engine.think(game.position(), &Past::default(), &limits, &mut |_| Control::GoOn);
            game.play(&answer.best.unwrap()).unwrap();
        }
        match told {
            Outcome::Draw => assert!(!matches!(game.status(), Status::Won { .. }), "{id}"),
            Outcome::Win(plies) | Outcome::Loss(plies) => {
                assert_eq!(game.plies().len(), usize::from(plies), "{id}");
                let Status::Won { winner, .. } = game.status() else { panic!("{id}: not won") };
                let is_win = matches!(told, Outcome::Win(_));
                assert_eq!(winner == start.turn(), is_win, "{id}");
            }
        }
    }
}
