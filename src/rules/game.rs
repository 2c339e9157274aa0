//! A game: a ruleset, a position to start from, and the moves played.

use std::rc::Rc;

use super::bits::Bits;
use super::board::Square;
use super::color::Color;
use super::draws::{Counter, History};
use super::ends::Verdict;
use super::generate::TooManyCaptures;
use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use super::spec::{DrawClause, DrawHow, DrawWhen, Duty, Goal};

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
    /// It has no piece left, which is the aim.
    RidOfPieces,
    /// It has no legal move, which is the aim.
    RidOfMoves,
    /// A king against a last single man.
    ManAgainstKing,
    /// The other side will lose its last king whatever it plays.
    KingWillBeTaken,
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
    ruleset: Rc<Ruleset>,
    start: Position<u128>,
    plies: Vec<Ply>,
    words: Vec<Word>,
    /// The plies that were taken back because the other side insisted on a capture, one for each
    /// such word.
    withdrawn: Vec<Ply>,
    legal: Vec<Move<u128>>,
    /// Moves that miss a capture, and can be played all the same.
    faulty: Vec<Move<u128>>,
    status: Status,
    n_jumps: u64,
}

/// One turn by one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// What was played.
    pub mv: Move<u128>,
    /// The position after it, a huffed piece taken off.
    pub after: Position<u128>,
    /// Whether it missed a capture.
    pub is_faulty: bool,
    /// Where the piece stood that the other side took off for that.
    pub huffed: Option<Square>,
}

/// Something said or done between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// After how many plies.
    pub ply: usize,
    /// By whom.
    pub by: Color,
    /// What.
    pub what: What,
}

/// What is said or done between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A draw is offered.
    Offer,
    /// The offer is taken.
    Accept,
    /// The offer is refused.
    Decline,
    /// A draw is claimed by a clause of the rules.
    Claim,
    /// A side gives up.
    Resign,
    /// A side has used up its time. Rules know no time: whoever keeps it says so.
    Timeout,
    /// The piece that should have captured is taken off the board, from this square.
    Huff(Square),
    /// The move that missed a capture is taken back, and the capture must be made.
    Insist,
}

/// A move that is not legal in the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("that move is not legal here")]
pub struct NotLegal;

/// Something that cannot be said or done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say it")]
pub enum NotNow {
    #[error("the game is over")]
    GameOver,
    #[error("it is the other side's turn")]
    NotYourTurn,
    #[error("a draw has been offered already: it must be accepted or declined")]
    OfferedAlready,
    #[error("no draw has been offered")]
    NotOffered,
    #[error("no clause of the rules lets a draw be claimed here")]
    NothingToClaim,
    #[error("the last move missed no capture")]
    NothingMissed,
    #[error("the piece on that square could not capture")]
    NotToBeHuffed,
}

impl Game {
    /// A game from the ruleset's own start.
    pub fn new(ruleset: Rc<Ruleset>) -> Self {
        let start = ruleset.start();
        Self::from_position(ruleset, start)
    }

    /// A game from any position.
    pub fn from_position(ruleset: Rc<Ruleset>, start: Position<u128>) -> Self {
        let status = Status::Ongoing;
        let (plies, words, withdrawn) = (Vec::new(), Vec::new(), Vec::new());
        let (legal, faulty) = (Vec::new(), Vec::new());
        let n_jumps = 0;
        let mut game =
            Self { ruleset, start, plies, words, withdrawn, legal, faulty, status, n_jumps };
        game.look_around();
        game
    }

    /// What it is played by.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The same, for another game by it.
    pub const fn shared_ruleset(&self) -> &Rc<Ruleset> {
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

    /// What was said or done between the moves.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// The legal moves; none once the game is over.
    pub fn legal_moves(&self) -> &[Move<u128>] {
        &self.legal
    }

    /// Moves that miss a capture and can be played all the same, where the rules leave it to the
    /// players to notice; see [`Duty`].
    pub fn faulty_moves(&self) -> &[Move<u128>] {
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

    /// Who has offered a draw that is neither taken nor refused.
    pub fn offer(&self) -> Option<Color> {
        let words = self.words.iter().rev().take_while(|word| word.ply == self.plies.len());
        let last = words
            .into_iter()
            .find(|word| matches!(word.what, What::Offer | What::Accept | What::Decline))?;
        (last.what == What::Offer).then_some(last.by)
    }

    /// The counts towards a draw, those that have not begun left out.
    pub fn counters(&self) -> Vec<Counter> {
        let history = self.history();
        let counters = self.ruleset.rules().draws.iter().map(|&clause| history.counter(clause));
        let has_begun = |counter: &Counter| match counter.clause.when {
            DrawWhen::Repetition { .. } => counter.count > 1,
            DrawWhen::RefusedOffer { .. } => counter.side.is_some(),
            DrawWhen::KingMoves { .. } | DrawWhen::Ending { .. } => counter.count > 0,
        };
        counters.filter(has_begun).collect()
    }

    /// How often the position has come up in the game, this time included.
    pub fn times_here(&self) -> usize {
        self.history().times_here(self.position())
    }

    /// The clause by which the side to move may claim a draw now.
    pub fn claimable(&self) -> Option<DrawWhen> {
        if self.status != Status::Ongoing {
            return None;
        }
        let history = self.history();
        let claims =
            self.ruleset.rules().draws.iter().filter(|clause| clause.how == DrawHow::Claim);
        let may = |clause: &&DrawClause| match clause.when {
            DrawWhen::Repetition { times } => {
                // The claim may name the move that makes it so (WCDF 1.32.1).
                history.counter(**clause).is_full()
                    || self.legal.iter().any(|mv| {
                        let after = self.ruleset.after(self.position(), mv);
                        history.times_here(&after) + 1 >= usize::from(times)
                    })
            }
            // Whoever refused has not won in time, so either side may say so.
            DrawWhen::RefusedOffer { .. }
            | DrawWhen::KingMoves { .. }
            | DrawWhen::Ending { .. } => history.counter(**clause).is_full(),
        };
        claims.into_iter().find(may).map(|clause| clause.when)
    }

    /// The pieces that may be huffed now: those that could have captured when the last move
    /// missed it.
    pub fn huffable(&self) -> Vec<Square> {
        let Some(ply) = self.last_fault() else { return Vec::new() };
        let Some(before) = self.position_at(self.plies.len() - 1) else { return Vec::new() };
        let captures = self.ruleset.legal_moves(before).unwrap_or_default();
        let could = captures.iter().map(|mv| mv.from);
        let set = if ply.mv.is_capture() {
            u128::of(ply.mv.to)
        } else {
            let set = could.fold(u128::EMPTY, |set, square| set | u128::of(square));
            let moved = set.has(ply.mv.from);
            let rest = set & !u128::of(ply.mv.from);
            if moved { rest | u128::of(ply.mv.to) } else { rest }
        };
        set.squares().collect()
    }

    /// The last ply if it missed a capture and the other side has not answered it. It may be
    /// answered even where it took the last piece or blocked the last move. Whoever has let it stand
    /// and must capture now instead cannot come back to it.
    fn last_fault(&self) -> Option<&Ply> {
        let is_open = match self.status {
            Status::Ongoing => true,
            Status::Won { winner, reason } => {
                winner != self.position().turn()
                    && matches!(reason, WinReason::NoPieces | WinReason::NoMoves)
            }
            Status::Drawn { .. } | Status::Unlistable(_) => false,
        };
        let may = is_open && self.ruleset.rules().capture.duty == Duty::Huff && !self.is_insisted();
        self.plies.last().filter(|ply| may && ply.is_faulty && ply.huffed.is_none())
    }

    /// Whether the side to move has been told to capture as it must.
    fn is_insisted(&self) -> bool {
        let mut words = self.words.iter().rev().take_while(|word| word.ply == self.plies.len());
        words.any(|word| word.what == What::Insist)
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`NotLegal`] if it is neither among the legal moves nor among the faulty ones; the game is
    /// as it was.
    pub fn play(&mut self, mv: &Move<u128>) -> Result<(), NotLegal> {
        let is_faulty = !self.legal.contains(mv);
        if is_faulty && !self.faulty.contains(mv) {
            return Err(NotLegal);
        }
        let after = self.ruleset.after(self.position(), mv);
        self.plies.push(Ply { mv: *mv, after, is_faulty, huffed: None });
        self.look_around();
        Ok(())
    }

    /// Takes the last move back, if there is one, and all that was said since. The game is again
    /// as it was when the move was played, with what had been said before it.
    pub fn undo(&mut self) -> Option<Move<u128>> {
        let ply = self.take_back()?;
        self.look_around();
        Some(ply.mv)
    }

    fn take_back(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        self.words.retain(|word| word.ply <= self.plies.len());
        let n_insisted = self.words.iter().filter(|word| word.what == What::Insist).count();
        self.withdrawn.truncate(n_insisted);
        Some(ply)
    }

    /// Says or does something between two moves. A draw is offered, claimed and a fault answered by
    /// the side to move, an offer is answered by the side it was made to.
    ///
    /// # Errors
    /// [`NotNow`]; the game is as it was.
    pub fn say(&mut self, by: Color, what: What) -> Result<(), NotNow> {
        let is_over = !matches!(self.status, Status::Ongoing | Status::Unlistable(_));
        let answers_fault =
            matches!(what, What::Huff(_) | What::Insist) && self.last_fault().is_some();
        if is_over && !answers_fault {
            return Err(NotNow::GameOver);
        }
        let offer = self.offer();
        match what {
            What::Offer | What::Claim | What::Huff(_) | What::Insist
                if by != self.position().turn() =>
            {
                return Err(NotNow::NotYourTurn);
            }
            What::Offer if offer.is_some() => return Err(NotNow::OfferedAlready),
            What::Accept | What::Decline if offer != Some(!by) => return Err(NotNow::NotOffered),
            What::Claim if self.claimable().is_none() => return Err(NotNow::NothingToClaim),
            What::Huff(_) | What::Insist if !answers_fault => return Err(NotNow::NothingMissed),
            What::Huff(square) if !self.huffable().contains(&square) => {
                return Err(NotNow::NotToBeHuffed);
            }
            What::Insist => {
                let ply = self.take_back();
                self.withdrawn.extend(ply);
            }
            What::Huff(square) => self.huff(square),
            What::Offer
            | What::Accept
            | What::Decline
            | What::Claim
            | What::Resign
            | What::Timeout => {}
        }
        self.words.push(Word { ply: self.plies.len(), by, what });
        self.look_around();
        Ok(())
    }

    /// Takes back what was said or done last since the last move, if anything was. A huffed piece
    /// stands again, and a move that was taken back because of an insisting opponent is played
    /// again; what was said between that move and the insisting is lost.
    pub fn unsay(&mut self) -> Option<Word> {
        let word = self.words.pop_if(|word| word.ply == self.plies.len())?;
        match word.what {
            What::Huff(_) => {
                let before = self.position_at(self.plies.len().saturating_sub(1)).copied();
                if let (Some(before), Some(ply)) = (before, self.plies.last_mut()) {
                    ply.after = self.ruleset.after(&before, &ply.mv);
                    ply.huffed = None;
                }
            }
            What::Insist => self.plies.extend(self.withdrawn.pop()),
            What::Offer
            | What::Accept
            | What::Decline
            | What::Claim
            | What::Resign
            | What::Timeout => {}
        }
        self.look_around();
        Some(word)
    }

    fn huff(&mut self, square: Square) {
        if let Some(ply) = self.plies.last_mut() {
            ply.after = ply.after.without(square);
            ply.huffed = Some(square);
        }
    }

    fn history(&self) -> History<'_> {
        // The first refusal has the most moves behind it, whoever refuses later.
        let refusal = |word: &&Word| word.what == What::Decline;
        let refused = self.words.iter().find(refusal).map(|word| (word.by, word.ply));
        let Self { ruleset, start, plies, .. } = self;
        History { board: ruleset.board(), start, plies, refused }
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
                What::Offer | What::Decline | What::Huff(_) | What::Insist => None,
            };
            if let Some(reason) = reason {
                return Some(Status::Drawn { reason });
            }
        }
        let history = self.history();
        let clauses = self.ruleset.rules().draws.iter();
        let full = clauses.into_iter().find(|&&clause| history.counter(clause).draws())?;
        Some(Status::Drawn { reason: DrawReason::Clause(full.when) })
    }
}

/// The legal moves of a game that has come here, how it stands, and how many jumps it took to find
/// out.
pub(crate) fn look(ruleset: &Ruleset, position: &Position<u128>) -> (Vec<Move<u128>>, Status, u32) {
    let verdict = ruleset.verdict(position);
    if let Some(verdict @ Verdict::FirstKing { .. }) = verdict {
        return (Vec::new(), verdict.into(), 0);
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
    match verdict {
        // A side without pieces is at its end even when it is not its turn, as in a set-up.
        None if position.side(them) == 0 => {
            let (winner, reason) = match ruleset.rules().goal {
                Goal::LastMove => (us, WinReason::NoPieces),
                Goal::NoMove => (them, WinReason::RidOfPieces),
            };
            (Vec::new(), Status::Won { winner, reason }, n_jumps)
        }
        None => (legal, Status::Ongoing, n_jumps),
        Some(verdict) => (Vec::new(), verdict.into(), n_jumps),
    }
}

impl From<Verdict> for Status {
    fn from(verdict: Verdict) -> Self {
        let (winner, reason) = match verdict {
            Verdict::ManAgainstKing { winner } => (winner, WinReason::ManAgainstKing),
            Verdict::KingWillBeTaken { winner } => (winner, WinReason::KingWillBeTaken),
            Verdict::FirstKing { winner } => (winner, WinReason::FirstKing),
            Verdict::KingAgainstKing => {
                return Self::Drawn { reason: DrawReason::KingAgainstKing };
            }
        };
        Self::Won { winner, reason }
    }
}
