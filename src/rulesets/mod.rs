//! The games, as [`damiera_rules::rulesets`] has them, which learned weights the computer plays each of
//! them with, and which have tactics.

pub mod courses;
#[cfg(feature = "cli")]
pub mod tactics;
pub mod weights;

pub use damiera_rules::rulesets::*;

/// The games that the others are compared with where their rules are told.
pub const WELL_KNOWN: [&str; 7] =
    ["international", "russian", "english", "turkish", "frisian", "dameo", "greek"];
