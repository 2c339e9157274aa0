//! What the board editor says of a setup.

use crate::notation::fen::{Expected, FenFault, MAX_BYTES};
use crate::rules::{Color, SetupFault};

pub(super) fn setup_fault(fault: &SetupFault) -> String {
    match fault {
        SetupFault::NoPieces => "Sulla damiera non c'è nessun pezzo.".to_owned(),
        SetupFault::SharedSquare(label) => {
            format!("Bianco e Nero hanno entrambi un pezzo in {label}.")
        }
        SetupFault::CounterWithoutKing(label) => {
            format!("Si contano mosse di dama in {label}, ma lì quel giocatore non ha una dama.")
        }
        SetupFault::CounterTooHigh { counted, limit } => {
            format!("Sono contate {counted} mosse consecutive di dama, e il massimo è {limit}.")
        }
        SetupFault::CounterWithoutLimit => {
            "In questo gioco le mosse di dama non si contano.".to_owned()
        }
    }
}

pub(super) fn fen_fault(fault: &FenFault) -> String {
    let what = match &fault.expected {
        Expected::Shorter => format!("il testo supera {MAX_BYTES} byte."),
        Expected::KnownTurn => "bisogna sapere chi muove: scrivi W o B.".to_owned(),
        Expected::Turn => "prima va indicato chi muove: scrivi W o B.".to_owned(),
        Expected::Side => "qui vanno le caselle di un giocatore, precedute da W o B.".to_owned(),
        Expected::SideOnce(Color::White) => "le caselle del Bianco sono già indicate.".to_owned(),
        Expected::SideOnce(Color::Black) => "le caselle del Nero sono già indicate.".to_owned(),
        Expected::Square([first, last]) => {
            format!("non è una casella; le caselle vanno da {first} a {last}.")
        }
        Expected::Range([first, last]) => {
            format!("un intervallo deve essere crescente e restare fra {first} e {last}.")
        }
        Expected::RangeInRow([first, last]) => format!(
            "un intervallo deve andare da sinistra a destra su una sola riga, fra {first} e {last}."
        ),
        Expected::EmptySquare(label) => format!("in {label} c'è già un pezzo."),
        Expected::Counters => {
            "qui vanno le mosse di dama del Nero e del Bianco, come in +0+312.".to_owned()
        }
        Expected::Counter => {
            "scrivi quante sono e le due cifre della casella della dama, come in 312, oppure 0."
                .to_owned()
        }
        Expected::Position(fault) => return setup_fault(fault),
    };
    at(fault, &what)
}

/// The sentence with its token and place before it, if it has one.
fn at(fault: &FenFault, what: &str) -> String {
    match (fault.place, fault.token.as_str()) {
        (0, _) => format!("Testo FEN: {what}"),
        (place, "") => format!("Carattere {place}, manca qualcosa: {what}"),
        (place, token) => format!("Carattere {place}, «{token}»: {what}"),
    }
}

pub(super) fn men_on_last_row(color: Color, squares: &[String]) -> String {
    let side = match color {
        Color::White => "Il Bianco",
        Color::Black => "Il Nero",
    };
    format!("{side} ha pedine dove sarebbero già diventate dame: {}.", squares.join(", "))
}

pub(super) fn more_than_at_start(color: Color, count: u32, start: u32) -> String {
    let side = match color {
        Color::White => "Il Bianco",
        Color::Black => "Il Nero",
    };
    format!("{side} ha {count} pezzi, e all'inizio di una partita ne ha solo {start}.")
}

pub(super) fn pieces_dropped(n: u32) -> String {
    match n {
        1 => "Un pezzo non ha una casella su questa damiera ed è stato tolto.".to_owned(),
        _ => format!("{n} pezzi non hanno una casella su questa damiera e sono stati tolti."),
    }
}
