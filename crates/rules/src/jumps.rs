//! A capture as a person sees it: one jump after another, with the squares on which the piece may
//! rest in between.
//!
//! [`generate`](super::generate) walks the same jumps faster and forgets the way; this is for
//! showing, entering and explaining single captures. A test holds the two against each other.

use std::collections::HashSet;

use super::bits::Bits;
use super::board::{Direction, Square};
use super::choice::{self, Taken};
use super::color::Kind;
use super::moves::{Move, MoveList};
use super::position::Position;
use super::spec::{Choice, Duty, Landing, ManTakes, Promotion, Range, Removal, UTurn};
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
    /// In which jumps it met kings, where a choice looks at that.
    pub(crate) order: u32,
    /// Whether the last piece jumped was a king, where a landing looks at that.
    pub(crate) over_king: bool,
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

/// Adds the captures of one piece of the side to move to a list. Slow; it tells captures apart by
/// the order in which they meet kings, whatever piece captures.
pub(crate) fn list_captures<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    from: Square,
    list: &mut MoveList<B>,
) {
    let jumper = Jumper::new(tables, position, from);
    jumper.list(from, &jumper.start(from), list);
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
            order: 0,
            over_king: false,
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
        let victims = victims & self.prey(stop.kind);
        for start in stop.landings.squares() {
            for leap in leaps.iter().filter(|leap| !self.bars(stop, start, leap.direction)) {
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

    /// Adds the captures that go on from here.
    fn list(&self, from: Square, stop: &Stop<B>, list: &mut MoveList<B>) {
        let jumps = self.jumps(stop, self.theirs);
        for jump in &jumps {
            if list.jumps_left == 0 {
                return;
            }
            list.jumps_left -= 1;
            self.list(from, &jump.stop, list);
        }
        if !jumps.is_empty() || stop.captured.is_empty() {
            return;
        }
        for to in self.final_landings(stop).squares() {
            let (captured, promotes) = (stop.captured, self.promotes(stop, to));
            list.push_capture(self.key(stop), Move { from, to, captured, promotes });
        }
    }

    /// Every piece that could ever be jumped.
    pub(crate) fn victims(&self) -> B {
        self.theirs
    }

    /// What a man or a king takes.
    fn prey(&self, kind: Kind) -> B {
        match (kind, self.tables.facts.man.takes) {
            (Kind::Man, ManTakes::Men) => self.theirs & !self.all_kings,
            _ => self.theirs,
        }
    }

    /// Straight on is tried from the first landing alone, because it is the same from all; so is
    /// straight back, where that is allowed at all.
    fn bars(&self, stop: &Stop<B>, start: Square, direction: Direction) -> bool {
        let Some(heading) = stop.heading else { return false };
        let is_back = direction == heading.opposite();
        match self.tables.facts.capture.u_turn {
            UTurn::Forbidden if is_back => true,
            _ => start != stop.behind && (is_back || direction == heading),
        }
    }

    /// What is occupied while the piece is there.
    pub(crate) fn occupied_at(&self, stop: &Stop<B>) -> B {
        match self.tables.facts.capture.removal {
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
        match self.tables.facts.king.landing {
            Landing::BehindLast => B::of(stop.behind),
            Landing::BehindKing if stop.over_king => B::of(stop.behind),
            Landing::Any | Landing::BehindKing | Landing::BehindEach => stop.landings,
        }
    }

    /// Where a capture that has come here may be left: at its due end alone where captures are
    /// enforced; after any jump where they are not; and where a wrong capture loses, on any square
    /// that the piece can reach with its last jump.
    pub(crate) fn stops(&self, stop: &Stop<B>, duty: Duty) -> B {
        match duty {
            Duty::Enforced => self.ends(stop),
            Duty::Huff => self.final_landings(stop),
            Duty::Forfeit => stop.landings,
        }
    }

    /// Whether a man that ends its capture here, on `to`, is crowned.
    pub(crate) fn promotes(&self, stop: &Stop<B>, to: Square) -> bool {
        !self.by_king && (stop.kind == Kind::King || self.side.last_row.has(to))
    }

    /// What has been taken, as the choice between captures sees it.
    fn taken(&self, stop: &Stop<B>) -> Taken {
        Taken::new(stop.captured, self.all_kings, self.by_king, stop.order)
    }

    /// The priority of a capture that has come here.
    pub(crate) fn key(&self, stop: &Stop<B>) -> u32 {
        choice::key(self.tables.facts.capture.choice, self.taken(stop))
    }

    fn victim(&self, leap: &Leap<B>, start: Square, occupied: B, kind: Kind) -> Option<Square> {
        let victim = match (kind, self.tables.facts.king.range) {
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
        let landings = match (before.kind, self.tables.facts.king.range) {
            (Kind::King, Range::Flying)
                if self.tables.facts.king.landing != Landing::BehindEach =>
            {
                let occupied = self.occupied_at(&Stop { captured, ..*before });
                self.tables.free_on_ray(leap, victim, occupied)
            }
            _ => B::of(behind),
        };
        let touches = before.kind == Kind::Man && self.side.last_row.has(behind);
        let (kind, is_over) = match self.tables.facts.promotion {
            Promotion::Passing if touches => (Kind::King, false),
            Promotion::EndsMove if touches => (before.kind, true),
            _ => (before.kind, false),
        };
        let is_king = self.all_kings.has(victim);
        let over_king = is_king && self.tables.facts.king.landing == Landing::BehindKing;
        let order = match self.tables.facts.capture.choice {
            Choice::Italian if is_king => choice::met(before.order, before.captured.count()),
            _ => before.order,
        };
        let heading = Some(leap.direction);
        Stop { landings, behind, heading, captured, order, over_king, kind, is_over }
    }
}

impl<B: Bits> Stop<B> {
    /// The same in the widest word.
    pub(crate) fn widen(&self) -> Stop<u128> {
        let (landings, captured) = (self.landings.widen(), self.captured.widen());
        let Self { behind, heading, order, over_king, kind, is_over, .. } = *self;
        Stop { landings, behind, heading, captured, order, over_king, kind, is_over }
    }
}
