//! The animation of a move, from one landing square to the next.

use crate::rules::paths::Route;
use crate::rules::{Position, Square};

/// The longest time for one stage, in milliseconds.
pub const STAGE_MS: u32 = 180;

/// The longest time for a whole move, in milliseconds.
pub const WHOLE_MS: u32 = 1200;

/// A move that has been played and is still being animated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The position before the move.
    pub before: Position,
    /// Where the piece started.
    pub from: Square,
    /// The squares that it lands on.
    pub route: Route,
    /// How many landings it has reached; at least one.
    pub n_landed: usize,
    /// The square from which the piece slides to the last landing reached; `None` where the person
    /// has dragged it there.
    pub slides_from: Option<Square>,
}

impl Animation {
    /// The square that the piece has reached.
    pub fn at(&self) -> Square {
        let reached = self.n_landed.checked_sub(1).and_then(|idx| self.route.landings.get(idx));
        reached.copied().unwrap_or(self.from)
    }

    /// The pieces it has jumped so far.
    pub fn jumped(&self) -> &[Square] {
        self.route.victims.get(..self.n_landed).unwrap_or(&self.route.victims)
    }

    /// The next stage; `None` after the last landing.
    pub(super) fn next(self) -> Option<Self> {
        let slides_from = Some(self.at());
        (self.n_landed < self.route.landings.len()).then(|| Self {
            n_landed: self.n_landed + 1,
            slides_from,
            ..self
        })
    }

    /// How long each stage takes, in milliseconds. Stages of a long capture are shorter, so that
    /// the whole takes at most [`WHOLE_MS`].
    pub fn stage_ms(&self) -> u32 {
        let n_stages = u32::try_from(self.route.landings.len()).unwrap_or(u32::MAX).max(1);
        STAGE_MS.min(WHOLE_MS / n_stages)
    }
}
