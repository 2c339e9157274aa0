//! The texts of refused moves.

use super::{Naming, RefusalStrings, Strings, path};
use crate::rules::explain::{Haul, Refusal};
use crate::rules::{Bits, Move};

/// Up to this many victims are named, more are counted.
const MAX_NAMED: u32 = 3;

impl Strings {
    /// Why a move is refused, as a sentence.
    pub fn refusal(&self, naming: Naming<'_>, refusal: &Refusal) -> String {
        let text = self.refusals();
        let name = |square: &_| naming(*square);
        match refusal {
            Refusal::NothingEntered => text.nothing_entered.to_owned(),
            Refusal::GameOver(status) => text.game_over(&self.reason(*status)),
            Refusal::TooManyCaptures(_) => text.too_many_captures.to_owned(),
            Refusal::EmptySquare { square } => text.empty_square(&name(square)),
            Refusal::NotYourPiece { square, kind } => text.not_your_piece(&name(square), *kind),
            Refusal::SameSquare { square } => text.same_square(&name(square)),
            Refusal::Occupied { square } => text.occupied(&name(square)),
            Refusal::MustCapture { kind, example, .. } => {
                text.must_capture(*kind, &name(&example.from), &self.victims(naming, example))
            }
            Refusal::AnotherTakesMore { .. }
            | Refusal::MoreValuable { .. }
            | Refusal::KingMustCapture { .. }
            | Refusal::KingsFirst { .. }
            | Refusal::AnotherTakesMoreKings { .. }
            | Refusal::AnotherMeetsKingFirst { .. }
            | Refusal::MustContinue { .. } => self.about_captures(naming, refusal),
            Refusal::StopBehind { last, stop } => text.stop_behind(&name(last), &name(stop)),
            Refusal::KingLocked { square, moves } => text.king_locked(&name(square), *moves),
            Refusal::CrownedEndsMove { square } => text.crowned_ends_move(&name(square)),
            Refusal::PassedLastRow { square } => text.passed_last_row(&name(square)),
            Refusal::QuietMoveEnds { square } => text.quiet_move_ends(&name(square)),
            Refusal::MenMoveForward { .. }
            | Refusal::MenDoNotMoveThatWay { .. }
            | Refusal::KingsDoNotMoveThatWay { .. }
            | Refusal::OnlyCapturesThatWay { .. }
            | Refusal::MenDoNotCaptureThatWay { .. }
            | Refusal::KingsDoNotCaptureThatWay { .. }
            | Refusal::TooFar { .. }
            | Refusal::JumpTooFar { .. }
            | Refusal::AlreadyJumped { .. }
            | Refusal::OwnPieceInTheWay { .. }
            | Refusal::TwoInARow { .. }
            | Refusal::MenDoNotTakeKings { .. }
            | Refusal::NothingToCapture { .. }
            | Refusal::NoTurningBack { .. }
            | Refusal::LineBroken { .. }
            | Refusal::LineBlocked { .. } => text.about_ways(naming, refusal),
        }
    }

    /// Refusals because of another compulsory capture, or because this capture goes on.
    fn about_captures(&self, naming: Naming<'_>, refusal: &Refusal) -> String {
        let text = self.refusals();
        let or = |squares: &[_]| self.squares_or(naming, squares);
        match refusal {
            Refusal::AnotherTakesMore { takes, most, example, .. } => {
                text.another_takes_more(*takes, *most, &path(naming, example))
            }
            Refusal::MoreValuable { takes, most, example, .. } => {
                let [takes, most] = [takes, most].map(|haul| self.haul(*haul));
                text.more_valuable(&takes, &most, &path(naming, example))
            }
            Refusal::KingMustCapture { kings, example, .. } => {
                text.king_must_capture(&or(kings), &path(naming, example))
            }
            Refusal::KingsFirst { kings, example, .. } => {
                text.kings_first(&or(kings), &path(naming, example))
            }
            Refusal::AnotherTakesMoreKings { takes, most, example, .. } => {
                text.another_takes_more_kings(*takes, *most, &path(naming, example))
            }
            Refusal::AnotherMeetsKingFirst { example, .. } => {
                text.another_meets_king_first(&path(naming, example))
            }
            Refusal::MustContinue { stopped, turns, over, .. } if turns.contains(stopped) => {
                text.must_go_on(&naming(*stopped), &or(over))
            }
            Refusal::MustContinue { stopped, turns, over, .. } => {
                text.must_go_on_elsewhere(&naming(*stopped), &or(turns), &or(over))
            }
            _ => String::new(),
        }
    }

    fn haul(&self, haul: Haul) -> String {
        let text = self.refusals();
        match haul {
            Haul { men, kings: 0 } => text.men(men),
            Haul { men: 0, kings } => text.kings(kings),
            Haul { men, kings } => self.list_and(&text.men(men), &text.kings(kings)),
        }
    }

    fn victims(&self, naming: Naming<'_>, mv: &Move) -> String {
        match mv.captured.count() {
            n if n > MAX_NAMED => self.refusals().pieces(n),
            n => {
                let squares: Vec<_> = mv.captured.squares().collect();
                self.refusals().victims(n, &self.squares_and(naming, &squares))
            }
        }
    }
}

impl RefusalStrings {
    /// Refusals because of directions, distances and obstacles.
    fn about_ways(&self, naming: Naming<'_>, refusal: &Refusal) -> String {
        let name = |square: &_| naming(*square);
        match refusal {
            Refusal::MenMoveForward { from, .. } => self.men_move_forward(&name(from)),
            Refusal::MenDoNotMoveThatWay { from, to } => {
                self.men_do_not_move_that_way(&name(from), &name(to))
            }
            Refusal::KingsDoNotMoveThatWay { from, to } => {
                self.kings_do_not_move_that_way(&name(from), &name(to))
            }
            Refusal::OnlyCapturesThatWay { kind, from, to } => {
                self.only_captures_that_way(*kind, &name(from), &name(to))
            }
            Refusal::MenDoNotCaptureThatWay { from, to } => {
                self.men_do_not_capture_that_way(&name(from), &name(to))
            }
            Refusal::KingsDoNotCaptureThatWay { from, to } => {
                self.kings_do_not_capture_that_way(&name(from), &name(to))
            }
            Refusal::TooFar { kind, from, to } => self.too_far(*kind, &name(from), &name(to)),
            Refusal::JumpTooFar { kind, from, over } => {
                self.jump_too_far(*kind, &name(from), &name(over))
            }
            Refusal::AlreadyJumped { square } => self.already_jumped(&name(square)),
            Refusal::OwnPieceInTheWay { square } => self.own_piece_in_the_way(&name(square)),
            Refusal::TwoInARow { first, second } => self.two_in_a_row(&name(first), &name(second)),
            Refusal::MenDoNotTakeKings { square } => self.men_do_not_take_kings(&name(square)),
            Refusal::NothingToCapture { from, to } => {
                self.nothing_to_capture(&name(from), &name(to))
            }
            Refusal::NoTurningBack { at } => self.no_turning_back(&name(at)),
            Refusal::LineBroken { gap } => self.line_broken(&name(gap)),
            Refusal::LineBlocked { by } => self.line_blocked(&name(by)),
            _ => String::new(),
        }
    }
}
