//! The strengths of the computer, as links and people name them.

use std::fmt;
use std::str::FromStr;

/// A strength of the computer: a number from 1 to 8, or one of the half steps between numbers that lie far apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 13] = [
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
        Self(9),
        Self(10),
        Self(12),
        Self(13),
        Self(14),
        Self(16),
    ];
    /// What a game begins with where nothing else is said: 3.
    pub const USUAL: Self = Self(6);
    /// The strongest: 8.
    pub const STRONGEST: Self = Self(16);

    /// The level of which this is twice the number.
    pub fn of_halves(halves: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.0 == halves)
    }

    /// Twice its number, 2 to 16.
    pub const fn halves(self) -> u8 {
        self.0
    }

    /// Its place in [`Self::ALL`].
    pub fn idx(self) -> usize {
        Self::ALL.iter().position(|level| *level == self).unwrap_or_default()
    }

    /// The next one up; `None` of the strongest.
    pub fn stronger(self) -> Option<Self> {
        Self::ALL.get(self.idx() + 1).copied()
    }

    /// The next one down; `None` of the weakest.
    pub fn weaker(self) -> Option<Self> {
        Self::ALL.get(self.idx().checked_sub(1)?).copied()
    }

    /// As people read it: `2`, `2½`.
    pub fn shown(self) -> String {
        let half = if self.0 % 2 == 1 { "½" } else { "" };
        format!("{}{half}", self.0 / 2)
    }
}

/// As links have it: `2`, `2.5`.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        write!(f, "{}{half}", self.0 / 2)
    }
}

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a level (1 to 8, or 1.5, 2.5, 3.5, 4.5, 6.5) was expected")]
pub struct NoLevel;

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let (number, half) = text.strip_suffix(".5").map_or((text, 0), |number| (number, 1));
        // Not all that is read as a number is written so.
        let is_plain = number.len() == 1;
        let number: u8 = number.parse().ok().filter(|_| is_plain).ok_or(NoLevel)?;
        number.checked_mul(2).and_then(|halves| Self::of_halves(halves + half)).ok_or(NoLevel)
    }
}
