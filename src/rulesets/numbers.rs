//! Numbers of rulesets, for links that must be short.
//!
//! A number once given stays with its id forever, also if the game is no longer offered. New games
//! are added at the end.

/// Ids by number.
const IDS: [&str; 30] = [
    "dameo",
    "dameo-10x10-28",
    "dameo-10x10-24",
    "international",
    "international-pergioco",
    "polish",
    "frisian",
    "frysk",
    "english",
    "english-huff",
    "greek",
    "greek-forfeit",
    "greek-free",
    "greek-promote",
    "italian",
    "russian",
    "brazilian",
    "pool",
    "spanish",
    "portuguese",
    "czech",
    "thai",
    "canadian",
    "turkish",
    "armenian",
    "croda",
    "killer",
    "losing",
    "breakthrough",
    "frisian-pergioco",
];

/// How many numbers have been given.
pub const N_GIVEN: usize = IDS.len();

/// The number of a ruleset, below [`N_GIVEN`]; house rules have none.
pub fn number(id: &str) -> Option<usize> {
    IDS.iter().position(|&known| known == id)
}

/// The id of the ruleset with this number.
pub fn id(number: usize) -> Option<&'static str> {
    IDS.get(number).copied()
}
