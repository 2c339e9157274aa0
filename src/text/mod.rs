//! Every text that a person sees, in every language.
//!
//! A language is a folder with one value of [`Strings`]; a missing text does not compile. Texts
//! with parts are functions, so that each language orders and counts in its own way.

mod en;
mod it;

use crate::rules::Square;
use crate::rules::explain::Refusal;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// Italian.
    Italian,
}

/// How a square is called where the text is read: `31` or `c4`.
pub type Naming<'a> = &'a dyn Fn(Square) -> String;

/// The texts of one language.
#[derive(Clone, Copy, Debug)]
pub struct Strings {
    /// Why a move is refused, as a whole sentence.
    pub refusal: fn(Naming<'_>, &Refusal) -> String,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::Italian];

    /// The texts.
    pub const fn strings(self) -> &'static Strings {
        match self {
            Self::English => &en::STRINGS,
            Self::Italian => &it::STRINGS,
        }
    }
}
