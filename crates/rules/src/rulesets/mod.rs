//! The games: one file per family, each a list of facts with its source.

pub mod ballots;
mod croda;
mod dameo;
mod draws;
mod english;
mod frisian;
mod greek;
pub mod house;
mod international;
mod italian;
pub mod numbers;
pub mod pdn;
mod russian;
mod start;
mod turkish;

use crate::Rules;
use crate::ruleset::Ruleset;

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

/// Every game, in the order in which it is offered.
pub const ALL: &[Entry] = &[
    dameo::DAMEO,
    dameo::DAMEO_10X10_28,
    dameo::DAMEO_10X10_24,
    international::INTERNATIONAL,
    international::PERGIOCO,
    international::POLISH,
    frisian::FRISIAN,
    frisian::PERGIOCO,
    frisian::FRYSK,
    english::ENGLISH,
    english::ENGLISH_HUFF,
    greek::GREEK,
    greek::GREEK_FORFEIT,
    greek::GREEK_FREE,
    greek::GREEK_PROMOTE,
    italian::ITALIAN,
    russian::RUSSIAN,
    russian::BRAZILIAN,
    english::POOL,
    english::JAMAICAN,
    italian::SPANISH,
    italian::PORTUGUESE,
    italian::CZECH,
    italian::THAI,
    international::CANADIAN,
    turkish::TURKISH,
    turkish::ARMENIAN,
    croda::CRODA,
    international::KILLER,
    international::LOSING,
    international::BREAKTHROUGH,
];

/// The game with this id: one of [`ALL`], or [house rules](house).
pub fn find(id: &str) -> Option<&'static Entry> {
    ALL.iter().find(|entry| entry.rules.id == id).or_else(|| house::find(id).ok())
}

/// The game with this id, ready for use.
pub fn compile(id: &str) -> Option<Ruleset> {
    find(id).map(|entry| Ruleset::new(&entry.rules))
}
