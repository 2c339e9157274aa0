//! What can be forced within a few moves, by trying every move against every reply.
//!
//! Ends that depend on the history of the game, such as repetition, are not looked at.

use crate::rules::game::look;
use crate::rules::spec::Goal;
use crate::rules::{Color, Move, Position, Ruleset, Status};

/// The most positions that are searched to judge one try; beyond them the answer is [`TooHard`].
pub const MAX_NODES: u32 = 500_000;

/// The most positions that are searched for the author's check, which judges every move.
pub const MAX_CHECK_NODES: u32 = 4_000_000;

/// The search would take too long, or meets captures that are too many to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there are too many positions to judge")]
pub struct TooHard;

/// The search for what the person's side can force.
pub(super) struct Force<'a> {
    ruleset: &'a Ruleset,
    me: Color,
    nodes_left: u32,
    /// Whether a move of the other side can end the game in this side's favor.
    wins_by_reply: bool,
}

impl<'a> Force<'a> {
    /// A search of at most `nodes_left` positions in all.
    pub(super) fn new(ruleset: &'a Ruleset, me: Color, nodes_left: u32) -> Self {
        let rules = ruleset.rules();
        let wins_by_reply = rules.goal == Goal::NoMove || !rules.ends.is_empty();
        Self { ruleset, me, nodes_left, wins_by_reply }
    }

    fn look(&mut self, position: &Position) -> Result<(Vec<Move>, Status), TooHard> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(TooHard)?;
        let (legal, status, _) = look(self.ruleset, position);
        if let Status::Unlistable(_) = status { Err(TooHard) } else { Ok((legal, status)) }
    }

    fn is_won(&self, status: Status) -> bool {
        matches!(status, Status::Won { winner, .. } if winner == self.me)
    }

    fn is_lost(&self, status: Status) -> bool {
        matches!(status, Status::Won { winner, .. } if winner != self.me)
    }

    /// Whether this side, to move, wins within this many of its moves.
    pub(super) fn wins(&mut self, position: &Position, n_moves: u8) -> Result<bool, TooHard> {
        let (legal, status) = self.look(position)?;
        let Some(n_left) = n_moves.checked_sub(1).filter(|_| status == Status::Ongoing) else {
            return Ok(self.is_won(status));
        };
        for mv in &legal {
            if self.has_won(&self.ruleset.after(position, mv), n_left)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether this side, having moved, wins within this many more of its moves.
    pub(super) fn has_won(&mut self, position: &Position, n_left: u8) -> Result<bool, TooHard> {
        let (legal, status) = self.look(position)?;
        if status != Status::Ongoing || (n_left == 0 && !self.wins_by_reply) {
            return Ok(self.is_won(status));
        }
        for reply in &legal {
            if !self.wins(&self.ruleset.after(position, reply), n_left)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether this side, to move, can avoid a loss for this many moves of each side.
    pub(super) fn holds(&mut self, position: &Position, n_moves: u8) -> Result<bool, TooHard> {
        let (legal, status) = self.look(position)?;
        let Some(n_left) = n_moves.checked_sub(1).filter(|_| status == Status::Ongoing) else {
            return Ok(!self.is_lost(status));
        };
        for mv in &legal {
            if self.has_held(&self.ruleset.after(position, mv), n_left)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether this side, having moved, can avoid a loss for this many more moves.
    pub(super) fn has_held(&mut self, position: &Position, n_left: u8) -> Result<bool, TooHard> {
        let (legal, status) = self.look(position)?;
        if status != Status::Ongoing {
            return Ok(!self.is_lost(status));
        }
        for reply in &legal {
            if !self.holds(&self.ruleset.after(position, reply), n_left)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The first reply that spoils the win; or else the first of those that delay it longest.
    pub(super) fn longest_resistance(
        &mut self,
        position: &Position,
        n_left: u8,
    ) -> Result<Option<Move>, TooHard> {
        let (legal, _) = self.look(position)?;
        let mut best: Option<(u8, Move)> = None;
        for reply in legal {
            let after = self.ruleset.after(position, &reply);
            let mut n_needed = 0;
            while n_needed <= n_left && !self.wins(&after, n_needed)? {
                n_needed += 1;
            }
            if best.is_none_or(|(most, _)| n_needed > most) {
                best = Some((n_needed, reply));
            }
        }
        Ok(best.map(|(_, reply)| reply))
    }

    /// The first reply after which no move avoids the loss; or else the first of those that leave
    /// the fewest such moves.
    pub(super) fn hardest_attack(
        &mut self,
        position: &Position,
        n_left: u8,
    ) -> Result<Option<Move>, TooHard> {
        let (legal, _) = self.look(position)?;
        let mut best: Option<(usize, Move)> = None;
        for reply in legal {
            let after = self.ruleset.after(position, &reply);
            let n_good = self.n_holding(&after, n_left)?;
            if best.is_none_or(|(fewest, _)| n_good < fewest) {
                best = Some((n_good, reply));
            }
        }
        Ok(best.map(|(_, reply)| reply))
    }

    /// The number of moves that avoid a loss; the largest number if there is nothing left to avoid.
    fn n_holding(&mut self, position: &Position, n_moves: u8) -> Result<usize, TooHard> {
        let (legal, status) = self.look(position)?;
        let Some(n_left) = n_moves.checked_sub(1).filter(|_| status == Status::Ongoing) else {
            return Ok(if self.is_lost(status) { 0 } else { usize::MAX });
        };
        let mut n_good = 0;
        for mv in &legal {
            n_good += usize::from(self.has_held(&self.ruleset.after(position, mv), n_left)?);
        }
        Ok(n_good)
    }

    /// The first of the moves that win soonest, within this many moves.
    pub(super) fn fastest_win(
        &mut self,
        position: &Position,
        n_moves: u8,
    ) -> Result<Option<Move>, TooHard> {
        let (legal, _) = self.look(position)?;
        for n_left in 0..n_moves {
            for mv in &legal {
                if self.has_won(&self.ruleset.after(position, mv), n_left)? {
                    return Ok(Some(*mv));
                }
            }
        }
        Ok(None)
    }
}
