//! Files of games: PDN 3.0, and its dialects.
//!
//! [`scan`] lists the games of a file without playing their moves; a [`Reader`] plays those of one
//! game, with variations, comments, glyphs and setups. What can be read is read, and every fault
//! is listed with its place. [`write()`] writes as the standard asks for, so that reading it again
//! gives the same tree.
//!
//! Which game it is: the tag `Ruleset` with an id, which is written where PDN has no number for a
//! game; else `GameType`; else `Variant`, with a name; else what the caller takes for granted; else
//! a guess by the squares that the moves name. Numbers and names are in [`damiera_rules::rulesets::pdn`].
//!
//! Results: `1-0` and `2-0` say that the side that moves first in that game has won, which is Black in
//! English draughts. The standard says White there, and existing files do not follow it.

mod game_type;
mod read;
mod scan;
mod writer;

use std::borrow::Cow;

pub use super::lines::{Fault, GameResult, MAX_FAULTS, Reason};
pub use read::{Reader, Record};
pub use scan::{Listed, Listing, scan};
pub use writer::{result_text, write};

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = super::lines::MAX_BYTES;
/// The most games of one file that are listed.
pub const MAX_GAMES: usize = 10_000;
/// The most tags of one game that are kept.
pub const MAX_TAGS: usize = 64;

/// A tag of a game: `[White "Roozenburg"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The tag's name, such as `White`.
    pub name: String,
    /// `Roozenburg`, without escapes.
    pub value: String,
}

/// A file that is longer than what is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a file of {0} bytes is too long: at most {MAX_BYTES} were expected")]
pub struct TooLong(pub usize);

/// The text of a file: UTF-8, with or without a byte order mark; and what is not UTF-8 is Latin-1,
/// in which every byte is a character.
///
/// # Errors
/// [`TooLong`].
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, TooLong> {
    if bytes.len() > MAX_BYTES {
        return Err(TooLong(bytes.len()));
    }
    Ok(match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text.trim_start_matches('\u{feff}')),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    })
}

/// The value of the first tag with this name.
pub fn value<'a>(tags: &'a [Tag], name: &str) -> Option<&'a str> {
    tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
}
