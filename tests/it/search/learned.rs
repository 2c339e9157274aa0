//! The learned evaluation: that its weights fit, and that it sees both sides alike.

use std::fs;
use std::io::Read;
use std::sync::Arc;

use damiera::rules::{Color, Game, Piece, Position, Ruleset, Setup};
use damiera::rulesets::{self, weights};
use damiera::search::{Control, Engine, Limits, Past, Score, WeightsError};
use flate2::read::GzDecoder;

use super::{TABLE_BYTES, compile, random_game};
use crate::bridge::root;

/// The weights of this name.
pub(super) fn unpacked(name: &str) -> Vec<u8> {
    let packed = fs::read(root().join("public/weights").join(format!("{name}.gz"))).unwrap();
    assert!(packed.len() <= 350_000, "{name} has {} bytes packed", packed.len());
    let mut bytes = Vec::new();
    GzDecoder::new(packed.as_slice()).read_to_end(&mut bytes).unwrap();
    bytes
}

/// The same without their network.
pub(super) fn without_net(name: &str) -> Vec<u8> {
    let mut bytes = unpacked(name);
    bytes[4..6].fill(0);
    let mut engine = Engine::new(compile(name), TABLE_BYTES);
    if let Err(WeightsError::Length { expected, .. }) = engine.learn(&bytes) {
        bytes.truncate(expected);
    }
    bytes
}

/// An engine that plays by the weights of its ruleset.
pub(super) fn taught(ruleset: &Arc<Ruleset>) -> Engine {
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    let name = weights::of(ruleset.rules().id).unwrap();
    engine.learn(&unpacked(name)).unwrap();
    engine
}

/// The score of a shallow search from nothing.
pub(super) fn score(engine: &mut Engine, position: &Position) -> Score {
    engine.think(position, &Past::default(), &Limits::depth(1), &mut |_| Control::GoOn).score
}

/// The position on a board where every square has gone elsewhere.
pub(super) fn moved(
    ruleset: &Ruleset,
    position: &Position,
    changes_color: bool,
    place: impl Fn((u8, u8)) -> (u8, u8),
) -> Position {
    moved_to(ruleset, ruleset, position, changes_color, place)
}

/// The same on another game's board.
fn moved_to(
    other: &Ruleset,
    ruleset: &Ruleset,
    position: &Position,
    changes_color: bool,
    place: impl Fn((u8, u8)) -> (u8, u8),
) -> Position {
    let turn = if changes_color { !position.turn() } else { position.turn() };
    let mut setup = Setup::empty(turn);
    for &square in ruleset.board().squares() {
        let Some(Piece { color, kind }) = position.piece(square) else { continue };
        let (x, y) = place(ruleset.board().place(square));
        let color = if changes_color { !color } else { color };
        setup.put(other.board().square_at(x, y).unwrap(), Some(Piece { color, kind }));
    }
    other.position(setup).unwrap()
}

/// Positions with men and kings from random games, without a count of king moves.
pub(super) fn positions(ruleset: &Arc<Ruleset>) -> Vec<Position> {
    let is_plain = |position: &Position| {
        Color::BOTH.into_iter().all(|color| position.streak(color).moves == 0)
    };
    let game = |(seed, n_plies)| *random_game(ruleset, n_plies, seed).position();
    (0..30).zip([8, 20, 35, 60].into_iter().cycle()).map(game).filter(is_plain).collect()
}

#[test]
fn weights_of_every_game_fit_it_and_are_small() {
    for name in weights::LEARNED {
        Engine::new(compile(name), TABLE_BYTES).learn(&unpacked(name)).unwrap();
    }
    for entry in rulesets::ALL.iter().filter(|entry| entry.page.is_some()) {
        assert!(weights::of(entry.rules.id).is_some(), "{} has no weights", entry.rules.id);
    }
    assert_eq!(weights::of("house:d8-m"), None);
}

/// House rules are played with the weights of the game most like them, if there is one like them.
#[test]
fn house_rules_have_the_weights_of_the_game_most_like_them() {
    let straight = "-squares.all-men.sideways-take.sideways-kings.straights-kingstake.straights";
    let start_as_turkish = format!("{straight}-rows.2-gap.1");
    let lines = "-squares.all-men.forward-step.line-take.straights-kings.all-kingstake.straights";
    for (choices, name) in [
        ("", Some("brazilian")),
        ("-rows.2", Some("brazilian")),
        ("-choice.any", Some("pool")),
        ("-choice.any-crown.passing", Some("russian")),
        ("-range.short-take.diagonal-choice.any", Some("english")),
        ("-squares.mirrored-range.short-prey.men-take.diagonal", Some("italian")),
        ("-board.10x10-rows.4-choice.any", Some("international")),
        ("-board.10x10-rows.4-ends.first", Some("breakthrough")),
        ("-board.10x10-rows.4-goal.losing", Some("losing")),
        ("-board.10x10-rows.4-take.all-kingstake.all", Some("frisian")),
        ("-board.10x10-rows.1-take.all-kingstake.all", Some("frysk")),
        ("-board.12x12-rows.5-limit.3", Some("canadian")),
        ("-take.diagonal", Some("spanish")),
        (&start_as_turkish, Some("turkish")),
        (lines, Some("dameo")),
        // Other boards, other ways of men, kings of another range, other aims, more men.
        ("-board.6x6-rows.2", None),
        ("-men.diagonals", None),
        ("-step.line", None),
        ("-board.10x10-rows.4-take.diagonal", None),
        ("-board.10x10-rows.4-range.short", None),
        ("-board.12x12-rows.5-take.all", None),
        ("-goal.losing", None),
        ("-ends.first", None),
        (straight, None),
    ] {
        let id = format!("house-1{choices}");
        let ruleset = compile(&id);
        assert_eq!(weights::of(&id), name, "{choices}");
        if let Some(name) = name {
            Engine::new(ruleset, TABLE_BYTES).learn(&unpacked(name)).unwrap();
        }
    }
}

#[test]
fn weights_of_another_board_are_refused_in_a_sentence() {
    let mut engine = Engine::new(compile("english"), TABLE_BYTES);
    let bytes = without_net("international");
    let error = engine.learn(&bytes).unwrap_err();
    assert!(matches!(error, WeightsError::Length { found, .. } if found == bytes.len()));
    assert_eq!(
        error.to_string(),
        format!(
            "the weights have {} bytes: {} were expected for this board",
            bytes.len(),
            without_net("english").len()
        )
    );
    assert_eq!(engine.learn(b"GIF89a").unwrap_err(), WeightsError::Magic);
    let old = engine.learn(b"DAM1").unwrap_err();
    assert_eq!(
        old.to_string(),
        "these weights are of an older version, \"DAM1\": \"DAM2\" was expected"
    );
    let large = engine.learn(b"DAM2\x00\x01").unwrap_err();
    assert_eq!(
        large.to_string(),
        "the weights have a network of 256 hidden values: 0 or 64 were expected"
    );
    assert_eq!(engine.learn(&[]).unwrap_err(), WeightsError::Magic);
}

#[test]
fn a_position_is_worth_the_same_from_the_other_side_of_the_table() {
    for name in weights::LEARNED {
        let ruleset = compile(name);
        let shape = ruleset.board().shape();
        let turn = |(x, y)| (shape.width - 1 - x, shape.height - 1 - y);
        let mut engine = taught(&ruleset);
        for position in positions(&ruleset) {
            let turned = moved(&ruleset, &position, true, turn);
            let scores = [score(&mut engine, &position), score(&mut engine, &turned)];
            assert_eq!(scores[0], scores[1], "{name}: {position:?}");
        }
    }
}

#[test]
fn a_position_is_worth_the_same_in_a_mirror_where_all_squares_are_played() {
    for name in ["dameo", "dameo-10x10-28"] {
        let ruleset = compile(name);
        let shape = ruleset.board().shape();
        // A network has learned from both, and is not the same in a mirror for that.
        let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
        engine.learn(&without_net(name)).unwrap();
        for position in positions(&ruleset) {
            let mirrored = moved(&ruleset, &position, false, |(x, y)| (shape.width - 1 - x, y));
            let scores = [score(&mut engine, &position), score(&mut engine, &mirrored)];
            assert_eq!(scores[0], scores[1], "{name}: {position:?}");
        }
    }
}

#[test]
fn jamaican_draughts_are_pool_checkers_in_a_mirror() {
    let (pool, jamaican) = (compile("pool"), compile("jamaican"));
    let [mut one, mut other] = [taught(&pool), taught(&jamaican)];
    for position in positions(&pool) {
        let mirrored = moved_to(&jamaican, &pool, &position, false, |(x, y)| (7 - x, y));
        assert_eq!(score(&mut one, &position), score(&mut other, &mirrored), "{position:?}");
    }
}

/// What is learned is kept up to date move by move: a debug build checks it against the whole
/// position at every node.
#[test]
fn searches_with_weights_keep_their_sums_in_every_game() {
    for name in weights::LEARNED {
        let ruleset = compile(name);
        let mut engine = taught(&ruleset);
        for position in positions(&ruleset).iter().step_by(6) {
            let plain = Engine::new(Arc::clone(&ruleset), TABLE_BYTES).think(
                position,
                &Past::default(),
                &Limits::depth(4),
                &mut |_| Control::GoOn,
            );
            let learned =
                engine.think(position, &Past::default(), &Limits::depth(4), &mut |_| Control::GoOn);
            assert_eq!(plain.best.is_some(), learned.best.is_some(), "{name}: {position:?}");
        }
    }
}

#[test]
fn weights_change_what_a_position_is_worth() {
    let ruleset = compile("international");
    let mut game = Game::new(Arc::clone(&ruleset));
    for _ in 0..6 {
        let mv = game.legal_moves()[0];
        game.play(&mv).unwrap();
    }
    let mut plain = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let mut learned = taught(&ruleset);
    assert_ne!(score(&mut plain, game.position()), score(&mut learned, game.position()));
}
