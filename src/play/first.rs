//! The first board of a visit. It can be played on while the rest of the page is fetched, which
//! then takes it over. It is a [`Table`] like the page's own, so it behaves as the page does.

use super::mode::Mode;
use super::notice::Notice;
use super::session::{asked_mode, is_flipped};
use super::table::Table;
use crate::notation::level::Level;
use crate::notation::link::{self, You};
use crate::rules::spec::Duty;
use crate::rules::{Color, Status};
use crate::rulesets;
use crate::text::Language;

/// The keys of links that a board alone can show.
const KEYS: [&str; 12] =
    ["v", "g", "variant", "fen", "m", "moves", "o", "orientation", "you", "lv", "level", "k"];

/// A new game, as a visit without a link begins.
pub fn new_game(seed: u64, language: Language) -> Table {
    let mode = Mode::Computer { human: Color::White, level: Level::USUAL };
    Table::new(&rulesets::ALL[0], mode, seed, language)
}

/// The table that a readable link describes, or a new game for an empty text. `None` where the
/// whole page is needed: for a link with faults, which the page lists, and for a game that offers
/// more than moves.
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
    let flipped = is_flipped(&opened, text);
    let game = opened.game;
    let is_shown = opened.faults.is_empty()
        && opened.ply == game.plies().len()
        && game.status() == Status::Ongoing
        && game.words().is_empty()
        && game.ruleset().rules().capture.duty == Duty::Enforced;
    if !is_shown {
        return None;
    }
    // The person who opens the link plays the side to move.
    let opener = Mode::Computer { human: game.position().turn(), level: Level::USUAL };
    let mode = asked_mode(&opened.extras).unwrap_or(opener);
    let mut table = Table::with_game(opened.entry, game, mode, seed, language);
    table.board.flipped = flipped;
    table.game.unaided = table.game().plies().is_empty();
    table.game.arrival = (!opened.is_checked).then_some(Notice::Unchecked);
    Some(table)
}

impl Table {
    /// A readable link with the players, from which a reload continues.
    pub fn handover(&self) -> String {
        let mut text =
            link::write(self.game(), self.move_texts(), self.record.shown, self.board.bottom());
        let is_blacks = matches!(self.mode(), Mode::Computer { human: Color::Black, .. });
        if is_blacks && self.board.bottom() == Color::White {
            // Without it a person who plays Black has Black at the bottom.
            text.push_str("&o=w");
        }
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
