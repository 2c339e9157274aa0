//! A capture as a person sees it: one jump after another, with the squares on which the piece may
//! rest in between.
//!
//! [`generate`](super::generate) walks the same jumps faster and forgets the way; this is for
//! showing, entering and explaining single captures. A test holds the two against each other.

use std::collections::HashSet;

use super::bits::Bits;
use super::board::{Direction, Directions, Square};
use super::choice::{self, Taken};
use super::color::Kind;
use super::position::Position;
use super::spec::{Landing, Promotion, Range, Removal};
use super::tables::{Leap, Side, Tables};

/// The captures of one piece in one position.
#[derive(Clone, Debug)]
pub(crate) struct Jumper<'a, B> {
    tables: &'a Tables<B>,
    side: &'a Side<B>,
    theirs: B,
    all_kings: B,
    /// What is occupied without the piece itself.
    occupied: B,
    by_king: bool,
}

/// A piece before its first jump or after any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stop<B> {
    /// Where it may rest.
    pub(crate) landings: B,
    /// The one of them that is directly behind the last victim; before the first jump the origin.
    pub(crate) behind: Square,
    /// Where the last jump went.
    pub(crate) heading: Option<Direction>,
    /// What it has jumped.
    pub(crate) captured: B,
    /// As what it goes on.
    pub(crate) kind: Kind,
    /// Crowned, which ends the move.
    pub(crate) is_over: bool,
}

/// Stops that have been dealt with, each with how many of the squares asked for lie behind it. In
/// the wide word, so that one set serves both widths.
pub(crate) type Visited = HashSet<(Stop<u128>, usize)>;

/// One jump.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Jump<B> {
    /// Where it begins: one of the landings of the stop before.
    pub(crate) start: Square,
    /// What it jumps.
    pub(crate) victim: Square,
    /// Whether it goes straight on from the stop before.
    pub(crate) is_straight: bool,
    /// Where it leads.
    pub(crate) stop: Stop<B>,
}

impl<'a, B: Bits> Jumper<'a, B> {
    /// The piece on `from`, which belongs to the side to move.
    pub(crate) fn new(tables: &'a Tables<B>, position: &Position<B>, from: Square) -> Self {
        Self {
            tables,
            side: tables.side(position.turn()),
            theirs: position.side(!position.turn()),
            all_kings: position.kings(),
            occupied: position.occupied() & !B::of(from),
            by_king: position.kings().has(from),
        }
    }

    /// The piece before its first jump.
    pub(crate) fn start(&self, from: Square) -> Stop<B> {
        Stop {
            landings: B::of(from),
            behind: from,
            heading: None,
            captured: B::EMPTY,
            kind: if self.by_king { Kind::King } else { Kind::Man },
            is_over: false,
        }
    }

    /// The jumps that may follow over one of `victims`, by starting square and direction.
    pub(crate) fn jumps(&self, stop: &Stop<B>, victims: B) -> Vec<Jump<B>> {
        if stop.is_over {
            return Vec::new();
        }
        let occupied = self.occupied_at(stop);
        let leaps = match stop.kind {
            Kind::Man => &self.side.man_capture,
            Kind::King => &self.side.king_capture,
        };
        let mut jumps = Vec::new();
        for start in stop.landings.squares() {
            for leap in leaps.iter().filter(|leap| !stop.bars(start, leap.direction)) {
                let Some(victim) = self.victim(leap, start, occupied, stop.kind) else { continue };
                if victims.has(victim) && !stop.captured.has(victim) {
                    let is_straight = stop.heading == Some(leap.direction);
                    let stop = self.land(stop, leap, victim);
                    jumps.push(Jump { start, victim, is_straight, stop });
                }
            }
        }
        jumps
    }

    /// Every piece that could ever be jumped.
    pub(crate) fn victims(&self) -> B {
        self.theirs
    }

    /// What is occupied while the piece is there.
    pub(crate) fn occupied_at(&self, stop: &Stop<B>) -> B {
        match self.tables.removal {
            Removal::AfterMove => self.occupied,
            Removal::Immediate => self.occupied & !stop.captured,
        }
    }

    /// Where a capture may end that has come here and cannot go on; none if it must go on.
    pub(crate) fn ends(&self, stop: &Stop<B>) -> B {
        if stop.captured.is_empty() || !self.jumps(stop, self.theirs).is_empty() {
            return B::EMPTY;
        }
        self.final_landings(stop)
    }

    /// The same, of a stop that is known to have no jump after it.
    pub(crate) fn final_landings(&self, stop: &Stop<B>) -> B {
        match self.tables.landing {
            Landing::Any => stop.landings,
            Landing::BehindLast => B::of(stop.behind),
        }
    }

    /// Whether a man that ends its capture here, on `to`, is crowned.
    pub(crate) fn promotes(&self, stop: &Stop<B>, to: Square) -> bool {
        !self.by_king && (stop.kind == Kind::King || self.side.last_row.has(to))
    }

    /// What has been taken, as the choice between captures sees it.
    pub(crate) fn taken(&self, captured: B) -> Taken {
        Taken::new(captured, self.all_kings, self.by_king)
    }

    /// The priority of a capture that takes these.
    pub(crate) fn key(&self, captured: B) -> u32 {
        choice::key(self.tables.choice, self.taken(captured))
    }

    fn victim(&self, leap: &Leap<B>, start: Square, occupied: B, kind: Kind) -> Option<Square> {
        let victim = match (kind, self.tables.range) {
            (Kind::King, Range::Flying) => self.tables.first_on_ray(leap, start, occupied)?,
            _ => leap.over(start)?.0,
        };
        let behind = leap.step(B::of(victim));
        let is_open = !behind.is_empty() && !behind.meets(occupied);
        (self.theirs.has(victim) && occupied.has(victim) && is_open).then_some(victim)
    }

    fn land(&self, before: &Stop<B>, leap: &Leap<B>, victim: Square) -> Stop<B> {
        let captured = before.captured | B::of(victim);
        let behind = victim.offset(leap.stride);
        let landings = match (before.kind, self.tables.range) {
            (Kind::King, Range::Flying) => {
                let occupied = self.occupied_at(&Stop { captured, ..*before });
                self.tables.free_on_ray(leap, victim, occupied)
            }
            _ => B::of(behind),
        };
        let touches = before.kind == Kind::Man && self.side.last_row.has(behind);
        let (kind, is_over) = match self.tables.promotion {
            Promotion::Passing if touches => (Kind::King, false),
            Promotion::EndsMove if touches => (before.kind, true),
            _ => (before.kind, false),
        };
        Stop { landings, behind, heading: Some(leap.direction), captured, kind, is_over }
    }
}

impl<B: Bits> Stop<B> {
    /// Straight back is never open; straight on is tried from the first landing alone, because it
    /// is the same from all.
    fn bars(&self, start: Square, direction: Direction) -> bool {
        let Some(heading) = self.heading else { return false };
        let barred = if start == self.behind {
            Directions::of(&[heading.opposite()])
        } else {
            Directions::of(&[heading, heading.opposite()])
        };
        barred.has(direction)
    }

    /// The same in the widest word.
    pub(crate) fn widen(&self) -> Stop<u128> {
        let Self { landings, behind, heading, captured, kind, is_over } = *self;
        let (landings, captured) = (landings.widen(), captured.widen());
        Stop { landings, behind, heading, captured, kind, is_over }
    }
}
