//! Croda, by Ljuban Dedić (1995).
//!
//! Sources: J. P. Neto, "Croda"; yorktonthisweek.com. One page gives men a sideways move, which
//! Dedić had replaced.

use super::{Entry, Localized, dameo, start};
use crate::board::Directions;
use crate::spec::{King, Man, Rules, Step};

pub(super) const CRODA: Entry = Entry {
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
    name: Localized { en: "Croda", it: "Croda", nl: "Croda" },
    about: Localized {
        en: "Three full rows of men on the whole board: they step straight or diagonally forward \
             and capture straight, and kings move like a chess rook. Dameo grew out of it.",
        it: "Tre traverse piene su tutta la damiera: le pedine avanzano dritte o in diagonale e \
             catturano in senso ortogonale, le dame muovono come la torre degli scacchi. Da essa è \
             nato il Dameo.",
        nl: "Drie volle rijen schijven op het hele bord: ze gaan recht of schuin vooruit en slaan \
             recht, en dammen bewegen zoals de toren bij het schaken. Dameo is eruit ontstaan.",
    },
    page: None,
};
