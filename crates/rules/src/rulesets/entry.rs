//! A game as people meet it: its facts, and by what it is found.

use crate::Rules;

/// A game as people meet it: its facts, and by what it is found.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The choices that make the game.
    pub rules: Rules,
    /// Its number in short links, given once and forever; house rules have none.
    pub number: Option<u8>,
    /// The name of its page of rules, where there is one.
    pub page: Option<&'static str>,
}
