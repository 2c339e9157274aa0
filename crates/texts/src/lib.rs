#![doc = include_str!("../README.md")]

pub mod pack;
pub mod plurals;

#[cfg(feature = "build")]
mod accessors;
#[cfg(feature = "build")]
mod catalog;
#[cfg(feature = "build")]
mod check;
#[cfg(feature = "build")]
mod fault;
#[cfg(feature = "build")]
mod schema;
#[cfg(feature = "build")]
mod texts;

#[cfg(feature = "build")]
pub use fault::{Fault, Faults, Problem};
#[cfg(feature = "build")]
pub use texts::{Packs, Review, Texts, pack_all};
