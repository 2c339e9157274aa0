//! Legal moves.
//!
//! One generator for every ruleset: it reads [`Tables`] and looks at choices, never at which game
//! is on. Captures are walked jump by jump; a list that would need more than
//! [`MAX_JUMPS`](super::moves::MAX_JUMPS) jumps is an honest error.

use super::bits::Bits;
use super::board::{Direction, Directions, Square};
use super::choice::{self, Taken};
use super::color::Kind;
use super::jumps;
use super::moves::{Move, MoveList};
use super::position::Position;
use super::spec::{Choice, Landing, ManTakes, Promotion, Range, Removal, Step, UTurn};
use super::tables::{Leap, Side, Tables};

/// The captures of a position are more than can be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this position has too many captures to list: over {} jumps", super::moves::MAX_JUMPS)]
pub struct TooManyCaptures;

/// Fills `list` with the legal moves of a position.
///
/// # Errors
/// [`TooManyCaptures`] if the captures are more than can be listed; the list is then useless.
pub fn legal_moves<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    list: &mut MoveList<B>,
) -> Result<(), TooManyCaptures> {
    captures(tables, position, list)?;
    if list.is_empty() {
        quiet_moves(tables, position, list);
    }
    Ok(())
}

/// Counts the legal moves; `scratch` is used where they must be listed for that.
///
/// # Errors
/// As [`legal_moves`].
pub fn count_moves<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    scratch: &mut MoveList<B>,
) -> Result<u64, TooManyCaptures> {
    captures(tables, position, scratch)?;
    if scratch.is_empty() && tables.step == Step::One {
        let empty = tables.board & !position.occupied();
        let men = position.of(position.turn(), Kind::Man);
        let steps = tables.side(position.turn()).man_quiet.iter();
        let n_man_moves: u32 = steps.map(|leap| (leap.step(men) & empty).count()).sum();
        king_quiet_moves(tables, position, scratch);
        return Ok(u64::from(n_man_moves) + scratch.len() as u64);
    }
    if scratch.is_empty() {
        quiet_moves(tables, position, scratch);
    }
    Ok(scratch.len() as u64)
}

/// Whether the side to move must capture.
pub fn has_capture<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> bool {
    let walk = Walk::new(tables, position);
    let men = position.of(position.turn(), Kind::Man);
    if walk.jumping_men(men) != B::EMPTY {
        return true;
    }
    let kings = position.of(position.turn(), Kind::King);
    kings.squares().any(|from| {
        let occupied = walk.occupied & !B::of(from);
        walk.side.king_capture.iter().any(|leap| walk.victim(leap, from, occupied).is_some())
    })
}

/// Fills `list` with the captures that the rules of choice leave.
///
/// # Errors
/// As [`legal_moves`].
#[inline]
pub(crate) fn captures<B: Bits>(
    tables: &Tables<B>,
    position: &Position<B>,
    list: &mut MoveList<B>,
) -> Result<(), TooManyCaptures> {
    list.clear();
    let mut walk = Walk::new(tables, position);
    // Italian draughts themselves have no such men, so the quick way does without that order.
    let ranks_kings = tables.choice == Choice::Italian && tables.man_takes == ManTakes::All;
    for from in walk.jumping_men(position.of(position.turn(), Kind::Man)).squares() {
        if ranks_kings {
            jumps::list_captures(tables, position, from, list);
        } else {
            walk.man_captures(from, list);
        }
    }
    for from in position.of(position.turn(), Kind::King).squares() {
        walk.king_captures(from, list);
    }
    if list.jumps_left == 0 {
        return Err(TooManyCaptures);
    }
    if list.len() > 1 {
        list.drop_duplicates();
    }
    Ok(())
}

/// Adds the quiet moves. The caller has made sure that nothing can be captured.
pub fn quiet_moves<B: Bits>(tables: &Tables<B>, position: &Position<B>, list: &mut MoveList<B>) {
    let side = tables.side(position.turn());
    let men = position.of(position.turn(), Kind::Man);
    let empty = tables.board & !position.occupied();
    for leap in side.man_quiet.iter() {
        let mut front = leap.step(men);
        let mut n_men = 1;
        while !front.is_empty() {
            for to in (front & empty).squares() {
                let promotes = side.last_row.has(to);
                let from = leap.back(to, n_men);
                list.push(Move { from, to, captured: B::EMPTY, promotes });
            }
            front = match tables.step {
                Step::One => B::EMPTY,
                Step::Line => leap.step(front & men),
            };
            n_men += 1;
        }
    }
    king_quiet_moves(tables, position, list);
}

fn king_quiet_moves<B: Bits>(tables: &Tables<B>, position: &Position<B>, list: &mut MoveList<B>) {
    let kings = position.of(position.turn(), Kind::King);
    if kings.is_empty() {
        return;
    }
    let side = tables.side(position.turn());
    let occupied = position.occupied();
    for from in (kings & !position.locked_king(tables.king_limit)).squares() {
        for leap in side.king_quiet.iter() {
            let targets = match tables.range {
                Range::Short => leap.step(B::of(from)) & !occupied,
                Range::Flying => tables.free_on_ray(leap, from, occupied),
            };
            for to in targets.squares() {
                list.push(Move { from, to, captured: B::EMPTY, promotes: false });
            }
        }
    }
}

/// A king's capture on its way.
#[derive(Clone, Copy, Debug)]
struct Trip<B> {
    captured: B,
    /// In which jumps it met kings.
    order: u32,
    /// What is occupied now.
    occupied: B,
}

/// One side's captures in one position.
struct Walk<'a, B> {
    tables: &'a Tables<B>,
    side: &'a Side<B>,
    theirs: B,
    /// Those of them that men take.
    prey_of_men: B,
    kings: B,
    occupied: B,
    /// Where the piece that captures started, and whether as a king.
    from: Square,
    by_king: bool,
}

impl<'a, B: Bits> Walk<'a, B> {
    #[inline]
    fn new(tables: &'a Tables<B>, position: &Position<B>) -> Self {
        let theirs = position.side(!position.turn());
        Self {
            tables,
            side: tables.side(position.turn()),
            theirs,
            prey_of_men: match tables.man_takes {
                ManTakes::All => theirs,
                ManTakes::Men => theirs & !position.kings(),
            },
            kings: position.kings(),
            occupied: position.occupied(),
            from: Square::default(),
            by_king: false,
        }
    }

    /// The men that can jump.
    #[inline]
    fn jumping_men(&self, men: B) -> B {
        let empty = self.tables.board & !self.occupied;
        let mut jumpers = B::EMPTY;
        for leap in self.side.man_capture.iter() {
            for landing in leap.jump(men, self.prey_of_men, empty).squares() {
                jumpers |= B::of(leap.back(landing, 2));
            }
        }
        jumpers
    }

    #[inline]
    fn man_captures(&mut self, from: Square, list: &mut MoveList<B>) {
        (self.from, self.by_king) = (from, false);
        let occupied = self.occupied & !B::of(from);
        self.man_jumps(from, B::EMPTY, occupied, list);
    }

    #[inline]
    fn king_captures(&mut self, from: Square, list: &mut MoveList<B>) {
        let sight = self.tables.king_sight[usize::from(from.index()) & 127];
        if !sight.meets(self.theirs) {
            return;
        }
        (self.from, self.by_king) = (from, true);
        let occupied = self.occupied & !B::of(from);
        let trip = Trip { captured: B::EMPTY, order: 0, occupied };
        self.king_jumps(from, trip, Directions::NONE, list);
    }

    /// Jumps of a man that stands on `at` and has taken `captured`; adds the capture if it ends
    /// here.
    fn man_jumps(&self, at: Square, captured: B, occupied: B, list: &mut MoveList<B>) {
        let targets = self.prey_of_men & !captured;
        let near = self.side.man_victims[usize::from(at.index()) & 127] & targets;
        let mut goes_on = false;
        if !near.is_empty() {
            for leap in self.side.man_capture.iter() {
                let Some((victim, to)) = leap.over(at) else { continue };
                if !near.has(victim) || occupied.has(to) {
                    continue;
                }
                if list.jumps_left == 0 {
                    return;
                }
                list.jumps_left -= 1;
                goes_on = true;
                self.man_landed(to, leap.direction, captured | B::of(victim), occupied, list);
            }
        }
        if !goes_on && !captured.is_empty() {
            self.add(at, captured, 0, self.side.last_row.has(at), list);
        }
    }

    /// A man has just landed on `at`: goes on, or is crowned.
    #[inline]
    fn man_landed(
        &self,
        at: Square,
        heading: Direction,
        captured: B,
        occupied: B,
        list: &mut MoveList<B>,
    ) {
        let occupied = self.removed(captured, occupied);
        match self.tables.promotion {
            Promotion::EndsMove if self.side.last_row.has(at) => {
                self.add(at, captured, 0, true, list);
            }
            Promotion::Passing if self.side.last_row.has(at) => {
                let trip = Trip { captured, order: 0, occupied };
                if !self.king_jumps(at, trip, self.barred(heading), list) {
                    self.add(at, captured, 0, true, list);
                }
            }
            _ => self.man_jumps(at, captured, occupied, list),
        }
    }

    /// Jumps of a king that stands on `at`, in all but these directions. Says whether there was
    /// any.
    fn king_jumps(
        &self,
        at: Square,
        trip: Trip<B>,
        barred: Directions,
        list: &mut MoveList<B>,
    ) -> bool {
        let mut goes_on = false;
        for leap in self.side.king_capture.iter() {
            if barred.has(leap.direction) {
                continue;
            }
            let victim = self.victim(leap, at, trip.occupied);
            let Some(victim) = victim.filter(|&victim| !trip.captured.has(victim)) else {
                continue;
            };
            if list.jumps_left == 0 {
                return true;
            }
            list.jumps_left -= 1;
            goes_on = true;
            self.king_landed(victim, leap, self.further(trip, victim), list);
        }
        goes_on
    }

    /// The capture after one more victim.
    #[inline]
    fn further(&self, trip: Trip<B>, victim: Square) -> Trip<B> {
        let captured = trip.captured | B::of(victim);
        let order = match self.tables.choice {
            Choice::Italian if self.kings.has(victim) => {
                choice::met(trip.order, trip.captured.count())
            }
            _ => trip.order,
        };
        Trip { captured, order, occupied: self.removed(captured, trip.occupied) }
    }

    /// A king has just taken a piece and may turn behind it; where it cannot go on, it ends the
    /// capture there.
    #[inline]
    fn king_landed(&self, victim: Square, leap: &Leap<B>, trip: Trip<B>, list: &mut MoveList<B>) {
        let behind = victim.offset(leap.stride);
        let landings = match (self.tables.range, self.tables.landing) {
            (Range::Short, _) | (_, Landing::BehindEach) => B::of(behind),
            (Range::Flying, _) => self.tables.free_on_ray(leap, victim, trip.occupied),
        };
        let targets = self.theirs & !trip.captured;
        // Straight on, or straight back, is the same from every landing square: tried from the
        // first alone.
        let along = Directions::of(&[leap.direction, leap.direction.opposite()]);
        let mut goes_on = false;
        for at in landings.squares() {
            if self.tables.king_sight[usize::from(at.index()) & 127].meets(targets) {
                let barred = if at == behind { self.barred(leap.direction) } else { along };
                goes_on |= self.king_jumps(at, trip, barred, list);
            }
        }
        if goes_on {
            return;
        }
        let ends = match self.tables.landing {
            Landing::BehindLast => B::of(behind),
            Landing::BehindKing if self.kings.has(victim) => B::of(behind),
            Landing::Any | Landing::BehindKing | Landing::BehindEach => landings,
        };
        for at in ends.squares() {
            self.add(at, trip.captured, trip.order, !self.by_king, list);
        }
    }

    /// Where a king may not go that has just landed directly behind its victim.
    #[inline]
    fn barred(&self, heading: Direction) -> Directions {
        match self.tables.u_turn {
            UTurn::Forbidden => Directions::of(&[heading.opposite()]),
            UTurn::Allowed => Directions::NONE,
        }
    }

    /// The piece that a king on `at` could jump in a direction.
    #[inline]
    fn victim(&self, leap: &Leap<B>, at: Square, occupied: B) -> Option<Square> {
        let victim = match self.tables.range {
            Range::Short => leap.over(at)?.0,
            Range::Flying => self.tables.first_on_ray(leap, at, occupied)?,
        };
        let behind = leap.step(B::of(victim));
        (self.theirs.has(victim) && !behind.is_empty() && !behind.meets(occupied)).then_some(victim)
    }

    /// What is occupied once these pieces have been jumped.
    #[inline]
    fn removed(&self, captured: B, occupied: B) -> B {
        match self.tables.removal {
            Removal::AfterMove => occupied,
            Removal::Immediate => occupied & !captured,
        }
    }

    #[inline]
    fn add(&self, to: Square, captured: B, order: u32, promotes: bool, list: &mut MoveList<B>) {
        let taken = Taken::new(captured, self.kings, self.by_king, order);
        let key = choice::key(self.tables.choice, taken);
        list.push_capture(key, Move { from: self.from, to, captured, promotes });
    }
}
