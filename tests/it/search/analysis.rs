//! Analysis: several lines, one depth after the other, in slices.

use std::sync::Arc;

use damiera::rules::{Position, Ruleset};
use damiera::search::limits::{MAX_NODES, POLL_NODES};
use damiera::search::lines::MAX_LINES;
use damiera::search::{Analysis, Engine, Level, Limits, Past, Reading, Slice};

use super::{TABLE_BYTES, all, check_line, compile, position, search, walk};

/// Analyzes in slices of this many nodes until there is nothing more to find.
fn analyze(
    ruleset: &Arc<Ruleset>,
    position: &Position,
    n_lines: usize,
    depth: u8,
    slice_nodes: u64,
) -> Analysis {
    const MAX_SLICES: usize = 200;
    let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
    let mut analysis = Analysis::new(*position, Past::default(), n_lines);
    let limits = Limits { nodes: slice_nodes, ..Limits::depth(depth) };
    for _ in 0..MAX_SLICES {
        let before = analysis.depth();
        match engine.analyze(&mut analysis, &limits) {
            Slice::Deeper => assert_eq!(analysis.depth(), before + 1),
            Slice::Cut => assert_eq!(analysis.depth(), before),
            Slice::Over => return analysis,
        }
    }
    panic!("{MAX_SLICES} slices of {slice_nodes} nodes, and at depth {}", analysis.depth());
}

fn in_one_go(ruleset: &Arc<Ruleset>, position: &Position, n_lines: usize, depth: u8) -> Analysis {
    analyze(ruleset, position, n_lines, depth, u64::MAX)
}

#[test]
fn one_line_is_what_a_search_finds() {
    for ruleset in all() {
        let position = walk(&ruleset, 12, 3);
        let answer = search(&ruleset, &position, &Limits::depth(6));
        let analysis = in_one_go(&ruleset, &position, 1, 6);
        let line = &analysis.lines()[0];
        assert_eq!((line.score, &line.pv), (answer.score, &answer.pv), "{}", ruleset.rules().id);
        assert_eq!((analysis.depth(), analysis.nodes()), (answer.depth, answer.nodes));
    }
}

/// What a page without a worker plays in slices is what a worker plays in one go.
#[test]
fn a_weak_player_chooses_in_slices_what_it_chooses_in_one_go() {
    for ruleset in all() {
        for level in Level::all().filter(|level| level.halves() <= 8) {
            let position = walk(&ruleset, 14, u64::from(level.halves()));
            let limits = Limits { nodes: MAX_NODES, ..level.limits(9) };
            let answer = search(&ruleset, &position, &limits);
            let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
            let mut analysis = Analysis::new(position, Past::default(), 1);
            assert_eq!(engine.choice(&analysis, limits.weakness), None, "before the first slice");
            while engine.analyze(&mut analysis, &limits) == Slice::Deeper {}
            let choice = engine.choice(&analysis, limits.weakness);
            let (id, number) = (ruleset.rules().id, level.halves());
            let chosen = choice.as_ref().and_then(|line| line.pv.first().copied());
            assert_eq!(chosen, answer.best, "{id}, level {number} / 2");
            assert_eq!(analysis.depth(), answer.depth, "{id}, level {number} / 2");
        }
    }
}

#[test]
fn lines_are_different_legal_and_in_order() {
    for ruleset in all() {
        let start = walk(&ruleset, 10, 5);
        let n_moves = ruleset.legal_moves(&start).unwrap().len();
        let analysis = in_one_go(&ruleset, &start, MAX_LINES, 5);
        let lines = analysis.lines();
        assert_eq!(lines.len(), MAX_LINES.min(n_moves), "{}", ruleset.rules().id);
        assert!(lines.is_sorted_by(|better, worse| better.score >= worse.score));
        for (idx, line) in lines.iter().enumerate() {
            assert!(lines[..idx].iter().all(|other| other.pv[0] != line.pv[0]));
            check_line(&ruleset, start, &line.pv);
        }
    }
}

#[test]
fn each_line_has_the_score_of_its_own_move() {
    let ruleset = compile("international");
    // One move takes the last man, the others let it go on.
    let start = position(&ruleset, "W:WK47,16:B12,45");
    let analysis = in_one_go(&ruleset, &start, MAX_LINES, 3);
    for line in analysis.lines() {
        let after = ruleset.after(&start, &line.pv[0]);
        let answer = search(&ruleset, &after, &Limits::depth(2));
        assert_eq!(line.score, -answer.score, "{:?}", line.pv[0]);
    }
}

#[test]
fn equal_analyses_have_equal_lines() {
    for (id, slice_nodes) in [("international", u64::MAX), ("frisian", 20_000), ("dameo", 20_000)] {
        let ruleset = compile(id);
        let position = walk(&ruleset, 14, 8);
        let [first, second] = [0, 0].map(|_| analyze(&ruleset, &position, 3, 7, slice_nodes));
        assert_eq!(first.lines(), second.lines(), "{id}");
        assert_eq!(first.nodes(), second.nodes(), "{id}");
    }
}

#[test]
fn slices_come_as_far_as_a_search_in_one_go_and_do_not_cost_twice_as_much() {
    for (id, depth) in [("international", 12), ("english", 12), ("dameo", 6), ("frisian", 12)] {
        let ruleset = compile(id);
        let position = walk(&ruleset, 16, 2);
        let whole = in_one_go(&ruleset, &position, 2, depth);
        let n_slices = 8;
        let sliced = analyze(&ruleset, &position, 2, depth, whole.nodes() / n_slices);
        assert_eq!(sliced.depth(), whole.depth());
        let (cost, most) = (sliced.nodes(), 2 * whole.nodes());
        assert!(cost < most, "{id}: {cost} nodes in slices, {} in one go", whole.nodes());
    }
}

#[test]
fn a_cut_slice_keeps_the_lines_of_the_depth_before() {
    let ruleset = compile("international");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let mut analysis = Analysis::new(ruleset.start(), Past::default(), 3);
    assert!(analysis.lines().is_empty());
    for _ in 0..4 {
        assert_eq!(engine.analyze(&mut analysis, &Limits::depth(40)), Slice::Deeper);
    }
    let lines = analysis.lines().to_vec();
    assert_eq!(engine.analyze(&mut analysis, &Limits::nodes(5)), Slice::Cut);
    assert_eq!((analysis.lines(), analysis.depth()), (lines.as_slice(), 4));
}

/// A page without a worker must not be kept waiting by each slice as by the first.
#[test]
fn a_later_slice_ends_soon_after_it_is_told_to() {
    let ruleset = compile("international");
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let mut analysis = Analysis::new(ruleset.start(), Past::default(), 1);
    while analysis.nodes() <= POLL_NODES {
        assert_eq!(engine.analyze(&mut analysis, &Limits::depth(40)), Slice::Deeper);
    }
    let before = analysis.nodes();
    let stopped = Limits { should_stop: &|| true, ..Limits::depth(40) };
    assert_eq!(engine.analyze(&mut analysis, &stopped), Slice::Cut);
    assert!(analysis.nodes() - before <= POLL_NODES, "{} nodes", analysis.nodes() - before);
}

#[test]
fn certain_ends_are_exact_and_end_the_analysis() {
    let ruleset = compile("international");
    let analysis = in_one_go(&ruleset, &position(&ruleset, "W:WK10:BK5"), 1, 30);
    assert_eq!(analysis.lines()[0].score.read(), Reading::Win(3));
    assert!(analysis.depth() < 30, "{}", analysis.depth());
    // The only move loses.
    let analysis = in_one_go(&ruleset, &position(&ruleset, "B:WK47:B45"), 3, 30);
    assert_eq!(analysis.lines().len(), 1);
}

#[test]
fn a_position_without_moves_has_no_lines() {
    let ruleset = compile("international");
    let analysis = in_one_go(&ruleset, &position(&ruleset, "W:W:B1"), 3, 8);
    assert_eq!((analysis.lines().len(), analysis.depth()), (0, 0));
}
