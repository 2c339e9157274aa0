//! Turkish draughts and its Armenian relative.
//!
//! Sources: Wikipedia, "Turkish draughts" and "Tama"; draughts.github.io, "Turkish draughts";
//! hcheckers. Where they differ the reading stands beside the fact.

use super::{Entry, Family, draws, greek};
use crate::board::Directions;
use crate::spec::{End, King, Landing, Man, Rules};

const RULES: Rules = Rules {
    id: "turkish",
    name: "Turkish draughts",
    // Any square behind the last piece; one source has the adjacent square alone.
    king: King { landing: Landing::Any, ..greek::RULES.king },
    // A king beats a last man; one piece each is a draw.
    ends: &[End::ManAgainstKing, End::KingAgainstKing],
    draws: &[draws::THREEFOLD],
    sources: &["Wikipedia, Turkish draughts", "draughts.github.io, Turkish draughts"],
    ..greek::RULES
};

pub(super) const TURKISH: Entry =
    Entry { family: Some(Family::Turkish), number: Some(23), rules: RULES, page: None };

pub(super) const ARMENIAN: Entry = Entry {
    family: Some(Family::Turkish),
    number: Some(24),
    rules: Rules {
        id: "armenian",
        name: "Armenian draughts",
        man: Man { quiet: Directions::NOT_BACKWARD, ..RULES.man },
        king: King { quiet: Directions::ALL, ..RULES.king },
        sources: &["Wikipedia, Tama", "iggamecenter.com, Tama"],
        ..RULES
    },
    page: None,
};
