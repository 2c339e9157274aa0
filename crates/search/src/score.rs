//! How good a position is: hundredths of a man for the side to move, or a certain end and how far
//! it is.

use std::fmt;
use std::ops::{Add, Neg, Sub};

/// Plies from the root of a search, or between a position and its end.
pub type Ply = u16;

/// A score for the side to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// What a score says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Hundredths of a man.
    Value(i32),
    /// A certain win after this many plies.
    Win(Ply),
    /// A certain loss after this many plies.
    Loss(Ply),
}

impl Score {
    /// Neither side is better.
    pub const DRAW: Self = Self(0);
    /// Better than any score that a position can have.
    pub const INFINITE: Self = Self(32_000);
    /// A win on the spot.
    const WIN: i32 = 31_000;
    /// Scores beyond this are certain ends.
    const MAX_VALUE: i32 = 29_000;

    /// A static evaluation, kept apart from certain ends.
    #[inline]
    pub fn static_eval(value: i32) -> Self {
        Self(value.clamp(-Self::MAX_VALUE, Self::MAX_VALUE))
    }

    /// The side to move wins this many plies from the root.
    #[inline]
    pub fn win(ply: Ply) -> Self {
        Self(Self::WIN - i32::from(ply))
    }

    /// The side to move loses this many plies from the root.
    #[inline]
    pub fn loss(ply: Ply) -> Self {
        -Self::win(ply)
    }

    /// Whether the end is certain.
    #[inline]
    pub fn is_end(self) -> bool {
        self.0.abs() > Self::MAX_VALUE
    }

    /// What it says.
    pub fn read(self) -> Reading {
        let plies = Ply::try_from(Self::WIN - self.0.abs()).unwrap_or_default();
        match self.0 {
            _ if !self.is_end() => Reading::Value(self.0),
            0.. => Reading::Win(plies),
            _ => Reading::Loss(plies),
        }
    }

    /// For the table: ends counted from this position instead of from the root.
    #[inline]
    pub(crate) fn to_stored(self, ply: Ply) -> i16 {
        let shifted =
            if self.is_end() { self.0 + self.0.signum() * i32::from(ply) } else { self.0 };
        i16::try_from(shifted).unwrap_or_default()
    }

    /// From the table: ends counted from the root again.
    #[inline]
    pub(crate) fn from_stored(stored: i16, ply: Ply) -> Self {
        let score = Self(i32::from(stored));
        if score.is_end() { Self(score.0 - score.0.signum() * i32::from(ply)) } else { score }
    }
}

impl Neg for Score {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Add<i32> for Score {
    type Output = Self;

    #[inline]
    fn add(self, margin: i32) -> Self {
        Self((self.0 + margin).clamp(-Self::INFINITE.0, Self::INFINITE.0))
    }
}

impl Sub<i32> for Score {
    type Output = Self;

    #[inline]
    fn sub(self, margin: i32) -> Self {
        self + -margin
    }
}

/// `37`, `-210`; `win 5` and `loss 4` with the plies that are left.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.read() {
            Reading::Value(value) => write!(f, "{value}"),
            Reading::Win(plies) => write!(f, "win {plies}"),
            Reading::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}
