//! Values of the rules, of notation and of search go from thread to thread.

use std::sync::Arc;
use std::thread;

use damiera::notation::tree::Tree;
use damiera::rules::{Bits, Game, Move, MoveList, Position, Ruleset, Setup, Tables};
use damiera::rulesets;
use damiera::search::{
    Analysis, Answer, Control, Engine, Level, Limits, Memory, Past, Report, Score, Techniques,
    Weakness,
};

fn cross<T: Send + Sync>() {}

fn cross_in<B: Bits + Send + Sync>() {
    cross::<Position<B>>();
    cross::<Move<B>>();
    cross::<MoveList<B>>();
    cross::<Tables<B>>();
}

#[test]
fn types_cross_threads() {
    cross::<Ruleset>();
    cross::<Setup>();
    cross::<Game>();
    cross::<Tree>();
    cross_in::<u64>();
    cross_in::<u128>();
    // What a searcher is asked with, and what it answers. Its `Limits` lend it a question that may be
    // bound to the thread that searches.
    cross::<(Past, Level, Memory, Weakness, Techniques, Analysis)>();
    cross::<(Engine, Answer, Report, Score)>();
}

#[test]
fn threads_share_a_ruleset_and_agree() {
    let ruleset = Arc::new(rulesets::compile("frisian").unwrap());
    let game = Game::new(Arc::clone(&ruleset));
    let think = |_: usize| {
        let (ruleset, game) = (Arc::clone(&ruleset), game.clone());
        thread::spawn(move || {
            let mut engine = Engine::new(ruleset, 1 << 16);
            let past = Past::of(&game, 0);
            engine.think(game.position(), &past, &Limits::depth(4), &mut |_| Control::GoOn).best
        })
    };
    let threads: Vec<_> = (0..3).map(think).collect();
    let found: Vec<_> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    assert!(found[0].is_some());
    assert_eq!(found, [found[0]; 3]);
}
