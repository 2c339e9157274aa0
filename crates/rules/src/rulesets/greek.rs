//! Greek draughts, or Ntama.
//!
//! Source: "Dama Greca", pergioco.net, "Dama greca" (updated 16 April 2024), the only full account
//! found. Its first figure is missing; the start is that of Turkish draughts, of which it calls
//! the game a variant.

use super::{Entry, Localized};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, Duty, End, Goal, King, KingLimit, Landing, Man, ManTakes,
    Notation, Promotion, Range, Removal, Rules, StartRow, Step, UTurn,
};

pub(super) const RULES: Rules = Rules {
    id: "greek",
    name: "Greek draughts",
    board: Shape { width: 8, height: 8, squares: Squares::All },
    start: &[StartRow { row: 1, indent: 0 }, StartRow { row: 2, indent: 0 }],
    first: Color::White,
    man: Man {
        quiet: Directions::FORWARD_AND_SIDEWAYS,
        capture: Directions::FORWARD_AND_SIDEWAYS,
        step: Step::One,
        takes: ManTakes::All,
    },
    king: King {
        quiet: Directions::ORTHOGONAL,
        capture: Directions::ORTHOGONAL,
        range: Range::Flying,
        // "Regola di arresto": the first free square beyond the last piece jumped.
        landing: Landing::BehindLast,
    },
    capture: Capture {
        choice: Choice::MostPieces,
        // Taken at once, because that may open further captures; no turn of 180 degrees.
        removal: Removal::Immediate,
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    promotion: Promotion::AtRest,
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[End::ManAgainstKing],
    // "Dama Greca" tells of no draw.
    draws: &[],
    notation: Notation { labels: Labels::Algebraic, captures: CaptureText::EveryLanding },
    sources: &["Marino Carpignano, \"Dama Greca\", PerGioco.net (2024)"],
};

pub(super) const GREEK: Entry = Entry {
    number: Some(10),
    rules: RULES,
    name: Localized { en: "Greek draughts", it: "Dama greca", nl: "Grieks dammen" },
    about: Localized {
        en: "A cousin of Turkish draughts: everything moves and captures straight, taken pieces \
             vanish at once, and a king stops right behind the last piece it takes.",
        it: "Parente della dama turca: tutto muove e cattura in senso ortogonale, i pezzi presi si \
             tolgono all'istante e la dama si ferma subito dietro l'ultimo pezzo preso.",
        nl: "Verwant aan Turks dammen: alles gaat en slaat recht, geslagen stukken verdwijnen \
             meteen, en een dam stopt direct achter het laatste stuk dat ze slaat.",
    },
    page: Some("greek"),
};

pub(super) const GREEK_FREE: Entry = Entry {
    number: Some(12),
    rules: Rules {
        id: "greek-free",
        name: "Greek draughts, free capture",
        // Variante I drops the maximum. The seed does not say that a series may be stopped.
        capture: Capture { choice: Choice::Any, ..RULES.capture },
        ..RULES
    },
    name: Localized {
        en: "Greek draughts, free capture",
        it: "Dama greca, cattura libera (variante I)",
        nl: "Grieks dammen, vrije slagkeuze",
    },
    about: Localized {
        en: "Greek draughts in which any capture may be chosen.",
        it: "La dama greca senza l'obbligo di catturare il maggior numero di pezzi.",
        nl: "Grieks dammen waarin je elke slag mag kiezen.",
    },
    page: Some("greek"),
};

pub(super) const GREEK_PROMOTE: Entry = Entry {
    number: Some(13),
    rules: Rules {
        id: "greek-promote",
        name: "Greek draughts, promotion in passing",
        promotion: Promotion::Passing, // Variante II
        ..RULES
    },
    name: Localized {
        en: "Greek draughts, promotion in passing",
        it: "Dama greca, promozione immediata (variante II)",
        nl: "Grieks dammen, promotie tijdens de slag",
    },
    about: Localized {
        en: "Greek draughts in which a man that reaches the last row goes on capturing as a king.",
        it: "La dama greca in cui la pedina promossa continua subito a catturare come dama.",
        nl: "Grieks dammen waarin een schijf die de damlijn bereikt, verder slaat als dam.",
    },
    page: Some("greek"),
};

pub(super) const GREEK_FORFEIT: Entry = Entry {
    number: Some(11),
    rules: Rules {
        id: "greek-forfeit",
        name: "Greek draughts, a missed capture loses",
        // "Se non si effettua una cattura o si sceglie una presa sbagliata, si perde la partita."
        capture: Capture { duty: Duty::Forfeit, ..RULES.capture },
        ..RULES
    },
    name: Localized {
        en: "Greek draughts, a missed capture loses",
        it: "Dama greca, chi sbaglia presa perde",
        nl: "Grieks dammen, wie niet slaat verliest",
    },
    about: Localized {
        en: "Greek draughts to the letter: nobody stops you from missing a capture or taking too \
             little, but it loses the game.",
        it: "La dama greca alla lettera: si può anche non prendere, o prendere troppo poco, ma chi \
             lo fa perde la partita.",
        nl: "Grieks dammen naar de letter: niemand belet je niet of te weinig te slaan, maar wie \
             dat doet, verliest de partij.",
    },
    page: Some("greek"),
};
