//! A game: a ruleset, a position to start from, and the moves played.

use std::rc::Rc;

use super::color::Color;
use super::ends::Verdict;
use super::generate::TooManyCaptures;
use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The side to move has a legal move.
    Ongoing,
    /// One side has won.
    Won {
        /// Which.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has won or will.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
    /// The side to move has more captures than can be listed, so nobody can say.
    Unlistable(TooManyCaptures),
}

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// The other side has no piece left.
    NoPieces,
    /// The other side has no legal move.
    NoMoves,
    /// A king against a last single man.
    ManAgainstKing,
    /// The other side will lose its last king whatever it plays.
    KingWillBeTaken,
    /// The other side gave up.
    Resignation,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// One king each, and neither can win.
    KingAgainstKing,
}

/// A ruleset, a start and the moves played from it.
#[derive(Clone, Debug)]
pub struct Game {
    ruleset: Rc<Ruleset>,
    start: Position<u128>,
    plies: Vec<Ply>,
    legal: Vec<Move<u128>>,
    status: Status,
}

/// One turn by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was played.
    pub mv: Move<u128>,
    /// The position after it.
    pub after: Position<u128>,
}

/// A move that is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that move is not legal here")]
pub struct NotLegal;

impl Game {
    /// A game from the ruleset's own start.
    pub fn new(ruleset: Rc<Ruleset>) -> Self {
        let start = ruleset.start();
        Self::from_position(ruleset, start)
    }

    /// A game from any position.
    pub fn from_position(ruleset: Rc<Ruleset>, start: Position<u128>) -> Self {
        let (legal, status) = look(&ruleset, &start);
        Self { ruleset, start, plies: Vec::new(), legal, status }
    }

    /// What it is played by.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Where it began.
    pub const fn start(&self) -> &Position<u128> {
        &self.start
    }

    /// What has been played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Where it stands now.
    pub fn position(&self) -> &Position<u128> {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after so many plies, if so many were played.
    pub fn position_at(&self, n_plies: usize) -> Option<&Position<u128>> {
        match n_plies.checked_sub(1) {
            None => Some(&self.start),
            Some(idx) => self.plies.get(idx).map(|ply| &ply.after),
        }
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> &[Move<u128>] {
        &self.legal
    }

    /// How it stands.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`NotLegal`] if it is not among the legal moves; the game is as it was.
    pub fn play(&mut self, mv: &Move<u128>) -> Result<(), NotLegal> {
        if !self.legal.contains(mv) {
            return Err(NotLegal);
        }
        let after = self.ruleset.after(self.position(), mv);
        self.plies.push(Ply { mv: *mv, after });
        (self.legal, self.status) = look(&self.ruleset, &after);
        Ok(())
    }

    /// Takes the last move back, if there is one.
    pub fn undo(&mut self) -> Option<Move<u128>> {
        let ply = self.plies.pop()?;
        (self.legal, self.status) = look(&self.ruleset, self.position());
        Some(ply.mv)
    }
}

/// The legal moves of a game that has come here, and how it stands.
pub(crate) fn look(ruleset: &Ruleset, position: &Position<u128>) -> (Vec<Move<u128>>, Status) {
    let legal = match ruleset.legal_moves(position) {
        Ok(legal) => legal,
        Err(error) => return (Vec::new(), Status::Unlistable(error)),
    };
    let winner = !position.turn();
    if legal.is_empty() {
        let no_pieces = position.side(position.turn()) == 0;
        let reason = if no_pieces { WinReason::NoPieces } else { WinReason::NoMoves };
        return (legal, Status::Won { winner, reason });
    }
    match ruleset.verdict(position) {
        // A side without pieces has lost even when it is not its turn, as in a set-up.
        None if position.side(winner) == 0 => {
            let reason = WinReason::NoPieces;
            (Vec::new(), Status::Won { winner: position.turn(), reason })
        }
        None => (legal, Status::Ongoing),
        Some(verdict) => (Vec::new(), verdict.into()),
    }
}

impl From<Verdict> for Status {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::ManAgainstKing { winner } => {
                Self::Won { winner, reason: WinReason::ManAgainstKing }
            }
            Verdict::KingWillBeTaken { winner } => {
                Self::Won { winner, reason: WinReason::KingWillBeTaken }
            }
            Verdict::KingAgainstKing => Self::Drawn { reason: DrawReason::KingAgainstKing },
        }
    }
}
