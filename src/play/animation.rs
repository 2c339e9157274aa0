//! A move on its way over the board, landing by landing.

use crate::rules::paths::Route;
use crate::rules::{Position, Square};

/// How long a stage is shown at most, in milliseconds.
pub const STAGE_MS: u32 = 180;

/// How long a whole move is shown at most, in milliseconds.
pub const WHOLE_MS: u32 = 1200;

/// A move that has been played and is still being shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The position before it.
    pub before: Position,
    /// Where the piece started.
    pub from: Square,
    /// Its way.
    pub route: Route,
    /// How many landings it has reached, at least one.
    pub n_landed: usize,
    /// From where it slides to the last of these; nowhere if a hand has put it there.
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

    /// The next stage; `None` when the move has arrived.
    pub(super) fn next(self) -> Option<Self> {
        let slides_from = Some(self.at());
        (self.n_landed < self.route.landings.len()).then(|| Self {
            n_landed: self.n_landed + 1,
            slides_from,
            ..self
        })
    }

    /// How long one stage is shown. A long capture hurries, so that none takes over
    /// [`WHOLE_MS`].
    pub fn stage_ms(&self) -> u32 {
        let n_stages = u32::try_from(self.route.landings.len()).unwrap_or(u32::MAX).max(1);
        STAGE_MS.min(WHOLE_MS / n_stages)
    }
}
