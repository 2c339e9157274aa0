//! Draws by counting inside the tree: king moves in a row, and plies of an ending.
//!
//! Refused offers are words of a game, which no line of moves holds, and are not counted here.

use super::score::Ply;
use crate::rules::draws::{is_ending, road};
use crate::rules::spec::{DrawHow, DrawWhen, Ending, Restart};
use crate::rules::{Bits, Color, Game, Kind, Move, Position, Ruleset};

/// How many endings of one ruleset are counted, and up to how many plies.
pub const MAX_ENDINGS: (usize, Ply) = (8, 255);

/// Where so few plies are left, what was found with more of them is not trusted.
const NEAR: Ply = 16;

/// Plies left that are taken for the same.
const NEAR_STEP: Ply = 4;

/// What came before a position in its game, as far as a search goes by it.
#[derive(Clone, Debug, Default)]
pub struct Past {
    /// [`Ruleset::hash`] of the positions, from first to last.
    pub(crate) hashes: Vec<u64>,
    pub(crate) counts: Counts,
}

/// Plies counted toward a draw, in the order of the ruleset's clauses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    king_moves: Ply,
    /// A byte for each: nodes are made by the million.
    endings: u64,
    /// Whether a side has so few pieces that an ending may be on.
    are_few: bool,
}

/// What a ruleset counts.
#[derive(Clone, Debug)]
pub(crate) struct Clauses {
    /// So many king moves in a row are a draw, if any are.
    king_moves: Option<Ply>,
    /// So many plies of an ending are one.
    endings: Vec<(Ending, Ply)>,
    /// Whether a full count ends no game before somebody says so.
    waits_for_claim: bool,
    /// In no such ending the weaker side has more pieces.
    most_weak: u32,
    /// The main road.
    road: u128,
}

/// What a move means to what is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    is_king_move: bool,
    /// A capture or a promotion.
    is_change: bool,
}

impl Past {
    /// What came before the position of a game after so many plies; all of a shorter game.
    pub fn of(game: &Game, n_plies: usize) -> Self {
        let ruleset = game.ruleset();
        let clauses = Clauses::new(ruleset);
        let mut past = Self::default();
        for (idx, ply) in game.plies().iter().enumerate().take(n_plies) {
            let Some(before) = game.position_at(idx) else { break };
            let step = Step::new(before, &ply.mv, ply.huffed.is_some());
            past.hashes.push(ruleset.hash(before));
            past.counts.are_few = clauses.are_few(before);
            past.counts = clauses.after(&past.counts, before, step, &ply.after).0;
        }
        past
    }
}

/// Positions that have come up before, and nothing counted.
impl From<Vec<u64>> for Past {
    fn from(hashes: Vec<u64>) -> Self {
        Self { hashes, counts: Counts::default() }
    }
}

impl Step {
    #[inline]
    pub(crate) fn new<B: Bits>(before: &Position<B>, mv: &Move<B>, is_huffed: bool) -> Self {
        let is_final = mv.is_capture() || is_huffed;
        Self {
            is_king_move: !is_final && before.of(before.turn(), Kind::King).has(mv.from),
            is_change: is_final || mv.promotes,
        }
    }
}

impl Clauses {
    pub(crate) fn new(ruleset: &Ruleset) -> Self {
        let draws = ruleset.rules().draws;
        let king_moves = draws.iter().filter_map(|clause| match clause.when {
            DrawWhen::KingMoves { plies } => Some(plies),
            _ => None,
        });
        let waits_for_claim = draws.iter().any(|clause| {
            let is_counted =
                matches!(clause.when, DrawWhen::KingMoves { .. } | DrawWhen::Ending { .. });
            is_counted && clause.how == DrawHow::Claim
        });
        let endings = draws.iter().filter_map(|clause| match clause.when {
            DrawWhen::Ending { ending, plies } => Some((ending, plies)),
            _ => None,
        });
        let endings: Vec<_> = endings.take(MAX_ENDINGS.0).collect();
        let most = |(ending, _): &(Ending, Ply)| {
            let Ending { strong, weak, total, .. } = ending;
            u32::from(strong.pieces.1.min(weak.pieces.1).min(total.1 / 2))
        };
        let most_weak = endings.iter().map(most).max().unwrap_or_default();
        let road = road(ruleset.board());
        Self { king_moves: king_moves.min(), endings, waits_for_claim, most_weak, road }
    }

    /// Whether a full count ends no game before somebody says so.
    pub(crate) const fn waits_for_claim(&self) -> bool {
        self.waits_for_claim
    }

    /// What is counted after a move, and how many plies are [left](Self::left) then.
    #[inline]
    pub(crate) fn after<B: Bits>(
        &self,
        counts: &Counts,
        before: &Position<B>,
        step: Step,
        after: &Position<B>,
    ) -> (Counts, Ply) {
        let king_moves = if step.is_king_move { counts.king_moves.saturating_add(1) } else { 0 };
        let mut counts = Counts { king_moves, ..*counts };
        // Only a capture makes few of many.
        counts.are_few |= step.is_change && self.are_few(after);
        if !counts.are_few || after.kings().is_empty() {
            // Every ending that is counted has a king.
            counts.endings = 0;
            return (counts, self.left_of_king_moves(king_moves));
        }
        let after = after.widen();
        counts.endings = self.count_endings(counts.endings, &before.widen(), step, &after);
        (counts, self.left(&counts, &after))
    }

    #[inline]
    fn are_few<B: Bits>(&self, position: &Position<B>) -> bool {
        Color::BOTH.iter().any(|&color| position.side(color).count() <= self.most_weak)
    }

    #[inline(never)]
    fn count_endings(
        &self,
        counts: u64,
        before: &Position<u128>,
        step: Step,
        after: &Position<u128>,
    ) -> u64 {
        let mut bytes = counts.to_le_bytes();
        for ((ending, _), count) in self.endings.iter().zip(&mut bytes) {
            let starts_again = step.is_change && ending.restart == Restart::Change;
            let lasts = !starts_again
                && is_ending(self.road, ending, before)
                && is_ending(self.road, ending, after);
            *count = if lasts { count.saturating_add(1) } else { 0 };
        }
        u64::from_le_bytes(bytes)
    }

    /// In how many plies the first draw by counting comes if what is counted now goes on: 0 if it is
    /// here, [`Ply::MAX`] if nothing is counted. King moves are counted from the first one on, endings from
    /// where they begin.
    #[inline(never)]
    pub(crate) fn left(&self, counts: &Counts, position: &Position<u128>) -> Ply {
        let lasting = self.endings.iter().zip(counts.endings.to_le_bytes());
        let lasting = lasting.filter(|((ending, _), _)| is_ending(self.road, ending, position));
        let left = lasting.map(|((_, limit), count)| limit.saturating_sub(count.into())).min();
        left.unwrap_or(Ply::MAX).min(self.left_of_king_moves(counts.king_moves))
    }

    #[inline]
    fn left_of_king_moves(&self, count: Ply) -> Ply {
        match self.king_moves {
            Some(limit) if count > 0 => limit.saturating_sub(count),
            _ => Ply::MAX,
        }
    }

    /// What is counted where somebody wants to go on with a game: what is full has not ended it, so it
    /// starts again.
    pub(crate) fn unfinished(&self, mut counts: Counts, position: &Position<u128>) -> Counts {
        counts.are_few = self.are_few(position);
        if self.king_moves.is_some_and(|limit| counts.king_moves >= limit) {
            counts.king_moves = 0;
        }
        let mut bytes = counts.endings.to_le_bytes();
        for ((_, limit), count) in self.endings.iter().zip(&mut bytes) {
            if Ply::from(*count) >= *limit {
                *count = 0;
            }
        }
        counts.endings = u64::from_le_bytes(bytes);
        counts
    }
}

/// The hash that a position with so many plies left has in the table.
#[inline]
pub(crate) fn key(hash: u64, left: Ply) -> u64 {
    /// Any odd number with many bits.
    const SALT: u64 = 0x9e37_79b9_7f4a_7c15;
    if left > NEAR { hash } else { hash ^ SALT.wrapping_mul(u64::from(1 + left / NEAR_STEP)) }
}
