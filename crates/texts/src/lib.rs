//! Texts as data: Fluent files are checked and packed when a program is built, and a pack is read
//! at run time without a parser.
//!
//! - [`pack`] reads a pack and puts arguments into its texts. It needs nothing else.
//! - [`plurals`] knows which plural categories a language has.
//! - With the feature `build`, `Texts::read` reads one folder for each language and holds them
//!   against English, the reference; `Texts::packs` and `Texts::accessors` are what a build takes
//!   from it, and [`pack_all`] is both steps for those who want the packs alone.
//!
//! This crate knows nothing of draughts, except that a text may depend on a color, a kind of piece,
//! a number, or a yes or no.

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
pub use texts::{Texts, pack_all};
