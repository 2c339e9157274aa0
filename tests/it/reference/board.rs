//! The rulesets by name: boards, labels, starting positions. No rule of movement stands here.

use std::collections::BTreeMap;

use super::{Piece, Side, Sq, State};

/// A family of rules that differ in more than board and start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Game {
    /// Seed 001 and FMJD; also the Polish draughts of seed 004.
    International,
    /// Seed 003 and FRI.
    Frisian,
    /// Seed 004.
    English,
    /// Seed 000.
    Dameo,
    /// Seed 002.
    Greek(Greek),
}

/// The Greek game and the two variants at the end of seed 002.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Greek {
    /// The game itself.
    Base,
    /// "Variante I": no duty to take the most.
    Free,
    /// "Variante II": promotion in the middle of a capture.
    Promote,
}

/// How the men stand at the start, seen from their own edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Array {
    /// Every playing square of the first rows.
    Rows(i8),
    /// Every square of the second and third rows.
    SecondAndThirdRow,
    /// A trapezium: a full first row, each row after it one square shorter at either end.
    Trapezium(i8),
}

/// The rules of one ruleset, known by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reference {
    pub(super) game: Game,
    width: i8,
    array: Array,
    first: Side,
}

impl Reference {
    /// The ruleset with this id, if there is one.
    pub(crate) fn of(id: &str) -> Option<Self> {
        use Side::{Black, White};
        let (game, width, array, first) = match id {
            // Seed 001, FMJD 2.4 to 2.8 and 3.3: 10x10, four rows of men, White begins.
            "international" | "international-pergioco" => {
                (Game::International, 10, Array::Rows(4), White)
            }
            // Seed 004: four rows, 10x10; "in modo simile alla dama inglese", so Black begins.
            "polish" => (Game::International, 10, Array::Rows(4), Black),
            // FRI 4 to 6.
            "frisian" => (Game::Frisian, 10, Array::Rows(4), White),
            // Seed 003, "Variante Frysk": five men a side on their own base row.
            "frysk" => (Game::Frisian, 10, Array::Rows(1), White),
            // Seed 004: the twelve nearest dark squares, "il nero gioca sempre per primo".
            "english" => (Game::English, 8, Array::Rows(3), Black),
            // Seed 000: 18 men a side, and 28 or 24 on the first four or three rows of 10x10.
            "dameo" => (Game::Dameo, 8, Array::Trapezium(3), White),
            "dameo-10x10-28" => (Game::Dameo, 10, Array::Trapezium(4), White),
            "dameo-10x10-24" => (Game::Dameo, 10, Array::Trapezium(3), White),
            // Seed 002, a variant of the Turkish game: 16 men a side on the second and third rows.
            "greek" => (Game::Greek(Greek::Base), 8, Array::SecondAndThirdRow, White),
            "greek-free" => (Game::Greek(Greek::Free), 8, Array::SecondAndThirdRow, White),
            "greek-promote" => (Game::Greek(Greek::Promote), 8, Array::SecondAndThirdRow, White),
            _ => return None,
        };
        Some(Self { game, width, array, first })
    }

    /// Columns and rows of the board.
    pub(crate) fn size(&self) -> (i8, i8) {
        (self.width, self.width)
    }

    /// Whether pieces may stand on this square.
    pub(crate) fn is_square(&self, (x, y): Sq) -> bool {
        let on_board = (0..self.width).contains(&x) && (0..self.width).contains(&y);
        // FMJD 2.4 to 2.6, FRI 4, seed 004: only the dark squares, one of them at each player's
        // near left. Seeds 000 and 002: all squares, whatever their color.
        on_board && (self.plays_on_all_squares() || (x + y) % 2 == 1)
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
        if self.plays_on_all_squares() {
            // Seeds 000 and 002: as in chess, a1 at the bottom left.
            let letter = char::from(b'a' + u8::try_from(x).expect("a column"));
            format!("{letter}{}", self.width - y)
        } else {
            // Seed 001, FMJD 2.8: from the top left, row by row.
            (y * (self.width / 2) + x / 2 + 1).to_string()
        }
    }

    /// The square with this label.
    pub(crate) fn square(&self, label: &str) -> Option<Sq> {
        self.squares().into_iter().find(|&sq| self.number(sq) == label)
    }

    /// All squares, row by row from the top, left to right.
    pub(super) fn squares(&self) -> Vec<Sq> {
        let all = (0..self.width).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        all.filter(|&sq| self.is_square(sq)).collect()
    }

    /// Whether light squares are played on as well, which also decides the labels.
    pub(super) fn plays_on_all_squares(&self) -> bool {
        matches!(self.game, Game::Dameo | Game::Greek(_))
    }

    /// Whether this square is on the row where that side's men are promoted.
    pub(super) fn is_last_row(&self, sq: Sq, side: Side) -> bool {
        self.row_from_own_edge(sq, side) == self.width - 1
    }

    fn row_from_own_edge(&self, sq: Sq, side: Side) -> i8 {
        match side {
            Side::White => self.width - 1 - sq.1,
            Side::Black => sq.1,
        }
    }

    fn man_starts_on(&self, sq: Sq, side: Side) -> bool {
        let row = self.row_from_own_edge(sq, side);
        match self.array {
            Array::Rows(n) => row < n,
            Array::SecondAndThirdRow => row == 1 || row == 2,
            Array::Trapezium(n) => row < n && sq.0 >= row && sq.0 < self.width - row,
        }
    }
}
