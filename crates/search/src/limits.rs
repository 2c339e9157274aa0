//! When a search ends. The clock is the caller's: the search only asks whether to stop.

use std::fmt;

/// The greatest depth a search can be asked for, in plies.
pub const MAX_DEPTH: u8 = 96;

/// How many nodes may pass between two questions whether to stop.
pub const POLL_NODES: u64 = 1024;

/// How many nodes come before the first such question of a search, later slices of an analysis not
/// counted: a move is never played without a look, however late the search begins.
pub const FIRST_NODES: u64 = 4 * POLL_NODES;

/// How many nodes a search may look at, whatever its caller says.
pub const MAX_NODES: u64 = 4_000_000_000;

/// Bounds of one search, all of which hold.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Plies, 1 to [`MAX_DEPTH`].
    pub depth: u8,
    /// Positions looked at, up to [`MAX_NODES`].
    pub nodes: u64,
    /// Whether the table of earlier searches may be used.
    pub memory: Memory,
    /// Whether to play the best move only.
    pub weakness: Weakness,
    /// Asked every [`POLL_NODES`] nodes, at the beginning of a search only after [`FIRST_NODES`]; the
    /// search ends soon after it says yes.
    pub should_stop: &'a dyn Fn() -> bool,
}

/// What a search may know from earlier ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    /// Nothing: the answer depends on position, past and limits alone, with equal weights, techniques and
    /// tables of endings.
    Fresh,
    /// The table as the last search left it: faster when going on with the same game.
    Kept,
}

/// How a weaker player chooses: now and then a move that looks nearly as good as the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weakness {
    /// How much worse the chosen move may look, in hundredths of a man.
    pub margin: u16,
    /// How often, in hundredths, another move than the best is taken where one is near enough.
    pub percent: u8,
    /// Decides when, together with the position.
    pub seed: u64,
}

impl Weakness {
    /// Always the best move.
    pub const NONE: Self = Self { margin: 0, percent: 0, seed: 0 };
}

impl Limits<'static> {
    /// A search to a fixed depth, always with the same answer.
    pub fn depth(depth: u8) -> Self {
        Self { depth, ..Self::nodes(MAX_NODES) }
    }

    /// A search of a fixed number of nodes, always with the same answer.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            depth: MAX_DEPTH,
            nodes,
            memory: Memory::Fresh,
            weakness: Weakness::NONE,
            should_stop: &|| false,
        }
    }
}

impl fmt::Debug for Limits<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("memory", &self.memory)
            .field("weakness", &self.weakness)
            .finish_non_exhaustive()
    }
}
