//! A position as an SVG picture: a string, no DOM.
//!
//! Colors are custom properties with fallbacks, so that a page may set them; a file on its own has
//! plain colors, which every reader of SVG knows. Nothing is told by color alone: brushes differ in
//! width and dashes, and pieces can be drawn so that they differ in black and white.

mod drawn;
mod frame;
mod ink;
mod pieces;

use std::fmt::Write as _;

use crate::notation::marks::{self, Mark};
use crate::rules::{Color, Position, Ruleset, Square};
use ink::Ink;
pub use pieces::CROWN;

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

/// Where coordinates are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coords {
    /// Nowhere.
    #[default]
    None,
    /// Beside the board: letters and numbers, or the numbers of the outer squares.
    Edge,
    /// The number in every playable square.
    Numbers,
    /// Letter and number in every playable square.
    Algebraic,
}

/// How a position is to be drawn, and what with it.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// Which side is at the bottom.
    pub bottom: Color,
    /// Where coordinates are written.
    pub coords: Coords,
    /// The squares of the last move, shaded.
    pub last_move: &'a [Square],
    /// Marks on squares, under the pieces if they fill a square.
    pub marks: &'a [Mark],
    /// Arrows over the pieces.
    pub drawn: &'a [marks::Arrow],
    /// What can be played.
    pub moves: &'a [Arrow<'a>],
    /// Its name for those who do not see it.
    pub title: &'a str,
    /// The position in words. Left out if it is empty.
    pub desc: &'a str,
    /// A text under the board. Left out if it is empty.
    pub caption: &'a str,
    /// A text that the file carries, such as its link. Left out if it is empty.
    pub metadata: &'a str,
    /// Pieces differ in black and white, too.
    pub is_for_print: bool,
    /// It is a file of its own: plain colors, and a size.
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

/// The picture of a position, White at the bottom. `title` is its text alternative.
pub fn svg(ruleset: &Ruleset, position: &Position, title: &str) -> String {
    draw(ruleset, position, &Picture { title, ..Picture::default() })
}

/// The same with what can be played.
pub fn svg_with(
    ruleset: &Ruleset,
    position: &Position,
    title: &str,
    arrows: &mut dyn Iterator<Item = Arrow<'_>>,
) -> String {
    let moves: Vec<_> = arrows.collect();
    draw(ruleset, position, &Picture { title, moves: &moves, ..Picture::default() })
}

/// The picture of a position, with all that goes with it.
pub fn draw(ruleset: &Ruleset, position: &Position, picture: &Picture<'_>) -> String {
    let mut ink = Ink::new(ruleset.board(), picture);
    ink.open();
    for (name, text) in [("title", picture.title), ("desc", picture.desc)] {
        // The title is always there: empty, it says that the page tells the picture elsewhere.
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

/// What XML takes as text: markup escaped, and characters that it does not know left out.
fn escape(text: &str) -> String {
    let known = |ch: &char| !ch.is_control() || matches!(ch, '\n' | '\t');
    let text: String = text.chars().filter(known).filter(|ch| !is_nonchar(*ch)).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The two characters that no XML may hold although they are no controls.
const fn is_nonchar(ch: char) -> bool {
    matches!(ch, '\u{fffe}' | '\u{ffff}')
}
