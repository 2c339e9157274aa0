//! The texts of ballot openings, matches and clocks.

use super::BallotStrings;
use crate::rules::Color;

/// The state of a match of two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchWords {
    /// Whether the second game is on the board.
    pub is_second_game: bool,
    /// The number of games that are over.
    pub n_finished: u8,
    /// The first and the second player's half points.
    pub halves: [u8; 2],
    /// The first player's color in the game on the board.
    pub first_has: Color,
    /// Whether the first player is a person and the second the computer.
    pub against_computer: bool,
}

impl BallotStrings {
    /// A card by its number and, if it has one, its name.
    pub fn card(&self, number: &str, name: Option<&str>) -> String {
        name.map_or_else(|| self.card_number(number), |name| self.card_named(number, name))
    }

    /// That these squares are cleared at the start.
    pub fn without(&self, squares: &[String]) -> String {
        let all = squares.iter().cloned().reduce(|first, last| self.both(&first, &last));
        self.without_pieces(&all.unwrap_or_default())
    }

    /// The state of a match, as one or more sentences.
    pub fn standing(&self, words: MatchWords) -> String {
        let head = match (words.n_finished, words.is_second_game) {
            (2, _) => self.match_over,
            (_, false) => self.first_game,
            (_, true) => self.second_game,
        };
        let [first, second] = words.halves.map(points);
        let mut text = if words.against_computer {
            self.against_computer(head, &first, &second)
        } else {
            self.between_players(head, words.first_has, &first, &second)
        };
        if words.n_finished == 2 {
            text.push(' ');
            text.push_str(self.winner(words));
        }
        text
    }

    const fn winner(&self, words: MatchWords) -> &'static str {
        let [first, second] = words.halves;
        match (words.against_computer, first > second, first == second) {
            (_, _, true) => self.drawn,
            (true, true, _) => self.you_won,
            (true, false, _) => self.computer_won,
            (false, true, _) => self.first_won,
            (false, false, _) => self.second_won,
        }
    }
}

/// Half points as points: `0`, `½`, `1½`.
fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}
