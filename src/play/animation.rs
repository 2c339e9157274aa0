//! A move on its way over the board, landing by landing.

use crate::rules::paths::Route;
use crate::rules::{Piece, Position, Square};

/// A move that has been played and is still being shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The position before it.
    pub before: Position<u128>,
    /// Where the piece started.
    pub from: Square,
    /// The piece as it started.
    pub piece: Piece,
    /// Its way.
    pub route: Route,
    /// How many landings it has reached.
    pub n_landed: usize,
    /// Whether the piece was put down by hand, so that it must not slide to where it is.
    pub by_hand: bool,
    /// How many stages have been shown before this one.
    pub stages_shown: usize,
}

impl Animation {
    /// The square that the piece has reached.
    pub fn at(&self) -> Square {
        let reached = self.n_landed.checked_sub(1).and_then(|idx| self.route.landings.get(idx));
        reached.copied().unwrap_or(self.from)
    }

    /// The pieces it has jumped so far.
    pub fn jumped(&self) -> &[Square] {
        let n_jumped = self.n_landed.min(self.route.victims.len());
        &self.route.victims[..n_jumped]
    }

    /// The next stage; `None` when the move has arrived.
    pub(super) fn next(mut self) -> Option<Self> {
        (self.n_landed < self.route.landings.len()).then(|| {
            self.n_landed += 1;
            self.stages_shown += 1;
            self
        })
    }

    /// How long one stage is shown. A long capture hurries, so that none takes much over a second.
    pub fn stage_ms(&self) -> u32 {
        const QUIET_MS: u32 = 180;
        const WHOLE_MS: u32 = 1200;
        let n_stages = u32::try_from(self.route.landings.len()).unwrap_or(u32::MAX).max(1);
        QUIET_MS.min(WHOLE_MS / n_stages).max(60)
    }
}
