//! The drawing of men and kings.

use std::fmt::Write as _;

use super::ink::{Ink, Paint};
use crate::rules::{Bits, Color, Kind, Position};

/// The outline of a crown, centered on the origin.
pub const CROWN: &str = "M-19 15L-23-10L-10 1L0-16L10 1L23-10L19 15Z";

impl Ink<'_> {
    pub(super) fn pieces(&mut self, position: &Position) {
        for square in position.occupied().squares() {
            let Some(piece) = position.piece(square) else { continue };
            let [x, y] = self.middle(square);
            let (fill, edge) = colors(piece.color);
            let (fill, edge) = (self.paint(fill), self.paint(edge));
            let _ = write!(
                self.svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"38\" fill=\"{fill}\" stroke=\"{edge}\" \
                 stroke-width=\"5\"/>"
            );
            if self.picture.is_for_print {
                self.grooves(x, y, piece.color);
            }
            if piece.kind == Kind::King {
                let crown = self.crown(piece.color);
                let _ = write!(
                    self.svg,
                    "<path transform=\"translate({x} {y})\" d=\"{CROWN}\" \
                     fill=\"{crown}\" stroke=\"{edge}\" stroke-width=\"3\"/>"
                );
            }
        }
    }

    /// White pieces have two rings, black ones a light rim: no shade of gray is needed.
    fn grooves(&mut self, x: u16, y: u16, color: Color) {
        let (radii, stroke): (&[u16], _) = match color {
            Color::White => (&[31, 25], "#000"),
            Color::Black => (&[34], "#fff"),
        };
        for r in radii {
            let _ = write!(
                self.svg,
                "<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{r}\" ry=\"{r}\" fill=\"none\" \
                 stroke=\"{stroke}\" stroke-width=\"3\"/>"
            );
        }
    }

    fn crown(&self, color: Color) -> String {
        match (self.picture.is_for_print, color) {
            (true, Color::White) => "#000".to_owned(),
            (true, Color::Black) => "#fff".to_owned(),
            (false, _) => self.paint(("crown", "#c9952c")),
        }
    }
}

const fn colors(color: Color) -> (Paint, Paint) {
    match color {
        Color::White => (("man-white", "#fbf3df"), ("man-white-edge", "#8d7448")),
        Color::Black => (("man-black", "#3b2b22"), ("man-black-edge", "#140d09")),
    }
}
