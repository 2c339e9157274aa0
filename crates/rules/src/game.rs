//! A game: a ruleset, a position to start from, and the moves played.

mod words;

use std::sync::Arc;

use super::board::Square;
use super::color::Color;
use super::counts::{Basis, CountedMove, Counts};
use super::draws::{Counter, History};
use super::ends::EarlyEnd;
use super::generate::TooManyCaptures;
use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use super::spec::{DrawWhen, Duty, Goal};

pub use words::{NotNow, What, Word};

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The side to move has a legal move.
    Ongoing,
    /// One side has won.
    Won {
        /// The side that has won.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Neither side has won or will.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
    /// The side to move has more captures than can be listed, so it is unknown.
    Unlistable(TooManyCaptures),
}

/// Why a side has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinReason {
    /// The other side has no piece left.
    NoPieces,
    /// The other side has no legal move.
    NoMoves,
    /// It has no piece left, which is the aim.
    RidOfPieces,
    /// It has no legal move, which is the aim.
    RidOfMoves,
    /// A king against a last single man.
    ManAgainstKing,
    /// The other side will lose its last king whatever it plays.
    KingWillBeTaken,
    /// One king each, on the corners that the main road joins, and the other side is to move.
    KingsInCorners,
    /// It has the first king.
    FirstKing,
    /// The other side did not capture as it must.
    MissedCapture,
    /// The other side gave up.
    Resignation,
    /// The other side has used up its time.
    Time,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReason {
    /// One king each, and neither can win.
    KingAgainstKing,
    /// A clause of the rules.
    Clause(DrawWhen),
    /// Both sides want it.
    Agreement,
}

/// A ruleset, a start and the moves played from it.
#[derive(Clone, Debug)]
pub struct Game {
    ruleset: Arc<Ruleset>,
    start: Position,
    /// What is counted toward draws at the start.
    counts: Counts,
    plies: Vec<Ply>,
    words: Vec<Word>,
    /// The plies that were taken back because the other side insisted on a capture, one for each
    /// such word.
    withdrawn: Vec<Ply>,
    legal: Vec<Move>,
    /// Moves that miss a capture, and can be played all the same.
    faulty: Vec<Move>,
    status: Status,
    n_jumps: u64,
}

/// One turn by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was played.
    pub mv: Move,
    /// The position after it, a huffed piece taken off.
    pub after: Position,
    /// Whether it missed a capture.
    pub is_faulty: bool,
    /// Where the piece stood that the other side took off for that.
    pub huffed: Option<Square>,
    /// What is counted toward draws after it.
    pub(crate) counts: Counts,
}

/// A move that is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that move is not legal here")]
pub struct NotLegal;

impl Game {
    /// A game from the ruleset's own start.
    pub fn new(ruleset: Arc<Ruleset>) -> Self {
        let start = ruleset.start();
        Self::from_position(ruleset, start)
    }

    /// A game from any position.
    pub fn from_position(ruleset: Arc<Ruleset>, start: Position) -> Self {
        let status = Status::Ongoing;
        let (plies, words, withdrawn) = (Vec::new(), Vec::new(), Vec::new());
        let (legal, faulty) = (Vec::new(), Vec::new());
        let counts = ruleset.clauses().begin(&start);
        let n_jumps = 0;
        let mut game = Self {
            ruleset,
            start,
            counts,
            plies,
            words,
            withdrawn,
            legal,
            faulty,
            status,
            n_jumps,
        };
        game.look_around();
        game
    }

    /// What it is played by.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The same, for another game by it.
    pub const fn shared_ruleset(&self) -> &Arc<Ruleset> {
        &self.ruleset
    }

    /// Where it began.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// What has been played.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Where it stands now.
    pub fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after this many plies, if that many were played.
    pub fn position_at(&self, n_plies: usize) -> Option<&Position> {
        match n_plies.checked_sub(1) {
            None => Some(&self.start),
            Some(idx) => self.plies.get(idx).map(|ply| &ply.after),
        }
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> &[Move] {
        &self.legal
    }

    /// Moves that miss a capture and can be played all the same, where the rules leave it to the
    /// players to notice; see [`Duty`].
    pub fn faulty_moves(&self) -> &[Move] {
        &self.faulty
    }

    /// How it stands.
    pub const fn status(&self) -> Status {
        self.status
    }

    /// How many jumps were tried to list the moves after everything that was played and said, also
    /// what was taken back since: what it has cost to come here, roughly.
    pub const fn n_jumps(&self) -> u64 {
        self.n_jumps
    }

    /// The counts toward a draw, those that have not begun left out.
    pub fn counters(&self) -> Vec<Counter> {
        self.history().counters()
    }

    /// How many plies a win may take from here before a count toward a draw is full, repetitions left
    /// aside; [`u16::MAX`] if nothing is counted.
    pub fn plies_left(&self) -> u16 {
        let counts = self.counts_at(self.plies.len());
        let of_moves = self.ruleset.clauses().left(counts, self.position());
        let counters = self.history().counters();
        let words = counters.iter().filter(|counter| counter.clause.when.basis() == Basis::Words);
        // Moves of one side are no fewer plies.
        let of_words = words.map(|counter| counter.limit - counter.count).min();
        of_words.unwrap_or(u16::MAX).min(of_moves)
    }

    /// How often the position has come up in the game, this time included.
    pub fn times_here(&self) -> usize {
        self.history().times_here(self.position()).into()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`NotLegal`] if it is neither among the legal moves nor among the faulty ones; the game is
    /// as it was.
    pub fn play(&mut self, mv: &Move) -> Result<(), NotLegal> {
        let is_faulty = !self.legal.contains(mv);
        if is_faulty && !self.faulty.contains(mv) {
            return Err(NotLegal);
        }
        let after = self.ruleset.after(self.position(), mv);
        let counts = self.counts_after(mv, None, &after);
        self.push_ply(Ply { mv: *mv, after, is_faulty, huffed: None, counts });
        self.look_around();
        Ok(())
    }

    /// What is counted after this many plies.
    pub fn counts_at(&self, n_plies: usize) -> &Counts {
        let last = n_plies.checked_sub(1).and_then(|idx| self.plies.get(idx));
        last.map_or(&self.counts, |ply| &ply.counts)
    }

    /// What is counted after one ply more.
    pub(super) fn counts_after(
        &self,
        mv: &Move,
        huffed: Option<Square>,
        after: &Position,
    ) -> Counts {
        let before = self.position();
        let step = CountedMove::new(before, mv, huffed.is_some());
        self.ruleset.clauses().after(self.counts_at(self.plies.len()), before, step, after).0
    }

    /// Adds a ply; it declines an offer that the other side has made.
    fn push_ply(&mut self, ply: Ply) {
        self.decline_by_moving();
        self.plies.push(ply);
    }

    /// Takes the last move back, if there is one, and all that was said since. The game is again
    /// as it was when the move was played, with what had been said before it.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.take_back()?;
        self.look_around();
        Some(ply.mv)
    }

    fn take_back(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        self.words.retain(|word| word.ply <= self.plies.len());
        self.forget_decline_by_moving();
        let n_insisted = self.words.iter().filter(|word| word.what == What::Insist).count();
        self.withdrawn.truncate(n_insisted);
        Some(ply)
    }

    fn history(&self) -> History<'_> {
        // A side's first refusal has the most moves behind it.
        let refusal = |color: Color| {
            let is_refusal = |word: &&Word| {
                word.by == color && matches!(word.what, What::Decline | What::DeclineByMoving)
            };
            self.words.iter().find(is_refusal).map(|word| (word.by, word.ply))
        };
        let refusals = Color::BOTH.map(refusal);
        let Self { ruleset, start, plies, .. } = self;
        History { ruleset, start, plies, counts: self.counts_at(plies.len()), refusals }
    }

    /// Finds out what can be played and how the game stands.
    fn look_around(&mut self) {
        let n_jumps;
        (self.legal, self.status, n_jumps) = look(&self.ruleset, self.position());
        self.n_jumps += u64::from(n_jumps);
        self.faulty.clear();
        if let Some(status) = self.forfeited() {
            self.status = status;
        } else if matches!(self.status, Status::Ongoing | Status::Unlistable(_)) {
            self.status = self.said_or_counted().unwrap_or(self.status);
        }
        if self.status != Status::Ongoing {
            self.legal.clear();
            return;
        }
        if self.ruleset.rules().capture.duty != Duty::Enforced && !self.is_insisted() {
            self.faulty = self.ruleset.faulty_moves(self.position(), &self.legal);
            self.n_jumps += self.faulty.len() as u64;
        }
    }

    /// A missed capture that loses, even where it would have ended the game otherwise.
    fn forfeited(&self) -> Option<Status> {
        let loses = self.ruleset.rules().capture.duty == Duty::Forfeit;
        self.plies.last().filter(|ply| loses && ply.is_faulty)?;
        let winner = self.position().turn();
        Some(Status::Won { winner, reason: WinReason::MissedCapture })
    }

    /// How a game has ended that the position alone does not end.
    fn said_or_counted(&self) -> Option<Status> {
        if let Some(word) = self.words.last().filter(|word| word.ply == self.plies.len()) {
            let reason = match word.what {
                What::Resign | What::Timeout => {
                    let gave_up = word.what == What::Resign;
                    let reason = if gave_up { WinReason::Resignation } else { WinReason::Time };
                    return Some(Status::Won { winner: !word.by, reason });
                }
                What::Accept => Some(DrawReason::Agreement),
                What::Claim => self.claimable().map(DrawReason::Clause),
                What::Offer
                | What::Decline
                | What::DeclineByMoving
                | What::Huff(_)
                | What::Insist => None,
            };
            if let Some(reason) = reason {
                return Some(Status::Drawn { reason });
            }
        }
        let counters = self.history().counters();
        let full = counters.iter().find(|counter| counter.draws())?;
        Some(Status::Drawn { reason: DrawReason::Clause(full.clause.when) })
    }
}

/// The legal moves of a game that has come here, how it stands, and how many jumps it took to find
/// out.
pub fn look(ruleset: &Ruleset, position: &Position) -> (Vec<Move>, Status, u32) {
    let early_end = ruleset.early_end(position);
    if let Some(early_end @ EarlyEnd::FirstKing { .. }) = early_end {
        return (Vec::new(), early_end.into(), 0);
    }
    let (listed, n_jumps) = ruleset.list_moves(position);
    let legal = match listed {
        Ok(legal) => legal,
        Err(error) => return (Vec::new(), Status::Unlistable(error), n_jumps),
    };
    let (us, them) = (position.turn(), !position.turn());
    if legal.is_empty() {
        let no_pieces = position.side(us) == 0;
        let (winner, reason) = match ruleset.rules().goal {
            Goal::LastMove if no_pieces => (them, WinReason::NoPieces),
            Goal::LastMove => (them, WinReason::NoMoves),
            Goal::NoMove if no_pieces => (us, WinReason::RidOfPieces),
            Goal::NoMove => (us, WinReason::RidOfMoves),
        };
        return (legal, Status::Won { winner, reason }, n_jumps);
    }
    match early_end {
        // A side without pieces is at its end even when it is not its turn, as in a set-up.
        None if position.side(them) == 0 => {
            let (winner, reason) = match ruleset.rules().goal {
                Goal::LastMove => (us, WinReason::NoPieces),
                Goal::NoMove => (them, WinReason::RidOfPieces),
            };
            (Vec::new(), Status::Won { winner, reason }, n_jumps)
        }
        None => (legal, Status::Ongoing, n_jumps),
        Some(early_end) => (Vec::new(), early_end.into(), n_jumps),
    }
}

impl From<EarlyEnd> for Status {
    fn from(early_end: EarlyEnd) -> Self {
        let (winner, reason) = match early_end {
            EarlyEnd::ManAgainstKing { winner } => (winner, WinReason::ManAgainstKing),
            EarlyEnd::KingWillBeTaken { winner } => (winner, WinReason::KingWillBeTaken),
            EarlyEnd::KingsInCorners { winner } => (winner, WinReason::KingsInCorners),
            EarlyEnd::FirstKing { winner } => (winner, WinReason::FirstKing),
            EarlyEnd::KingAgainstKing => {
                return Self::Drawn { reason: DrawReason::KingAgainstKing };
            }
        };
        Self::Won { winner, reason }
    }
}
