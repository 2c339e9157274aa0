//! Sets of squares as machine words.
//!
//! Everything else in `rules` is written once against [`Bits`] and instantiated twice: `u64` where
//! the board fits (every board of dark squares up to 10x10, every full board of 8x8) and `u128`
//! elsewhere. Which one is decided once, in `ruleset`.

#![expect(
    clippy::cast_possible_truncation,
    reason = "indexes are below 128, and a set is narrowed only to a word that holds it"
)]

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::board::Square;

/// A set of squares: bit `n` is the square with index `n`.
pub trait Bits:
    Copy
    + Default
    + Debug
    + Eq
    + Ord
    + Hash
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + Not<Output = Self>
    + 'static
{
    /// The empty set.
    const EMPTY: Self;
    /// How many squares the word can hold.
    const WIDTH: u32;

    /// The set of one square.
    fn of(square: Square) -> Self;
    /// All squares moved up by `places` indexes, around the end of the word.
    #[must_use]
    fn rotate(self, places: u32) -> Self;
    /// How many squares are in the set.
    fn count(self) -> u32;
    /// The square with the lowest index. The set must not be empty.
    fn lowest(self) -> Square;
    /// The square with the highest index. The set must not be empty.
    fn highest(self) -> Square;
    /// The set without its lowest square. The set must not be empty.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// The same set in the widest word.
    fn widen(self) -> u128;
    /// The same set in this word; squares that do not fit are an error of the caller.
    fn narrow(wide: u128) -> Self;

    /// Whether the set holds no square.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the square is in the set.
    fn has(self, square: Square) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    /// Whether the two sets share a square.
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The squares of the set, lowest index first.
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }
}

/// Iterator over the squares of a set, lowest index first.
#[derive(Clone, Debug)]
pub struct Squares<B>(B);

impl<B: Bits> Iterator for Squares<B> {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0.is_empty() {
            return None;
        }
        let square = self.0.lowest();
        self.0 = self.0.without_lowest();
        Some(square)
    }
}

macro_rules! impl_bits {
    ($word:ty) => {
        impl Bits for $word {
            const EMPTY: Self = 0;
            const WIDTH: u32 = <$word>::BITS;

            #[inline]
            fn of(square: Square) -> Self {
                1 << (u32::from(square.index()) & (Self::WIDTH - 1))
            }

            #[inline]
            fn rotate(self, places: u32) -> Self {
                self.rotate_left(places)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> Square {
                debug_assert!(self != 0, "the set must not be empty");
                Square::new(self.trailing_zeros() as u8)
            }

            #[inline]
            fn highest(self) -> Square {
                debug_assert!(self != 0, "the set must not be empty");
                Square::new((Self::WIDTH - 1 - self.leading_zeros()) as u8)
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn widen(self) -> u128 {
                u128::from(self)
            }

            #[inline]
            fn narrow(wide: u128) -> Self {
                debug_assert!(u128::from(wide as $word) == wide, "a square beyond the word");
                wide as $word
            }
        }
    };
}

impl_bits!(u64);
impl_bits!(u128);
