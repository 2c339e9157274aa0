//! Whether a move is the only good one.

use std::sync::Arc;

use damiera::search::{Engine, Limits};

use super::{TABLE_BYTES, compile, position};

/// White wins for certain by catching the man that would otherwise be crowned, and only with 43-38.
const ONLY: &str = "W:W24,35,36,43:B37";

#[test]
fn only_another_move_that_is_as_good_is_a_rival() {
    let ruleset = compile("international");
    let here = position(&ruleset, ONLY);
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let mut n_rivals = 0;
    for mv in ruleset.legal_moves(&here).unwrap() {
        let after = ruleset.after(&here, &mv);
        let limits = Limits::nodes(100_000);
        let has_rival = engine.has_rival(&here, &after, 5_000, &limits);
        // The answer has none; each of the others has the answer.
        let label = |square| ruleset.board().label(square).to_string();
        assert_eq!(has_rival, label(mv.to) != "38", "{}-{}", label(mv.from), label(mv.to));
        n_rivals += usize::from(has_rival);
        assert!(engine.has_rival(&here, &after, -10_000, &limits), "any move is worth something");
    }
    assert!(n_rivals > 3, "{n_rivals}");
}

/// Where captures are compulsory and there is one, nothing else can be played, however little is asked.
#[test]
fn the_only_move_has_no_rival() {
    let ruleset = compile("international");
    let here = position(&ruleset, "W:W33,48:B1,28");
    let legal = ruleset.legal_moves(&here).unwrap();
    let [only] = *legal else { panic!("{} moves", legal.len()) };
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let after = ruleset.after(&here, &only);
    assert!(!engine.has_rival(&here, &after, -10_000, &Limits::depth(4)));
}
