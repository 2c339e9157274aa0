//! What the players say between moves: draws, huffing, resigning, the clock.

use crate::play::game::Course;
use crate::play::mode::Mode;
use crate::play::notice::Notice;
use crate::play::table::Table;
use crate::rules::counts::Basis;
use crate::rules::spec::DrawWhen;
use crate::rules::{Square, Status, What};

/// Before this ply the computer declines every draw, because the game is still open.
const ACCEPTS_FROM_PLY: usize = 40;

/// Resigns for the person, or in a game of two people for the side to move.
pub(super) fn resign(table: &mut Table) {
    if table.status() != Status::Ongoing || table.course == Course::Line {
        return;
    }
    let by = match table.mode() {
        Mode::Computer { human, .. } => human,
        Mode::TwoPlayers => table.game().position().turn(),
    };
    table.speak(by, What::Resign);
    // As after a move, the game is this person's own.
    table.game.arrival = None;
}

/// Offers a draw for the side to move. A computer answers at once.
pub(super) fn offer_draw(table: &mut Table) {
    if !table.can_offer() {
        return;
    }
    let by = table.game().position().turn();
    table.speak(by, What::Offer);
    if let Mode::Computer { .. } = table.mode() {
        let takes = table.likes_a_draw() && table.game().plies().len() >= ACCEPTS_FROM_PLY;
        table.speak(!by, if takes { What::Accept } else { What::Decline });
        table.board.notice = Some(Notice::OfferAnswered { accepted: takes });
    }
}

/// Accepts or declines the draw offer.
pub(super) fn answer_offer(table: &mut Table, accept: bool) {
    let Some(by) = table.game().offer() else { return };
    table.speak(!by, if accept { What::Accept } else { What::Decline });
}

/// Claims a draw for the side to move, if it may.
pub(super) fn claim_draw(table: &mut Table) {
    if table.claimable().is_some() {
        say(table, What::Claim);
    }
}

/// Says a word for the side to move.
pub(super) fn say(table: &mut Table, what: What) {
    table.speak(table.game().position().turn(), what);
}

/// Moves the clock on. A side without time left loses.
pub(super) fn tick(table: &mut Table, now_ms: u32) {
    let turn = table.game().position().turn();
    let Some(clock) = &mut table.game.terms.clock else { return };
    let told = clock.tick(now_ms, turn);
    if clock.is_running() && clock.left_ms(turn) == 0 {
        table.speak(turn, What::Timeout);
    } else if let Some(ms) = told {
        let words = table.strings().clock().time_left(turn, ms / 1000);
        table.board.say(words);
    }
}

/// Starts or stops the clock.
pub(super) fn press_clock(table: &mut Table) {
    let is_ongoing = table.status() == Status::Ongoing && table.course == Course::Game;
    let Some(clock) = &mut table.game.terms.clock else { return };
    clock.run(is_ongoing && !clock.is_running());
    let text = table.board.strings().clock();
    let words = if clock.is_running() { text.is_running } else { text.is_paused };
    table.board.say(words.to_owned());
}

impl Table {
    /// Whether the side to move is a person who may offer a draw now.
    pub fn can_offer(&self) -> bool {
        let game = self.game();
        self.course == Course::Game
            && self.accepts_moves()
            && game.offer().is_none()
            && !game.plies().is_empty()
    }

    /// The pieces that a person may huff now, also where the missed capture has left no move.
    pub fn huffable(&self) -> Vec<Square> {
        let turn = self.game().position().turn();
        let may = self.course == Course::Game && !self.looks_back() && self.is_human(turn);
        if may { self.game().huffable() } else { Vec::new() }
    }

    /// The clause by which a person may claim a draw now.
    pub fn claimable(&self) -> Option<DrawWhen> {
        if self.course != Course::Game || !self.accepts_moves() {
            return None;
        }
        let has_shown = self.certain_winner().is_some();
        let mut claims = self.game().claims().into_iter();
        claims.find(|when| when.basis() != Basis::Words || !has_shown)
    }
}
