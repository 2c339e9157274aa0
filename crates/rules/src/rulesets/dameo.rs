//! Dameo, by Christian Freeling (2000).
//!
//! Source: "Dameo", the page on pergioco.net of 25 March 2022; mindsports.nl, "Dameo, rules".

use super::{Entry, Family, draws};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, Duty, Goal, King, KingLimit, Landing, Man, ManTakes, Notation,
    Promotion, Range, Removal, Rules, StartRow, Step, UTurn,
};

pub(super) const RULES: Rules = Rules {
    id: "dameo",
    name: "Dameo",
    board: Shape { width: 8, height: 8, squares: Squares::All },
    // A trapezoid of 8, 6 and 4.
    start: &[
        StartRow { row: 0, indent: 0 },
        StartRow { row: 1, indent: 1 },
        StartRow { row: 2, indent: 2 },
    ],
    first: Color::White,
    man: Man {
        quiet: Directions::FORWARD,
        capture: Directions::ORTHOGONAL,
        step: Step::Line,
        takes: ManTakes::All,
    },
    king: King {
        quiet: Directions::ALL,
        capture: Directions::ORTHOGONAL,
        range: Range::Flying,
        landing: Landing::Any,
    },
    capture: Capture {
        choice: Choice::MostPieces,
        removal: Removal::AfterMove,
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    promotion: Promotion::AtRest,
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[],
    // "Dameo", which has no count of moves.
    draws: &[draws::THREEFOLD],
    notation: Notation { labels: Labels::Algebraic, captures: CaptureText::EveryLanding },
    sources: &[
        "Marino Carpignano, \"Dameo\", PerGioco newsletter 15 (2022)",
        "mindsports.nl, Dameo rules",
    ],
};

pub(super) const DAMEO: Entry =
    Entry { family: Some(Family::Dameo), number: Some(0), rules: RULES, page: Some("dameo") };

pub(super) const DAMEO_10X10_28: Entry = Entry {
    family: Some(Family::Dameo),
    number: Some(1),
    rules: Rules {
        id: "dameo-10x10-28",
        name: "Dameo 10x10, 28 men",
        board: Shape { width: 10, height: 10, squares: Squares::All },
        // "Dameo": 28 men on the first four rows; rows of 10, 8, 6 and 4 are the only trapezoid.
        start: &[
            StartRow { row: 0, indent: 0 },
            StartRow { row: 1, indent: 1 },
            StartRow { row: 2, indent: 2 },
            StartRow { row: 3, indent: 3 },
        ],
        ..RULES
    },
    page: Some("dameo"),
};

pub(super) const DAMEO_10X10_24: Entry = Entry {
    family: Some(Family::Dameo),
    number: Some(2),
    rules: Rules {
        id: "dameo-10x10-24",
        name: "Dameo 10x10, 24 men",
        board: Shape { width: 10, height: 10, squares: Squares::All },
        // "Dameo": 24 men on the first three rows.
        ..RULES
    },
    page: Some("dameo"),
};
