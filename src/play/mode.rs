//! The players of a game, and the choices for a new one.

use crate::notation::level::Level;
use crate::rules::Color;

/// Who plays which side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A person against the computer.
    Computer {
        /// The person's color.
        human: Color,
        /// The computer's level.
        level: Level,
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
