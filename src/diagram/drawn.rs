//! What is drawn on the board besides pieces: the last move, marks, arrows, and possible moves.

use std::fmt::Write as _;

use super::ink::{DANGER, Ink, Paint, TARGET};
use super::{Arrow, UNIT};
use crate::notation::marks::{self, Brush, MarkShape};
use crate::rules::{Bits, Square};

/// The length of an arrow's head and half its width, in units.
const HEAD: [i32; 2] = [38, 22];

/// The color, line width and dashes of a brush.
const fn brush(brush: Brush) -> (Paint, u8, &'static str) {
    match brush {
        Brush::Green => (("brush-green", "#15781b"), 13, ""),
        Brush::Red => (("brush-red", "#a3231c"), 19, "34 12"),
        Brush::Yellow => (("brush-yellow", "#b58900"), 15, "16 8"),
        Brush::Blue => (("brush-blue", "#1c4f9c"), 10, "30 10 8 10"),
    }
}

impl Ink<'_> {
    pub(super) fn shade_last_move(&mut self) {
        let picture = self.picture;
        let seen = picture.last_move.iter().fold(0_u128, |set, &square| set | u128::of(square));
        let fill = self.paint(("last-move", "#e3c34a"));
        for square in seen.squares() {
            let (x, y) = self.board.place(square);
            let [x, y] = self.corner(x, y);
            let _ = write!(
                self.svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{UNIT}\" height=\"{UNIT}\" fill=\"{fill}\" \
                 fill-opacity=\".6\"/>"
            );
        }
    }

    /// Draws the marks that fill a square, below the pieces.
    pub(super) fn marks_under(&mut self) {
        let picture = self.picture;
        let fill = self.paint(DANGER);
        for mark in picture.marks.iter().filter(|mark| mark.shape == MarkShape::Attention) {
            let (x, y) = self.board.place(mark.square);
            let [x, y] = self.corner(x, y).map(|n| n + 5);
            let side = UNIT - 10;
            // The border makes the mark visible without color.
            let _ = write!(
                self.svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"{fill}\" \
                 fill-opacity=\".55\" stroke=\"{fill}\" stroke-width=\"10\"/>"
            );
        }
    }

    /// Draws the other marks, above the pieces.
    pub(super) fn marks_over(&mut self) {
        let picture = self.picture;
        for mark in picture.marks {
            let [x, y] = self.middle(mark.square);
            match mark.shape {
                MarkShape::Attention => {}
                MarkShape::Ring => {
                    let stroke = self.paint(TARGET);
                    let _ = write!(
                        self.svg,
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"44\" fill=\"none\" \
                         stroke=\"{stroke}\" stroke-width=\"8\"/>"
                    );
                }
                MarkShape::Dot => {
                    let fill = self.paint(TARGET);
                    let _ = write!(
                        self.svg,
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"16\" fill=\"{fill}\" \
                         stroke=\"#fff\" stroke-width=\"4\"/>"
                    );
                }
                MarkShape::Crossed => self.cross(x, y, 34),
            }
        }
    }

    fn cross(&mut self, x: u16, y: u16, half: u16) {
        let (stroke, side) = (self.paint(DANGER), 2 * half);
        let _ = write!(
            self.svg,
            "<path stroke=\"{stroke}\" stroke-width=\"12\" \
             d=\"M{x} {y}m-{half}-{half}l{side} {side}m0-{side}l-{side} {side}\"/>"
        );
    }

    /// Draws possible moves: a line with a dot at its end, and crosses over the pieces that it
    /// takes.
    pub(super) fn moves(&mut self) {
        let picture = self.picture;
        for arrow in picture.moves {
            self.way(*arrow);
        }
    }

    fn way(&mut self, arrow: Arrow<'_>) {
        let broken = if arrow.is_broken { "\" stroke-dasharray=\"12 12" } else { "" };
        let color = self.paint(TARGET);
        let _ = write!(
            self.svg,
            "<path fill=\"none\" stroke=\"{color}\" stroke-width=\"9{broken}\" d=\""
        );
        let end = self.line(arrow.squares).unwrap_or_default();
        let [x, y] = end;
        let _ = write!(self.svg, "\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"18\" fill=\"{color}\"/>");
        for &square in arrow.victims {
            let [x, y] = self.middle(square);
            self.cross(x, y, 22);
        }
    }

    /// Draws a line through the centers of squares. Returns its end.
    fn line(&mut self, squares: &[Square]) -> Option<[u16; 2]> {
        let mut end = None;
        for (idx, &square) in squares.iter().enumerate() {
            let [x, y] = self.middle(square);
            let _ = write!(self.svg, "{}{x} {y}", if idx == 0 { 'M' } else { 'L' });
            end = Some([x, y]);
        }
        end
    }

    /// Draws the author's arrows.
    pub(super) fn drawn(&mut self) {
        let picture = self.picture;
        for arrow in picture.drawn {
            self.drawn_arrow(arrow);
        }
    }

    fn drawn_arrow(&mut self, arrow: &marks::Arrow) {
        let [way @ .., before, last] = arrow.squares.as_slice() else { return };
        let middle = |square| self.middle(square).map(i32::from);
        let (from, tip) = (middle(*before), middle(*last));
        let [dx, dy] = [tip[0] - from[0], tip[1] - from[1]];
        let length = (dx * dx + dy * dy).isqrt().max(1);
        let [head, half] = HEAD;
        // A point at this distance from the tip, along the arrow and to its side.
        let at = |back: i32, side: i32| {
            [tip[0] - (dx * back + dy * side) / length, tip[1] - (dy * back - dx * side) / length]
        };
        let (paint, width, dashes) = brush(arrow.brush);
        let color = self.paint(paint);
        let _ = write!(self.svg, "<g opacity=\".85\"><path fill=\"none\" stroke=\"{color}\" ");
        if !dashes.is_empty() {
            let _ = write!(self.svg, "stroke-dasharray=\"{dashes}\" ");
        }
        let _ = write!(self.svg, "stroke-width=\"{width}\" stroke-linejoin=\"round\" d=\"");
        let (way, [x0, y0], [x1, y1]) = (way.to_vec(), from, at(head, 0));
        let is_bent = self.line(&way).is_some();
        let start = if is_bent { 'L' } else { 'M' };
        let _ = write!(self.svg, "{start}{x0} {y0}L{x1} {y1}\"/>");
        let ([x0, y0], [x1, y1], [x2, y2]) = (tip, at(head, half), at(head, -half));
        let _ =
            write!(self.svg, "<path fill=\"{color}\" d=\"M{x0} {y0}L{x1} {y1}L{x2} {y2}z\"/></g>");
    }
}
