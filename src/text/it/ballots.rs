//! Openings by ballot, matches, clocks.

use crate::rules::Color;
use crate::text::ballots::points;
use crate::text::{BallotStrings, ClockStrings, MatchWords};

pub(in crate::text) const BALLOTS: BallotStrings = BallotStrings {
    more: "Apertura, incontro, orologio",
    opening: "Apertura",
    usual: "Libera",
    from_board: "La posizione sulla damiera",
    draw_another: "Sorteggia un'altra carta",
    find: "Cerca una carta per numero, nome o mosse",
    card: |number, name| match name {
        None => format!("Carta {number}"),
        Some(name) => format!("Carta {number}, {name}"),
    },
    barred: "Esclusa: questa carta non si sorteggia e non si gioca.",
    barred_mark: "esclusa",
    without: |squares| format!("senza {}", squares.join(" e ")),
    put_elsewhere: |from, to| format!("da {from} in {to}"),
    loading: "Caricamento delle carte…",
    failed: |why| format!("Non è stato possibile caricare le carte: {why}."),
    nothing_found: "Nessuna carta corrisponde.",
    pair: "Incontro di due partite a colori invertiti",
    next_game: "Seconda partita, a colori invertiti",
    standing,
};

pub(in crate::text) const CLOCK: ClockStrings = ClockStrings {
    clock: "Orologio",
    none: "Nessuno",
    game: |minutes, seconds| match seconds {
        0 => format!("{minutes} minuti"),
        _ => format!("{minutes} minuti + {seconds} s"),
    },
    each_move: |seconds| format!("{seconds} s per mossa"),
    other: "Altro",
    minutes: "Minuti per ciascuno",
    seconds_more: "Secondi in più per mossa",
    start: "Avvia l'orologio",
    pause: "Ferma l'orologio",
    is_running: "L'orologio è in moto",
    is_paused: "L'orologio è fermo",
    time_left: |color, seconds| {
        let side = side(color);
        match seconds {
            60 => format!("Al {side} resta un minuto"),
            _ => format!("Al {side} restano {seconds} secondi"),
        }
    },
    face_to_face: "Faccia a faccia: il lato opposto capovolto",
};

fn standing(words: MatchWords) -> String {
    let [first, second] = words.halves.map(points);
    let head = match (words.n_finished, words.is_second_game) {
        (2, _) => "Incontro finito",
        (_, false) => "Incontro, partita 1 di 2",
        (_, true) => "Incontro, partita 2 di 2",
    };
    let end = if words.n_finished == 2 { winner(words) } else { "" };
    if words.against_computer {
        return format!("{head}. Tu {first}, computer {second}.{end}");
    }
    let (has, other) = (side(words.first_has), side(!words.first_has));
    format!("{head}. Primo giocatore ({has}) {first}, secondo ({other}) {second}.{end}")
}

const fn winner(words: MatchWords) -> &'static str {
    let [first, second] = words.halves;
    match (words.against_computer, first > second, first == second) {
        (_, _, true) => " L'incontro è pari.",
        (true, true, _) => " Hai vinto l'incontro.",
        (true, false, _) => " Il computer ha vinto l'incontro.",
        (false, true, _) => " Il primo giocatore ha vinto l'incontro.",
        (false, false, _) => " Il secondo giocatore ha vinto l'incontro.",
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Bianco",
        Color::Black => "Nero",
    }
}
