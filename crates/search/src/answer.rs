//! What a search tells its caller: a report after each depth, and an answer at its end.

use damiera_rules::Move;

use super::score::Score;

/// What a finished depth has found.
#[derive(Clone, Debug)]
pub struct Report {
    /// How many plies deep it was searched.
    pub depth: u8,
    /// For the side to move.
    pub score: Score,
    /// The moves expected, the best move first.
    pub pv: Vec<Move>,
    /// Positions looked at so far.
    pub nodes: u64,
    /// How many legal moves there are: with one there is nothing to think about.
    pub n_moves: usize,
}

/// Whether a search goes on after a finished depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// With the next depth.
    GoOn,
    /// With what there is.
    Stop,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The move to play; none if there is no legal move or they are too many to list.
    pub best: Option<Move>,
    /// For the side to move, after that move.
    pub score: Score,
    /// The last depth that was finished, in plies; 0 if not even one was.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// The moves expected, that one first.
    pub pv: Vec<Move>,
}
