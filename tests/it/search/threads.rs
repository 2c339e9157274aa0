//! Several threads that search one position.

use std::sync::Arc;

use damiera::rules::Game;
use damiera::search::{Control, Engine, Level, Limits, Memory, Past, Reading};

use super::learned::taught;
use super::{TABLE_BYTES, all, check_line, compile, position, walk};

const N_THREADS: u8 = 3;

#[test]
fn several_threads_play_legal_moves_in_every_game() {
    for ruleset in all() {
        let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
        engine.use_threads(N_THREADS);
        for seed in 0..3 {
            let here = walk(&ruleset, 14, seed);
            let legal = ruleset.legal_moves(&here).unwrap();
            let limits = Limits { memory: Memory::Kept, ..Limits::nodes(5_000) };
            let answer = engine.think(&here, &Past::default(), &limits, &mut |_| Control::GoOn);
            assert_eq!(answer.best.is_some(), !legal.is_empty());
            assert_eq!(answer.best, answer.pv.first().copied());
            check_line(&ruleset, here, &answer.pv);
        }
    }
}

/// Each of them searches: together they look at more nodes than the bound of one.
#[test]
fn nodes_of_all_threads_are_told() {
    let ruleset = compile("international");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    engine.use_threads(N_THREADS);
    let game = Game::new(Arc::clone(&ruleset));
    let limits = Limits::nodes(200_000);
    let answer = engine.think(game.position(), &Past::default(), &limits, &mut |_| Control::GoOn);
    assert!(answer.nodes > 220_000, "{}", answer.nodes);
}

#[test]
fn several_threads_find_the_shot_that_one_finds() {
    let ruleset = compile("greek");
    let here = position(&ruleset, "W:We2,c5:Bf2,Kg3,g5,c6");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    for n_threads in [1, 2, N_THREADS] {
        engine.use_threads(n_threads);
        let limits = Limits::depth(8);
        let answer = engine.think(&here, &Past::default(), &limits, &mut |_| Control::GoOn);
        assert_eq!(answer.score.read(), Reading::Win(5), "{n_threads} threads");
    }
}

/// Also with tables of endings, weights and a network, which the threads share.
#[test]
fn several_threads_share_what_is_known() {
    let ruleset = compile("international");
    let mut engine = taught(&ruleset);
    engine.use_endings(1 << 20, 8 << 20);
    engine.use_threads(N_THREADS);
    engine.want_all_endings(2);
    while engine.make_endings(1 << 16) {}
    let here = position(&ruleset, "W:WK6,48:BK5,3,14");
    let level = Level::of_halves(14).expect("a level");
    let answer = engine.think(&here, &Past::default(), &level.limits(1), &mut |_| Control::GoOn);
    assert!(ruleset.legal_moves(&here).unwrap().contains(&answer.best.expect("a move")));
    // They are the engine's alone again.
    engine.want_all_endings(3);
    assert!(engine.make_endings(1));
}
