//! A game as people meet it: its facts with what it is called.

use crate::Rules;

/// A game as people meet it: its facts, and what it is called.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The choices that make the game.
    pub rules: Rules,
    /// Its number in short links, given once and forever; house rules have none.
    pub number: Option<u8>,
    /// The game's name.
    pub name: Localized,
    /// What is special about it, in a sentence or two.
    pub about: Localized,
    /// The name of its page of rules, where there is one.
    pub page: Option<&'static str>,
}

/// A text in every language of the page; a missing one does not compile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "language codes")]
pub struct Localized {
    pub en: &'static str,
    pub it: &'static str,
    pub nl: &'static str,
}

impl Localized {
    /// The text in each language.
    pub const fn each(&self) -> [&'static str; 3] {
        let Self { en, it, nl } = *self;
        [en, it, nl]
    }
}
