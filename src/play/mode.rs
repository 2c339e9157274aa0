//! Who plays, and what a new game is to be.

use crate::rules::Color;

/// The computer's level where none is asked for.
pub const LEVEL: u8 = 3;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A person against the computer.
    Computer {
        /// The person's color.
        human: Color,
        /// How strong the computer is, 1 to 8.
        level: u8,
    },
    /// Two people at one device.
    TwoPlayers,
}

/// What a new game is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Which ruleset.
    pub ruleset: &'static str,
    /// Who plays.
    pub mode: Mode,
    /// For the computer's choices.
    pub seed: u64,
}
