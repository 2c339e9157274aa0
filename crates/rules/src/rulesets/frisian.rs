//! Frisian draughts and Frysk!.
//!
//! Source: "Official Rules for Frisian Draughts" (2011); the articles stand beside the facts.
//! "Dama Frisone" is a page on pergioco.net.

use super::{Entry, Family, draws, international, start};
use crate::board::Directions;
use crate::spec::{
    Capture, Choice, DrawWhen, Duty, End, Goal, King, KingLimit, Man, Removal, Rules, UTurn,
};

const RULES: Rules = Rules {
    id: "frisian",
    name: "Frisian draughts",
    man: Man { capture: Directions::ALL, ..international::RULES.man },
    king: King {
        // 9: kings move along diagonals alone. "Dama Frisone" says rows and columns too, and then, of
        // kings as of men, that only captures have eight directions.
        quiet: Directions::DIAGONAL,
        capture: Directions::ALL,
        ..international::RULES.king
    },
    capture: Capture {
        choice: Choice::FrisianValue, // 11, 12
        removal: Removal::AfterMove,  // 13, 14
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    king_limit: KingLimit::Quiet { moves: 3 }, // 17
    goal: Goal::LastMove,
    ends: &[End::KingAgainstKing], // 21
    // 18: a side with two kings against one has seven moves to win. There is no rule of
    // repetition.
    draws: &[draws::automatic(DrawWhen::Ending { ending: draws::TWO_KINGS_TO_ONE, plies: 14 })],
    sources: &[
        "Official Rules for Frisian Draughts (2011)",
        "Marino Carpignano, \"Dama Frisone\", PerGioco newsletter",
    ],
    ..international::RULES
};

pub(super) const FRISIAN: Entry =
    Entry { family: Some(Family::Frisian), number: Some(6), rules: RULES, page: Some("frisian") };

pub(super) const PERGIOCO: Entry = Entry {
    family: Some(Family::Frisian),
    number: Some(29),
    rules: Rules {
        id: "frisian-pergioco",
        name: "Frisian draughts (PerGioco)",
        // "Possono cioè muovere in una qualsiasi casella libera delle diagonali, delle colonne o
        // delle traverse." The page frees from the king limit a side that has "almeno due dame, ma
        // nessuna pedina". It also gives two kings seven moves each against one, so that a king
        // alone has to be free as well: any side without men is, as in the federation's article 17.
        king: King { quiet: Directions::ALL, ..RULES.king },
        // "Quando le dame si trovano nelle caselle 5 e 46 il giocatore di turno viene dichiarato
        // perdente": here a king has ways out of a corner, so the squares themselves decide.
        ends: &[End::KingsInCorners, End::KingAgainstKing],
        sources: &["Marino Carpignano, \"Dama Frisone\", PerGioco"],
        ..RULES
    },
    page: Some("frisian"),
};

pub(super) const FRYSK: Entry = Entry {
    family: Some(Family::Frisian),
    number: Some(7),
    rules: Rules {
        id: "frysk",
        name: "Frysk!",
        start: start::rows(1),
        sources: &[
            "Marino Carpignano, \"Dama Frisone\", PerGioco newsletter",
            "lidraughts, variant Frysk",
        ],
        ..RULES
    },
    page: Some("frisian"),
};
