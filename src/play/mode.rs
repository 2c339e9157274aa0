//! The players of a game, and the choices for a new one.

use crate::rules::Color;

/// The computer's level by default.
pub const LEVEL: u8 = 3;

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A person against the computer.
    Computer {
        /// The person's color.
        human: Color,
        /// The computer's level, 1 to 8.
        level: u8,
    },
    /// Two people at one device.
    TwoPlayers,
}

/// The choices for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The ruleset's id.
    pub ruleset: &'static str,
    /// The players.
    pub mode: Mode,
    /// The seed of the computer's random choices.
    pub seed: u64,
}
