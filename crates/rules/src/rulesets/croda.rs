//! Croda, by Ljuban Dedić (1995).
//!
//! Sources: J. P. Neto, "Croda"; yorktonthisweek.com. One page gives men a sideways move, which
//! Dedić had replaced.

use super::{Entry, Family, dameo, start};
use crate::board::Directions;
use crate::spec::{King, Man, Rules, Step};

pub(super) const CRODA: Entry = Entry {
    family: Some(Family::Dameo),
    number: Some(25),
    rules: Rules {
        id: "croda",
        name: "Croda",
        start: start::rows(3),
        man: Man { step: Step::One, ..dameo::RULES.man },
        king: King { quiet: Directions::ORTHOGONAL, ..dameo::RULES.king },
        // Draws: as in Dameo, the third repetition and agreement.
        sources: &["J. P. Neto, Croda", "yorktonthisweek.com, Croda"],
        ..dameo::RULES
    },
    page: None,
};
