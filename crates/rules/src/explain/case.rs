//! From an attempt to the one reason that is given for its refusal.

use super::attempt::{Attempt, sorted};
use super::step::Scene;
use super::{Haul, Refusal};
use crate::bits::Bits;
use crate::board::Square;
use crate::choice::{Taken, frisian_value};
use crate::color::Kind;
use crate::moves::Move;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::spec::{Choice, KingLimit};

/// A move that is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Case<'a> {
    pub(super) ruleset: &'a Ruleset,
    pub(super) position: &'a Position,
    /// Not empty: a game without a legal move is over.
    pub(super) legal: &'a [Move],
    pub(super) from: Square,
    /// Where the piece was put, one square or more.
    pub(super) entered: &'a [Square],
}

impl Case<'_> {
    /// Why it is refused, if it is.
    pub(super) fn refusal(&self) -> Option<Refusal> {
        let goes = |mv: &Move| self.ruleset.goes_via(self.position, mv, self.entered);
        if self.legal.iter().any(|mv| mv.from == self.from && goes(mv)) {
            return None;
        }
        let Some(piece) = self.position.piece(self.from) else {
            return Some(Refusal::EmptySquare { square: self.from });
        };
        if piece.color != self.position.turn() {
            return Some(Refusal::NotYourPiece { square: self.from, kind: piece.kind });
        }
        Some(self.quiet_refusal().unwrap_or_else(|| self.capture_refusal()))
    }

    /// If the first step would be a quiet move: why it is none here.
    fn quiet_refusal(&self) -> Option<Refusal> {
        let to = *self.entered.first()?;
        if !Scene::before(self).can_go_quietly(to) {
            return None;
        }
        if let Some(duty) = self.duty() {
            return Some(duty);
        }
        let limit = self.ruleset.rules().king_limit;
        match limit {
            KingLimit::Quiet { moves } if self.position.locked_king(limit).has(self.from) => {
                Some(Refusal::KingLocked { square: self.from, moves })
            }
            _ => Some(Refusal::QuietMoveEnds { square: to }),
        }
    }

    /// Why it is no capture, or not the one that is due.
    fn capture_refusal(&self) -> Refusal {
        match Attempt::of(self) {
            Attempt::Unknown => {
                self.duty().unwrap_or_else(|| self.step_refusal(0, Scene::before(self)))
            }
            Attempt::Broken { n_rested: 0, .. } => self.step_refusal(0, Scene::before(self)),
            Attempt::Broken { n_rested, stop } => {
                self.step_refusal(n_rested, Scene::amid(self, self.entered[n_rested - 1], &stop))
            }
            Attempt::MissedStop { last, stop } => Refusal::StopBehind { last, stop },
            Attempt::Unfinished(refusal) => refusal,
            Attempt::Worse { captured } => self.choice_refusal(captured),
        }
    }

    fn step_refusal(&self, n_rested: usize, scene: Scene<'_>) -> Refusal {
        scene.refusal(self.entered[n_rested])
    }

    /// That there is something to capture, if there is.
    fn duty(&self) -> Option<Refusal> {
        let own = self.legal.iter().find(|mv| mv.from == self.from);
        let example = *own.or(self.legal.first()).filter(|mv| mv.is_capture())?;
        let with = sorted(self.legal.iter().map(|mv| mv.from));
        Some(Refusal::MustCapture { with, kind: self.kind(example.from), example })
    }

    /// That another capture comes before one that takes these.
    fn choice_refusal(&self, captured: u128) -> Refusal {
        let better = self.legal.to_vec();
        let Some(first) = better.first() else { return Refusal::NothingEntered };
        let route = self.ruleset.route(self.position, first);
        let example = [first.from].into_iter().chain(route.landings).collect();
        let (takes, most) =
            (self.taken(self.from, captured), self.taken(first.from, first.captured));
        let takes_more = || Refusal::AnotherTakesMore {
            takes: takes.men + takes.kings,
            most: most.men + most.kings,
            better: better.clone(),
            example: Clone::clone(&example),
        };
        let kings = || sorted(better.iter().map(|mv| mv.from));
        let choice = self.ruleset.rules().capture.choice;
        let [haul, due] = [takes, most].map(|taken| Haul { men: taken.men, kings: taken.kings });
        let is_fewer = takes.men + takes.kings != most.men + most.kings;
        match choice {
            Choice::FrisianValue if frisian_value(takes) != frisian_value(most) => {
                Refusal::MoreValuable { takes: haul, most: due, better, example }
            }
            Choice::FrisianValue => Refusal::KingMustCapture { kings: kings(), better, example },
            Choice::KingFirst => Refusal::KingsFirst { kings: kings(), better, example },
            Choice::Any | Choice::MostPieces => takes_more(),
            Choice::Spanish | Choice::Italian if is_fewer => takes_more(),
            Choice::Italian if takes.by_king != most.by_king => {
                Refusal::KingMustCapture { kings: kings(), better, example }
            }
            Choice::Spanish | Choice::Italian if takes.kings != most.kings => {
                Refusal::AnotherTakesMoreKings {
                    takes: takes.kings,
                    most: most.kings,
                    better,
                    example,
                }
            }
            Choice::Spanish | Choice::Italian => Refusal::AnotherMeetsKingFirst { better, example },
        }
    }

    fn taken(&self, from: Square, captured: u128) -> Taken {
        Taken::new(captured, self.position.kings(), self.kind(from) == Kind::King, 0)
    }

    pub(super) fn kind(&self, square: Square) -> Kind {
        if self.position.kings().has(square) { Kind::King } else { Kind::Man }
    }
}
