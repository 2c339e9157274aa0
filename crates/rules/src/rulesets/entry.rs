//! A game as people meet it: its facts, and by what it is found.

use crate::Rules;

/// A game as people meet it: its facts, and by what it is found.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The choices that make the game.
    pub rules: Rules,
    /// The games that it is closest to; house rules have no family.
    pub family: Option<Family>,
    /// Its number in short links, given once and forever; house rules have none.
    pub number: Option<u8>,
    /// The name of its page of rules, where there is one.
    pub page: Option<&'static str>,
}

/// Games that are close relatives; each is in one family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Family {
    /// Men capture backward too, kings fly, most pieces first; and what differs from that little.
    International,
    /// Men capture backward too, kings fly, any capture.
    Russian,
    /// Kings go one square.
    English,
    /// Captures also run along rows and columns, while men move diagonally.
    Frisian,
    /// Kings fly, men capture forward only.
    Spanish,
    /// Pieces move straight.
    Turkish,
    /// Men move straight and diagonally forward.
    Dameo,
}

impl Family {
    /// All families, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::International,
        Self::Russian,
        Self::English,
        Self::Frisian,
        Self::Spanish,
        Self::Turkish,
        Self::Dameo,
    ];

    /// A short name, for files and styles.
    pub const fn code(self) -> &'static str {
        match self {
            Self::International => "international",
            Self::Russian => "russian",
            Self::English => "english",
            Self::Frisian => "frisian",
            Self::Spanish => "spanish",
            Self::Turkish => "turkish",
            Self::Dameo => "dameo",
        }
    }
}
