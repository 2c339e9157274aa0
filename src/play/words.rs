//! Words between moves: draws, huffing, and the computer's answers.

use super::input::Input;
use super::news::{Known, words};
use super::notice::{Cue, Notice};
use super::table::Table;
use crate::rules::game::Word;
use crate::rules::spec::Duty;
use crate::rules::{Color, Status, What};
use crate::text::MoveWords;

/// The most new moves and words that are announced one by one.
const MAX_TOLD: usize = 3;

impl Table {
    /// The words about the position at a ply.
    pub fn ply_words(&self, ply: usize) -> String {
        self.analysis.ply_words(&self.record, ply, self.strings())
    }

    /// The value of the position shown in words; empty while there is none.
    pub fn evaluation(&self) -> String {
        self.analysis.evaluation(&self.record, self.strings())
    }

    /// Announces a move, and the result if it has ended the game.
    pub(super) fn say_move(&mut self, words: &MoveWords) {
        let mut text = self.strings().moved(words);
        let n_plies = self.game().plies().len();
        let came_with_it =
            |word: &&Word| word.what == What::DeclineByMoving && word.ply + 1 == n_plies;
        if let Some(word) = self.game().words().last().filter(came_with_it) {
            text.push_str(". ");
            text.push_str(&self.said(word.by, word.what));
        }
        let status = self.status();
        if status != Status::Ongoing {
            text.push_str(". ");
            text.push_str(&self.outcome());
            text.push_str(". ");
            text.push_str(&self.strings().reason(status));
        }
        self.board.say(text);
        self.board.announcement.cue = Some(match status {
            Status::Ongoing if words.promotes => Cue::Crown,
            Status::Ongoing if words.taken.is_empty() => Cue::Move,
            Status::Ongoing => Cue::Capture,
            _ => Cue::End,
        });
    }

    /// The words of a notice.
    pub fn notice_words(&self, notice: &Notice) -> String {
        let text = self.strings();
        let label = |square| self.game().ruleset().board().label(square).to_string();
        match notice {
            Notice::Refused(refusal) => text.refusal(&label, refusal),
            Notice::NoMove => text.no_move_here.to_owned(),
            Notice::SeveralPieces => text.several_pieces.to_owned(),
            Notice::GoOn if self.may_stop() => text.may_stop.to_owned(),
            Notice::GoOn => text.route_entered.to_owned(),
            Notice::ChooseRoute => text.choose_route.to_owned(),
            Notice::NotYourTurn => text.not_your_turn.to_owned(),
            Notice::EngineFailed => text.engine_failed.to_owned(),
            Notice::WentOn { known, .. } => news(self, *known),
            Notice::NotFound(fault) => text.share().fault(fault),
            Notice::OpenedLink { .. } => text.opened_link.to_owned(),
            Notice::Unchecked => text.unchecked_link.to_owned(),
            Notice::KeptGame => text.kept_game.to_owned(),
            Notice::SetAside => text.set_aside.to_owned(),
            Notice::OpenedGame => text.opened_game.to_owned(),
            Notice::LinkFault(faults) => text.told_link(faults),
            Notice::OfferAnswered { accepted } => text.offer_answered(*accepted).to_owned(),
            Notice::Huffed(square) => text.huffed(&label(*square)),
            Notice::Told(words) => words.clone().into_owned(),
        }
    }

    /// Whether the capture being entered may stop where it is.
    pub fn may_stop(&self) -> bool {
        match &self.board.input {
            Input::Selected(entry) => entry.stopped().is_some(),
            Input::Idle | Input::Choosing { .. } => false,
        }
    }

    /// Says a word in the game, and announces what follows from it.
    pub(super) fn speak(&mut self, by: Color, what: What) {
        if self.game.record.say(by, what).is_err() {
            return;
        }
        self.settle();
        self.game.record.shown = None;
        if what == What::Insist {
            self.game.redo.clear();
        }
        self.rethink();
        let status = self.status();
        let text = if status == Status::Ongoing {
            self.said(by, what)
        } else {
            format!("{}. {}", self.outcome(), self.strings().reason(status))
        };
        self.board.say(text);
    }

    /// A word between two moves, as text.
    pub fn said(&self, by: Color, what: What) -> String {
        let board = self.game().ruleset().board();
        self.strings().said(by, what, &|square| board.label(square).to_string())
    }
}

/// What has happened since a game was last seen, and whose turn it is.
fn news(table: &Table, known: Known) -> String {
    let (text, game) = (table.strings(), table.game());
    let name = |square| game.ruleset().board().label(square).to_string();
    let said: Vec<_> = words(game).into_iter().skip(known.n_words).collect();
    let moves = table.move_texts().get(known.n_plies..).unwrap_or_default();
    let is_long = moves.len() + said.len() > MAX_TOLD;
    let mut told = Vec::new();
    if let Some(last) = moves.last().filter(|_| is_long) {
        told.push(text.share().many_played(moves.len(), last));
    }
    for ply in known.n_plies..=game.plies().len() {
        let said_here = said.iter().filter(|word| word.ply == ply);
        let is_last = ply == game.plies().len();
        for word in said_here.filter(|_| !is_long || is_last) {
            told.push(format!("{}.", text.said(word.by, word.what, &name)));
        }
        if let Some(mv) = moves.get(ply - known.n_plies).filter(|_| !is_long) {
            let by = game.position_at(ply).unwrap_or(game.position()).turn();
            told.push(text.share().played(by, mv));
        }
    }
    if table.status() != Status::Ongoing {
        told.push(format!("{}.", table.outcome()));
    } else if table.is_human(game.position().turn()) {
        told.push(text.share().your_turn.to_owned());
    }
    told.join(" ")
}

/// Makes the computer huff after a person's move that missed a capture, unless it overlooks that.
pub(super) fn notice_fault(table: &mut Table) {
    let duty = table.game().ruleset().rules().capture.duty;
    let turn = table.game().position().turn();
    // The missed capture may have ended the game, by leaving the computer no move.
    if duty != Duty::Huff || table.overlooks || table.is_human(turn) {
        return;
    }
    if let Some(&square) = table.game().huffable().first() {
        table.speak(turn, What::Huff(square));
        table.board.notice = Some(Notice::Huffed(square));
    }
}

/// Makes the computer claim a draw instead of moving, if a count is full and it does not think
/// itself better. Returns whether it has.
pub(super) fn claim_for_computer(table: &mut Table) -> bool {
    let turn = table.game().position().turn();
    let is_due = table.game().counters().iter().any(|count| count.can_be_claimed_by(turn));
    let claims = is_due && table.likes_a_draw() && table.game().claimable().is_some();
    if claims {
        table.speak(turn, What::Claim);
    }
    claims
}
