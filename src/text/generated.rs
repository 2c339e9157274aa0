//! The names of all texts, which the build makes from `texts/en`.
#![allow(
    clippy::pedantic,
    clippy::identity_op,
    clippy::too_many_arguments,
    missing_docs,
    reason = "generated: each field and method is documented by its English text"
)]

use damiera_texts::pack::Arg;

use super::language::{Loaded, OfLanguages};
use crate::rules::{Color, Kind};

/// A number that is put into a text.
pub trait Number: Copy {
    /// As texts take it; what is not among these numbers is the largest.
    fn number(self) -> u32;
}

macro_rules! numbers {
    ($($N:ty)*) => {
        $(impl Number for $N {
            fn number(self) -> u32 {
                u32::try_from(self).unwrap_or(u32::MAX)
            }
        })*
    };
}

numbers! { u8 u16 u32 usize i32 }

include!(concat!(env!("OUT_DIR"), "/texts.rs"));
