//! Greek draughts, or Ntama.
//!
//! Source: "Dama Greca", pergioco.net, "Dama greca" (updated 16 April 2024), the only full account
//! found. Its first figure is missing; the start is that of Turkish draughts, of which it calls
//! the game a variant.

use super::{Entry, Family};
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

pub(super) const GREEK: Entry =
    Entry { family: Some(Family::Turkish), number: Some(10), rules: RULES, page: Some("greek") };

pub(super) const GREEK_FREE: Entry = Entry {
    family: Some(Family::Turkish),
    number: Some(12),
    rules: Rules {
        id: "greek-free",
        name: "Greek draughts, free capture",
        // Variante I drops the maximum. The seed does not say that a series may be stopped.
        capture: Capture { choice: Choice::Any, ..RULES.capture },
        ..RULES
    },
    page: Some("greek"),
};

pub(super) const GREEK_PROMOTE: Entry = Entry {
    family: Some(Family::Turkish),
    number: Some(13),
    rules: Rules {
        id: "greek-promote",
        name: "Greek draughts, promotion in passing",
        promotion: Promotion::Passing, // Variante II
        ..RULES
    },
    page: Some("greek"),
};

pub(super) const GREEK_FORFEIT: Entry = Entry {
    family: Some(Family::Turkish),
    number: Some(11),
    rules: Rules {
        id: "greek-forfeit",
        name: "Greek draughts, a missed capture loses",
        // "Se non si effettua una cattura o si sceglie una presa sbagliata, si perde la partita."
        capture: Capture { duty: Duty::Forfeit, ..RULES.capture },
        ..RULES
    },
    page: Some("greek"),
};
