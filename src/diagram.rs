//! A position as an SVG picture, made as a string without a DOM.
//!
//! Colors are custom properties with fallback values, so a page can set them; a stand-alone file
//! has plain colors, which every SVG reader knows. Nothing is shown by color alone: brushes differ
//! in width and dashes, and pieces can be drawn to differ in black and white.

mod drawn;
mod frame;
mod ink;
mod pieces;

use std::fmt::Write as _;

use crate::notation::marks::{self, Mark};
use crate::rules::{Color, Position, Ruleset, Square};
use ink::Ink;
pub use pieces::CROWN;

/// The width of a square, in the picture's own units.
pub const UNIT: u16 = 100;

/// A possible move, as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Arrow<'a> {
    /// Its squares: start, turns and end.
    pub squares: &'a [Square],
    /// The squares of the pieces that it takes.
    pub victims: &'a [Square],
    /// Whether its line is dashed.
    pub is_broken: bool,
}

/// Where coordinates are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coords {
    /// Nowhere.
    #[default]
    None,
    /// Beside the board: letters and numbers, or on numbered boards the numbers of the outermost
    /// squares.
    Edge,
    /// The number in every playable square.
    Numbers,
    /// Letter and number in every playable square.
    Algebraic,
}

/// What to draw besides the pieces, and how.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The side at the bottom.
    pub bottom: Color,
    /// Where coordinates are drawn.
    pub coords: Coords,
    /// The squares of the last move, shaded.
    pub last_move: &'a [Square],
    /// Marks on squares, under the pieces if they fill a square.
    pub marks: &'a [Mark],
    /// The author's arrows, above the pieces.
    pub drawn: &'a [marks::Arrow],
    /// Possible moves.
    pub moves: &'a [Arrow<'a>],
    /// The text alternative.
    pub title: &'a str,
    /// The position in words, as a description. Left out if it is empty.
    pub desc: &'a str,
    /// The caption below the board. Left out if it is empty.
    pub caption: &'a str,
    /// A text that the file carries, such as the link of the game. Left out if it is empty.
    pub metadata: &'a str,
    /// Whether pieces are drawn to differ in black and white, too.
    pub is_for_print: bool,
    /// Whether this is a stand-alone file, with plain colors and a size.
    pub is_file: bool,
}

impl Default for Picture<'_> {
    fn default() -> Self {
        Self {
            bottom: Color::White,
            coords: Coords::None,
            last_move: &[],
            marks: &[],
            drawn: &[],
            moves: &[],
            title: "",
            desc: "",
            caption: "",
            metadata: "",
            is_for_print: false,
            is_file: false,
        }
    }
}

/// The picture of a position with White at the bottom. `title` is its text alternative.
pub fn svg(ruleset: &Ruleset, position: &Position, title: &str) -> String {
    draw(ruleset, position, &Picture { title, ..Picture::default() })
}

/// The same with possible moves.
pub fn svg_with(
    ruleset: &Ruleset,
    position: &Position,
    title: &str,
    arrows: &mut dyn Iterator<Item = Arrow<'_>>,
) -> String {
    let moves: Vec<_> = arrows.collect();
    draw(ruleset, position, &Picture { title, moves: &moves, ..Picture::default() })
}

/// The picture of a position, with everything in `picture`.
pub fn draw(ruleset: &Ruleset, position: &Position, picture: &Picture<'_>) -> String {
    let mut ink = Ink::new(ruleset.board(), picture);
    ink.open();
    for (name, text) in [("title", picture.title), ("desc", picture.desc)] {
        // The title is always written. An empty one says that the page describes the picture
        // elsewhere.
        if name == "title" || !text.is_empty() {
            let _ = write!(ink.svg, "<{name}>{}</{name}>", escape(text));
        }
    }
    if !picture.metadata.is_empty() {
        let _ = write!(ink.svg, "<metadata>{}</metadata>", escape(picture.metadata));
    }
    ink.paper();
    ink.squares();
    ink.coordinates();
    ink.shade_last_move();
    ink.marks_under();
    ink.pieces(position);
    ink.marks_over();
    ink.moves();
    ink.drawn();
    ink.caption();
    ink.svg.push_str("</svg>");
    ink.svg
}

/// Escapes text for XML, and leaves out characters that XML does not allow.
fn escape(text: &str) -> String {
    let known = |ch: &char| !ch.is_control() || matches!(ch, '\n' | '\t');
    let text: String = text.chars().filter(known).filter(|ch| !is_nonchar(*ch)).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The two characters that XML does not allow although they are not control characters.
const fn is_nonchar(ch: char) -> bool {
    matches!(ch, '\u{fffe}' | '\u{ffff}')
}
