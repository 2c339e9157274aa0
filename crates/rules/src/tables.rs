//! Rules and a board compiled into masks: what the generator reads instead of facts.

use super::bits::Bits;
use super::board::{Board, Direction, Directions, Shape, Square, Squares};
use super::color::Color;
use super::facts::Facts;
use super::hash::Keys;
use super::spec::{End, Goal, Rules};

/// One ruleset's masks.
#[derive(Clone, Debug)]
pub struct Tables<B> {
    /// Every playable square.
    pub board: B,
    /// What decides which moves are legal.
    pub facts: Facts,
    /// Masks of White and Black.
    sides: [Side<B>; 2],
    /// Neighbors in a direction in which men of White and Black capture, behind which the board goes on.
    pub(crate) man_victims: Box<[[B; 128]; 2]>,
    /// Squares on a line from a square, by direction and square.
    rays: Box<[[B; 128]; 8]>,
    /// The same up to the edge, all directions of king captures together.
    pub(crate) king_sight: Box<[B; 128]>,
    /// Hash keys.
    pub(crate) keys: Keys,
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
}

/// Which pieces go, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    ManQuiet,
    ManCapture,
    KingQuiet,
    KingCapture,
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

    /// Those of these that can jump over `victims` to `empty` squares.
    #[inline]
    pub(crate) fn jumpers(&self, set: B, victims: B, empty: B) -> B {
        let back = B::WIDTH - self.rotation;
        (empty.rotate(back) & victims).rotate(back) & set & self.jump_from
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
        let facts = Facts::of(rules);
        let sides = Color::BOTH.map(|color| Side::new(&facts, color).narrow());
        let mut man_victims = Box::new([[B::EMPTY; 128]; 2]);
        let all = board.squares().iter().fold(B::EMPTY, |set, &square| set | B::of(square));
        let mut rays = Box::new([[B::EMPTY; 128]; 8]);
        let mut king_sight = Box::new([B::EMPTY; 128]);
        for &square in board.squares() {
            for color in Color::BOTH {
                let near: &Side<B> = &sides[color.index()];
                for (victim, _) in near.man_capture.iter().filter_map(|leap| leap.over(square)) {
                    man_victims[color.index()][at(square)] |= B::of(victim);
                }
            }
            for direction in Direction::ALL {
                let ray = ray(board, square, direction);
                rays[direction as usize][at(square)] = ray;
                if rules.king.capture.has(direction) {
                    king_sight[at(square)] |= ray;
                }
            }
        }
        Self {
            board: all,
            facts,
            sides,
            man_victims,
            rays,
            king_sight,
            keys: Keys::new(),
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

impl<B> Side<B> {
    /// Where pieces go.
    #[inline]
    pub(crate) const fn leaps(&self, way: Way) -> &Leaps<B> {
        match way {
            Way::ManQuiet => &self.man_quiet,
            Way::ManCapture => &self.man_capture,
            Way::KingQuiet => &self.king_quiet,
            Way::KingCapture => &self.king_capture,
        }
    }
}

impl Side<u128> {
    /// The masks in the widest word, which the compiler can make: [`narrow`](Self::narrow) brings them
    /// to another.
    pub(crate) const fn new(facts: &Facts, color: Color) -> Self {
        let Facts { shape, man, king, .. } = *facts;
        Self {
            man_quiet: Leaps::new(shape, own(man.quiet, color)),
            man_capture: Leaps::new(shape, own(man.capture, color)),
            king_quiet: Leaps::new(shape, own(king.quiet, color)),
            king_capture: Leaps::new(shape, own(king.capture, color)),
            last_row: last_row(shape, color),
        }
    }

    fn narrow<B: Bits>(&self) -> Side<B> {
        Side {
            man_quiet: self.man_quiet.narrow(),
            man_capture: self.man_capture.narrow(),
            king_quiet: self.king_quiet.narrow(),
            king_capture: self.king_capture.narrow(),
            last_row: B::narrow(self.last_row),
        }
    }
}

impl Leaps<u128> {
    const fn new(shape: Shape, directions: Directions) -> Self {
        let mut leaps = [Leap::new(shape, Direction::North); 8];
        let (mut n_leaps, mut i) = (0, 0);
        while i < Direction::ALL.len() {
            if directions.has(Direction::ALL[i]) {
                leaps[n_leaps] = Leap::new(shape, Direction::ALL[i]);
                n_leaps += 1;
            }
            i += 1;
        }
        Self { leaps, n_leaps }
    }

    fn narrow<B: Bits>(&self) -> Leaps<B> {
        Leaps { leaps: self.leaps.each_ref().map(Leap::narrow), n_leaps: self.n_leaps }
    }
}

impl Leap<u128> {
    const fn new(shape: Shape, direction: Direction) -> Self {
        let (mut stride, mut from, mut jump_from) = (0, 0, 0);
        let mut place = 0;
        while place < shape.width * shape.height {
            let (x, y) = (place % shape.width, place / shape.width);
            place += 1;
            let Some(square) = shape.square_at(x, y) else { continue };
            let Some((next_x, next_y)) = shape.neighbor(x, y, direction) else { continue };
            let Some(next) = shape.square_at(next_x, next_y) else { continue };
            let distance = next.index().cast_signed() - square.index().cast_signed();
            assert!(stride == 0 || stride == distance, "every direction has one stride");
            stride = distance;
            from |= 1 << square.index();
            if shape.neighbor(next_x, next_y, direction).is_some() {
                jump_from |= 1 << square.index();
            }
        }
        Self { direction, stride, rotation: rotation(stride, u128::BITS), from, jump_from }
    }

    /// The same in a word that holds the board.
    #[inline]
    pub(crate) fn narrow<B: Bits>(&self) -> Leap<B> {
        Leap {
            direction: self.direction,
            stride: self.stride,
            rotation: rotation(self.stride, B::WIDTH),
            from: B::narrow(self.from),
            jump_from: B::narrow(self.jump_from),
        }
    }
}

/// White's directions as those of a side.
const fn own(directions: Directions, color: Color) -> Directions {
    match color {
        Color::White => directions,
        Color::Black => directions.opposite(),
    }
}

/// By how much a word of this width is turned for a step.
#[inline]
const fn rotation(stride: i8, width: u32) -> u32 {
    (stride as i32).cast_unsigned() & (width - 1)
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

/// The corners that can be stood on of White's first row and Black's: the left one of each side, on a mirrored
/// board the right one.
fn corners<B: Bits>(board: &Board) -> B {
    let (right, bottom) = (board.shape().width - 1, board.shape().height - 1);
    let corners = match board.shape().squares {
        Squares::DarkMirrored => [(right, bottom), (0, 0)],
        Squares::Dark | Squares::All => [(0, bottom), (right, 0)],
    };
    let is_corner = |square: &&Square| corners.contains(&board.place(**square));
    board.squares().iter().filter(is_corner).fold(B::EMPTY, |set, &square| set | B::of(square))
}

const fn last_row(shape: Shape, color: Color) -> u128 {
    let y = match color {
        Color::White => 0,
        Color::Black => shape.height - 1,
    };
    let (mut row, mut x) = (0, 0);
    while x < shape.width {
        if let Some(square) = shape.square_at(x, y) {
            row |= 1 << square.index();
        }
        x += 1;
    }
    row
}
