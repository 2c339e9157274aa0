//! House rules by their code, read here a second time.

use super::board::{Array, Board, Labels, Pattern};
use super::games::{Advance, Choice, Facts, Landing, Promotion, Removal};
use super::{Reference, Side, Step};

/// White's steps by the word for them; on dark squares the next square of a row or column is two
/// away.
fn steps(word: &str, is_full: bool) -> &'static [Step] {
    match (word, is_full) {
        ("diagonal", _) => &[(-1, -1), (1, -1)],
        ("diagonals", _) => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        ("straight", true) => &[(0, -1)],
        ("straight", false) => &[(0, -2)],
        ("forward", true) => &[(-1, -1), (0, -1), (1, -1)],
        ("forward", false) => &[(-1, -1), (0, -2), (1, -1)],
        ("sideways", true) => &[(0, -1), (-1, 0), (1, 0)],
        ("sideways", false) => &[(0, -2), (-2, 0), (2, 0)],
        ("ahead", true) => &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0)],
        ("ahead", false) => &[(-1, -1), (0, -2), (1, -1), (-2, 0), (2, 0)],
        ("straights", true) => &[(0, -1), (-1, 0), (1, 0), (0, 1)],
        ("straights", false) => &[(0, -2), (-2, 0), (2, 0), (0, 2)],
        ("all", true) => &[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)],
        ("all", false) => &[(-1, -1), (0, -2), (1, -1), (-2, 0), (2, 0), (-1, 1), (0, 2), (1, 1)],
        _ => panic!("no directions {word}"),
    }
}

/// The rules of a code, which must be a good one.
pub(super) fn of(code: &str) -> Reference {
    let word = |key: &str, default: &'static str| -> String {
        let mut parts = code.split('-').filter_map(|part| part.split_once('.'));
        parts.find(|(found, _)| *found == key).map_or(default, |(_, value)| value).to_owned()
    };
    let number = |key: &str, default: &'static str| word(key, default).parse::<i8>().unwrap();
    let is_full = word("squares", "dark") == "all";
    let at_once = match word("uturn", "no").as_str() {
        "yes" => Removal::AtOnce,
        _ => Removal::AtOnceWithoutTurningBack,
    };
    let facts = Facts {
        man_steps: steps(&word("men", "diagonal"), is_full),
        man_advance: match word("step", "one").as_str() {
            "line" => Advance::PastOwnLine,
            _ => Advance::OneSquare,
        },
        man_jumps: steps(&word("take", "diagonals"), is_full),
        men_take_kings: word("prey", "all") == "all",
        king_steps: steps(&word("kings", "diagonals"), is_full),
        king_jumps: steps(&word("kingstake", "diagonals"), is_full),
        kings_fly: word("range", "flying") == "flying",
        landing: match word("landing", "any").as_str() {
            "last" => Landing::FirstAtEnd,
            "king" => Landing::FirstAtEndBehindKing,
            "each" => Landing::First,
            _ => Landing::Any,
        },
        promotion: match word("crown", "rest").as_str() {
            "passing" => Promotion::GoesOnAsKing,
            "ends" => Promotion::EndsMove,
            _ => Promotion::AtRest,
        },
        removal: match word("removal", "after").as_str() {
            "atonce" => at_once,
            _ => Removal::AfterTheMove,
        },
        choice: match word("choice", "most").as_str() {
            "any" => Choice::Free,
            "value" => Choice::Frisian,
            "king" => Choice::WithKing,
            "kings" => Choice::MostThenKings,
            "italian" => Choice::Italian,
            _ => Choice::Most,
        },
        king_limit: word("limit", "none").parse().ok(),
    };
    let board = Board {
        width: word("board", "8x8").split_once('x').unwrap().0.parse().unwrap(),
        pattern: match word("squares", "dark").as_str() {
            "all" => Pattern::All,
            "mirrored" => Pattern::LightCorner,
            _ => Pattern::DarkCorner,
        },
        labels: match word("names", "numbers").as_str() {
            "letters" => Labels::Letters,
            "upwards" => Labels::NumbersFromBottom,
            _ => Labels::NumbersFromTop,
        },
    };
    let array = Array::House {
        gap: number("gap", "0"),
        rows: number("rows", "3"),
        narrows: word("formation", "full") == "trapezium",
    };
    let first = if word("first", "white") == "white" { Side::White } else { Side::Black };
    Reference { facts, board, array, first }
}
