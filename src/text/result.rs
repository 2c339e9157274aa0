//! The texts of results, draw clauses, and words between moves.

use super::{Naming, Strings, sentence};
use crate::rules::spec::DrawWhen;
use crate::rules::{Color, Counter, DrawReason, Status, What, WinReason};

impl Strings {
    /// The result of a game; empty while it goes on.
    pub fn result(&self, status: Status) -> String {
        let [white_wins, black_wins, draw, unlistable] = self.result;
        let text = match status {
            Status::Won { winner: Color::White, .. } => white_wins,
            Status::Won { winner: Color::Black, .. } => black_wins,
            Status::Drawn { .. } => draw,
            Status::Unlistable(_) => unlistable,
            Status::Ongoing => "",
        };
        text.to_owned()
    }

    /// The same to a person who has played one side.
    pub fn result_for(&self, status: Status, side: Color) -> String {
        let [won, lost] = self.result_yours;
        match status {
            Status::Won { winner, .. } if winner == side => won.to_owned(),
            Status::Won { .. } => lost.to_owned(),
            Status::Drawn { .. } | Status::Unlistable(_) | Status::Ongoing => self.result(status),
        }
    }

    /// The reason of the result, as a sentence.
    pub fn reason(&self, status: Status) -> String {
        match status {
            Status::Won { winner, reason } => self.won(winner, reason),
            Status::Drawn { reason: DrawReason::KingAgainstKing } => {
                self.results().king_against_king.to_owned()
            }
            Status::Drawn { reason: DrawReason::Agreement } => self.results().agreement.to_owned(),
            Status::Drawn { reason: DrawReason::Clause(when) } => sentence(&self.clause(when)),
            Status::Unlistable(_) => self.results().unlistable.to_owned(),
            Status::Ongoing => String::new(),
        }
    }

    fn won(&self, winner: Color, reason: WinReason) -> String {
        let (text, loser) = (self.results(), !winner);
        match reason {
            WinReason::NoPieces => text.no_pieces(loser),
            WinReason::NoMoves => text.no_moves(loser),
            WinReason::RidOfPieces => text.rid_of_pieces(winner),
            WinReason::RidOfMoves => text.rid_of_moves(winner),
            WinReason::ManAgainstKing => text.man_against_king.to_owned(),
            WinReason::KingWillBeTaken => text.king_will_be_taken(loser),
            WinReason::KingsInCorners => text.kings_in_corners(loser),
            WinReason::FirstKing => text.first_king(winner),
            WinReason::MissedCapture => text.missed_capture(loser),
            WinReason::Resignation => text.resignation(loser),
            WinReason::Time => text.time(loser),
        }
    }

    /// A draw clause, as a part of a line.
    pub(super) fn clause(&self, when: DrawWhen) -> String {
        let text = self.draws();
        match when {
            DrawWhen::Repetition { times } => text.repetition(times),
            DrawWhen::KingMoves { plies } => text.king_moves(&self.n_plies(plies)),
            DrawWhen::NoCapture { plies } => text.no_capture(&self.n_plies(plies)),
            DrawWhen::Ending { plies, .. } => text.ending(&self.n_plies(plies)),
            DrawWhen::RefusedOffer { moves } => text.refused_offer(moves),
        }
    }

    /// A number of plies as people count them.
    pub(super) fn n_plies(&self, plies: u16) -> String {
        if plies.is_multiple_of(2) {
            self.draws().each(plies / 2)
        } else {
            self.draws().together(plies)
        }
    }

    /// That a draw may be claimed, as a part of a line.
    pub fn may_claim(&self, when: DrawWhen) -> String {
        self.draws().claimable(&self.clause(when))
    }

    /// The state of a count toward a draw, as a part of a line.
    pub fn counter(&self, counter: &Counter) -> String {
        let Counter { clause, count, limit, side, is_ahead } = *counter;
        let text = self.draws();
        match clause.when {
            DrawWhen::Repetition { .. } => text.count_repetition(count, limit),
            DrawWhen::KingMoves { .. } => text.count_king_moves(count, limit),
            DrawWhen::NoCapture { .. } => text.count_no_capture(count, limit),
            DrawWhen::Ending { .. } => text.count_ending(count, limit),
            DrawWhen::RefusedOffer { .. } => {
                text.count_refused_offer(side.unwrap_or(Color::Black), count, limit, is_ahead)
            }
        }
    }

    /// A word said between two moves, as a person would report it.
    pub fn said(&self, by: Color, what: What, naming: Naming<'_>) -> String {
        let text = self.draws();
        match what {
            What::Offer => text.said_offer(by),
            What::Accept => text.said_accept(by),
            What::Decline => text.said_decline(by),
            What::DeclineByMoving => text.said_decline_by_moving(by),
            What::Claim => text.said_claim(by),
            What::Resign => text.said_resign(by),
            What::Timeout => text.said_timeout(by),
            What::Huff(square) => text.said_huff(by, &naming(square)),
            What::Insist => text.said_insist(by),
        }
    }

    /// That a game from a position with this status would be over at once.
    pub fn over_at_once(&self, status: Status) -> String {
        self.over_at_once_because(&self.reason(status))
    }
}
