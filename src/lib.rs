//! Damiera: the whole draughts family.

pub mod notation;
pub mod rules;
pub mod rulesets;
pub mod text;
