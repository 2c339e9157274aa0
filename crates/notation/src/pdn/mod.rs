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
mod tag;
mod text;
mod writer;

pub use super::lines::{Fault, GameResult, MAX_FAULTS, Reason};
pub use read::{Reader, Record, result_of};
pub use scan::{Listed, Listing, MAX_GAMES, scan};
pub use tag::{MAX_TAGS, Tag, value};
pub use text::{MAX_BYTES, TooLong, decode};
pub use writer::{result_text, write};
