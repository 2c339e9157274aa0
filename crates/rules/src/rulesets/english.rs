//! English draughts, or checkers.
//!
//! Source: World Checkers/Draughts Federation rules, articles as cited by Rein Halbersma's dctl
//! (`rules/checkers.hpp`); "Le regole della Dama".

use super::{Entry, Family, draws, start};
use crate::Color;
use crate::board::{Directions, Labels, Shape, Squares};
use crate::spec::{
    Capture, CaptureText, Choice, DrawWhen, Duty, Goal, King, KingLimit, Landing, Man, ManTakes,
    Notation, Promotion, Range, Removal, Rules, Step, UTurn,
};

const RULES: Rules = Rules {
    id: "english",
    name: "English draughts",
    board: Shape { width: 8, height: 8, squares: Squares::Dark },
    start: start::rows(3),
    // WCDF 1.4
    first: Color::Black,
    man: Man {
        quiet: Directions::DIAGONAL_FORWARD,
        capture: Directions::DIAGONAL_FORWARD,
        step: Step::One,
        takes: ManTakes::All,
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
        u_turn: UTurn::Forbidden,
        duty: Duty::Enforced,
    },
    // "Le regole della Dama": the move ends "when an uncrowned piece arrives at the far edge and is crowned".
    promotion: Promotion::EndsMove,
    king_limit: KingLimit::None,
    goal: Goal::LastMove,
    ends: &[],
    draws: &[
        draws::on_claim(DrawWhen::Repetition { times: 3 }), // WCDF 1.32.1
        draws::on_claim(DrawWhen::KingMoves { plies: 80 }), // WCDF 1.32.2
        // "Le regole della Dama": a player who refuses an offer has to win, or show how, in 40 moves of his own.
        draws::on_claim(DrawWhen::RefusedOffer { moves: 40 }),
    ],
    notation: Notation { labels: Labels::Numeric, captures: CaptureText::Short },
    sources: &["WCDF rules", "\"Le regole della Dama\", English and Polish draughts"],
};

pub(super) const ENGLISH: Entry =
    Entry { family: Some(Family::English), number: Some(8), rules: RULES, page: Some("english") };

pub(super) const ENGLISH_HUFF: Entry = Entry {
    family: Some(Family::English),
    number: Some(9),
    rules: Rules {
        id: "english-huff",
        name: "English draughts with huffing",
        // "Le regole della Dama"; Standard Laws 19: a piece that does not capture, or stops too early, may be
        // taken off before the other side moves.
        capture: Capture { duty: Duty::Huff, ..RULES.capture },
        sources: &["\"Le regole della Dama\", English and Polish draughts", "Standard Laws, 19"],
        ..RULES
    },
    page: Some("english"),
};

pub(super) const POOL: Entry = Entry {
    family: Some(Family::Russian),
    number: Some(17),
    rules: Rules {
        id: "pool",
        name: "Pool checkers",
        man: Man { capture: Directions::DIAGONAL, ..RULES.man },
        king: King { range: Range::Flying, ..RULES.king },
        promotion: Promotion::AtRest,
        draws: &[
            draws::THREEFOLD,
            // APCA 26, as dctl has it: fifteen moves each by kings alone.
            draws::automatic(DrawWhen::KingMoves { plies: 30 }),
            // APCA: thirteen moves for three kings against one.
            draws::automatic(DrawWhen::Ending {
                ending: draws::ending(draws::kings(3), draws::ONE_KING),
                plies: 26,
            }),
        ],
        sources: &["American Pool Checker Association, rules", "dctl, rules/pool.hpp"],
        ..RULES
    },
    page: None,
};

pub(super) const JAMAICAN: Entry = Entry {
    family: Some(Family::Russian),
    number: Some(30),
    rules: Rules {
        id: "jamaican",
        name: "Jamaican draughts",
        // poolcheckers.com: the rules of Pool checkers, and a dark square at the near right.
        board: Shape { squares: Squares::DarkMirrored, ..RULES.board },
        sources: &["poolcheckers.com, Jamaica", "American Pool Checker Association, rules"],
        ..POOL.rules
    },
    page: None,
};
