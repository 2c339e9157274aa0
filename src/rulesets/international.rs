//! Draughts on a hundred squares.
//!
//! Source: FMJD, Annex 1, "Official rules of international draughts" (November 2015); the articles
//! stand beside the facts. Seed 001 is the page on pergioco.net of 12 November 2021, seed 004 an
//! Italian page on English and Polish draughts.

use super::{Entry, Localized};
use crate::rules::Color;
use crate::rules::board::{Directions, Labels, Shape, Squares};
use crate::rules::spec::{
    Capture, CaptureText, Choice, King, KingLimit, Landing, Man, Notation, Promotion, Range,
    Removal, Rules, StartRow, Step,
};

pub(super) const RULES: Rules = Rules {
    id: "international",
    name: "International draughts",
    // 2.1, 2.4: dark squares, one at each player's near left.
    board: Shape { width: 10, height: 10, squares: Squares::Dark },
    // 2.8: four rows of men.
    start: &[
        StartRow { row: 0, indent: 0 },
        StartRow { row: 1, indent: 0 },
        StartRow { row: 2, indent: 0 },
        StartRow { row: 3, indent: 0 },
    ],
    // 3.3
    first: Color::White,
    man: Man {
        quiet: Directions::DIAGONAL_FORWARD, // 3.4
        capture: Directions::DIAGONAL,       // 4.2
        step: Step::One,
    },
    king: King {
        quiet: Directions::DIAGONAL,
        capture: Directions::DIAGONAL,
        range: Range::Flying,  // 3.9, 4.4
        landing: Landing::Any, // 4.4
    },
    capture: Capture {
        choice: Choice::MostPieces,  // 4.13, 4.14
        removal: Removal::AfterMove, // 4.8, 4.11
    },
    promotion: Promotion::AtRest, // 3.5, 4.15
    king_limit: KingLimit::None,
    ends: &[],
    notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
    sources: &["FMJD Annex 1 (2015)", "pergioco.net newsletter 6 (2021)"],
};

pub(super) const INTERNATIONAL: Entry = Entry {
    rules: RULES,
    name: Localized { en: "International draughts", it: "Dama internazionale" },
    about: Localized {
        en: "Ten by ten squares, twenty men a side. Men capture backwards too, kings fly along the \
             diagonals, and the capture that takes most must be chosen.",
        it: "Dieci caselle per dieci, venti pedine per parte. Le pedine catturano anche \
             all'indietro, le dame corrono lungo le diagonali e si prende dove si cattura di più.",
    },
};

pub(super) const PERGIOCO: Entry = Entry {
    rules: Rules {
        id: "international-pergioco",
        name: "International draughts (PerGioco)",
        sources: &["pergioco.net newsletter 6 (2021)"],
        ..RULES
    },
    name: Localized {
        en: "International draughts, PerGioco rules",
        it: "Dama internazionale, regole PerGioco",
    },
    about: Localized {
        en: "International draughts with the draws as the Italian page PerGioco words them.",
        it: "La dama internazionale con le patte come le descrive la pagina di PerGioco.",
    },
};

pub(super) const POLISH: Entry = Entry {
    rules: Rules {
        id: "polish",
        name: "Polish draughts",
        // Seed 004 tells Polish draughts as additions to English, where Black begins.
        first: Color::Black,
        sources: &["Italian page on English and Polish draughts (seed 004)"],
        ..RULES
    },
    name: Localized { en: "Polish draughts", it: "Dama polacca" },
    about: Localized {
        en: "The moves of International draughts told as an addition to the English game: Black \
             begins.",
        it: "Le mosse della dama internazionale, raccontate come aggiunta al gioco inglese: \
             comincia il Nero.",
    },
};
