//! Turkish draughts and its Armenian relative.
//!
//! Sources: Wikipedia, "Turkish draughts" and "Tama"; draughts.github.io, "Turkish draughts";
//! hcheckers. Where they differ the reading stands beside the fact.

use super::{Entry, Localized, draws, greek};
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

pub(super) const TURKISH: Entry = Entry {
    number: Some(23),
    rules: RULES,
    name: Localized { en: "Turkish draughts", it: "Dama turca", nl: "Turks dammen" },
    about: Localized {
        en: "Sixteen men a side on the whole board. Men go straight and sideways, kings sweep rows \
             and columns, and taken pieces vanish at once and open the way.",
        it: "Sedici pedine per parte su tutta la damiera. Le pedine vanno dritte e di lato, le \
             dame percorrono traverse e colonne, e i pezzi presi si tolgono subito, aprendo la \
             strada.",
        nl: "Zestien schijven per speler op het hele bord. Schijven gaan recht vooruit en opzij, \
             dammen vliegen langs rijen en kolommen, en geslagen stukken verdwijnen meteen en \
             maken de weg vrij.",
    },
    page: None,
};

pub(super) const ARMENIAN: Entry = Entry {
    number: Some(24),
    rules: Rules {
        id: "armenian",
        name: "Armenian draughts",
        man: Man { quiet: Directions::NOT_BACKWARD, ..RULES.man },
        king: King { quiet: Directions::ALL, ..RULES.king },
        sources: &["Wikipedia, Tama", "iggamecenter.com, Tama"],
        ..RULES
    },
    name: Localized {
        en: "Armenian draughts (Tama)",
        it: "Dama armena (Tama)",
        nl: "Armeens dammen (Tama)",
    },
    about: Localized {
        en: "Turkish draughts in which men may also step diagonally forward and kings move like a \
             chess queen. Captures stay straight.",
        it: "La dama turca in cui le pedine avanzano anche in diagonale e le dame muovono come la \
             regina degli scacchi. Si cattura sempre in senso ortogonale.",
        nl: "Turks dammen waarin schijven ook schuin vooruit mogen en dammen bewegen zoals de dame \
             bij het schaken. Slaan blijft recht.",
    },
    page: None,
};
