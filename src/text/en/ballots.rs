//! Openings by ballot, matches, clocks.

use crate::rules::Color;
use crate::text::ballots::points;
use crate::text::{BallotStrings, ClockStrings, MatchWords};

pub(in crate::text) const BALLOTS: BallotStrings = BallotStrings {
    more: "Opening, match, clock",
    opening: "Opening",
    usual: "Free",
    from_board: "The position on the board",
    draw_another: "Draw another card",
    find: "Find a card by number, name or moves",
    card: |number, name| match name {
        None => format!("Card {number}"),
        Some(name) => format!("Card {number}, {name}"),
    },
    barred: "Barred: this card is never drawn, and no game begins with it.",
    barred_mark: "barred",
    without: |squares| format!("without {}", squares.join(" and ")),
    put_elsewhere: |from, to| format!("{from} put on {to}"),
    loading: "Loading the cards…",
    failed: |why| format!("The cards could not be loaded: {why}."),
    nothing_found: "There is no such card.",
    pair: "Match of two games, colors reversed",
    next_game: "Second game, colors reversed",
    standing,
};

pub(in crate::text) const CLOCK: ClockStrings = ClockStrings {
    clock: "Clock",
    none: "None",
    game: |minutes, seconds| match seconds {
        0 => format!("{minutes} min"),
        _ => format!("{minutes} min + {seconds} s"),
    },
    each_move: |seconds| format!("{seconds} s per move"),
    other: "Other",
    minutes: "Minutes per player",
    seconds_more: "Extra seconds per move",
    start: "Start the clock",
    pause: "Stop the clock",
    is_running: "The clock is running",
    is_paused: "The clock is stopped",
    time_left: |color, seconds| {
        let side = side(color);
        match seconds {
            60 => format!("{side} has one minute left"),
            _ => format!("{side} has {seconds} seconds left"),
        }
    },
    face_to_face: "Face to face: the far side upside down",
};

fn standing(words: MatchWords) -> String {
    let [first, second] = words.halves.map(points);
    let head = match (words.n_finished, words.is_second_game) {
        (2, _) => "Match over",
        (_, false) => "Match, game 1 of 2",
        (_, true) => "Match, game 2 of 2",
    };
    let end = if words.n_finished == 2 { winner(words) } else { "" };
    if words.against_computer {
        return format!("{head}. You {first}, computer {second}.{end}");
    }
    let (has, other) = (side(words.first_has), side(!words.first_has));
    format!("{head}. First player ({has}) {first}, second player ({other}) {second}.{end}")
}

const fn winner(words: MatchWords) -> &'static str {
    let [first, second] = words.halves;
    match (words.against_computer, first > second, first == second) {
        (_, _, true) => " The match is drawn.",
        (true, true, _) => " You have won the match.",
        (true, false, _) => " The computer has won the match.",
        (false, true, _) => " The first player has won the match.",
        (false, false, _) => " The second player has won the match.",
    }
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
