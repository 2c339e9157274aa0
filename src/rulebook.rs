//! The rules of a game as statements, each with positions that show it. They are made of the same
//! [`Rules`](crate::rules::Rules) that the engine plays by, so that they cannot contradict it.

mod facts;
mod figures;

pub use facts::{Fact, Section, facts};
pub use figures::{Figure, MAX_FIGURES, figures, told_apart};
