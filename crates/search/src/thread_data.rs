//! What a player keeps between searches: tables made once, memory used again and again.

use std::sync::Arc;

use damiera_rules::counts::{Clauses, CountedMove, Counts};
use damiera_rules::{Bits, Direction, Kind, Move, MoveList, Position, Ruleset, Tables, hash};

use super::alpha_beta::Bounds;
use super::counts::{self, Past};
use super::endings::Endings;
use super::eval::Eval;
use super::learned::WeightsError;
use super::net::HiddenLayers;
use super::ordering::History;
use super::params::NET_MOST;
use super::patterns::PatternIndices;
use super::score::{Ply, Score};
use super::squares::at;
use super::techniques::Techniques;
use super::tt::Table;
use super::worth::Worth;

/// How many plies a line may reach below the root, everything included; more than any depth that
/// can be asked for. Deeper nodes are taken at their static evaluation.
pub(crate) const MAX_PLY: usize = 128;

/// The parts of a search that outlive it. A clone shares the table and what does not change in a search.
#[derive(Clone, Debug)]
pub(crate) struct ThreadData<B> {
    pub(crate) eval: Eval<B>,
    pub(crate) table: Table,
    pub(crate) history: History,
    pub(crate) clauses: Clauses,
    pub(crate) techniques: Techniques,
    /// None where endings are searched like everything else.
    pub(crate) endings: Option<Arc<Endings>>,
    /// None unless the weights have a network.
    hidden: Option<HiddenLayers<B>>,
    /// One per ply.
    pub(crate) frames: Vec<Frame<B>>,
    /// The row of every square: a man that changes it never comes back. All the same where men may.
    rows: Box<[u8; 128]>,
}

/// Working memory of one ply.
#[derive(Clone, Debug)]
pub(crate) struct Frame<B> {
    pub(crate) moves: MoveList<B>,
    pub(crate) ranks: Vec<i32>,
    /// The best line found from here.
    pub(crate) pv: Vec<Move<B>>,
}

/// A position in the tree, with all that is kept up to date move by move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<B> {
    pub(crate) position: Position<B>,
    pub(crate) hash: u64,
    pub(crate) worth: Worth,
    pub(crate) indices: PatternIndices,
    /// Plies since something happened that cannot be undone.
    pub(crate) n_reversible: u16,
    counts: Counts,
    /// Plies until a draw by counting, if it comes to that.
    pub(crate) left: Ply,
}

impl<B> Node<B> {
    /// The hash under which its table entry is found.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        counts::key(self.hash, self.left)
    }
}

impl<B: Bits> ThreadData<B> {
    /// For a ruleset of this width, with a table of this many bytes.
    pub(crate) fn new(ruleset: &Ruleset, table_bytes: usize) -> Self {
        let frame = Frame { moves: MoveList::new(), ranks: Vec::new(), pv: Vec::new() };
        let mut rows = Box::new([0; 128]);
        let goes_back = [Direction::SouthWest, Direction::South, Direction::SouthEast]
            .into_iter()
            .any(|direction| ruleset.rules().man.quiet.has(direction));
        if !goes_back {
            for &square in ruleset.board().squares() {
                rows[at(square)] = ruleset.board().place(square).1;
            }
        }
        Self {
            eval: Eval::new(ruleset),
            table: Table::new(table_bytes),
            history: History::new(),
            clauses: ruleset.clauses().clone(),
            techniques: Techniques::ALL,
            endings: None,
            hidden: None,
            frames: vec![frame; MAX_PLY + 1],
            rows,
        }
    }

    /// Takes learned weights, and forgets what was found without them.
    pub(crate) fn learn(&mut self, ruleset: &Ruleset, bytes: &[u8]) -> Result<(), WeightsError> {
        self.eval.learn(ruleset, bytes)?;
        let start = Position::narrow(&ruleset.start());
        self.hidden = self.eval.net().map(|net| HiddenLayers::new(net, &start, MAX_PLY + 1));
        self.table.begin_fresh();
        Ok(())
    }

    /// Whether it plays by learned weights.
    pub(crate) const fn is_taught(&self) -> bool {
        self.eval.is_taught()
    }

    /// What a node is worth without a look ahead, or a bound of it outside the bounds: where the windows alone
    /// are so far outside that what the network may add does not matter, it is not asked.
    #[inline]
    pub(crate) fn static_eval(
        &mut self,
        tables: &Tables<B>,
        node: &Node<B>,
        bounds: Bounds,
        ply: usize,
    ) -> Score {
        let (eval, hidden) = (&self.eval, &mut self.hidden);
        let net = |value: Option<i32>| {
            let (Some(net), Some(hidden)) = (eval.net(), hidden) else { return 0 };
            match value.map(Score::static_eval) {
                Some(value) if value + NET_MOST <= bounds.alpha => NET_MOST,
                Some(value) if value + -NET_MOST >= bounds.beta => -NET_MOST,
                _ => net.score(hidden, &node.position, ply).clamp(-NET_MOST, NET_MOST),
            }
        };
        eval.score(tables, &node.position, node.worth, &node.indices, net)
    }

    /// The root of a tree.
    pub(crate) fn root(
        &self,
        tables: &Tables<B>,
        position: &Position<B>,
        past: &Past,
        n_reversible: u16,
    ) -> Node<B> {
        let counts = self.clauses.unfinished(past.counts, &position.widen());
        Node {
            position: *position,
            hash: hash::hash(tables, position),
            worth: self.eval.worth(position),
            indices: self.eval.indices(position),
            n_reversible,
            counts,
            left: self.clauses.left(&counts, &position.widen()),
        }
    }

    /// The node after a move.
    #[inline]
    pub(crate) fn after(&self, tables: &Tables<B>, node: &Node<B>, mv: &Move<B>) -> Node<B> {
        let before = &node.position;
        let position = before.after(tables, mv);
        let man_went_on = !before.of(before.turn(), Kind::King).has(mv.from)
            && self.rows[at(mv.from)] != self.rows[at(mv.to)];
        let is_final = mv.is_capture() || man_went_on;
        let worth = self.eval.worth_after(node.worth, before, mv);
        let indices = self.eval.indices_after(&node.indices, before, mv);
        let step = CountedMove::new(before, mv, false);
        let (counts, left) = self.clauses.after(&node.counts, before, step, &position);
        debug_assert_eq!(worth, self.eval.worth(&position), "the sum is kept up to date");
        debug_assert_eq!(indices, self.eval.indices(&position), "so are the indices");
        Node {
            position,
            hash: hash::hash_after(tables, before, node.hash, mv, &position),
            worth,
            indices,
            n_reversible: if is_final { 0 } else { node.n_reversible.saturating_add(1) },
            counts,
            left,
        }
    }
}
