//! Rules and a board compiled into masks: what the generator reads instead of facts.

use super::bits::Bits;
use super::board::{Board, Direction, Directions, Square};
use super::color::Color;
use super::hash::Keys;
use super::spec::{
    Choice, End, Goal, KingLimit, Landing, ManTakes, Promotion, Range, Removal, Rules, Step, UTurn,
};

/// One ruleset's masks.
#[derive(Clone, Debug)]
pub struct Tables<B> {
    /// Every playable square.
    pub board: B,
    /// Masks of White and Black.
    sides: [Side<B>; 2],
    /// Squares on a line from a square, by direction and square.
    rays: Box<[[B; 128]; 8]>,
    /// The same up to the edge, all directions of king captures together.
    pub(crate) king_sight: Box<[B; 128]>,
    /// Hash keys.
    pub(crate) keys: Keys,
    /// How many men may step at once.
    pub step: Step,
    /// How far a king goes.
    pub range: Range,
    pub(crate) landing: Landing,
    pub(crate) choice: Choice,
    pub(crate) removal: Removal,
    pub(crate) u_turn: UTurn,
    pub(crate) man_takes: ManTakes,
    pub(crate) promotion: Promotion,
    pub(crate) king_limit: KingLimit,
    /// What it means to have no move.
    pub goal: Goal,
    pub(crate) ends: &'static [End],
    /// The two corners that the main road joins.
    pub(crate) corners: B,
}

/// What one side's pieces do.
#[derive(Clone, Debug)]
pub struct Side<B> {
    /// Where men go when they take nothing.
    pub man_quiet: Leaps<B>,
    /// Where men capture.
    pub man_capture: Leaps<B>,
    /// Where kings go when they take nothing.
    pub king_quiet: Leaps<B>,
    /// Where kings capture.
    pub king_capture: Leaps<B>,
    /// The row on which men are crowned.
    pub(crate) last_row: B,
    /// Neighbors in a direction of capture behind which the board goes on.
    pub(crate) man_victims: Box<[B; 128]>,
}

/// A few directions, packed.
#[derive(Clone, Debug)]
pub struct Leaps<B> {
    leaps: [Leap<B>; 8],
    n_leaps: usize,
}

impl<B> std::ops::Deref for Leaps<B> {
    type Target = [Leap<B>];

    #[inline]
    fn deref(&self) -> &[Leap<B>] {
        self.leaps.get(..self.n_leaps).unwrap_or_default()
    }
}

/// One direction: a step is a mask and a rotation.
#[derive(Clone, Copy, Debug)]
pub struct Leap<B> {
    /// The direction of the leap.
    pub direction: Direction,
    /// Index distance of one step.
    pub(crate) stride: i8,
    rotation: u32,
    /// Squares with a neighbor in this direction.
    from: B,
    /// Squares with two.
    jump_from: B,
}

impl<B: Bits> Leap<B> {
    /// The squares one step on from these.
    #[inline]
    pub fn step(&self, set: B) -> B {
        (set & self.from).rotate(self.rotation)
    }

    /// The squares from which one step leads to these.
    #[inline]
    pub fn step_back(&self, set: B) -> B {
        set.rotate(B::WIDTH - self.rotation) & self.from
    }

    /// Where these would land if they jumped over `victims` to `empty` squares.
    #[inline]
    pub(crate) fn jump(&self, set: B, victims: B, empty: B) -> B {
        ((set & self.jump_from).rotate(self.rotation) & victims).rotate(self.rotation) & empty
    }

    /// The square that lies `steps` steps before `square`.
    #[inline]
    pub(crate) fn back(&self, square: Square, steps: i8) -> Square {
        square.offset(-self.stride * steps)
    }

    /// Victim and landing square of a jump from here, if the board goes on that far.
    #[inline]
    pub(crate) fn over(&self, square: Square) -> Option<(Square, Square)> {
        self.jump_from
            .has(square)
            .then(|| (square.offset(self.stride), square.offset(2 * self.stride)))
    }
}

impl<B: Bits> Tables<B> {
    /// Compiles the rules. The board must be that of the rules and fit the word.
    pub(crate) fn new(rules: &Rules, board: &Board) -> Self {
        let all = board.squares().iter().fold(B::EMPTY, |set, &square| set | B::of(square));
        let mut rays = Box::new([[B::EMPTY; 128]; 8]);
        let mut king_sight = Box::new([B::EMPTY; 128]);
        for direction in Direction::ALL {
            for &square in board.squares() {
                let ray = ray(board, square, direction);
                rays[direction as usize][at(square)] = ray;
                if rules.king.capture.has(direction) {
                    king_sight[at(square)] |= ray;
                }
            }
        }
        Self {
            board: all,
            sides: Color::BOTH.map(|color| Side::new(rules, board, color)),
            rays,
            king_sight,
            keys: Keys::new(),
            step: rules.man.step,
            range: rules.king.range,
            landing: rules.king.landing,
            choice: rules.capture.choice,
            removal: rules.capture.removal,
            u_turn: rules.capture.u_turn,
            man_takes: rules.man.takes,
            promotion: rules.promotion,
            king_limit: rules.king_limit,
            goal: rules.goal,
            ends: rules.ends,
            corners: corners(board),
        }
    }

    /// The masks of one side.
    #[inline]
    pub fn side(&self, color: Color) -> &Side<B> {
        &self.sides[color.index()]
    }

    /// The squares of a line from `square` to the edge.
    #[inline]
    pub(crate) fn ray(&self, direction: Direction, square: Square) -> B {
        self.rays[direction as usize & 7][at(square)]
    }

    /// The first occupied square of a line, if there is one.
    #[inline]
    pub(crate) fn first_on_ray(&self, leap: &Leap<B>, from: Square, occupied: B) -> Option<Square> {
        let met = self.ray(leap.direction, from) & occupied;
        if met.is_empty() {
            return None;
        }
        Some(if leap.stride > 0 { met.lowest() } else { met.highest() })
    }

    /// The empty squares of a line up to the first occupied one.
    #[inline]
    pub(crate) fn free_on_ray(&self, leap: &Leap<B>, from: Square, occupied: B) -> B {
        let ray = self.ray(leap.direction, from);
        match self.first_on_ray(leap, from, occupied) {
            None => ray,
            Some(stop) => ray & !(self.ray(leap.direction, stop) | B::of(stop)),
        }
    }

    /// The row on which this side's men are crowned.
    pub fn last_row(&self, color: Color) -> B {
        self.side(color).last_row
    }
}

impl<B: Bits> Side<B> {
    fn new(rules: &Rules, board: &Board, color: Color) -> Self {
        let leaps = |directions: Directions| {
            let own = match color {
                Color::White => directions,
                Color::Black => directions.opposite(),
            };
            Leaps::new(board, own)
        };
        let man_capture = leaps(rules.man.capture);
        let mut man_victims = Box::new([B::EMPTY; 128]);
        for &square in board.squares() {
            for (victim, _) in man_capture.iter().filter_map(|leap| leap.over(square)) {
                man_victims[at(square)] |= B::of(victim);
            }
        }
        Self {
            man_quiet: leaps(rules.man.quiet),
            man_capture,
            king_quiet: leaps(rules.king.quiet),
            king_capture: leaps(rules.king.capture),
            last_row: last_row(board, color),
            man_victims,
        }
    }
}

impl<B: Bits> Leaps<B> {
    fn new(board: &Board, directions: Directions) -> Self {
        let mut leaps = [Leap::none(); 8];
        let mut n_leaps = 0;
        for direction in directions.iter() {
            leaps[n_leaps] = Leap::new(board, direction);
            n_leaps += 1;
        }
        Self { leaps, n_leaps }
    }
}

impl<B: Bits> Leap<B> {
    const fn none() -> Self {
        let none = B::EMPTY;
        Self { direction: Direction::North, stride: 0, rotation: 0, from: none, jump_from: none }
    }

    fn new(board: &Board, direction: Direction) -> Self {
        let mut leap = Self { direction, ..Self::none() };
        for &square in board.squares() {
            let Some(next) = board.neighbor(square, direction) else { continue };
            let stride = next.index().cast_signed() - square.index().cast_signed();
            assert!(leap.stride == 0 || leap.stride == stride, "every direction has one stride");
            leap.stride = stride;
            leap.from |= B::of(square);
            if board.neighbor(next, direction).is_some() {
                leap.jump_from |= B::of(square);
            }
        }
        leap.rotation = i32::from(leap.stride).rem_euclid(B::WIDTH.cast_signed()).cast_unsigned();
        leap
    }
}

#[inline]
fn at(square: Square) -> usize {
    usize::from(square.index()) & 127
}

fn ray<B: Bits>(board: &Board, square: Square, direction: Direction) -> B {
    std::iter::successors(board.neighbor(square, direction), |&next| {
        board.neighbor(next, direction)
    })
    .fold(B::EMPTY, |set, next| set | B::of(next))
}

/// White's near left corner and Black's.
fn corners<B: Bits>(board: &Board) -> B {
    let (right, bottom) = (board.shape().width - 1, board.shape().height - 1);
    let is_corner = |square: &&Square| [(0, bottom), (right, 0)].contains(&board.place(**square));
    board.squares().iter().filter(is_corner).fold(B::EMPTY, |set, &square| set | B::of(square))
}

fn last_row<B: Bits>(board: &Board, color: Color) -> B {
    let row = match color {
        Color::White => 0,
        Color::Black => board.shape().height - 1,
    };
    board
        .squares()
        .iter()
        .filter(|&&square| board.place(square).1 == row)
        .fold(B::EMPTY, |set, &square| set | B::of(square))
}
