//! Games of southern and central Europe in which men capture forward only: Italian, Spanish,
//! Portuguese and Czech draughts.
//!
//! Sources: Federazione Italiana Dama, "Regolamento tecnico", Capo I, 9.3 and 10.4, and dctl,
//! `rules/{italian,spanish,czech}.hpp`. The board of the first three has a light square at each
//! player's near left.

use super::{Entry, Family, draws, start};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, DrawWhen, Duty, Goal, King, KingLimit, Landing, Man, ManTakes,
    Notation, Promotion, Range, Removal, Rules, Step, UTurn,
};

const RULES: Rules = Rules {
    id: "italian",
    name: "Italian draughts",
    board: Shape { width: 8, height: 8, squares: Squares::DarkMirrored },
    start: start::rows(3),
    first: Color::White,
    man: Man {
        quiet: Directions::DIAGONAL_FORWARD,
        capture: Directions::DIAGONAL_FORWARD,
        step: Step::One,
        // A man does not take kings.
        takes: ManTakes::Men,
    },
    king: King {
        quiet: Directions::DIAGONAL,
        capture: Directions::DIAGONAL,
        range: Range::Short,
        landing: Landing::Any,
    },
    capture: Capture {
        // Most pieces; with a king; most kings; a king met first.
        choice: Choice::Italian,
        removal: Removal::AfterMove,
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    promotion: Promotion::EndsMove,
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[],
    draws: &[
        draws::automatic(DrawWhen::Repetition { times: 4 }), // 9.3
        draws::automatic(DrawWhen::KingMoves { plies: 80 }), // 10.4
    ],
    notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
    sources: &["Federazione Italiana Dama, Capo I", "dctl, rules/italian.hpp"],
};

pub(super) const ITALIAN: Entry =
    Entry { family: Some(Family::English), number: Some(14), rules: RULES, page: None };

const SPANISH_RULES: Rules = Rules {
    id: "spanish",
    name: "Spanish draughts",
    man: Man { takes: ManTakes::All, ..RULES.man },
    king: King { range: Range::Flying, ..RULES.king },
    // Most pieces; most kings.
    capture: Capture { choice: Choice::Spanish, ..RULES.capture },
    // Twenty king moves each.
    draws: &[draws::THREEFOLD, draws::automatic(DrawWhen::KingMoves { plies: 40 })],
    // PDN 3.0, game type 24: square 1 is at White's near right.
    notation: Notation { labels: Labels::NumericFromBottom, ..RULES.notation },
    sources: &["dctl, rules/spanish.hpp (fpdamas.pt)"],
    ..RULES
};

pub(super) const SPANISH: Entry =
    Entry { family: Some(Family::Spanish), number: Some(18), rules: SPANISH_RULES, page: None };

pub(super) const PORTUGUESE: Entry = Entry {
    family: Some(Family::Spanish),
    number: Some(19),
    rules: Rules {
        id: "portuguese",
        name: "Portuguese draughts",
        sources: &["section64port.online, Portuguese draughts"],
        ..SPANISH_RULES
    },
    page: None,
};

pub(super) const CZECH: Entry = Entry {
    family: Some(Family::Spanish),
    number: Some(20),
    rules: Rules {
        id: "czech",
        name: "Czech draughts",
        board: Shape { width: 8, height: 8, squares: Squares::Dark },
        man: Man { takes: ManTakes::All, ..RULES.man },
        king: King { range: Range::Flying, ..RULES.king },
        // If a king can capture, a king must; otherwise any capture.
        capture: Capture { choice: Choice::KingFirst, ..RULES.capture },
        // No source found tells of draws; the third repetition stands in for them.
        draws: &[draws::THREEFOLD],
        notation: Notation { labels: Labels::Algebraic, ..RULES.notation },
        sources: &["dctl, rules/czech.hpp (damweb.cz)"],
        ..RULES
    },
    page: None,
};

pub(super) const THAI: Entry = Entry {
    family: Some(Family::Spanish),
    number: Some(21),
    rules: Rules {
        id: "thai",
        name: "Thai draughts",
        board: Shape { width: 8, height: 8, squares: Squares::Dark },
        start: start::rows(2),
        // PDN 3.0, game type 31.
        first: Color::Black,
        man: Man { takes: ManTakes::All, ..RULES.man },
        king: King { range: Range::Flying, landing: Landing::BehindEach, ..RULES.king },
        capture: Capture {
            choice: Choice::Any,
            removal: Removal::Immediate,
            u_turn: UTurn::Allowed,
            duty: Duty::Enforced,
        },
        // No source found tells of draws; the third repetition stands in for them.
        draws: &[draws::THREEFOLD],
        sources: &["mindsports.nl, Thai draughts", "dctl, rules/thai.hpp"],
        ..RULES
    },
    page: None,
};
