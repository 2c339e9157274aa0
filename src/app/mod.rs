//! The page: components that draw what [`crate::play`] says and report what a person does. Nothing
//! here generates or judges a move.

mod address;
mod analysis;
mod author;
mod board;
mod board_keys;
mod board_picture;
mod check;
mod clock;
mod context;
mod dialog;
mod dialogs;
mod dom;
mod editor;
pub mod embed;
mod engine;
mod file_list;
mod first;
mod house;
mod incoming;
mod kept_list;
mod lesson;
mod library;
mod moves;
mod offline;
mod page;
mod page_keys;
mod panel;
pub mod parts;
mod picker;
mod reader;
mod rooms;
mod root;
mod share;
mod share_picture;
mod shelf;
mod solving;
mod start;
mod storage;
mod study;
mod terms;
mod texts;
mod time;
mod upkeep;
mod wire;
mod wish;

use self::parts::Parts;
use crate::text::{self, Language};

/// Puts the page into the document: a first board and then the page, or the page at once.
pub fn start(parts: Parts) {
    parts::keep(parts);
    root::start(parts);
}

/// The same in a language whose texts, as a pack, are given with its code. `false`, and nothing is
/// done, where there is no such language or the pack is another's.
pub fn start_in(parts: Parts, code: &str, texts: &[u8]) -> bool {
    let is_loaded = speaks(code, texts);
    if is_loaded {
        start(parts);
    }
    is_loaded
}

/// Takes in the texts of a language, as a pack. Whether there is such a language, and they are its own.
pub fn speaks(code: &str, texts: &[u8]) -> bool {
    let language = Language::of_code(code);
    language.is_some_and(|language| text::load(language, texts).is_ok())
}
