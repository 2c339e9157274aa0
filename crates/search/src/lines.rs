//! Analysis: the best few moves of a position with the lines that follow them, one depth after the
//! other, in slices between which the caller can look up from the work.

use damiera_rules::{Bits, Move, Position};

use super::alpha_beta::Search;
use super::counts::Past;
use super::limits::{MAX_DEPTH, Weakness};
use super::root::{self, Candidate};
use super::score::Score;
use super::thread_data::Node;

/// How many lines an analysis has at most.
pub const MAX_LINES: usize = root::N_CANDIDATES;

/// An analysis of one position, as far as it has come.
#[derive(Clone, Debug)]
pub struct Analysis {
    pub(super) position: Position,
    pub(super) past: Past,
    n_lines: usize,
    begun: bool,
    depth: u8,
    nodes: u64,
    lines: Vec<Line>,
    /// All legal moves, the most promising first. Ahead of `lines` where a slice ended within a
    /// depth.
    order: Vec<Line>,
    /// The same, as the last finished depth left it: scores of a depth that was cut short do not compare with
    /// those of the one before.
    whole: Vec<Line>,
}

/// A move of the position analyzed, and what is expected after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// For the side to move in that position.
    pub score: Score,
    /// The moves expected, that one first.
    pub pv: Vec<Move>,
}

/// How a slice of an analysis ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slice {
    /// Another depth is finished.
    Deeper,
    /// The slice's limits were met within a depth; another slice goes on from there.
    Cut,
    /// There is nothing more to find within the depth allowed.
    Over,
}

impl Analysis {
    /// The beginning of an analysis with 1 to [`MAX_LINES`] lines. `past` is as for
    /// [`Engine::think`](super::Engine::think).
    pub fn new(position: Position, past: Past, n_lines: usize) -> Self {
        Self {
            position,
            past,
            n_lines: n_lines.clamp(1, MAX_LINES),
            begun: false,
            depth: 0,
            nodes: 0,
            lines: Vec::new(),
            order: Vec::new(),
            whole: Vec::new(),
        }
    }

    /// The last depth that was finished, in plies; 0 if not even one was.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// Positions looked at so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The lines of that depth, the best first; fewer than asked for where there are fewer moves.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The move of a player of this weakness, in a position of this hash.
    pub(super) fn choice(&self, weakness: Weakness, hash: u64) -> Option<Line> {
        if weakness.margin == 0 || self.whole.is_empty() {
            return self.order.first().cloned();
        }
        let candidates: Vec<Candidate<u128>> = self.whole.iter().map(narrow).collect();
        Some(widen(root::choose(&candidates, weakness, hash)))
    }

    /// How many legal moves there are; 0 before the first slice.
    pub fn n_moves(&self) -> usize {
        self.order.len()
    }

    /// Whether a slice has been worked on.
    pub(super) const fn has_begun(&self) -> bool {
        self.begun
    }
}

impl<B: Bits> Search<'_, B> {
    /// Goes deeper by one ply, or for as long as the limits allow.
    pub(crate) fn analyze(mut self, analysis: &mut Analysis) -> Slice {
        let position = Position::narrow(&analysis.position);
        let root = self.root(&position, &analysis.past);
        deepen(&mut self, &root, analysis)
    }
}

/// Works on the next depth until it is finished or a limit is met.
fn deepen<B: Bits>(search: &mut Search<'_, B>, root: &Node<B>, analysis: &mut Analysis) -> Slice {
    let mut candidates = if analysis.begun {
        analysis.order.iter().map(narrow).collect()
    } else {
        root::list(search, root).unwrap_or_default()
    };
    analysis.begun = true;
    let depth = analysis.depth + 1;
    if candidates.is_empty() || depth > search.limits.depth.clamp(1, MAX_DEPTH) {
        return Slice::Over;
    }
    search.depth = i32::from(depth);
    let n_lines = analysis.n_lines.min(candidates.len());
    let finished = (0..n_lines)
        .all(|nth| root::iterate(search, root, &mut candidates[nth..], depth).is_some());
    if finished {
        root::put_best_in_front(&mut candidates[..n_lines]);
    }
    analysis.nodes += search.n_nodes;
    analysis.order = candidates.iter().map(widen).collect();
    if !finished {
        return Slice::Cut;
    }
    analysis.depth = depth;
    analysis.whole.clone_from(&analysis.order);
    analysis.lines = analysis.order[..n_lines].to_vec();
    let is_decided = |line: &Line| root::is_decided(line.score, depth);
    if analysis.lines.iter().all(is_decided) { Slice::Over } else { Slice::Deeper }
}

fn widen<B: Bits>(candidate: &Candidate<B>) -> Line {
    Line { score: candidate.score, pv: root::widen(&candidate.pv) }
}

/// A candidate that [`widen`] has made a line of.
fn narrow<B: Bits>(line: &Line) -> Candidate<B> {
    let pv: Vec<_> = line.pv.iter().map(Move::narrow).collect();
    Candidate { mv: pv[0], score: line.score, pv }
}
