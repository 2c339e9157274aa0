//! What the board editor says of a setup.

use crate::notation::fen::{Expected, FenFault, MAX_BYTES};
use crate::rules::{Color, SetupFault};

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::NoPieces => "There are no pieces on the board.".to_owned(),
        SetupFault::SharedSquare(label) => format!("Both sides have a piece on {label}."),
        SetupFault::CounterWithoutKing(label) => {
            format!("King moves are counted on {label}, but that side has no king there.")
        }
        SetupFault::CounterTooHigh { counted, limit } => {
            format!("{counted} king moves in a row are counted, and only {limit} are allowed.")
        }
        SetupFault::CounterWithoutLimit => "King moves are not counted in this game.".to_owned(),
    }
}

pub(super) fn fen_fault(fault: &FenFault) -> String {
    let what = match &fault.expected {
        Expected::Shorter => format!("the text is longer than {MAX_BYTES} bytes."),
        Expected::KnownTurn => "who is to move must be known: write W or B.".to_owned(),
        Expected::Turn => "the side to move must come first: write W or B.".to_owned(),
        Expected::Side => "write the squares of a side here, W or B before them.".to_owned(),
        Expected::SideOnce(Color::White) => "White's squares have already been given.".to_owned(),
        Expected::SideOnce(Color::Black) => "Black's squares have already been given.".to_owned(),
        Expected::Square([first, last]) => {
            format!("this is not a square; the squares are {first} to {last}.")
        }
        Expected::Range([first, last]) => {
            format!("a range must rise, and lie within {first} to {last}.")
        }
        Expected::RangeInRow([first, last]) => format!(
            "a range must run along one row from left to right, and lie within {first} to {last}."
        ),
        Expected::EmptySquare(label) => format!("there is already a piece on {label}."),
        Expected::Counters => {
            "write the king moves of Black and of White here, as in +0+312.".to_owned()
        }
        Expected::Counter => {
            "write a count and the two digits of the king's square, as in 312, or just 0."
                .to_owned()
        }
        Expected::Position(fault) => return setup_fault(fault),
    };
    at(fault, &what)
}

/// The sentence with its token and place before it, if it has one.
fn at(fault: &FenFault, what: &str) -> String {
    match (fault.place, fault.token.as_str()) {
        (0, _) => format!("FEN: {what}"),
        (place, "") => format!("Something is missing at character {place}: {what}"),
        (place, token) => format!("“{token}” at character {place}: {what}"),
    }
}

pub(super) fn men_on_last_row(color: Color, squares: &[String]) -> String {
    let side = match color {
        Color::White => "White",
        Color::Black => "Black",
    };
    format!("{side} has men where they would have become kings: {}.", squares.join(", "))
}

pub(super) fn more_than_at_start(color: Color, count: u32, start: u32) -> String {
    let side = match color {
        Color::White => "White",
        Color::Black => "Black",
    };
    format!("{side} has {count} pieces, and only {start} at the start of a game.")
}

pub(super) fn pieces_dropped(n: u32) -> String {
    match n {
        1 => "One piece had no square on this board and was left out.".to_owned(),
        _ => format!("{n} pieces had no square on this board and were left out."),
    }
}
