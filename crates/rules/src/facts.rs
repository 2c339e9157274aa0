//! The facts that decide which moves are legal: what the generator asks, and nothing else of a ruleset.

use super::board::Shape;
use super::spec::{Capture, Duty, King, KingLimit, Man, Promotion, Rules};

/// The facts of a ruleset that decide which moves are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Size and kind of board.
    pub shape: Shape,
    /// What men do.
    pub man: Man,
    /// What kings do.
    pub king: King,
    /// How pieces are taken. The duty is always [`Duty::Enforced`]: what a side owes is the same,
    /// whatever happens to one that does not do it.
    pub capture: Capture,
    /// When a man becomes a king.
    pub promotion: Promotion,
    /// How long one king may keep moving.
    pub king_limit: KingLimit,
}

impl Facts {
    /// Those of a ruleset.
    pub(crate) const fn of(rules: &Rules) -> Self {
        Self {
            shape: rules.board,
            man: rules.man,
            king: rules.king,
            capture: Capture { duty: Duty::Enforced, ..rules.capture },
            promotion: rules.promotion,
            king_limit: rules.king_limit,
        }
    }
}
