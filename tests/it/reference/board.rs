//! Boards, labels, starting positions. No rule of movement stands here.

use std::collections::BTreeMap;

use super::games::{self, Facts};
use super::{Piece, Side, Sq, State};

/// How the men stand at the start, seen from their own edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Array {
    /// Every playing square of the first rows.
    Rows(i8),
    /// Every square of the second and third rows.
    SecondAndThirdRow,
    /// A trapezoid: a full first row, each row after it one square shorter at either end.
    Trapezoid(i8),
    /// What house rules say.
    House {
        /// Rows left empty behind the men.
        gap: i8,
        /// Rows of men.
        rows: i8,
        /// Whether each row is one square shorter at either end than the one behind it.
        narrows: bool,
    },
}

/// Which squares are played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pattern {
    /// All, whatever their color.
    All,
    /// Every second one, the corner at White's near left among them.
    DarkCorner,
    /// Every second one, the corner at White's near left not among them.
    LightCorner,
}

/// How squares are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Labels {
    /// As in chess, a1 at the bottom left.
    Letters,
    /// By numbers from the top left, row by row.
    NumbersFromTop,
    /// By numbers from the bottom right, row by row.
    NumbersFromBottom,
}

/// A square board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    /// Columns, and rows.
    pub(super) width: i8,
    /// Which squares are played on.
    pub(super) pattern: Pattern,
    /// How they are called.
    pub(super) labels: Labels,
}

/// The rules of one ruleset, known by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reference {
    pub(super) facts: Facts,
    pub(super) board: Board,
    pub(super) array: Array,
    pub(super) first: Side,
}

impl Reference {
    /// The ruleset with this id, if there is one.
    pub(crate) fn of(id: &str) -> Option<Self> {
        games::of(id)
    }

    /// House rules by their code, which must be a good one.
    pub(crate) fn of_house(code: &str) -> Self {
        super::house::of(code)
    }

    /// Columns and rows of the board.
    pub(crate) fn size(&self) -> (i8, i8) {
        (self.board.width, self.board.width)
    }

    /// Whether pieces may stand on this square.
    pub(crate) fn is_square(&self, (x, y): Sq) -> bool {
        let width = self.board.width;
        let on_board = (0..width).contains(&x) && (0..width).contains(&y);
        on_board
            && match self.board.pattern {
                // "Dameo" and "Dama Greca": all squares, whatever their color.
                Pattern::All => true,
                // FMJD 2.4 to 2.6, FRI 4, "Le regole della Dama": a played square at each player's near left.
                // All boards have an even number of rows, so the sum is odd there.
                Pattern::DarkCorner => (x + y) % 2 == 1,
                // PDN, last number of the tag: no played square there.
                Pattern::LightCorner => (x + y) % 2 == 0,
            }
    }

    /// The starting position.
    pub(crate) fn start(&self) -> State {
        let mut pieces = BTreeMap::new();
        for sq in self.squares() {
            for side in [Side::White, Side::Black] {
                if self.man_starts_on(sq, side) {
                    pieces.insert(sq, Piece { side, king: false });
                }
            }
        }
        State { turn: self.first, pieces, king_moves: [None, None] }
    }

    /// The label of a square: a number as in "31", or a letter and a number as in "c4".
    pub(crate) fn number(&self, (x, y): Sq) -> String {
        let width = self.board.width;
        // "Dama Internazionale", FMJD 2.8: from the top left, row by row.
        let number = y * (width / 2) + x / 2 + 1;
        match self.board.labels {
            Labels::Letters => {
                // "Dameo" and "Dama Greca": as in chess, a1 at the bottom left.
                let letter = char::from(b'a' + u8::try_from(x).expect("a column"));
                format!("{letter}{}", width - y)
            }
            Labels::NumbersFromTop => number.to_string(),
            Labels::NumbersFromBottom => (width * (width / 2) + 1 - number).to_string(),
        }
    }

    /// The square with this label.
    pub(crate) fn square(&self, label: &str) -> Option<Sq> {
        self.squares().into_iter().find(|&sq| self.number(sq) == label)
    }

    /// All squares, row by row from the top, left to right.
    pub(super) fn squares(&self) -> Vec<Sq> {
        let width = self.board.width;
        let all = (0..width).flat_map(|y| (0..width).map(move |x| (x, y)));
        all.filter(|&sq| self.is_square(sq)).collect()
    }

    /// All squares in the order of their numbers, lettered ones row by row from a1.
    pub(super) fn squares_in_order(&self) -> Vec<Sq> {
        let mut squares = self.squares();
        match self.board.labels {
            Labels::Letters => squares.sort_by_key(|&(x, y)| (-y, x)),
            Labels::NumbersFromTop => {}
            Labels::NumbersFromBottom => squares.reverse(),
        }
        squares
    }

    /// Whether this square is on the row where that side's men are promoted.
    pub(super) fn is_last_row(&self, sq: Sq, side: Side) -> bool {
        self.row_from_own_edge(sq, side) == self.board.width - 1
    }

    fn row_from_own_edge(&self, sq: Sq, side: Side) -> i8 {
        match side {
            Side::White => self.board.width - 1 - sq.1,
            Side::Black => sq.1,
        }
    }

    fn man_starts_on(&self, sq: Sq, side: Side) -> bool {
        let row = self.row_from_own_edge(sq, side);
        match self.array {
            Array::Rows(n) => row < n,
            Array::SecondAndThirdRow => row == 1 || row == 2,
            Array::Trapezoid(n) => row < n && sq.0 >= row && sq.0 < self.board.width - row,
            Array::House { gap, rows, narrows } => {
                let indent = if narrows { row - gap } else { 0 };
                (gap..gap + rows).contains(&row)
                    && sq.0 >= indent
                    && sq.0 < self.board.width - indent
            }
        }
    }
}
