//! Draws that only the history of a game tells: what is counted, and how far the count is.

use super::advantage::is_decided;
use super::color::Color;
use super::counts::{Basis, Counts};
use super::game::Ply;
use super::position::Position;
use super::ruleset::Ruleset;
use super::spec::{DrawClause, DrawHow};

/// A clause that is on its way, or has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The clause that counts.
    pub clause: DrawClause,
    /// How far it is, up to the limit: times, plies, or moves of one side, as the clause counts.
    pub count: u16,
    /// When it ends, in the same unit.
    pub limit: u16,
    /// Whose moves are counted, where they are one side's: who refused a draw.
    pub side: Option<Color>,
    /// Whether that side has a [decided advantage](super::advantage) now, so that no draw can be claimed.
    pub is_ahead: bool,
}

impl Counter {
    /// Whether the count has come to its end.
    pub const fn is_full(&self) -> bool {
        self.count >= self.limit
    }

    /// Whether the game is drawn by it.
    pub(crate) const fn draws(&self) -> bool {
        self.is_full() && !self.is_ahead && matches!(self.clause.how, DrawHow::Automatic)
    }

    /// Whether the count is full and this side may claim a draw by it. By a refused offer only the
    /// side that made the offer may, and only while the one that refused has no decided advantage.
    pub fn can_be_claimed_by(&self, claimant: Color) -> bool {
        self.is_full()
            && !self.is_ahead
            && self.side != Some(claimant)
            && self.clause.how == DrawHow::Claim
    }
}

/// What a game has come through.
#[derive(Clone, Copy, Debug)]
pub(crate) struct History<'a> {
    pub(crate) ruleset: &'a Ruleset,
    pub(crate) start: &'a Position,
    pub(crate) plies: &'a [Ply],
    /// How far what is counted by moves is.
    pub(crate) counts: &'a Counts,
    /// Each side's first refusal of an offer: who, and after how many plies.
    pub(crate) refusals: [Option<(Color, usize)>; 2],
}

impl History<'_> {
    /// Where the clauses stand: each has one count, or one for each side that has refused an offer;
    /// counts that have not begun are left out.
    pub(crate) fn counters(&self) -> Vec<Counter> {
        let mut counters = Vec::new();
        for (idx, &clause) in self.ruleset.rules().draws.iter().enumerate() {
            match clause.when.basis() {
                Basis::Positions => {
                    let times = self.times_here(self.now());
                    counters.extend((times > 1).then(|| self.counter(clause, times, None)));
                }
                Basis::Moves => {
                    let count = self.ruleset.clauses().count(self.counts, idx);
                    counters.extend((count > 0).then(|| self.counter(clause, count, None)));
                }
                Basis::Words => {
                    for (side, ply) in self.refusals.into_iter().flatten() {
                        let count = self.own_moves_since(side, ply);
                        counters.push(self.counter(clause, count, Some(side)));
                    }
                }
            }
        }
        counters
    }

    fn counter(&self, clause: DrawClause, count: u16, side: Option<Color>) -> Counter {
        let range = self.ruleset.rules().king.range;
        let is_ahead = side.is_some_and(|side| is_decided(range, self.now(), side));
        let limit = clause.when.limit();
        Counter { clause, count: count.min(limit), limit, side, is_ahead }
    }

    /// How often a position has come up.
    pub(crate) fn times_here(&self, position: &Position) -> u16 {
        let all = std::iter::once(self.start).chain(self.plies.iter().map(|ply| &ply.after));
        saturated(all.filter(|&other| other == position).count())
    }

    fn now(&self) -> &Position {
        self.before(self.plies.len())
    }

    /// The position before a ply, counted from 0.
    fn before(&self, idx: usize) -> &Position {
        idx.checked_sub(1).and_then(|idx| self.plies.get(idx)).map_or(self.start, |ply| &ply.after)
    }

    /// How many moves a side has made since this many plies had been played.
    fn own_moves_since(&self, side: Color, ply: usize) -> u16 {
        saturated((ply..self.plies.len()).filter(|&idx| self.before(idx).turn() == side).count())
    }
}

fn saturated(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}
