//! The games, as [`damiera_rules::rulesets`] has them, and which learned weights the computer plays
//! each of them with.

pub mod weights;

pub use damiera_rules::rulesets::*;
