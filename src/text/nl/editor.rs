//! What the board editor says of a setup.

use crate::notation::fen::{Expected, FenFault, MAX_BYTES};
use crate::rules::{Color, SetupFault};

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::NoPieces => "Er staat geen stuk op het bord.".to_owned(),
        SetupFault::SharedSquare(label) => format!("Beide kanten hebben een stuk op {label}."),
        SetupFault::CounterWithoutKing(label) => {
            format!("Op {label} worden damzetten geteld, maar die kant heeft daar geen dam.")
        }
        SetupFault::CounterTooHigh { counted, limit } => {
            format!(
                "Er zijn {counted} damzetten achter elkaar geteld, en er mogen er maar {limit}."
            )
        }
        SetupFault::CounterWithoutLimit => "In dit spel worden damzetten niet geteld.".to_owned(),
    }
}

pub(super) fn fen_fault(fault: &FenFault) -> String {
    let what = match &fault.expected {
        Expected::Shorter => format!("de tekst is langer dan {MAX_BYTES} bytes."),
        Expected::KnownTurn => "het moet bekend zijn wie aan zet is: schrijf W of B.".to_owned(),
        Expected::Turn => "geef eerst aan wie aan zet is: schrijf W of B.".to_owned(),
        Expected::Side => "schrijf hier de velden van een kant, met W of B ervoor.".to_owned(),
        Expected::SideOnce(Color::White) => "de velden van Wit zijn al gegeven.".to_owned(),
        Expected::SideOnce(Color::Black) => "de velden van Zwart zijn al gegeven.".to_owned(),
        Expected::Square([first, last]) => {
            format!("dit is geen veld; de velden zijn {first} tot en met {last}.")
        }
        Expected::Range([first, last]) => {
            format!("een reeks moet oplopen en tussen {first} en {last} liggen.")
        }
        Expected::RangeInRow([first, last]) => format!(
            "een reeks moet langs één rij van links naar rechts lopen en tussen {first} en {last} \
             liggen."
        ),
        Expected::EmptySquare(label) => format!("op {label} staat al een stuk."),
        Expected::Counters => {
            "schrijf hier de damzetten van Zwart en van Wit, zoals in +0+312.".to_owned()
        }
        Expected::Counter => {
            "schrijf een aantal en de twee cijfers van het veld van de dam, zoals in 312, of \
             alleen 0."
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
        (place, "") => format!("Bij teken {place} ontbreekt iets: {what}"),
        (place, token) => format!("‘{token}’ bij teken {place}: {what}"),
    }
}

pub(super) fn men_on_last_row(color: Color, squares: &[String]) -> String {
    let side = side(color);
    format!("{side} heeft schijven waar ze dam zouden zijn geworden: {}.", squares.join(", "))
}

pub(super) fn more_than_at_start(color: Color, count: u32, start: u32) -> String {
    let side = side(color);
    format!("{side} heeft {count} stukken, en maar {start} aan het begin van een partij.")
}

pub(super) fn pieces_dropped(n: u32) -> String {
    match n {
        1 => "Eén stuk had geen veld op dit bord en is weggelaten.".to_owned(),
        _ => format!("{n} stukken hadden geen veld op dit bord en zijn weggelaten."),
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}
