//! Openings by ballot, matches, clocks.

use crate::rules::Color;
use crate::text::ballots::points;
use crate::text::{BallotStrings, ClockStrings, MatchWords};

pub(in crate::text) const BALLOTS: BallotStrings = BallotStrings {
    more: "Opening, match, klok",
    opening: "Opening",
    usual: "Vrij",
    from_board: "De stand op het bord",
    draw_another: "Andere kaart loten",
    find: "Zoek een kaart op nummer, naam of zetten",
    card: |number, name| match name {
        None => format!("Kaart {number}"),
        Some(name) => format!("Kaart {number}, {name}"),
    },
    barred: "Uitgesloten: deze kaart wordt nooit geloot, en geen partij begint ermee.",
    barred_mark: "uitgesloten",
    without: |squares| format!("zonder {}", squares.join(" en ")),
    put_elsewhere: |from, to| format!("{from} verplaatst naar {to}"),
    loading: "De kaarten worden opgehaald…",
    failed: |why| format!("De kaarten konden niet worden opgehaald: {why}."),
    nothing_found: "Zo'n kaart is er niet.",
    pair: "Match van twee partijen, met kleurwisseling",
    next_game: "Tweede partij, met andere kleur",
    standing,
};

pub(in crate::text) const CLOCK: ClockStrings = ClockStrings {
    clock: "Klok",
    none: "Geen",
    game: |minutes, seconds| match seconds {
        0 => format!("{minutes} min"),
        _ => format!("{minutes} min + {seconds} s"),
    },
    each_move: |seconds| format!("{seconds} s per zet"),
    other: "Anders",
    minutes: "Minuten per speler",
    seconds_more: "Seconden erbij per zet",
    start: "Klok starten",
    pause: "Klok stilzetten",
    is_running: "De klok loopt",
    is_paused: "De klok staat stil",
    time_left: |color, seconds| {
        let side = side(color);
        match seconds {
            60 => format!("{side} heeft nog één minuut"),
            _ => format!("{side} heeft nog {seconds} seconden"),
        }
    },
    face_to_face: "Tegenover elkaar: de overkant ondersteboven",
};

fn standing(words: MatchWords) -> String {
    let [first, second] = words.halves.map(points);
    let head = match (words.n_finished, words.is_second_game) {
        (2, _) => "Match afgelopen",
        (_, false) => "Match, partij 1 van 2",
        (_, true) => "Match, partij 2 van 2",
    };
    let end = if words.n_finished == 2 { winner(words) } else { "" };
    if words.against_computer {
        return format!("{head}. Jij {first}, computer {second}.{end}");
    }
    let (has, other) = (side(words.first_has), side(!words.first_has));
    format!("{head}. Eerste speler ({has}) {first}, tweede speler ({other}) {second}.{end}")
}

const fn winner(words: MatchWords) -> &'static str {
    let [first, second] = words.halves;
    match (words.against_computer, first > second, first == second) {
        (_, _, true) => " De match is gelijk geëindigd.",
        (true, true, _) => " Jij hebt de match gewonnen.",
        (true, false, _) => " De computer heeft de match gewonnen.",
        (false, true, _) => " De eerste speler heeft de match gewonnen.",
        (false, false, _) => " De tweede speler heeft de match gewonnen.",
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "Wit",
        Color::Black => "Zwart",
    }
}
