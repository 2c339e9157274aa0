//! Legal moves.
//!
//! One generator for every ruleset: it reads [`Tables`] and looks at choices, never at which game
//! is on. Captures are walked jump by jump; a list that would need more than
//! [`MAX_JUMPS`](super::moves::MAX_JUMPS) jumps is an honest error.

use std::marker::PhantomData;

use super::bits::Bits;
use super::board::{Direction, Directions, Square};
use super::choice::{self, Taken};
use super::color::{Color, Kind};
use super::facts::Facts;
use super::jumps;
use super::moves::{Move, MoveList};
use super::position::Position;
use super::source::{FromTables, Source};
use super::spec::{Choice, Landing, ManTakes, Promotion, Range, Removal, Step, UTurn};
use super::tables::{Leap, Tables, Way};

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
    legal_moves_as::<B, FromTables>(tables, position, list)
}

/// The same with facts from a source.
pub(crate) fn legal_moves_as<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    list: &mut MoveList<B>,
) -> Result<(), TooManyCaptures> {
    captures::<B, S>(tables, position, list)?;
    if list.is_empty() {
        list_quiet_moves::<B, S>(tables, position, list);
    }
    Ok(())
}

/// Counts the legal moves; `scratch` is used where they must be listed for that.
///
/// # Errors
/// As [`legal_moves`].
pub(crate) fn count_moves_as<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    scratch: &mut MoveList<B>,
) -> Result<u64, TooManyCaptures> {
    let mut walk = Walk::<B, S>::new(tables, position);
    let jumping = walk.jumping_men(position.of(walk.turn, Kind::Man));
    let kings = position.of(walk.turn, Kind::King);
    if !(union(&jumping).is_empty() && kings.is_empty()) {
        if let Some(n_jumps) = walk.count_single_jumps(&jumping) {
            return Ok(u64::from(n_jumps));
        }
        scratch.clear();
        walk.captures(position, &jumping, scratch)?;
        if !scratch.is_empty() {
            return Ok(scratch.len() as u64);
        }
    }
    let mut n_moves = 0;
    man_steps::<B, S>(tables, position, |_, _, targets| n_moves += targets.count());
    king_steps::<B, S>(tables, position, |_, targets| n_moves += targets.count());
    Ok(u64::from(n_moves))
}

/// Whether the side to move must capture.
pub fn has_capture<B: Bits>(tables: &Tables<B>, position: &Position<B>) -> bool {
    let walk = Walk::<B, FromTables>::new(tables, position);
    let men = position.of(position.turn(), Kind::Man);
    if !union(&walk.jumping_men(men)).is_empty() {
        return true;
    }
    let kings = position.of(position.turn(), Kind::King);
    kings.squares().any(|from| {
        let occupied = walk.occupied & !B::of(from);
        walk.leaps(Way::KingCapture).any(|leap| walk.victim(&leap, from, occupied).is_some())
    })
}

/// Fills `list` with the captures that the rules of choice leave.
#[inline]
fn captures<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    list: &mut MoveList<B>,
) -> Result<(), TooManyCaptures> {
    list.clear();
    let mut walk = Walk::<B, S>::new(tables, position);
    let jumping = walk.jumping_men(position.of(walk.turn, Kind::Man));
    let kings = position.of(walk.turn, Kind::King);
    if union(&jumping).is_empty() && kings.is_empty() {
        return Ok(());
    }
    walk.captures(position, &jumping, list)
}

/// Adds the quiet moves. The caller has made sure that nothing can be captured.
pub fn quiet_moves<B: Bits>(tables: &Tables<B>, position: &Position<B>, list: &mut MoveList<B>) {
    list_quiet_moves::<B, FromTables>(tables, position, list);
}

#[inline]
fn list_quiet_moves<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    list: &mut MoveList<B>,
) {
    let last_row = S::last_row(tables, S::turn(position));
    man_steps::<B, S>(tables, position, |leap, n_men, targets| {
        for to in targets.squares() {
            let promotes = last_row.has(to);
            list.push(Move { from: leap.back(to, n_men), to, captured: B::EMPTY, promotes });
        }
    });
    king_steps::<B, S>(tables, position, |from, targets| {
        for to in targets.squares() {
            list.push(Move { from, to, captured: B::EMPTY, promotes: false });
        }
    });
}

/// Hands out the quiet moves of men: a direction, how many men step, and where the front men come to.
#[inline]
fn man_steps<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    mut found: impl FnMut(Leap<B>, i8, B),
) {
    let turn = S::turn(position);
    let men = position.of(turn, Kind::Man);
    let empty = tables.board & !position.occupied();
    for leap in S::leaps(tables, turn, Way::ManQuiet) {
        let mut front = leap.step(men);
        let mut n_men = 1;
        while !front.is_empty() {
            found(leap, n_men, front & empty);
            front = match S::facts(tables).man.step {
                Step::One => B::EMPTY,
                Step::Line => leap.step(front & men),
            };
            n_men += 1;
        }
    }
}

/// Hands out the quiet moves of kings: from where, and where to in one direction.
#[inline]
fn king_steps<B: Bits, S: Source<B>>(
    tables: &Tables<B>,
    position: &Position<B>,
    mut found: impl FnMut(Square, B),
) {
    let turn = S::turn(position);
    let kings = position.of(turn, Kind::King);
    if kings.is_empty() {
        return;
    }
    let facts = S::facts(tables);
    let occupied = position.occupied();
    for from in (kings & !position.locked_king(facts.king_limit)).squares() {
        for leap in S::leaps(tables, turn, Way::KingQuiet) {
            let targets = match facts.king.range {
                Range::Short => leap.step(B::of(from)) & !occupied,
                Range::Flying => tables.free_on_ray(&leap, from, occupied),
            };
            found(from, targets);
        }
    }
}

/// Which of a man's directions of capture are open, by their indexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Open(u32);

impl Open {
    const NONE: Self = Self(0);

    #[inline]
    fn of(leaps: impl Iterator<Item = bool>) -> Self {
        Self(leaps.enumerate().fold(0, |open, (i, is_open)| open | u32::from(is_open) << i))
    }

    /// The indexes, lowest first.
    #[inline]
    fn indexes(self) -> impl Iterator<Item = usize> {
        u64::from(self.0).squares().map(|i| usize::from(i.index()))
    }
}

#[inline]
fn union<B: Bits>(sets: &[B; 8]) -> B {
    sets.iter().fold(B::EMPTY, |all, &set| all | set)
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
struct Walk<'a, B, S> {
    tables: &'a Tables<B>,
    turn: Color,
    source: PhantomData<S>,
    theirs: B,
    /// Those of them that men take.
    prey_of_men: B,
    kings: B,
    occupied: B,
    /// Where the piece that captures started, and whether as a king.
    from: Square,
    by_king: bool,
}

impl<'a, B: Bits, S: Source<B>> Walk<'a, B, S> {
    #[inline]
    fn new(tables: &'a Tables<B>, position: &Position<B>) -> Self {
        let turn = S::turn(position);
        let theirs = position.side(!turn);
        Self {
            tables,
            turn,
            source: PhantomData,
            theirs,
            prey_of_men: match S::facts(tables).man.takes {
                ManTakes::All => theirs,
                ManTakes::Men => theirs & !position.kings(),
            },
            kings: position.kings(),
            occupied: position.occupied(),
            from: Square::default(),
            by_king: false,
        }
    }

    #[inline]
    fn facts(&self) -> Facts {
        S::facts(self.tables)
    }

    #[inline]
    fn leaps(&self, way: Way) -> impl Iterator<Item = Leap<B>> {
        S::leaps(self.tables, self.turn, way)
    }

    #[inline]
    fn is_last_row(&self, at: Square) -> bool {
        S::last_row(self.tables, self.turn).has(at)
    }

    /// The men that can jump, by direction.
    #[inline]
    fn jumping_men(&self, men: B) -> [B; 8] {
        let empty = self.tables.board & !self.occupied;
        let mut jumpers = [B::EMPTY; 8];
        for (jumpers, leap) in jumpers.iter_mut().zip(self.leaps(Way::ManCapture)) {
            *jumpers = leap.jumpers(men, self.prey_of_men, empty);
        }
        jumpers
    }

    /// How many captures there are where no king is on the board and no man can jump twice: all take
    /// one man with a man, and no rule of choice prefers one to another.
    #[inline]
    fn count_single_jumps(&self, jumping: &[B; 8]) -> Option<u32> {
        if !self.kings.is_empty() {
            return None;
        }
        let empty = self.tables.board & !self.occupied;
        let (mut n_jumps, mut going_on) = (0, B::EMPTY);
        for (&men, leap) in jumping.iter().zip(self.leaps(Way::ManCapture)) {
            let landed = leap.step(leap.step(men));
            for next in self.leaps(Way::ManCapture) {
                if next.direction != leap.direction.opposite() {
                    going_on |= next.jumpers(landed, self.prey_of_men, empty);
                }
            }
            if self.facts().promotion == Promotion::Passing {
                going_on |= landed & S::last_row(self.tables, self.turn);
            }
            n_jumps += men.count();
        }
        going_on.is_empty().then_some(n_jumps)
    }

    /// All captures; these men can jump, by direction.
    fn captures(
        &mut self,
        position: &Position<B>,
        jumping: &[B; 8],
        list: &mut MoveList<B>,
    ) -> Result<(), TooManyCaptures> {
        let facts = self.facts();
        // Italian draughts themselves have no such men, so the quick way does without that order.
        let ranks_kings =
            facts.capture.choice == Choice::Italian && facts.man.takes == ManTakes::All;
        for from in union(jumping).squares() {
            if ranks_kings {
                jumps::list_captures(self.tables, position, from, list);
            } else {
                let leaps = jumping.iter().zip(self.leaps(Way::ManCapture));
                let open = Open::of(leaps.map(|(men, _)| men.has(from)));
                self.man_captures(from, open, list);
            }
        }
        for from in position.of(self.turn, Kind::King).squares() {
            self.king_captures(from, list);
        }
        if list.jumps_left == 0 {
            return Err(TooManyCaptures);
        }
        if list.len() > 1 {
            list.drop_duplicates();
        }
        Ok(())
    }

    /// Captures of a man that can jump in these directions.
    #[inline]
    fn man_captures(&mut self, from: Square, open: Open, list: &mut MoveList<B>) {
        (self.from, self.by_king) = (from, false);
        self.man_goes_on(from, open, B::EMPTY, self.occupied & !B::of(from), list);
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
    #[inline]
    fn man_jumps(&self, at: Square, captured: B, occupied: B, list: &mut MoveList<B>) {
        let victims = &self.tables.man_victims[self.turn.index()];
        let near = victims[usize::from(at.index()) & 127] & self.prey_of_men & !captured;
        if !near.is_empty() {
            let man = B::of(at);
            let leaps = self.leaps(Way::ManCapture);
            let open = Open::of(leaps.map(|leap| !leap.jumpers(man, near, !occupied).is_empty()));
            if open != Open::NONE {
                self.man_goes_on(at, open, captured, occupied, list);
                return;
            }
        }
        self.add(at, captured, 0, self.is_last_row(at), list);
    }

    /// Jumps of a man in these directions.
    fn man_goes_on(
        &self,
        at: Square,
        open: Open,
        captured: B,
        occupied: B,
        list: &mut MoveList<B>,
    ) {
        for i in open.indexes() {
            let Some(leap) = self.leaps(Way::ManCapture).nth(i) else { return };
            if list.jumps_left == 0 {
                return;
            }
            list.jumps_left -= 1;
            let victim = at.offset(leap.stride);
            let captured = captured | B::of(victim);
            self.man_landed(victim.offset(leap.stride), leap.direction, captured, occupied, list);
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
        match self.facts().promotion {
            Promotion::EndsMove if self.is_last_row(at) => {
                self.add(at, captured, 0, true, list);
            }
            Promotion::Passing if self.is_last_row(at) => {
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
        for leap in self.leaps(Way::KingCapture) {
            if barred.has(leap.direction) {
                continue;
            }
            let victim = self.victim(&leap, at, trip.occupied);
            let Some(victim) = victim.filter(|&victim| !trip.captured.has(victim)) else {
                continue;
            };
            if list.jumps_left == 0 {
                return true;
            }
            list.jumps_left -= 1;
            goes_on = true;
            self.king_landed(victim, &leap, self.further(trip, victim), list);
        }
        goes_on
    }

    /// The capture after one more victim.
    #[inline]
    fn further(&self, trip: Trip<B>, victim: Square) -> Trip<B> {
        let captured = trip.captured | B::of(victim);
        let order = match self.facts().capture.choice {
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
        let landings = match (self.facts().king.range, self.facts().king.landing) {
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
        let ends = match self.facts().king.landing {
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
        match self.facts().capture.u_turn {
            UTurn::Forbidden => Directions::of(&[heading.opposite()]),
            UTurn::Allowed => Directions::NONE,
        }
    }

    /// The piece that a king on `at` could jump in a direction.
    #[inline]
    fn victim(&self, leap: &Leap<B>, at: Square, occupied: B) -> Option<Square> {
        let victim = match self.facts().king.range {
            Range::Short => leap.over(at)?.0,
            Range::Flying => self.tables.first_on_ray(leap, at, occupied)?,
        };
        let behind = leap.step(B::of(victim));
        (self.theirs.has(victim) && !behind.is_empty() && !behind.meets(occupied)).then_some(victim)
    }

    /// What is occupied once these pieces have been jumped.
    #[inline]
    fn removed(&self, captured: B, occupied: B) -> B {
        match self.facts().capture.removal {
            Removal::AfterMove => occupied,
            Removal::Immediate => occupied & !captured,
        }
    }

    #[inline]
    fn add(&self, to: Square, captured: B, order: u32, promotes: bool, list: &mut MoveList<B>) {
        let taken = Taken::new(captured, self.kings, self.by_king, order);
        let key = choice::key(self.facts().capture.choice, taken);
        list.push_capture(key, Move { from: self.from, to, captured, promotes });
    }
}
