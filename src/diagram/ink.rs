//! What is drawn with: the text so far, places and colors.

use std::fmt::Write as _;

use super::{Picture, UNIT};
use crate::rules::board::Squares;
use crate::rules::{Board, Color, Square};

/// A color: its custom property, and what it is without.
pub(super) type Paint = (&'static str, &'static str);

pub(super) const LIGHT: Paint = ("square-light", "#ecd9b4");
pub(super) const DARK: Paint = ("square-dark", "#a9744a");
pub(super) const TARGET: Paint = ("target", "#2f7d4f");
pub(super) const DANGER: Paint = ("danger", "#b3261e");
pub(super) const TEXT: Paint = ("ink", "#2b2118");
/// Of what is written in squares.
pub(super) const LABEL: Paint = ("diagram-label", "#1a120c");

/// A picture being drawn.
pub(super) struct Ink<'a> {
    pub(super) svg: String,
    pub(super) board: &'a Board,
    pub(super) picture: &'a Picture<'a>,
}

impl<'a> Ink<'a> {
    pub(super) const fn new(board: &'a Board, picture: &'a Picture<'a>) -> Self {
        Self { svg: String::new(), board, picture }
    }

    /// The board's width and height, in units.
    pub(super) fn size(&self) -> [u16; 2] {
        let shape = self.board.shape();
        [shape.width, shape.height].map(|n| u16::from(n) * UNIT)
    }

    /// The top left corner of a place.
    pub(super) fn corner(&self, x: u8, y: u8) -> [u16; 2] {
        let shape = self.board.shape();
        let turned = |n: u8, all: u8| all.saturating_sub(n + 1);
        let (x, y) = match self.picture.bottom {
            Color::White => (x, y),
            Color::Black => (turned(x, shape.width), turned(y, shape.height)),
        };
        [x, y].map(|n| u16::from(n) * UNIT)
    }

    /// The middle of a square.
    pub(super) fn middle(&self, square: Square) -> [u16; 2] {
        let (x, y) = self.board.place(square);
        self.corner(x, y).map(|n| n + UNIT / 2)
    }

    /// A color as an attribute's value.
    pub(super) fn paint(&self, (name, color): Paint) -> String {
        if self.picture.is_file { color.to_owned() } else { format!("var(--{name}, {color})") }
    }

    /// The light squares, and the dark ones on them.
    pub(super) fn squares(&mut self) {
        let [width, height] = self.size();
        let (light, dark) = (self.paint(LIGHT), self.paint(DARK));
        let _ = write!(self.svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"{light}\"/>");
        let _ = write!(self.svg, "<path fill=\"{dark}\" d=\"");
        let shape = self.board.shape();
        let odd = u8::from(shape.squares != Squares::DarkMirrored);
        for y in 0..shape.height {
            for x in (0..shape.width).filter(|x| (x + y) % 2 == odd) {
                let [x, y] = self.corner(x, y);
                let _ = write!(self.svg, "M{x} {y}h{UNIT}v{UNIT}h-{UNIT}z");
            }
        }
        let faint = if shape.squares == Squares::All { "\" opacity=\".45" } else { "" };
        let _ = write!(self.svg, "{faint}\"/>");
    }
}
