//! What is said and done between moves: draws, huffing, and what the computer says to it.

use super::analysis::Score;
use super::input::Input;
use super::state::{Mode, Notice, Play};
use crate::rules::counts::Basis;
use crate::rules::game::Word;
use crate::rules::spec::{DrawWhen, Duty};
use crate::rules::{Color, Counter, Move, Status, What};

/// The computer takes a draw if it thinks itself at most so much better, in hundredths of a man,
const ACCEPTS_UP_TO: i32 = 0;

/// and not before so many plies, when everything is still equal.
const ACCEPTS_FROM_PLY: usize = 40;

impl Play {
    /// The moves that can be entered: legal ones, and those that miss a capture where the rules
    /// leave that to the players.
    pub(super) fn playable(&self) -> impl Iterator<Item = &Move<u128>> {
        self.game().legal_moves().iter().chain(self.game().faulty_moves())
    }

    /// What is told of a notice.
    pub fn notice_words(&self, notice: &Notice) -> String {
        let text = self.strings();
        let label = |square| self.game().ruleset().board().label(square).to_string();
        match notice {
            Notice::Refused(refusal) => (text.refusal)(&label, refusal),
            Notice::NoMove => text.no_move_here.to_owned(),
            Notice::SeveralPieces => text.several_pieces.to_owned(),
            Notice::GoOn if self.may_stop() => text.may_stop.to_owned(),
            Notice::GoOn => text.route_entered.to_owned(),
            Notice::ChooseRoute => text.choose_route.to_owned(),
            Notice::NotYourTurn => text.not_your_turn.to_owned(),
            Notice::EngineFailed(why) => (text.engine_failed)(why),
            Notice::WentOn(known) => self.news(*known),
            Notice::NotFound(fault) => (text.share().fault)(*fault),
            Notice::OpenedLink { .. } => text.opened_link.to_owned(),
            Notice::Unchecked => text.unchecked_link.to_owned(),
            Notice::OpenedGame => text.library().opened.to_owned(),
            Notice::LinkFault(why) => (text.link_fault)(why),
            Notice::OfferAnswered { accepted } => (text.offer_answered)(*accepted).to_owned(),
            Notice::Huffed(square) => (text.huffed)(&label(*square)),
            Notice::Told(words) => (*words).to_owned(),
        }
    }

    /// Whether the capture being entered can be stopped where it is.
    pub fn may_stop(&self) -> bool {
        match &self.input {
            Input::Selected(entry) => entry.stopped().is_some(),
            Input::Idle | Input::Choosing { .. } => false,
        }
    }

    /// Says something in the game, and tells what came of it.
    pub(super) fn speak(&mut self, by: Color, what: What) {
        if self.record.say(by, what).is_err() {
            return;
        }
        self.settle();
        self.shown = None;
        if what == What::Insist {
            self.redo.clear();
        }
        self.rethink();
        let status = self.status();
        let text = if status == Status::Ongoing {
            self.said(by, what)
        } else {
            format!("{}. {}", (self.strings().result)(status), (self.strings().reason)(status))
        };
        self.say(text);
    }

    pub(super) fn offer_draw(&mut self) {
        if !self.can_offer() {
            return;
        }
        let by = self.game().position().turn();
        self.speak(by, What::Offer);
        if let Mode::Computer { .. } = self.mode {
            let takes = self.likes_a_draw() && self.game().plies().len() >= ACCEPTS_FROM_PLY;
            self.speak(!by, if takes { What::Accept } else { What::Decline });
            self.notice = Some(Notice::OfferAnswered { accepted: takes });
        }
    }

    pub(super) fn answer_offer(&mut self, accept: bool) {
        let Some(by) = self.game().offer() else { return };
        self.speak(!by, if accept { What::Accept } else { What::Decline });
    }

    /// That the last move declined a draw, in words.
    pub(super) fn declined_by_moving(&self) -> Option<String> {
        let game = self.game();
        let came_with_it =
            |word: &&Word| word.what == What::DeclineByMoving && word.ply + 1 == game.plies().len();
        game.words().last().filter(came_with_it).map(|word| self.said(word.by, word.what))
    }

    /// What was said between two moves, in words.
    pub fn said(&self, by: Color, what: What) -> String {
        let board = self.game().ruleset().board();
        (self.strings().said)(by, what, &|square| board.label(square).to_string())
    }

    /// The counts toward a draw, those that have not begun left out. A computer that has refused a
    /// draw and sees a certain win has shown its advantage, whatever the pieces are worth.
    pub fn counters(&self) -> Vec<Counter> {
        let winner = self.certain_winner();
        let mut counters = self.game().counters();
        for counter in &mut counters {
            counter.is_ahead |= counter.side.is_some() && counter.side == winner;
        }
        counters
    }

    /// The clause by which a person may claim a draw now.
    pub fn claimable(&self) -> Option<DrawWhen> {
        if !self.accepts_moves() {
            return None;
        }
        let has_shown = self.certain_winner().is_some();
        let mut claims = self.game().claims().into_iter();
        claims.find(|when| when.basis() != Basis::Words || !has_shown)
    }

    pub(super) fn claim_draw(&mut self) {
        if self.claimable().is_some() {
            self.speak(self.game().position().turn(), What::Claim);
        }
    }

    /// The computer's side, if it saw a certain win when it last thought.
    fn certain_winner(&self) -> Option<Color> {
        let Mode::Computer { human, .. } = self.mode else { return None };
        matches!(self.engine_score, Some(Score::Win(_) | Score::KnownWin(_))).then_some(!human)
    }

    /// Instead of a move: the computer claims a draw once its count is full, unless it thinks itself
    /// better. Says whether it did.
    pub(super) fn claim_for_computer(&mut self) -> bool {
        let turn = self.game().position().turn();
        let is_due = self.game().counters().iter().any(|count| count.can_be_claimed_by(turn));
        let claims = is_due && self.likes_a_draw() && self.game().claimable().is_some();
        if claims {
            self.speak(turn, What::Claim);
        }
        claims
    }

    /// Whether the computer thought itself no better when it last thought.
    fn likes_a_draw(&self) -> bool {
        match self.engine_score {
            Some(Score::Even(value)) => value <= ACCEPTS_UP_TO,
            Some(Score::Loss(_) | Score::KnownLoss(_) | Score::KnownDraw) => true,
            Some(Score::Win(_) | Score::KnownWin(_)) | None => false,
        }
    }

    /// After a person's move that missed a capture: the computer huffs, unless it overlooks that.
    pub(super) fn notice_fault(&mut self) {
        let duty = self.game().ruleset().rules().capture.duty;
        if duty != Duty::Huff || self.overlooks || !self.computer_to_move() {
            return;
        }
        if let Some(&square) = self.game().huffable().first() {
            let by = self.game().position().turn();
            self.speak(by, What::Huff(square));
            self.notice = Some(Notice::Huffed(square));
        }
    }
}
