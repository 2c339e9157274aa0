//! What openings by ballot, matches and clocks say: the kinds of text, and what is told in them.

use crate::rules::Color;

/// Texts about openings and matches.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct BallotStrings {
    pub more: &'static str,
    pub opening: &'static str,
    pub usual: &'static str,
    pub from_board: &'static str,
    pub draw_another: &'static str,
    pub find: &'static str,
    /// A card by its number and perhaps its name.
    pub card: fn(&str, Option<&str>) -> String,
    pub barred: &'static str,
    pub barred_mark: &'static str,
    pub without: fn(&[String]) -> String,
    pub put_elsewhere: fn(&str, &str) -> String,
    pub loading: &'static str,
    pub failed: fn(&str) -> String,
    pub nothing_found: &'static str,
    pub pair: &'static str,
    pub next_game: &'static str,
    /// How a match stands, as one or more sentences.
    pub standing: fn(MatchWords) -> String,
}

/// Texts about clocks.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct ClockStrings {
    pub clock: &'static str,
    pub none: &'static str,
    /// So many minutes a game, and so many seconds more after each move.
    pub game: fn(u32, u32) -> String,
    /// So many seconds a move.
    pub each_move: fn(u32) -> String,
    pub other: &'static str,
    pub minutes: &'static str,
    pub seconds_more: &'static str,
    pub start: &'static str,
    pub pause: &'static str,
    pub is_running: &'static str,
    pub is_paused: &'static str,
    /// A side has so many seconds left.
    pub time_left: fn(Color, u32) -> String,
    pub face_to_face: &'static str,
}

/// What is to be said of a match of two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchWords {
    /// Whether the second game is on the board.
    pub is_second_game: bool,
    /// How many games are over.
    pub n_finished: u8,
    /// The first and the second player's half points.
    pub halves: [u8; 2],
    /// Which color the first player has in the game on the board.
    pub first_has: Color,
    /// Whether the first player is a person and the second the computer.
    pub against_computer: bool,
}

/// Half points as points: `0`, `½`, `1½`.
pub(super) fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
