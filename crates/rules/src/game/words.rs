//! What is said and done between the moves of a game: offers and claims of draws, answers to missed
//! captures, giving up.

use super::{Game, Ply, Status, WinReason};
use crate::bits::Bits;
use crate::board::Square;
use crate::color::Color;
use crate::counts::Basis;
use crate::moves::Move;
use crate::spec::{DrawClause, DrawHow, DrawWhen, Duty};

/// Something said or done between two moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// After how many plies.
    pub ply: usize,
    /// The side that said it.
    pub by: Color,
    /// What was said.
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
    /// The offer is refused by playing on, or by an offer of one's own. It is not said: it comes with
    /// the move or the offer, and texts of games leave it out.
    DeclineByMoving,
    /// A draw is claimed by a clause of the rules.
    Claim,
    /// A side gives up.
    Resign,
    /// A side has used up its time. Rules know no time: the keeper of the clock says so.
    Timeout,
    /// The piece that should have captured is taken off the board, from this square.
    Huff(Square),
    /// The move that missed a capture is taken back, and the capture must be made.
    Insist,
}

impl What {
    /// Whether texts of games say it. Insisting took a move back, which is not in the text anymore,
    /// and an offer that is declined by moving needs no word.
    pub const fn is_written(self) -> bool {
        match self {
            Self::Offer
            | Self::Accept
            | Self::Decline
            | Self::Claim
            | Self::Resign
            | Self::Timeout
            | Self::Huff(_) => true,
            Self::DeclineByMoving | Self::Insist => false,
        }
    }
}

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
    #[error("an offer is declined by moving only with the move itself")]
    OnlyByMoving,
    #[error("no clause of the rules lets a draw be claimed here")]
    NothingToClaim,
    #[error("the side that refused a draw has a decided advantage: at least a man more")]
    RefuserIsAhead,
    #[error("a refused draw can be claimed only by the side that offered it")]
    OwnRefusal,
    #[error("a capture is due: who is ahead shows when it has been made")]
    CaptureFirst,
    #[error("no capture was missed on the last move")]
    NothingMissed,
    #[error("the piece on that square could not capture")]
    NotToBeHuffed,
}

impl Game {
    /// What was said or done between the moves.
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// Who has offered a draw that is neither taken nor refused. An offer stands while the side that
    /// made it moves; the other side answers it, or declines it by moving.
    pub fn offer(&self) -> Option<Color> {
        let is_of_offers = |word: &&Word| match word.what {
            What::Offer | What::Accept | What::Decline | What::DeclineByMoving => true,
            What::Claim | What::Resign | What::Timeout | What::Huff(_) | What::Insist => false,
        };
        let last = self.words.iter().rev().find(is_of_offers)?;
        (last.what == What::Offer).then_some(last.by)
    }

    /// The clause by which the side to move may claim a draw now.
    pub fn claimable(&self) -> Option<DrawWhen> {
        self.claims().first().copied()
    }

    /// All clauses by which the side to move may claim a draw now.
    pub fn claims(&self) -> Vec<DrawWhen> {
        if self.status != Status::Ongoing {
            return Vec::new();
        }
        let (turn, counters) = (self.position().turn(), self.counters());
        let is_full = |clause: &DrawClause| {
            let waits = clause.when.basis() == Basis::Words && self.must_capture();
            !waits && counters.iter().any(|it| it.clause == *clause && it.can_be_claimed_by(turn))
        };
        let may = |clause: &&DrawClause| {
            clause.how == DrawHow::Claim && (is_full(clause) || self.can_be_repeated(clause.when))
        };
        self.ruleset.rules().draws.iter().filter(may).map(|clause| clause.when).collect()
    }

    fn must_capture(&self) -> bool {
        self.legal.first().is_some_and(Move::is_capture)
    }

    /// Whether a move makes a position come up as often as a clause wants: the claim may name that
    /// move (WCDF 1.32.1).
    fn can_be_repeated(&self, when: DrawWhen) -> bool {
        let history = self.history();
        when.basis() == Basis::Positions
            && self.legal.iter().any(|mv| {
                let after = self.ruleset.after(self.position(), mv);
                history.times_here(&after) + 1 >= when.limit()
            })
    }

    /// Why the side to move cannot claim a draw; none if it can.
    fn claim_fault(&self) -> Option<NotNow> {
        if self.claimable().is_some() {
            return None;
        }
        let counters = self.counters();
        let full = counters.iter().filter(|counter| counter.is_full());
        let refusers: Vec<_> = full.filter_map(|counter| counter.side).collect();
        Some(match refusers.as_slice() {
            [] => NotNow::NothingToClaim,
            [only] if *only == self.position().turn() => NotNow::OwnRefusal,
            _ if self.must_capture() => NotNow::CaptureFirst,
            _ => NotNow::RefuserIsAhead,
        })
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
    /// answered even where it took the last piece or blocked the last move. A side that has let it
    /// stand and has to capture now cannot answer it any more.
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
    pub(super) fn is_insisted(&self) -> bool {
        let mut words = self.words.iter().rev().take_while(|word| word.ply == self.plies.len());
        words.any(|word| word.what == What::Insist)
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
            What::Offer if offer == Some(by) => return Err(NotNow::OfferedAlready),
            What::Accept | What::Decline if offer != Some(!by) => return Err(NotNow::NotOffered),
            What::DeclineByMoving => return Err(NotNow::OnlyByMoving),
            What::Claim => {
                if let Some(fault) = self.claim_fault() {
                    return Err(fault);
                }
            }
            What::Huff(_) | What::Insist if !answers_fault => return Err(NotNow::NothingMissed),
            What::Huff(square) if !self.huffable().contains(&square) => {
                return Err(NotNow::NotToBeHuffed);
            }
            What::Insist => {
                let ply = self.take_back();
                self.withdrawn.extend(ply);
            }
            What::Huff(square) => self.set_huffed(Some(square)),
            What::Offer => self.decline_by_moving(),
            What::Accept | What::Decline | What::Resign | What::Timeout => {}
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
            What::Huff(_) => self.set_huffed(None),
            What::Insist => {
                if let Some(ply) = self.withdrawn.pop() {
                    self.push_ply(ply);
                }
            }
            What::Offer => self.forget_decline_by_moving(),
            What::Accept
            | What::Decline
            | What::DeclineByMoving
            | What::Claim
            | What::Resign
            | What::Timeout => {}
        }
        self.look_around();
        Some(word)
    }

    /// The side to move does not answer the other side's offer, if there is one.
    pub(super) fn decline_by_moving(&mut self) {
        let by = self.position().turn();
        if self.offer() == Some(!by) {
            self.words.push(Word { ply: self.plies.len(), by, what: What::DeclineByMoving });
        }
    }

    /// Takes back what came with a move or an offer that is taken back.
    pub(super) fn forget_decline_by_moving(&mut self) {
        let n_plies = self.plies.len();
        self.words.pop_if(|word| word.ply == n_plies && word.what == What::DeclineByMoving);
    }

    /// Takes a piece off the board for the last ply, or puts the one that was taken off back.
    fn set_huffed(&mut self, huffed: Option<Square>) {
        let Some(Ply { mv, is_faulty, .. }) = self.plies.pop() else { return };
        let whole = self.ruleset.after(self.position(), &mv);
        let after = huffed.map_or(whole, |square| whole.without(square));
        let counts = self.counts_after(&mv, huffed, &after);
        self.plies.push(Ply { mv, after, is_faulty, huffed, counts });
    }
}
