//! Where squares are drawn, and the coordinates beside them.

use crate::rules::{Board as Squares, Square};

/// A cell of the drawn board: column from the left, row from the top, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "said above")]
pub struct Place {
    pub column: u8,
    pub row: u8,
}

/// Where coordinates are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coords {
    /// As is customary: numbers in the squares of numbered boards, letters along the edge of
    /// others.
    #[default]
    Usual,
    /// Nowhere.
    None,
    /// Along the edge: letters and numbers, or on numbered boards the numbers of the outermost
    /// squares.
    Edge,
    /// The number of each square in it.
    Numbers,
    /// Letter and number of each square in it.
    Algebraic,
}

impl Coords {
    /// The choice with this name in links and attributes; the default for unknown names.
    pub fn of(name: &str) -> Self {
        match name {
            "none" => Self::None,
            "edge" => Self::Edge,
            "numbers" => Self::Numbers,
            "algebraic" => Self::Algebraic,
            _ => Self::Usual,
        }
    }
}

/// How the squares of a board are drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout<'a> {
    pub(super) squares: &'a Squares,
    /// Whether Black is at the bottom.
    pub(super) flipped: bool,
    pub(super) coords: Coords,
}

impl Layout<'_> {
    /// The place of a square.
    pub(super) fn place(&self, square: Square) -> Place {
        let (x, y) = self.squares.place(square);
        self.turned(x, y)
    }

    /// The places of several squares.
    pub(super) fn way<'a>(&self, squares: impl IntoIterator<Item = &'a Square>) -> Vec<Place> {
        squares.into_iter().map(|&square| self.place(square)).collect()
    }

    /// The square at a place, if it is playable.
    pub(super) fn square_at(&self, column: u8, row: u8) -> Option<Square> {
        let Place { column, row } = self.turned(column, row);
        self.squares.square_at(column, row)
    }

    fn turned(&self, x: u8, y: u8) -> Place {
        let shape = self.squares.shape();
        if self.flipped {
            Place {
                column: shape.width.saturating_sub(1 + x),
                row: shape.height.saturating_sub(1 + y),
            }
        } else {
            Place { column: x, row: y }
        }
    }

    /// The coordinate written in a square.
    pub(super) fn coordinate(&self, square: Square) -> Option<String> {
        let is_numeric = self.squares.labels().is_numeric();
        let (x, y) = self.squares.place(square);
        let is_outer = x < 2 || x + 2 >= self.squares.shape().width;
        match self.coords {
            Coords::Usual if is_numeric => Some(self.squares.number(square).to_string()),
            Coords::Edge if is_numeric && is_outer => Some(self.squares.number(square).to_string()),
            Coords::Usual | Coords::Edge | Coords::None => None,
            Coords::Numbers => Some(self.squares.number(square).to_string()),
            Coords::Algebraic => {
                let rank = self.squares.shape().height - y;
                Some(format!("{}{rank}", char::from(b'a' + x)))
            }
        }
    }

    /// The letters and numbers along the edge, each with the place of the square that it is written
    /// in.
    pub(super) fn edge(&self) -> Vec<(Place, String)> {
        let shape = self.squares.shape();
        let is_on_edge = matches!(self.coords, Coords::Usual | Coords::Edge);
        if self.squares.labels().is_numeric() || !is_on_edge {
            return Vec::new();
        }
        let label = |column, row| {
            self.square_at(column, row).map(|square| self.squares.label(square).to_string())
        };
        let bottom = shape.height.saturating_sub(1);
        let files = (0..shape.width).filter_map(|column| {
            let text = label(column, bottom)?;
            Some((Place { column, row: bottom }, text.get(..1)?.to_owned()))
        });
        let ranks = (0..shape.height).filter_map(|row| {
            let text = label(0, row)?;
            Some((Place { column: 0, row }, text.get(1..)?.to_owned()))
        });
        files.chain(ranks).collect()
    }
}

/// Every coordinate of a board with the place of the square that it is written in; Black is at the
/// bottom of one that is `flipped`.
pub fn coordinates(squares: &Squares, flipped: bool, coords: Coords) -> Vec<(Place, String)> {
    let layout = Layout { squares, flipped, coords };
    let written = |&square| Some((layout.place(square), layout.coordinate(square)?));
    squares.squares().iter().filter_map(written).chain(layout.edge()).collect()
}
