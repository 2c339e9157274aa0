//! Russian and Brazilian draughts: 64 squares, flying kings.
//!
//! Sources: dctl, `rules/russian.hpp` and `rules/brazilian.hpp`; the draws are FMJD-64, 7.2.3 to
//! 7.2.9, as quoted in lidraughts.

use super::{Entry, Family, draws, international, start};
use crate::board::{Labels, Shape, Squares};
use crate::spec::{
    Capture, Choice, DrawClause, DrawWhen, Ending, Force, LoneKing, Notation, Promotion, Restart,
    Rules,
};

/// Each side has a king, whatever else.
const SOME_KING: Force = Force { pieces: (1, u8::MAX), kings: (1, u8::MAX) };

/// Both sides have kings, and a number of pieces in all keep their balance: a capture or a promotion
/// starts the count again.
const fn balance(least: u8, most: u8) -> Ending {
    Ending { total: (least, most), restart: Restart::Change, ..draws::ending(SOME_KING, SOME_KING) }
}

/// Three kings or more against one.
const KINGS_TO_ONE: Ending = Ending {
    restart: Restart::Change,
    ..draws::ending(Force { pieces: (3, u8::MAX), kings: (3, u8::MAX) }, draws::ONE_KING)
};

/// Three pieces, one of them a king at least, against a king that holds the main road.
const MAIN_ROAD: Ending =
    Ending { place: LoneKing::MainRoad, ..draws::ending(draws::with_king(3, 3), draws::ONE_KING) };

/// FMJD-64, 7.2.3 to 7.2.9. Moves are each side's, so plies are twice as many.
const DRAWS: &[DrawClause] = &[
    draws::THREEFOLD,
    draws::automatic(DrawWhen::Ending { ending: KINGS_TO_ONE, plies: 30 }),
    draws::automatic(DrawWhen::KingMoves { plies: 30 }),
    // 7.2.8 has no word of a change, so nothing starts it again.
    draws::automatic(DrawWhen::Ending { ending: draws::TWO_TO_ONE, plies: 10 }),
    draws::automatic(DrawWhen::Ending { ending: balance(4, 5), plies: 60 }),
    draws::automatic(DrawWhen::Ending { ending: balance(6, 7), plies: 120 }),
    draws::automatic(DrawWhen::Ending { ending: MAIN_ROAD, plies: 10 }),
];

const RULES: Rules = Rules {
    id: "russian",
    name: "Russian draughts",
    board: Shape { width: 8, height: 8, squares: Squares::Dark },
    start: start::rows(3),
    capture: Capture { choice: Choice::Any, ..international::RULES.capture },
    promotion: Promotion::Passing,
    draws: DRAWS,
    notation: Notation { labels: Labels::Algebraic, ..international::RULES.notation },
    sources: &["dctl, rules/russian.hpp", "FMJD-64, rules of the game, 7.2.3 to 7.2.9"],
    ..international::RULES
};

pub(super) const RUSSIAN: Entry =
    Entry { family: Some(Family::Russian), number: Some(15), rules: RULES, page: None };

pub(super) const BRAZILIAN: Entry = Entry {
    family: Some(Family::International),
    number: Some(16),
    rules: Rules {
        id: "brazilian",
        name: "Brazilian draughts",
        capture: international::RULES.capture,
        promotion: Promotion::AtRest,
        sources: &["dctl, rules/brazilian.hpp", "FMJD-64, rules of the game, 7.2.3 to 7.2.9"],
        ..RULES
    },
    page: None,
};
