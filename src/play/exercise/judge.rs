//! Judges which moves are right and what is wrong with the others, both for the person who solves
//! an exercise and for the author's check.

use super::force::{Force, MAX_NODES, TooHard};
use crate::notation::exercise::{Accept, Exercise, Goal, MAX_TURNS, Reply};
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::spec::Choice;
use crate::rules::{Bits, Color, Move, Position, Ruleset, Square};

/// What is wrong with a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Miss {
    /// It takes nothing.
    TakesNothing,
    /// It takes fewer pieces than can be taken.
    TakesLess {
        /// How many pieces it takes.
        takes: u32,
        /// How many pieces a move can take.
        most: u32,
    },
    /// It does not end on this square.
    DoesNotReach(Square),
    /// The author does not accept it.
    NotAccepted,
    /// It no longer wins in time, as this reply shows.
    LetsGo(Option<Move>),
    /// It loses in time, as this reply shows.
    Loses(Option<Move>),
}

/// A turn of the person who solves an exercise.
pub(super) struct Turn<'a> {
    pub(super) ruleset: &'a Ruleset,
    pub(super) exercise: &'a Exercise,
    /// Counted from 0.
    pub(super) number: usize,
    pub(super) position: &'a Position,
    pub(super) legal: &'a [Move],
}

/// Whether two positions have the same pieces on the same squares.
pub(super) fn is_same_board(one: &Position, other: &Position) -> bool {
    one.kings() == other.kings()
        && Color::BOTH.into_iter().all(|color| one.side(color) == other.side(color))
}

/// The number of turns of an exercise, unless the game ends earlier.
pub(super) fn n_turns(exercise: &Exercise) -> usize {
    match exercise.goal {
        Goal::WinIn(n) | Goal::Hold(n) => usize::from(n),
        Goal::Reach(_) => MAX_TURNS,
        _ => exercise.accept.len().max(1),
    }
}

impl Turn<'_> {
    /// What is wrong with a legal move; `None` if it is right.
    pub(super) fn judge(&self, mv: &Move) -> Result<Option<Miss>, TooHard> {
        let takes = mv.captured.count();
        let most = self.legal.iter().map(|mv| mv.captured.count()).max().unwrap_or_default();
        let miss = match self.exercise.goal {
            Goal::CaptureAny | Goal::CaptureAll | Goal::CaptureMax if takes == 0 => {
                Some(Miss::TakesNothing)
            }
            Goal::CaptureMax if takes < most && is_free(self.ruleset) => {
                Some(Miss::TakesLess { takes, most })
            }
            Goal::Reach(square) if mv.to != square && !self.goes_on(mv) => {
                Some(Miss::DoesNotReach(square))
            }
            Goal::WinIn(n) => return self.judge_win(mv, self.n_left(n)),
            Goal::Hold(n) => return self.judge_defense(mv, self.n_left(n)),
            _ => None,
        };
        Ok(miss.or_else(|| if self.is_accepted(mv) { None } else { Some(Miss::NotAccepted) }))
    }

    /// The right moves. At most `max_nodes` positions are searched.
    pub(super) fn right(&self, max_nodes: u32) -> Result<Vec<Move>, TooHard> {
        let mut force = Force::new(self.ruleset, self.position.turn(), max_nodes);
        let mut right = Vec::new();
        for mv in self.legal {
            let after = self.after(mv);
            let is_right = match self.exercise.goal {
                Goal::WinIn(n) => force.has_won(&after, self.n_left(n))?,
                Goal::Hold(n) => force.has_held(&after, self.n_left(n))?,
                _ => self.judge(mv)?.is_none(),
            };
            if is_right {
                right.push(*mv);
            }
        }
        Ok(right)
    }

    /// The number of the person's moves left after this one.
    fn n_left(&self, n: u8) -> u8 {
        usize::from(n)
            .checked_sub(self.number + 1)
            .and_then(|left| u8::try_from(left).ok())
            .unwrap_or_default()
    }

    fn force(&self) -> Force<'_> {
        Force::new(self.ruleset, self.position.turn(), MAX_NODES)
    }

    fn after(&self, mv: &Move) -> Position {
        self.ruleset.after(self.position, mv)
    }

    fn judge_win(&self, mv: &Move, n_left: u8) -> Result<Option<Miss>, TooHard> {
        let after = self.after(mv);
        if self.force().has_won(&after, n_left)? {
            return Ok(None);
        }
        // The move is known to be wrong, so it does not matter if the reply that shows it is not
        // found.
        Ok(Some(Miss::LetsGo(self.force().longest_resistance(&after, n_left).unwrap_or(None))))
    }

    fn judge_defense(&self, mv: &Move, n_left: u8) -> Result<Option<Miss>, TooHard> {
        let after = self.after(mv);
        if self.force().has_held(&after, n_left)? {
            return Ok(None);
        }
        Ok(Some(Miss::Loses(self.force().hardest_attack(&after, n_left).unwrap_or(None))))
    }

    /// Whether the author gives a reply to a move that does not reach its square yet, so that a
    /// later move may.
    fn goes_on(&self, mv: &Move) -> bool {
        self.number + 1 < MAX_TURNS && self.given_reply(mv).is_some()
    }

    /// The opponent's reply to a move, if the author gives one.
    pub(super) fn given_reply(&self, mv: &Move) -> Option<&Reply> {
        self.exercise.replies.iter().find(|one| self.leads_alike(&one.mv, mv))
    }

    /// Whether a text names a legal move that leads to the same board.
    pub(super) fn leads_alike(&self, text: &str, mv: &Move) -> bool {
        let named = movetext::parse(self.ruleset, self.position, self.legal, text);
        named.is_ok_and(|named| is_same_board(&self.after(&named), &self.after(mv)))
    }

    /// What is accepted in this turn; empty where the goal decides alone.
    pub(super) fn accept(&self) -> &[Accept] {
        match self.exercise.goal {
            Goal::FindIllegal => &[],
            _ => self.exercise.accept.get(self.number).map_or(&[], Vec::as_slice),
        }
    }

    fn is_accepted(&self, mv: &Move) -> bool {
        let accept = self.accept();
        accept.is_empty() || accept.iter().any(|one| self.fits(one, mv))
    }

    /// Whether a legal move fits what is accepted.
    pub(super) fn fits(&self, accept: &Accept, mv: &Move) -> bool {
        match accept {
            Accept::Move(text) => self.leads_alike(text, mv),
            Accept::Captures(n) => mv.captured.count() >= *n,
            Accept::Lands(square) => mv.to == *square,
            Accept::Promotes => mv.promotes,
            Accept::Result(result) => is_same_board(&self.after(mv), result),
        }
    }

    /// Whether the exercise is solved by a right move.
    pub(super) fn is_last(&self, mv: &Move) -> bool {
        match self.exercise.goal {
            Goal::Reach(square) => mv.to == square,
            _ => self.number + 1 >= n_turns(self.exercise),
        }
    }

    /// The opponent's reply to a right move: the author's, or where a win or a defense is judged,
    /// the best one; or else, if the exercise goes on, the first legal move.
    pub(super) fn reply(&self, mv: &Move, replies: &[Move]) -> Result<Option<Move>, TooHard> {
        let after = self.after(mv);
        let given = self.given_reply(mv);
        let given =
            given.and_then(|one| movetext::parse(self.ruleset, &after, replies, &one.reply).ok());
        if given.is_some() {
            return Ok(given);
        }
        match self.exercise.goal {
            Goal::WinIn(n) => self.force().longest_resistance(&after, self.n_left(n)),
            Goal::Hold(n) => self.force().hardest_attack(&after, self.n_left(n)),
            _ if self.is_last(mv) => Ok(None),
            _ => Ok(replies.first().copied()),
        }
    }

    /// The first right move; where a win is asked for, the fastest one.
    pub(super) fn best(&self) -> Result<Option<Move>, TooHard> {
        if let Goal::WinIn(n) = self.exercise.goal {
            return self.force().fastest_win(self.position, self.n_left(n) + 1);
        }
        Ok(self.right(MAX_NODES)?.first().copied())
    }
}

/// Whether a text names at least one legal move.
pub(super) fn is_legal(ruleset: &Ruleset, position: &Position, legal: &[Move], text: &str) -> bool {
    let read = movetext::parse(ruleset, position, legal, text);
    matches!(read, Ok(_) | Err(MoveTextError::Ambiguous { .. }))
}

/// Whether the rules let the player choose how much to capture.
pub(super) fn is_free(ruleset: &Ruleset) -> bool {
    matches!(ruleset.rules().capture.choice, Choice::Any | Choice::KingFirst)
}
