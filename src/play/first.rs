//! The first board of a visit: it is played on until the page has been fetched, which then goes on
//! from it. It is a table of the page, so that what it does is what the page would do.

use super::mode::{LEVEL, Mode};
use super::notice::Notice;
use super::session::asked_mode;
use super::table::Table;
use crate::notation::link::{self, You};
use crate::rules::spec::Duty;
use crate::rules::{Color, Status};
use crate::rulesets;
use crate::text::Language;

/// The keys of links that ask for no more than a board.
const KEYS: [&str; 12] =
    ["v", "g", "variant", "fen", "m", "moves", "o", "orientation", "you", "lv", "level", "k"];

/// A new game, as a visit without a link begins.
pub fn new_game(seed: u64, language: Language) -> Table {
    let mode = Mode::Computer { human: Color::White, level: LEVEL };
    Table::new(&rulesets::ALL[0], mode, seed, language)
}

/// The state that a readable link asks for, a new game where there is none; `None` where it takes
/// the page: for a link with faults, which the page tells, and for games in which there is more to
/// do or to say than moves.
pub fn read(text: &str, seed: u64, language: Language) -> Option<Table> {
    if text.is_empty() {
        return Some(new_game(seed, language));
    }
    let asks_for_a_board =
        |pair: &str| pair.split_once('=').is_some_and(|(key, _)| KEYS.contains(&key));
    if !text.split('&').all(asks_for_a_board) {
        return None;
    }
    let opened = link::read_plain(text).ok()?;
    let game = opened.game;
    let is_shown = opened.faults.is_empty()
        && opened.ply == game.plies().len()
        && game.status() == Status::Ongoing
        && game.words().is_empty()
        && game.ruleset().rules().capture.duty == Duty::Enforced;
    if !is_shown {
        return None;
    }
    // The person who opens a link moves first in what it shows.
    let opener = Mode::Computer { human: game.position().turn(), level: LEVEL };
    let mode = asked_mode(&opened.extras).unwrap_or(opener);
    let mut table = Table::with_game(opened.entry, game, mode, seed, language);
    table.board.flipped = opened.bottom == Color::Black;
    table.game.arrival = (!opened.is_checked).then_some(Notice::Unchecked);
    Some(table)
}

impl Table {
    /// What a reload goes on from: a readable link that says who plays.
    pub fn handover(&self) -> String {
        let mut text =
            link::write(self.game(), self.move_texts(), self.record.shown, self.board.bottom());
        text.push_str("&you=");
        match self.mode() {
            Mode::TwoPlayers => text.push_str(You::Both.name()),
            Mode::Computer { human, level } => {
                let you = if human == Color::White { You::White } else { You::Black };
                text.push_str(you.name());
                text.push_str("&lv=");
                text.push_str(&level.to_string());
            }
        }
        text
    }
}
