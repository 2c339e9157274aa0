//! Draughts on a hundred squares.
//!
//! Source: FMJD, Annex 1, "Official rules of international draughts" (November 2015); the articles
//! stand beside the facts. "Dama Internazionale" is the page on pergioco.net of 12 November 2021, "Le
//! regole della Dama" an Italian page on English and Polish draughts.

use super::{Entry, Family, draws, start};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, DrawWhen, Duty, End, Ending, Goal, King, KingLimit, Landing, Man,
    ManTakes, Notation, Promotion, Range, Removal, Rules, Step, UTurn,
};

/// 6.3: three kings, two kings and a man, or a king and two men against a king.
const THREE_TO_ONE: Ending = draws::ending(draws::with_king(3, 3), draws::ONE_KING);

pub(super) const RULES: Rules = Rules {
    id: "international",
    name: "International draughts",
    // 2.1, 2.4: dark squares, one at each player's near left.
    board: Shape { width: 10, height: 10, squares: Squares::Dark },
    // 2.8: four rows of men.
    start: start::rows(4),
    // 3.3
    first: Color::White,
    man: Man {
        quiet: Directions::DIAGONAL_FORWARD, // 3.4
        capture: Directions::DIAGONAL,       // 4.2
        step: Step::One,
        takes: ManTakes::All,
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
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    promotion: Promotion::AtRest, // 3.5, 4.15
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[],
    draws: &[
        draws::THREEFOLD,                                                            // 6.1
        draws::automatic(DrawWhen::KingMoves { plies: 50 }),                         // 6.2
        draws::automatic(DrawWhen::Ending { ending: THREE_TO_ONE, plies: 32 }),      // 6.3
        draws::automatic(DrawWhen::Ending { ending: draws::TWO_TO_ONE, plies: 10 }), // 6.4
    ],
    notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
    sources: &[
        "FMJD Annex 1 (2015)",
        "Marino Carpignano, \"Dama Internazionale\", PerGioco newsletter 6 (2021)",
    ],
};

pub(super) const INTERNATIONAL: Entry = Entry {
    family: Some(Family::International),
    number: Some(3),
    rules: RULES,
    page: Some("international"),
};

pub(super) const PERGIOCO: Entry = Entry {
    family: Some(Family::International),
    number: Some(4),
    rules: Rules {
        id: "international-pergioco",
        name: "International draughts (PerGioco)",
        // "Dama Internazionale": "25 mosse complessive dei due giocatori", and in endings of three kings
        // against one "5 mosse ciascuno". FMJD has 25 each and 16 each.
        draws: &[
            draws::THREEFOLD,
            draws::automatic(DrawWhen::KingMoves { plies: 25 }),
            draws::automatic(DrawWhen::Ending {
                ending: draws::ending(draws::kings(3), draws::ONE_KING),
                plies: 10,
            }),
        ],
        sources: &["Marino Carpignano, \"Dama Internazionale\", PerGioco newsletter 6 (2021)"],
        ..RULES
    },
    page: Some("international"),
};

pub(super) const POLISH: Entry = Entry {
    family: Some(Family::International),
    number: Some(5),
    rules: Rules {
        id: "polish",
        name: "Polish draughts",
        // "Le regole della Dama" tells Polish draughts as additions to English, where Black begins.
        first: Color::Black,
        // It says nothing of draws either, so the duty after a refused offer is taken over as well.
        draws: &[draws::on_claim(DrawWhen::RefusedOffer { moves: 40 })],
        sources: &["\"Le regole della Dama\", English and Polish draughts"],
        ..RULES
    },
    page: Some("polish"),
};

pub(super) const CANADIAN: Entry = Entry {
    family: Some(Family::International),
    number: Some(22),
    rules: Rules {
        id: "canadian",
        name: "Canadian draughts",
        board: Shape { width: 12, height: 12, squares: Squares::Dark },
        start: start::rows(5),
        sources: &["dctl, rules/canadian.hpp: the rules of International draughts"],
        ..RULES
    },
    page: None,
};

pub(super) const KILLER: Entry = Entry {
    family: Some(Family::International),
    number: Some(26),
    rules: Rules {
        id: "killer",
        name: "Killer draughts",
        king: King { landing: Landing::BehindKing, ..RULES.king },
        // Two kings win against one here, so the short counts of International draughts would cut
        // won games off.
        draws: &[draws::THREEFOLD, draws::automatic(DrawWhen::KingMoves { plies: 50 })],
        sources: &["mindsports.nl, Killer draughts"],
        ..RULES
    },
    page: None,
};

pub(super) const LOSING: Entry = Entry {
    family: Some(Family::International),
    number: Some(27),
    rules: Rules {
        id: "losing",
        name: "Losing draughts",
        goal: Goal::NoMove,
        draws: &[draws::THREEFOLD],
        sources: &["lidraughts, variant Antidraughts"],
        ..RULES
    },
    page: None,
};

pub(super) const BREAKTHROUGH: Entry = Entry {
    family: Some(Family::International),
    number: Some(28),
    rules: Rules {
        id: "breakthrough",
        name: "Breakthrough draughts",
        ends: &[End::FirstKing],
        draws: &[],
        sources: &["lidraughts, variant Breakthrough"],
        ..RULES
    },
    page: None,
};
