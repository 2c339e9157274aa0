//! The page: components that render what [`crate::play`] says and report what a person does. No
//! moves are generated or judged here.

mod address;
mod analysis;
mod author;
mod back;
mod board;
mod board_keys;
mod board_picture;
mod check;
mod clock;
mod collect;
mod context;
mod dialog;
mod dialogs;
mod dom;
mod editor;
pub mod embed;
mod engine;
mod fetched;
mod file_list;
mod first;
mod found;
mod home;
mod house;
mod icons;
mod incoming;
mod keeping;
mod kept_list;
mod ladder;
mod leaflet;
mod learn;
mod lesson;
mod library;
mod making;
mod making_step;
mod missed;
mod moves;
mod offline;
mod open;
mod own;
mod page;
mod page_keys;
mod panel;
pub mod parts;
mod picker;
mod practice;
mod reader;
mod replay;
mod review;
mod rooms;
mod root;
mod searcher;
mod settings;
mod share;
mod share_picture;
mod shelf;
mod solving;
mod squares;
mod start;
mod storage;
mod study;
mod tactics;
mod telling;
mod terms;
mod texts;
mod time;
mod tool_sheet;
mod tools;
mod trainer;
mod unasked;
mod upkeep;
mod wire;
mod wish;

use self::parts::Parts;
use crate::text::{self, Language};

/// Mounts the page: a first board and then the page, or the page at once.
pub fn start(parts: Parts) {
    parts::keep(parts);
    root::start(parts);
}

/// The same in the language with this code, with its texts as a pack. Returns `false` and does
/// nothing if there is no such language, or the pack is of another one.
pub fn start_in(parts: Parts, code: &str, texts: &[u8]) -> bool {
    let is_loaded = speaks(code, texts);
    if is_loaded {
        start(parts);
    }
    is_loaded
}

/// Loads the texts of a language that come with studies, dialogs and tools, as [`speaks`] does the others.
pub fn speaks_late(code: &str, texts: &[u8]) -> bool {
    let language = Language::of_code(code);
    language.is_some_and(|language| text::load_late(language, texts).is_ok())
}

/// Loads what is said of faults in a language, as [`speaks`] does the other texts.
pub fn speaks_of_faults(code: &str, texts: &[u8]) -> bool {
    let language = Language::of_code(code);
    language.is_some_and(|language| text::load_faults(language, texts).is_ok())
}

/// Loads the texts of a language from a pack. Returns whether there is such a language and the pack
/// is its own.
pub fn speaks(code: &str, texts: &[u8]) -> bool {
    let language = Language::of_code(code);
    language.is_some_and(|language| text::load(language, texts).is_ok())
}
