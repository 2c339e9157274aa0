//! What is wrong with one step over the board: no such direction, something in the way, nothing to
//! jump.

use super::Refusal;
use super::case::Case;
use crate::bits::Bits;
use crate::board::{Direction, Directions, Square};
use crate::color::{Color, Kind};
use crate::jumps::Stop;
use crate::ruleset::Ruleset;
use crate::spec::{Landing, ManTakes, Promotion, Range, Removal, Rules, Step, UTurn};

/// A piece before one step of an attempt.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'a> {
    ruleset: &'a Ruleset,
    color: Color,
    at: Square,
    kind: Kind,
    /// Its side without itself.
    ours: u128,
    theirs: u128,
    kings: u128,
    /// What it has jumped.
    captured: u128,
    occupied: u128,
    /// The last jump, if the piece has made one.
    last: Option<&'a Stop<u128>>,
}

impl<'a> Scene<'a> {
    /// Before the piece has moved.
    pub(super) fn before(case: &Case<'a>) -> Self {
        let Case { ruleset, position, from, .. } = *case;
        let color = position.turn();
        let ours = position.side(color) & !u128::of(from);
        let theirs = position.side(!color);
        Self {
            ruleset,
            color,
            at: from,
            kind: case.kind(from),
            ours,
            theirs,
            kings: position.kings(),
            captured: 0,
            occupied: ours | theirs,
            last: None,
        }
    }

    /// In the middle of a capture, resting on `at`.
    pub(super) fn amid(case: &Case<'a>, at: Square, stop: &'a Stop<u128>) -> Self {
        let before = Self::before(case);
        let occupied = match before.rules().capture.removal {
            Removal::AfterMove => before.occupied,
            Removal::Immediate => before.occupied & !stop.captured,
        };
        let (captured, kind) = (stop.captured, stop.kind);
        Self { at, kind, captured, occupied, last: Some(stop), ..before }
    }

    /// Whether the piece goes to `to` without capturing, if only it had to be no capture.
    pub(super) fn can_go_quietly(&self, to: Square) -> bool {
        let Some(direction) = self.ruleset.board().direction(self.at, to) else { return false };
        if self.occupied.has(to) || !self.has(self.quiet(), direction) {
            return false;
        }
        let between = self.between(to);
        match (self.kind, self.rules().man.step, self.rules().king.range) {
            (Kind::Man, Step::Line, _) => between.iter().all(|&square| self.is_own_man(square)),
            (Kind::Man, Step::One, _) | (Kind::King, _, Range::Short) => between.is_empty(),
            (Kind::King, _, Range::Flying) => between.iter().all(|&sq| !self.occupied.has(sq)),
        }
    }

    /// Why the piece cannot go to `to`, which it cannot.
    pub(super) fn refusal(&self, to: Square) -> Refusal {
        if to == self.at {
            return Refusal::SameSquare { square: to };
        }
        if self.last.is_some_and(|stop| stop.is_over) {
            return Refusal::CrownedEndsMove { square: self.at };
        }
        if self.occupied.has(to) {
            return if self.captured.has(to) {
                Refusal::AlreadyJumped { square: to }
            } else {
                Refusal::Occupied { square: to }
            };
        }
        let Some(direction) = self.ruleset.board().direction(self.at, to) else {
            return if self.last.is_some() { self.no_such_jump(to) } else { self.no_such_move(to) };
        };
        let between = self.between(to);
        let is_free = between.iter().all(|&square| !self.occupied.has(square));
        if self.last.is_none() && is_free {
            return self.quiet_refusal(direction, &between, to);
        }
        if let Some(refusal) = self.line_refusal(direction, &between) {
            return refusal;
        }
        self.jump_refusal(direction, &between, to)
    }

    /// Over empty squares.
    fn quiet_refusal(&self, direction: Direction, between: &[Square], to: Square) -> Refusal {
        let (kind, from) = (self.kind, self.at);
        let captures = self.has(self.capture(), direction);
        if self.is_short() && captures && between.len() == 1 {
            return Refusal::NothingToCapture { from, to };
        }
        if self.has(self.quiet(), direction) {
            return Refusal::TooFar { kind, from, to };
        }
        if captures && (between.is_empty() || !self.is_short()) {
            return Refusal::OnlyCapturesThatWay { kind, from, to };
        }
        if kind == Kind::Man && self.is_backward(to) {
            return Refusal::MenMoveForward { from, to };
        }
        self.no_such_move(to)
    }

    /// If it is an attempt to move a line of men: what stops it.
    fn line_refusal(&self, direction: Direction, between: &[Square]) -> Option<Refusal> {
        let nearest = between.iter().find(|&&square| self.occupied.has(square));
        let is_line = self.last.is_none()
            && self.kind == Kind::Man
            && self.rules().man.step == Step::Line
            && self.has(self.quiet(), direction)
            && nearest.is_some_and(|&square| self.ours.has(square));
        if !is_line {
            return None;
        }
        let odd = *between.iter().find(|&&square| !self.is_own_man(square))?;
        Some(if self.occupied.has(odd) {
            Refusal::LineBlocked { by: odd }
        } else {
            Refusal::LineBroken { gap: odd }
        })
    }

    /// Over pieces, or between two jumps.
    fn jump_refusal(&self, direction: Direction, between: &[Square], to: Square) -> Refusal {
        if let Some(refusal) = self.passed_last_row(direction, between) {
            return refusal;
        }
        let back = self.last.and_then(|stop| stop.heading).map(Direction::opposite);
        let capture = self.rules().capture;
        let bars = capture.removal == Removal::Immediate && capture.u_turn == UTurn::Forbidden;
        if back == Some(direction) && bars {
            return Refusal::NoTurningBack { at: self.at };
        }
        let mut pieces = between.iter().enumerate().filter(|(_, sq)| self.occupied.has(**sq));
        let Some((idx, &first)) = pieces.next() else {
            return if self.has(self.capture(), direction) {
                Refusal::NothingToCapture { from: self.at, to }
            } else {
                self.no_such_jump(to)
            };
        };
        if !self.has(self.capture(), direction) {
            return match self.last {
                None if self.ours.has(first) => self.blocked_move(direction, first, to),
                _ => self.no_such_jump(to),
            };
        }
        let second = between.get(idx + 1).copied().filter(|&square| self.occupied.has(square));
        if let Some(refusal) = self.in_the_way(first, second) {
            return refusal;
        }
        if self.is_short() {
            return Refusal::JumpTooFar { kind: self.kind, from: self.at, over: first };
        }
        if self.rules().king.landing == Landing::BehindEach
            && let Some(&stop) = between.get(idx + 1)
        {
            return Refusal::StopBehind { last: first, stop };
        }
        // The first can be jumped, so it is one of the others.
        for (idx, &square) in pieces {
            let next = between.get(idx + 1).copied().filter(|&square| self.occupied.has(square));
            if let Some(refusal) = self.in_the_way(square, next) {
                return refusal;
            }
        }
        self.no_such_jump(to)
    }

    /// Why this piece cannot be jumped, the square behind it holding `next`.
    fn in_the_way(&self, square: Square, next: Option<Square>) -> Option<Refusal> {
        if self.ours.has(square) {
            Some(Refusal::OwnPieceInTheWay { square })
        } else if self.captured.has(square) {
            Some(Refusal::AlreadyJumped { square })
        } else if self.kind == Kind::Man
            && self.rules().man.takes == ManTakes::Men
            && self.kings.has(square)
        {
            Some(Refusal::MenDoNotTakeKings { square })
        } else {
            next.map(|second| Refusal::TwoInARow { first: square, second })
        }
    }

    /// A direction in which the piece does not capture, and its own side in the way.
    fn blocked_move(&self, direction: Direction, by: Square, to: Square) -> Refusal {
        if self.has(self.quiet(), direction) {
            return Refusal::OwnPieceInTheWay { square: by };
        }
        if self.kind == Kind::Man && self.is_backward(to) {
            return Refusal::MenMoveForward { from: self.at, to };
        }
        self.no_such_move(to)
    }

    /// In the middle of a capture, a man on the last row that jumps as if it were crowned.
    fn passed_last_row(&self, direction: Direction, between: &[Square]) -> Option<Refusal> {
        let rules = self.rules();
        let is_man_there = self.last.is_some()
            && self.kind == Kind::Man
            && rules.promotion == Promotion::AtRest
            && self.is_on_last_row();
        let mut victims = between.iter().filter(|&&square| self.occupied.has(square));
        let victim = *victims.next().filter(|_| is_man_there && victims.next().is_none())?;
        let reach = between.len() == 1 || rules.king.range == Range::Flying;
        let would_be_king = (self.theirs & !self.captured).has(victim)
            && self.has(rules.king.capture, direction)
            && reach;
        would_be_king.then_some(Refusal::PassedLastRow { square: self.at })
    }

    fn no_such_move(&self, to: Square) -> Refusal {
        match self.kind {
            Kind::Man => Refusal::MenDoNotMoveThatWay { from: self.at, to },
            Kind::King => Refusal::KingsDoNotMoveThatWay { from: self.at, to },
        }
    }

    fn no_such_jump(&self, to: Square) -> Refusal {
        match self.kind {
            Kind::Man => Refusal::MenDoNotCaptureThatWay { from: self.at, to },
            Kind::King => Refusal::KingsDoNotCaptureThatWay { from: self.at, to },
        }
    }

    fn between(&self, to: Square) -> Vec<Square> {
        self.ruleset.board().between(self.at, to)
    }

    fn is_own_man(&self, square: Square) -> bool {
        self.ours.has(square) && !self.kings.has(square)
    }

    fn rules(&self) -> &'a Rules {
        self.ruleset.rules()
    }

    fn quiet(&self) -> Directions {
        match self.kind {
            Kind::Man => self.rules().man.quiet,
            Kind::King => self.rules().king.quiet,
        }
    }

    fn capture(&self) -> Directions {
        match self.kind {
            Kind::Man => self.rules().man.capture,
            Kind::King => self.rules().king.capture,
        }
    }

    /// Whether a set written for White has a direction on the board.
    fn has(&self, directions: Directions, direction: Direction) -> bool {
        match self.color {
            Color::White => directions.has(direction),
            Color::Black => directions.opposite().has(direction),
        }
    }

    fn is_short(&self) -> bool {
        self.kind == Kind::Man || self.rules().king.range == Range::Short
    }

    fn is_backward(&self, to: Square) -> bool {
        let row = |square| self.ruleset.board().place(square).1;
        match self.color {
            Color::White => row(to) > row(self.at),
            Color::Black => row(to) < row(self.at),
        }
    }

    fn is_on_last_row(&self) -> bool {
        let board = self.ruleset.board();
        let row = board.place(self.at).1;
        match self.color {
            Color::White => row == 0,
            Color::Black => row + 1 == board.shape().height,
        }
    }
}
