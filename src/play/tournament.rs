//! How a game is begun and gone on from: from a card, from the position on the board, in a match of
//! two games with colors changed, with a clock.

use std::fmt::Write as _;
use std::sync::Arc;

use super::action::NewGame;
use super::clock::{Clock, Control};
use super::state::{Mode, Play};
use crate::notation::ballot::{self, Card};
use crate::rules::{Color, Game, Ruleset, Status};
use crate::rulesets::{self, ballots};
use crate::text::MatchWords;

/// What the players have agreed on beside the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The card that was drawn.
    pub card: Option<Drawn>,
    /// The match that the game is part of.
    pub pair: Option<Pair>,
    /// The clock.
    pub clock: Option<Clock>,
    /// Whether two people sit face to face, so that the far side is drawn upside down.
    pub is_opposite: bool,
}

/// A card from which a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The deck's id.
    pub deck: &'static str,
    /// The card's number.
    pub number: String,
    /// What it is called, if it has a name.
    pub name: Option<String>,
    /// How many plies it has. They cannot be taken back.
    pub n_plies: usize,
}

/// A match of two games from one start, colors changed. Its first player is the person, or the one
/// of two who has White in the first game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// What the first player has won in the first game, in half points; none while that is played.
    pub first_game: Option<u8>,
}

/// What a game is to be begun with.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game and its players.
    pub game: NewGame,
    /// Where it begins.
    pub start: Start,
    /// Whether a second game follows with colors changed.
    pub is_pair: bool,
    /// How time is given, if it is counted.
    pub control: Option<Control>,
    /// Whether two people sit face to face.
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
        /// Which card.
        card: Card,
    },
}

/// Half points of a whole game.
const WIN: u8 = 2;

impl Play {
    /// What the players have agreed on.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How many plies were played beforehand and cannot be taken back.
    pub(super) fn n_fixed(&self) -> usize {
        self.terms.card.as_ref().map_or(0, |card| card.n_plies)
    }

    /// Whether the second game of a match is to follow.
    pub fn is_first_of_pair(&self) -> bool {
        self.terms.pair.is_some_and(|pair| pair.first_game.is_none())
    }

    /// How the match stands, if there is one.
    pub fn match_words(&self) -> Option<MatchWords> {
        let pair = self.terms.pair?;
        let color = self.first_player(pair);
        // A study has no result; the game behind it may have one.
        let this_game = halves(self.kept().0.status(), color);
        let n_games = u8::from(pair.first_game.is_some()) + u8::from(this_game.is_some());
        let halves = pair.first_game.unwrap_or_default() + this_game.unwrap_or_default();
        Some(MatchWords {
            is_second_game: pair.first_game.is_some(),
            n_finished: n_games,
            halves: [halves, n_games * WIN - halves],
            first_has: color,
            against_computer: self.mode != Mode::TwoPlayers,
        })
    }

    /// Which color the first player of a match has now.
    fn first_player(&self, pair: Pair) -> Color {
        match self.mode {
            Mode::Computer { human, .. } => human,
            Mode::TwoPlayers if pair.first_game.is_none() => Color::White,
            Mode::TwoPlayers => Color::Black,
        }
    }

    /// Begins a game as agreed. A card that is not one of the game's begins none.
    pub(super) fn begin(&mut self, plan: Plan) {
        let Some(entry) = rulesets::find(plan.game.ruleset) else { return };
        let ruleset = Arc::new(Ruleset::new(&entry.rules));
        let is_same = entry.rules.id == self.entry.rules.id;
        let mut drawn = None;
        let game = match plan.start {
            Start::Here if is_same => Game::from_position(ruleset, *self.shown_position()),
            Start::Usual | Start::Here => Game::new(ruleset),
            Start::Card { deck, card } => {
                let Ok(game) = card.game(ruleset) else { return };
                let Card { number, name, .. } = card;
                drawn = Some(Drawn { deck, number, name, n_plies: game.plies().len() });
                game
            }
        };
        let terms = Terms {
            card: drawn,
            pair: plan.is_pair.then(Pair::default),
            clock: plan.control.map(|control| Clock::new(control, game.plies().len())),
            is_opposite: plan.is_opposite,
        };
        let NewGame { mode, seed, .. } = plan.game;
        self.replace_with(Self {
            terms,
            ..Self::with_game(entry, game, mode, seed, self.language)
        });
    }

    /// The game is not the one that was agreed on anymore.
    pub(super) fn leave_match(&mut self) {
        self.terms.card = None;
        self.terms.pair = None;
    }

    /// The same start with colors changed: the second game of a match, or another match or game.
    pub(super) fn next_game(&mut self) {
        let mut game = self.game().clone();
        while game.plies().len() > self.n_fixed() && game.undo().is_some() {}
        while game.unsay().is_some() {}
        let NewGame { mode, seed, .. } = self.rematch();
        let Terms { card, pair, clock, is_opposite } = self.terms.clone();
        let first_game = match pair {
            Some(pair) if pair.first_game.is_none() => {
                halves(self.status(), self.first_player(pair))
            }
            _ => None,
        };
        let terms = Terms {
            pair: pair.map(|_| Pair { first_game }),
            clock: clock.map(|clock| Clock::new(clock.control(), game.plies().len())),
            card,
            is_opposite,
        };
        let next = Self::with_game(self.entry, game, mode, seed, self.language);
        let overlooks = self.overlooks;
        // Two people stay in their seats.
        let flipped = if mode == Mode::TwoPlayers { !self.flipped } else { next.flipped };
        self.replace_with(Self { overlooks, flipped, terms, ..next });
    }

    /// Whether the next game is to be another one from the same start.
    pub fn goes_on_from_start(&self) -> bool {
        self.terms != Terms::default()
    }
}

/// What a side has won in a game, in half points; none while it goes on, or where nobody can say.
fn halves(status: Status, color: Color) -> Option<u8> {
    match status {
        Status::Won { winner, .. } if winner == color => Some(WIN),
        Status::Won { .. } => Some(0),
        Status::Drawn { .. } => Some(1),
        Status::Ongoing | Status::Unlistable(_) => None,
    }
}

impl Terms {
    /// As it is kept, in keys of the session's text: `card` deck, number and plies, `pair` which
    /// game and what was won before, `clock`, `seat=1` face to face.
    pub(super) fn write(&self, text: &mut String) {
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
            text.push_str(&clock.write());
        }
        if self.is_opposite {
            text.push_str("&seat=1");
        }
    }

    /// Reads what was kept of a game; what cannot be read is left out.
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
