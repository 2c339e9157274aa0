//! The moves of a whole game as text: the movetext of PDN 3.0.
//!
//! `32-28 19-23! 28x19 (37-32 {quiet} 23-29) 14x23 $14`. Variations stand in parentheses behind
//! the move that they replace, comments in braces, glyphs are `!`, `?` and `$n`, and
//! `/FEN "B::"/` sets pieces up in the middle of the game, or the turn alone. A comment behind a
//! move number belongs to the move to come, any other to the move before it. Marks and arrows stand in
//! the comment behind a move: `{[%csl G32][%cal G3228] said}`.
//!
//! [`write()`] and [`read`] are for links and storage: one line, no numbers, and a fault is an error.
//! The files of [`super::pdn`] have the same grammar and the same reader, which goes on after a
//! fault.

mod build;
mod drawn;
mod fault;
mod limits;
mod token;
mod writer;

use std::sync::Arc;

use damiera_rules::{Position, Ruleset};

use super::tree::Tree;

pub(super) use build::Builder;
pub use fault::{Fault, GameTypeError, MAX_FAULTS, Reason};
pub(super) use fault::{Faults, LineColumn};
pub use limits::{MAX_BYTES, MAX_NESTING, MAX_TAGS};
pub use token::{GameResult, glyph_text};
pub(super) use token::{Kind, Lexer, MAX_TAG, Token, unescaped};
pub(super) use writer::{Style, movetext};

/// Writes the moves of a game on one line, without the position that it begins from.
pub fn write(tree: &Tree) -> String {
    movetext(tree, Style { has_numbers: false, sign: 'x' })
}

/// Reads the moves of a game that begins from `start`.
///
/// # Errors
/// The first fault of the text.
pub fn read(ruleset: Arc<Ruleset>, start: Position, text: &str) -> Result<Tree, Box<Fault>> {
    if text.len() > MAX_BYTES {
        let reason = Reason::TooLong(text.len());
        return Err(Box::new(Fault { line: 1, column: 1, token: String::new(), reason }));
    }
    let (tree, faults) = read_as_far(ruleset, start, text);
    match faults.into_iter().next() {
        Some(fault) => Err(Box::new(fault)),
        None => Ok(tree),
    }
}

/// Reads the moves of a game that begins from `start` as far as that goes, and what is wrong with them. A text
/// that is too long has no moves.
pub fn read_as_far(ruleset: Arc<Ruleset>, start: Position, text: &str) -> (Tree, Vec<Fault>) {
    let text = if text.len() > MAX_BYTES { "" } else { text };
    let mut builder = Builder::new(Tree::from_position(ruleset, start), true, Faults::default());
    for token in Lexer::new(text, 0..text.len()) {
        builder.take(&token);
    }
    let (tree, faults) = builder.finish();
    (tree, faults.into_faults(text, LineColumn::START).0)
}
