//! English draughts, or checkers.
//!
//! Source: World Checkers/Draughts Federation rules, articles as cited by Rein Halbersma's dctl
//! (`rules/checkers.hpp`); seed 004.

use super::{Entry, Localized};
use crate::rules::Color;
use crate::rules::board::{Directions, Labels, Shape, Squares};
use crate::rules::spec::{
    Capture, CaptureText, Choice, King, KingLimit, Landing, Man, Notation, Promotion, Range,
    Removal, Rules, StartRow, Step,
};

pub(super) const ENGLISH: Entry = Entry {
    rules: Rules {
        id: "english",
        name: "English draughts",
        board: Shape { width: 8, height: 8, squares: Squares::Dark },
        start: &[
            StartRow { row: 0, indent: 0 },
            StartRow { row: 1, indent: 0 },
            StartRow { row: 2, indent: 0 },
        ],
        // WCDF 1.4
        first: Color::Black,
        man: Man {
            quiet: Directions::DIAGONAL_FORWARD,
            capture: Directions::DIAGONAL_FORWARD,
            step: Step::One,
        },
        king: King {
            quiet: Directions::DIAGONAL,
            capture: Directions::DIAGONAL,
            range: Range::Short,
            landing: Landing::Any,
        },
        capture: Capture {
            choice: Choice::Any,
            // WCDF 1.19: a piece may be jumped once.
            removal: Removal::AfterMove,
        },
        // Seed 004: the move ends "when an uncrowned piece arrives at the far edge and is crowned".
        promotion: Promotion::EndsMove,
        king_limit: KingLimit::None,
        ends: &[],
        notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
        sources: &["WCDF rules", "Italian page on English and Polish draughts (seed 004)"],
    },
    name: Localized { en: "English draughts", it: "Dama inglese" },
    about: Localized {
        en: "The game called checkers in America. Black begins, men capture forwards only, kings \
             move one square, and any capture may be chosen.",
        it: "Il gioco chiamato checkers in America. Comincia il Nero, le pedine catturano solo in \
             avanti, le dame muovono di una casella e la presa si sceglie liberamente.",
    },
};
