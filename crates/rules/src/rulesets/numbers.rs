//! Numbers of rulesets, for links that must be short.
//!
//! A number belongs to its id forever, even if the game is no longer offered. A game without a number
//! of its own does not compile. Links whose letters have lost their case are refused
//! (`notation::compact`): otherwise a damaged old link could open the game with a new number.

use super::{ALL, find};

/// Numbers are smaller than this; what is above is for codes of house rules, and for more.
pub const END: u8 = 62;

const _: () = {
    let (mut idx, mut given) = (0, 0u64);
    while idx < ALL.len() {
        let Some(number) = ALL[idx].number else { panic!("a game has no number") };
        assert!(number < END, "the number of a game is too large");
        assert!(given >> number & 1 == 0, "two games have one number");
        given |= 1 << number;
        idx += 1;
    }
};

/// The number of a ruleset, below [`END`]; house rules have none.
pub fn number(id: &str) -> Option<u8> {
    find(id)?.number
}

/// The id of the ruleset with this number.
pub fn id(number: u8) -> Option<&'static str> {
    ALL.iter().find(|entry| entry.number == Some(number)).map(|entry| entry.rules.id)
}
