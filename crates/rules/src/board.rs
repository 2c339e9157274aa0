//! Shapes of boards, their squares, and how squares are numbered and named.
//!
//! A *square* is an index in the layout of the word (0-based); a *number* is the 1-based field
//! number of printed notation; a *label* is the text of either. The only conversions are here.
//!
//! Boards are drawn with White at the bottom; `x` grows to the right, `y` grows downward.
//!
//! Where only the dark squares are played, rows are packed in pairs with one unused bit between
//! pairs, so that every direction is one distance everywhere (10x10; the unused bits are dots):
//!
//! ```text
//!     0   1   2   3   4          y = 0
//!   5   6   7   8   9   .        y = 1
//!    11  12  13  14  15          y = 2      down-left is always +5, down-right +6
//! ```

use std::fmt;

/// A playable square, as its index in the word that holds sets of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square with this index, below 128.
    #[inline]
    pub const fn new(index: u8) -> Self {
        debug_assert!(index < 128, "an index beyond the widest word");
        Self(index)
    }

    /// The index, below 128.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The square `distance` indexes further on. The result must be on the board.
    #[inline]
    #[must_use]
    pub(crate) const fn offset(self, distance: i8) -> Self {
        Self(self.0.wrapping_add_signed(distance))
    }
}

/// Which squares of a rectangle are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Squares {
    /// The dark squares, one of them at each player's near left.
    Dark,
    /// The dark squares, one of them at each player's near right.
    DarkMirrored,
    /// Every square.
    All,
}

/// Size and kind of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Files, 2 to 12.
    pub width: u8,
    /// Rows, 2 to 12, even.
    pub height: u8,
    /// Which squares are played on.
    pub squares: Squares,
}

impl Shape {
    /// The played square at this place, if there is one.
    pub(crate) const fn square_at(self, x: u8, y: u8) -> Option<Square> {
        let is_there = x < self.width && y < self.height && is_played(self.squares, x, y);
        if is_there { Some(index_at(self, x, y)) } else { None }
    }

    /// The place of the neighbor in a direction, if the board goes on that far.
    pub(crate) const fn neighbor(self, x: u8, y: u8, direction: Direction) -> Option<(u8, u8)> {
        let (dx, dy) = direction.delta(self.squares);
        match (x.checked_add_signed(dx), y.checked_add_signed(dy)) {
            (Some(x), Some(y)) if self.square_at(x, y).is_some() => Some((x, y)),
            _ => None,
        }
    }
}

/// How squares are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Labels {
    /// Field numbers from the top left, row by row.
    Numeric,
    /// Field numbers from the bottom right, row by row.
    NumericFromBottom,
    /// File letter and rank number, `a1` at the bottom left.
    Algebraic,
}

/// A direction on the board as drawn, clockwise from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the eight points of the compass")]
pub enum Direction {
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
}

impl Direction {
    /// All eight, clockwise from the top.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The direction as seen from the other side of the table.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether it runs along a row or a file.
    pub const fn is_orthogonal(self) -> bool {
        (self as usize).is_multiple_of(2)
    }

    /// One step as (x, y); on a board of dark squares an orthogonal step passes over a light one.
    const fn delta(self, squares: Squares) -> (i8, i8) {
        let (dx, dy) = match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        };
        match squares {
            Squares::Dark | Squares::DarkMirrored if self.is_orthogonal() => (2 * dx, 2 * dy),
            Squares::Dark | Squares::DarkMirrored | Squares::All => (dx, dy),
        }
    }
}

/// A set of directions, written from White's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Directions(u8);

impl Directions {
    /// No direction.
    pub const NONE: Self = Self(0);
    /// Diagonally forward.
    pub const DIAGONAL_FORWARD: Self = Self::of(&[Direction::NorthWest, Direction::NorthEast]);
    /// Straight forward.
    pub const STRAIGHT_FORWARD: Self = Self::of(&[Direction::North]);
    /// The four diagonals.
    pub const DIAGONAL: Self = Self::of(&[
        Direction::NorthWest,
        Direction::NorthEast,
        Direction::SouthEast,
        Direction::SouthWest,
    ]);
    /// The four orthogonals.
    pub const ORTHOGONAL: Self =
        Self::of(&[Direction::North, Direction::East, Direction::South, Direction::West]);
    /// Straight and diagonally forward.
    pub const FORWARD: Self =
        Self::of(&[Direction::NorthWest, Direction::North, Direction::NorthEast]);
    /// Straight forward and sideways.
    pub const FORWARD_AND_SIDEWAYS: Self =
        Self::of(&[Direction::North, Direction::East, Direction::West]);
    /// All eight directions.
    pub const ALL: Self = Self(0xff);
    /// Straight and diagonally forward, and sideways.
    pub const NOT_BACKWARD: Self = Self::of(&[
        Direction::West,
        Direction::NorthWest,
        Direction::North,
        Direction::NorthEast,
        Direction::East,
    ]);

    /// All sets that men may have in a game, in the order of the codes of house rules.
    pub const OF_MEN: [Self; 8] = [
        Self::DIAGONAL_FORWARD,
        Self::STRAIGHT_FORWARD,
        Self::FORWARD,
        Self::FORWARD_AND_SIDEWAYS,
        Self::NOT_BACKWARD,
        Self::DIAGONAL,
        Self::ORTHOGONAL,
        Self::ALL,
    ];
    /// All sets that kings may have in a game, in the same order.
    pub const OF_KINGS: [Self; 3] = [Self::DIAGONAL, Self::ORTHOGONAL, Self::ALL];

    /// The set of these directions.
    pub const fn of(directions: &[Direction]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < directions.len() {
            set |= 1 << directions[i] as u8;
            i += 1;
        }
        Self(set)
    }

    /// Whether the direction is in the set.
    pub const fn has(self, direction: Direction) -> bool {
        self.0 >> (direction as u8) & 1 == 1
    }

    /// The set as seen from the other side of the table.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(self.0.rotate_left(4))
    }

    /// The directions of the set, clockwise from the top.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.has(direction))
    }
}

/// A board: its squares, where they lie, and what they are called.
#[derive(Clone, Debug)]
pub struct Board {
    shape: Shape,
    labels: Labels,
    /// Squares by number, from the top left, row by row.
    squares: Vec<Square>,
    /// Place `(x, y)` by index of square; only those of `squares` mean anything.
    places: [(u8, u8); 128],
}

impl Board {
    /// The board of this shape, its squares written in this way.
    ///
    /// # Panics
    /// If the shape is not one that [`Shape`] allows.
    pub fn new(shape: Shape, labels: Labels) -> Self {
        let Shape { width, height, .. } = shape;
        assert!((2..=12).contains(&width) && (2..=12).contains(&height) && height % 2 == 0);
        let is_full = shape.squares == Squares::All;
        assert!(!is_full || u32::from(width) * u32::from(height) <= u128::BITS, "it fits a word");
        let mut squares = Vec::new();
        let mut places = [(0, 0); 128];
        for y in 0..height {
            for x in (0..width).filter(|x| is_played(shape.squares, *x, y)) {
                let square = index_at(shape, x, y);
                places[usize::from(square.index())] = (x, y);
                squares.push(square);
            }
        }
        Self { shape, labels, squares, places }
    }

    /// Size and kind.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// How squares are written.
    pub const fn labels(&self) -> Labels {
        self.labels
    }

    /// The squares by number: from the top left, row by row.
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The square's place: file from the left, row from the top, both 0-based.
    pub fn place(&self, square: Square) -> (u8, u8) {
        self.places[usize::from(square.index()) % 128]
    }

    /// The played square at this place, if there is one.
    pub fn square_at(&self, x: u8, y: u8) -> Option<Square> {
        self.shape.square_at(x, y)
    }

    /// The neighbor in a direction, if the board goes on that far.
    pub fn neighbor(&self, square: Square, direction: Direction) -> Option<Square> {
        let (x, y) = self.place(square);
        let (x, y) = self.shape.neighbor(x, y, direction)?;
        self.square_at(x, y)
    }

    /// The direction in which `to` lies from `from`, if it lies in one.
    pub fn direction(&self, from: Square, to: Square) -> Option<Direction> {
        let (x0, y0) = self.place(from);
        let (x1, y1) = self.place(to);
        let (dx, dy) = (i16::from(x1) - i16::from(x0), i16::from(y1) - i16::from(y0));
        let in_line = dx == 0 || dy == 0 || dx.abs() == dy.abs();
        Direction::ALL.into_iter().find(|direction| {
            let (sx, sy) = direction.delta(Squares::All);
            in_line && from != to && (i16::from(sx), i16::from(sy)) == (dx.signum(), dy.signum())
        })
    }

    /// The squares strictly between two squares of one line, nearest to `from` first.
    pub fn between(&self, from: Square, to: Square) -> Vec<Square> {
        let Some(direction) = self.direction(from, to) else { return Vec::new() };
        std::iter::successors(self.neighbor(from, direction), |&square| {
            self.neighbor(square, direction)
        })
        .take_while(|&square| square != to)
        .collect()
    }

    /// The square's 1-based field number.
    pub fn number(&self, square: Square) -> usize {
        let idx = self.squares.iter().position(|&other| other == square);
        match self.labels {
            Labels::NumericFromBottom => idx.map_or(0, |idx| self.squares.len() - idx),
            Labels::Numeric | Labels::Algebraic => idx.map_or(0, |idx| idx + 1),
        }
    }

    /// The square with this 1-based field number.
    pub fn square_of_number(&self, number: usize) -> Option<Square> {
        let idx = match self.labels {
            Labels::NumericFromBottom => self.squares.len().checked_sub(number),
            Labels::Numeric | Labels::Algebraic => number.checked_sub(1),
        };
        self.squares.get(idx?).copied()
    }

    /// How the square is written: `31` or `c4`.
    pub fn label(&self, square: Square) -> Label {
        match self.labels {
            Labels::Numeric | Labels::NumericFromBottom => Label::Number(self.number(square)),
            Labels::Algebraic => {
                let (x, y) = self.place(square);
                Label::Place(char::from(b'a' + x), self.shape.height - y)
            }
        }
    }

    /// The square that is written so, in either case; leading zeros of numbers are forgiven.
    pub fn square_of_label(&self, text: &str) -> Option<Square> {
        match self.labels {
            Labels::Numeric | Labels::NumericFromBottom => {
                let plain = text.bytes().all(|byte| byte.is_ascii_digit());
                if plain { self.square_of_number(text.parse().ok()?) } else { None }
            }
            Labels::Algebraic => {
                let file = text.chars().next()?.to_ascii_lowercase();
                let rank = text.get(1..)?;
                if !file.is_ascii_lowercase() || !rank.bytes().all(|byte| byte.is_ascii_digit()) {
                    return None;
                }
                let x = u8::try_from(u32::from(file) - u32::from('a')).ok()?;
                self.square_at(x, self.shape.height.checked_sub(rank.parse().ok()?)?)
            }
        }
    }
}

/// The text of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// A field number.
    Number(usize),
    /// File letter and rank.
    Place(char, u8),
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Place(file, rank) => write!(f, "{file}{rank}"),
        }
    }
}

/// Whether the place is played on. The bottom left square is dark, so `x + y` is odd on dark ones
/// (heights are even); on a mirrored board it is light.
const fn is_played(squares: Squares, x: u8, y: u8) -> bool {
    match squares {
        Squares::Dark => (x + y) % 2 == 1,
        Squares::DarkMirrored => (x + y).is_multiple_of(2),
        Squares::All => true,
    }
}

const fn index_at(shape: Shape, x: u8, y: u8) -> Square {
    let half = shape.width.div_ceil(2);
    match shape.squares {
        // An odd row begins half a step further right than the row above it,
        Squares::Dark => Square::new((2 * half + 1) * (y / 2) + (y % 2) * half + x / 2),
        // and where it begins half a step further left its squares count one more.
        Squares::DarkMirrored => {
            Square::new((2 * half + 1) * (y / 2) + (y % 2) * (half + 1) + x / 2)
        }
        Squares::All => Square::new(shape.width * y + x),
    }
}

impl Labels {
    /// Whether squares are numbered.
    pub const fn is_numeric(self) -> bool {
        matches!(self, Self::Numeric | Self::NumericFromBottom)
    }
}
