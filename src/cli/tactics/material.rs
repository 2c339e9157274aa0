//! A second opinion on a tactic, from a search that counts pieces and nothing else.
//!
//! The engine may prefer a move for its position; whoever solves a tactic by hand counts what it wins. A tactic
//! is one for them where both agree.

use std::sync::Arc;

use crate::rules::spec::Range;
use crate::rules::{Color, EarlyEnd, Kind, Position, Ruleset};

/// Values in hundredths of a man.
const MAN: i32 = 100;
const SHORT_KING: i32 = 150;
const FLYING_KING: i32 = 300;

/// A won game; one that is won later is worth a little less.
const WIN: i32 = 100_000;

/// How much less than the answer every other move has to win.
const LEAST_GAP: i32 = 50;

/// Captures are followed up to so many plies.
const MAX_PLY: i32 = 80;

/// So many quiet plies ahead are looked at, at most.
const MAX_DEPTH: i32 = 40;

/// Entries of the table of positions.
const TABLE_LEN: usize = 1 << 18;

/// What a position came to.
#[derive(Clone, Copy)]
struct Entry {
    hash: u64,
    depth: i32,
    value: i32,
    bound: Bound,
}

#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The search has used up its nodes.
struct Spent;

/// An alpha-beta search whose evaluation is material.
pub(super) struct MaterialSearch {
    ruleset: Arc<Ruleset>,
    king: i32,
    table: Vec<Entry>,
    n_left: u64,
}

impl MaterialSearch {
    pub(super) fn new(ruleset: Arc<Ruleset>) -> Self {
        let king = match ruleset.rules().king.range {
            Range::Short => SHORT_KING,
            Range::Flying => FLYING_KING,
        };
        Self { ruleset, king, table: Vec::new(), n_left: 0 }
    }

    /// Whether the move that leads to `reached` wins more than any other, in the deepest search that so many nodes
    /// suffice for.
    pub(super) fn is_only(&mut self, position: &Position, reached: &Position, nodes: u64) -> bool {
        let empty = Entry { hash: 0, depth: -1, value: 0, bound: Bound::Exact };
        self.table.clear();
        self.table.resize(TABLE_LEN, empty);
        self.n_left = nodes;
        let mut others: Vec<Position> = Vec::new();
        for mv in self.ruleset.legal_moves(position).unwrap_or_default() {
            let after = self.ruleset.after(position, &mv);
            if after != *reached && !others.contains(&after) {
                others.push(after);
            }
        }
        let mut is_only = true;
        for depth in 0..MAX_DEPTH {
            match self.find_rival(reached, &others, depth) {
                Err(Spent) => break,
                Ok(None) => is_only = true,
                Ok(Some(idx)) => {
                    is_only = false;
                    // Most likely it is one at the next depth as well.
                    others.swap(0, idx);
                }
            }
        }
        is_only
    }

    /// Which of the other positions is about as good for the side that has moved.
    fn find_rival(
        &mut self,
        reached: &Position,
        others: &[Position],
        depth: i32,
    ) -> Result<Option<usize>, Spent> {
        let answer = -self.search(reached, depth, -2 * WIN, 2 * WIN, 1)?;
        let least = answer - LEAST_GAP;
        for (idx, other) in others.iter().enumerate() {
            if -self.search(other, depth, -least - 1, -least, 1)? > least {
                return Ok(Some(idx));
            }
        }
        Ok(None)
    }

    /// What a position comes to for the side to move: exact within `alpha` and `beta`, a bound outside. Captures
    /// and forced moves cost no depth, and the search does not stop where either side could take.
    fn search(
        &mut self,
        position: &Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Result<i32, Spent> {
        self.n_left = self.n_left.checked_sub(1).ok_or(Spent)?;
        if let Some(end) = self.ruleset.early_end(position) {
            return Ok(value_of(end, position.turn(), ply));
        }
        let must_take = self.ruleset.has_capture(position);
        let is_quiet = || !must_take && !self.ruleset.has_capture(&position.passed());
        if ply >= MAX_PLY || depth <= -2 && !must_take || depth <= 0 && is_quiet() {
            return Ok(self.material(position));
        }
        let hash = self.ruleset.hash(position);
        let slot = slot(hash);
        let known = self.table[slot];
        if known.hash == hash && known.depth >= depth {
            let suffices = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= beta,
                Bound::AtMost => known.value <= alpha,
            };
            if suffices {
                return Ok(known.value);
            }
        }
        let Ok(moves) = self.ruleset.legal_moves(position) else {
            return Ok(self.material(position));
        };
        if moves.is_empty() {
            return Ok(ply - WIN);
        }
        let left = if must_take || moves.len() == 1 { depth } else { depth - 1 };
        let mut next: Vec<(i32, Position)> = moves
            .iter()
            .map(|mv| {
                let after = self.ruleset.after(position, mv);
                let hash = self.ruleset.hash(&after);
                let known = self.table[self::slot(hash)];
                let seen = if known.hash == hash { known.value } else { self.material(&after) };
                (seen, after)
            })
            .collect();
        // What is worst for the other side comes first.
        next.sort_by_key(|&(seen, _)| seen);
        let floor = alpha;
        let mut best = -2 * WIN;
        for (_, after) in &next {
            let value = -self.search(after, left, -beta, -alpha, ply + 1)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best <= floor {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        self.table[slot] = Entry { hash, depth, value: best, bound };
        Ok(best)
    }

    /// What the side to move has more than the other.
    fn material(&self, position: &Position) -> i32 {
        let worth = |color: Color| {
            let n = |kind| position.of(color, kind).count_ones().cast_signed();
            MAN * n(Kind::Man) + self.king * n(Kind::King)
        };
        worth(position.turn()) - worth(!position.turn())
    }
}

fn slot(hash: u64) -> usize {
    usize::try_from(hash % TABLE_LEN as u64).unwrap_or_default()
}

/// What an early end is worth to a side.
fn value_of(end: EarlyEnd, side: Color, ply: i32) -> i32 {
    match end {
        EarlyEnd::ManAgainstKing { winner }
        | EarlyEnd::KingWillBeTaken { winner }
        | EarlyEnd::KingsInCorners { winner }
        | EarlyEnd::FirstKing { winner } => {
            if winner == side {
                WIN - ply
            } else {
                ply - WIN
            }
        }
        EarlyEnd::KingAgainstKing => 0,
    }
}
