//! The tools for drawing: the SVG text so far, coordinates, and colors.

use std::fmt::Write as _;

use super::{Picture, UNIT};
use crate::rules::board::Squares;
use crate::rules::{Board, Color, Square};

/// A color: its custom property, and the value without one.
pub(super) type Paint = (&'static str, &'static str);

pub(super) const LIGHT: Paint = ("square-light", "#ecd9b4");
pub(super) const DARK: Paint = ("square-dark", "#a9744a");
pub(super) const TARGET: Paint = ("target", "#2f7d4f");
pub(super) const DANGER: Paint = ("danger", "#b3261e");
pub(super) const TEXT: Paint = ("ink", "#2b2118");
/// The color of labels in squares.
pub(super) const LABEL: Paint = ("diagram-label", "#1a120c");

/// A picture in progress.
pub(super) struct Ink<'a> {
    pub(super) svg: String,
    pub(super) board: &'a Board,
    pub(super) picture: &'a Picture<'a>,
}

impl<'a> Ink<'a> {
    pub(super) const fn new(board: &'a Board, picture: &'a Picture<'a>) -> Self {
        Self { svg: String::new(), board, picture }
    }

    /// The width and height of the board, in units.
    pub(super) fn size(&self) -> [u16; 2] {
        let shape = self.board.shape();
        [shape.width, shape.height].map(|n| u16::from(n) * UNIT)
    }

    /// The top left corner of a cell, in units.
    pub(super) fn corner(&self, x: u8, y: u8) -> [u16; 2] {
        let shape = self.board.shape();
        let turned = |n: u8, all: u8| all.saturating_sub(n + 1);
        let (x, y) = match self.picture.bottom {
            Color::White => (x, y),
            Color::Black => (turned(x, shape.width), turned(y, shape.height)),
        };
        [x, y].map(|n| u16::from(n) * UNIT)
    }

    /// The center of a square, in units.
    pub(super) fn middle(&self, square: Square) -> [u16; 2] {
        let (x, y) = self.board.place(square);
        self.corner(x, y).map(|n| n + UNIT / 2)
    }

    /// A color as the value of an attribute.
    pub(super) fn paint(&self, (name, color): Paint) -> String {
        if self.picture.is_file { color.to_owned() } else { format!("var(--{name}, {color})") }
    }

    /// Draws the light squares, and the dark ones over them.
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
