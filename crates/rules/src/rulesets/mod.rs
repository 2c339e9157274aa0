//! The games: one file per family, each a list of facts with its source.

pub mod ballots;
mod croda;
mod dameo;
mod draws;
mod english;
mod entry;
mod frisian;
mod greek;
pub mod house;
mod international;
mod italian;
pub mod numbers;
pub mod pdn;
pub(crate) mod played_most;
mod russian;
mod start;
mod turkish;

use crate::ruleset::Ruleset;
pub use entry::{Entry, Family};

/// The ids of six games to offer to somebody of whom nothing is known: those that most people play,
/// and one of the family that this program began with.
pub const BEST_KNOWN: [&str; 6] =
    ["international", "english", "russian", "italian", "turkish", "dameo"];

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
