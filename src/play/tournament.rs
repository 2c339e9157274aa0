//! How a game begins and what follows it: drawn cards, the position on the board as a start,
//! matches of two games with colors changed, and clocks.

use std::fmt::Write as _;

use super::clock::{Clock, Control};
use super::mode::NewGame;
use crate::notation::ballot::{self, Card};
use crate::rules::{Color, Game, Status};
use crate::rulesets::ballots;

/// What the players have agreed on besides the ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The card that was drawn.
    pub card: Option<Drawn>,
    /// The match that the game belongs to.
    pub pair: Option<Pair>,
    /// The clock, in a timed game.
    pub clock: Option<Clock>,
    /// Whether two people face each other, so that the far side is drawn upside down.
    pub is_opposite: bool,
}

/// A drawn card that a game begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The deck's id.
    pub deck: &'static str,
    /// The card's number.
    pub number: String,
    /// The card's name, if it has one.
    pub name: Option<String>,
    /// The number of plies on the card. They cannot be taken back.
    pub n_plies: usize,
}

/// A match of two games from the same start with colors changed. Its first player is the person, or
/// of two people the one who has White in the first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// What the first player scored in the first game, in half points; `None` during that game.
    pub first_game: Option<u8>,
}

/// The agreements for a new game.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game and its players.
    pub game: NewGame,
    /// Where it begins.
    pub start: Start,
    /// Whether a second game follows with colors changed.
    pub is_pair: bool,
    /// The time control, for a timed game.
    pub control: Option<Control>,
    /// Whether two people face each other.
    pub is_opposite: bool,
}

/// Where a game begins.
#[derive(Clone, Debug)]
pub enum Start {
    /// At the ruleset's own start.
    Usual,
    /// At the position shown on the board.
    Here,
    /// After the moves of a card.
    Card {
        /// The deck's id.
        deck: &'static str,
        /// The card.
        card: Card,
    },
}

/// The half points for a win.
pub(super) const WIN: u8 = 2;

/// The half points of a side; `None` while the game goes on or its result is unknown.
pub(super) fn halves(status: Status, color: Color) -> Option<u8> {
    match status {
        Status::Won { winner, .. } if winner == color => Some(WIN),
        Status::Won { .. } => Some(0),
        Status::Drawn { .. } => Some(1),
        Status::Ongoing | Status::Unlistable(_) => None,
    }
}

impl Terms {
    /// Writes the agreements on a game of `n_plies` plies as keys of a session: `card` deck, number and plies,
    /// `pair` the score of the match so far, `clock`, `seat=1` face to face.
    pub(super) fn write(&self, n_plies: usize, text: &mut String) {
        if let Some(card) = &self.card {
            // Writing to a string cannot fail.
            let _ = write!(text, "&card={}.{}.{}", card.deck, card.number, card.n_plies);
        }
        if let Some(pair) = self.pair {
            text.push_str("&pair=");
            text.push_str(
                &pair.first_game.map_or_else(|| "1".to_owned(), |won| format!("2-{won}")),
            );
        }
        if let Some(clock) = &self.clock {
            text.push_str("&clock=");
            text.push_str(&clock.write(n_plies));
        }
        if self.is_opposite {
            text.push_str("&seat=1");
        }
    }

    /// Reads the agreements of a stored game; what cannot be read is left out.
    pub(super) fn read<'a>(game: &Game, value: impl Fn(&str) -> Option<&'a str>) -> Self {
        let n_plies = game.plies().len();
        let card = value("card").and_then(|text| read_card(game.ruleset().rules().id, text));
        Self {
            card: card.filter(|card| card.n_plies <= n_plies),
            pair: value("pair").and_then(read_pair),
            clock: value("clock").and_then(|text| Clock::read(text, n_plies)),
            is_opposite: value("seat") == Some("1"),
        }
    }
}

fn read_pair(text: &str) -> Option<Pair> {
    let first_game = match text {
        "1" => None,
        _ => Some(text.strip_prefix("2-")?.parse().ok().filter(|&won| won <= WIN)?),
    };
    Some(Pair { first_game })
}

fn read_card(ruleset: &str, text: &str) -> Option<Drawn> {
    let mut parts = text.split('.');
    let (deck, number, n_plies) = (parts.next()?, parts.next()?, parts.next()?.parse().ok()?);
    let deck = ballots::find(ruleset, deck)?;
    let name = match deck.cards {
        ballots::Cards::Text(cards) => {
            let cards = ballot::read(cards).unwrap_or_default();
            cards.into_iter().find(|card| card.number == number)?.name
        }
        ballots::Cards::File(_) => None,
    };
    Some(Drawn { deck: deck.id, number: number.to_owned(), name, n_plies })
}
