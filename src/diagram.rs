//! A position as an SVG picture: a string, no DOM.
//!
//! Colors are custom properties with fallbacks, so that a page may set them and a file on its own
//! still looks right.

use std::fmt::Write as _;

use crate::rules::board::Squares;
use crate::rules::{Bits, Board, Color, Kind, Position, Ruleset, Square};

/// The side of a square in the picture's units.
pub const UNIT: u16 = 100;

/// Something that can be played, as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Arrow<'a> {
    /// Where the piece goes: from, over where it turns, to.
    pub squares: &'a [Square],
    /// What it takes.
    pub victims: &'a [Square],
    /// Drawn with a broken line.
    pub is_broken: bool,
}

/// The picture of a position, White at the bottom. `title` is its text alternative.
pub fn svg(ruleset: &Ruleset, position: &Position<u128>, title: &str) -> String {
    svg_with(ruleset, position, title, &mut std::iter::empty())
}

/// The same with what can be played.
pub fn svg_with(
    ruleset: &Ruleset,
    position: &Position<u128>,
    title: &str,
    arrows: &mut dyn Iterator<Item = Arrow<'_>>,
) -> String {
    let board = ruleset.board();
    let shape = board.shape();
    let (width, height) = (u16::from(shape.width) * UNIT, u16::from(shape.height) * UNIT);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">"
    );
    let _ = write!(svg, "<title>{}</title>", escape(title));
    let light = "var(--square-light, #ecd9b4)";
    let _ = write!(svg, "<rect width=\"{width}\" height=\"{height}\" fill=\"{light}\"/>");
    let dark = "var(--square-dark, #a9744a)";
    let _ = write!(svg, "<path fill=\"{dark}\" d=\"");
    for y in 0..u16::from(shape.height) {
        for x in (0..u16::from(shape.width)).filter(|x| (x + y) % 2 == 1) {
            let _ = write!(svg, "M{} {}h{UNIT}v{UNIT}h-{UNIT}z", x * UNIT, y * UNIT);
        }
    }
    let faint = if shape.squares == Squares::All { "\" opacity=\".45" } else { "" };
    let _ = write!(svg, "{faint}\"/>");
    for square in position.occupied().squares() {
        let Some(piece) = position.piece(square) else { continue };
        let (x, y) = board.place(square);
        let (x, y) = (u16::from(x) * UNIT + UNIT / 2, u16::from(y) * UNIT + UNIT / 2);
        let (fill, edge) = match piece.color {
            Color::White => ("var(--man-white, #fbf3df)", "var(--man-white-edge, #8d7448)"),
            Color::Black => ("var(--man-black, #3b2b22)", "var(--man-black-edge, #140d09)"),
        };
        let _ = write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"38\" fill=\"{fill}\" stroke=\"{edge}\" \
             stroke-width=\"5\"/>"
        );
        if piece.kind == Kind::King {
            let _ = write!(
                svg,
                "<path transform=\"translate({x} {y})\" d=\"{CROWN}\" \
                 fill=\"var(--crown, #c9952c)\" stroke=\"{edge}\" stroke-width=\"3\"/>"
            );
        }
    }
    for arrow in arrows {
        draw(board, arrow, &mut svg);
    }
    svg.push_str("</svg>");
    svg
}

/// A line with a dot at its end, and crosses on what it takes.
fn draw(board: &Board, arrow: Arrow<'_>, svg: &mut String) {
    let at = |square| {
        let (x, y) = board.place(square);
        [x, y].map(|n| u16::from(n) * UNIT + UNIT / 2)
    };
    let broken = if arrow.is_broken { "\" stroke-dasharray=\"12 12" } else { "" };
    let color = "var(--target, #2f7d4f)";
    let _ = write!(svg, "<path fill=\"none\" stroke=\"{color}\" stroke-width=\"9{broken}\" d=\"");
    let mut end = [0; 2];
    for (idx, &square) in arrow.squares.iter().enumerate() {
        end = at(square);
        let [x, y] = end;
        let _ = write!(svg, "{}{x} {y}", if idx == 0 { 'M' } else { 'L' });
    }
    let [x, y] = end;
    let _ = write!(svg, "\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"18\" fill=\"{color}\"/>");
    for &square in arrow.victims {
        let [x, y] = at(square);
        let _ = write!(
            svg,
            "<path stroke=\"var(--danger, #b3261e)\" stroke-width=\"12\" \
             d=\"M{x} {y}m-22-22l44 44m0-44l-44 44\"/>"
        );
    }
}

/// The outline of a crown about the origin.
pub const CROWN: &str = "M-19 15L-23-10L-10 1L0-16L10 1L23-10L19 15Z";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
