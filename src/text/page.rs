//! The texts of every page: games, moves and squares.

use super::words::{MoveWords, SquareRole, SquareWords};
use super::{Language, Naming, Strings, join, names, of_color};
use crate::notation::level::Level;
use crate::rules::{Color, Kind, Piece, Square};
use crate::rulesets::ballots::Deck;
use crate::rulesets::{Entry, house};

/// The key of the texts that all house rules share.
const HOUSE: &str = "house";

impl Strings {
    /// The language of these texts.
    pub const fn language(&self) -> Language {
        self.loaded.language
    }

    /// The name of a game.
    pub fn game_name(&self, entry: &Entry) -> &'static str {
        self.of_game(entry).map_or(entry.rules.name, |[name, _]| name)
    }

    /// What is special about a game, in one or two sentences.
    pub fn game_about(&self, entry: &Entry) -> &'static str {
        self.of_game(entry).map_or("", |[_, about]| about)
    }

    fn of_game(&self, entry: &Entry) -> Option<[&'static str; 2]> {
        let id = entry.rules.id;
        self.game().find(if id.starts_with(house::PREFIX) { HOUSE } else { id })
    }

    /// The name of a deck of openings.
    pub fn deck_name(&self, deck: &Deck) -> &'static str {
        self.deck().find(deck.id).map_or(deck.id, |[name]| name)
    }

    /// Whose turn it is.
    pub const fn to_move(&self, color: Color) -> &'static str {
        of_color(self.to_move, color)
    }

    /// That the computer is thinking, and how deep it has looked.
    pub fn thinking(&self, depth: Option<u32>) -> String {
        depth.map_or_else(|| self.thinking_yet.to_owned(), |depth| self.thinking_at_depth(depth))
    }

    /// The button for another game with the other color.
    pub const fn rematch_as(&self, color: Color) -> &'static str {
        of_color(self.rematch_as, color)
    }

    /// The number of a level and its name, or the names of those between which it lies.
    pub fn level_name(&self, level: Level) -> String {
        let name = |number: u8| self.level_names.get(usize::from(number) - 1).copied();
        let numbers = [level.halves() / 2, level.halves().div_ceil(2)];
        let [below, above] = numbers.map(|number| name(number).unwrap_or_default());
        let name = if below == above { below.into() } else { format!("{below} – {above}") };
        format!("{}: {name}", level.shown())
    }

    /// That a side has offered a draw.
    pub const fn draw_is_offered(&self, by: Color) -> &'static str {
        of_color(self.draw_is_offered, by)
    }

    /// The computer's answer to a draw offer.
    pub const fn offer_answered(&self, is_accepted: bool) -> &'static str {
        let [declined, accepted] = self.offer_answered;
        if is_accepted { accepted } else { declined }
    }

    /// That one of these pieces may be huffed, as a part of a line.
    pub fn may_huff(&self, squares: &[String]) -> String {
        let all = squares.iter().cloned().reduce(|first, last| self.list_or(&first, &last));
        self.huffable(&all.unwrap_or_default())
    }

    /// The accessible name of a board, with the side to move.
    pub fn board(&self, game: &str, turn: Option<Color>) -> String {
        match turn {
            None => self.board_of(game),
            Some(color) => self.board_of_to_move(game, color),
        }
    }

    /// The name of a piece.
    pub const fn piece(&self, piece: Piece) -> &'static str {
        let [white_man, white_king, black_man, black_king] = self.piece;
        match (piece.color, piece.kind) {
            (Color::White, Kind::Man) => white_man,
            (Color::White, Kind::King) => white_king,
            (Color::Black, Kind::Man) => black_man,
            (Color::Black, Kind::King) => black_king,
        }
    }

    /// A square, the piece on it, and what pressing it can do.
    pub fn square(&self, words: &SquareWords) -> String {
        let [can_move, can_capture, chosen, target, jumped] = self.square_roles;
        let role = match words.role {
            SquareRole::Plain => None,
            SquareRole::CanMove => Some(can_move),
            SquareRole::CanCapture => Some(can_capture),
            SquareRole::Selected => Some(chosen),
            SquareRole::Target => Some(target),
            SquareRole::Jumped => Some(jumped),
        };
        let content = words.piece.map_or(self.square_empty, |piece| self.piece(piece));
        let mut text = format!("{}, {content}", words.label);
        let streak = words.streak.map(|(moves, limit)| self.square_streak(moves, limit));
        for part in streak.as_deref().into_iter().chain(role) {
            text.push_str(", ");
            text.push_str(part);
        }
        text
    }

    /// A move that has been played.
    pub fn moved(&self, words: &MoveWords) -> String {
        let (from, by, to) = words.way();
        let (color, via, crowned) = (words.color, !by.is_empty(), words.promotes);
        let by = self.and(by);
        let piece = |(kind, label): &(Kind, String)| match kind {
            Kind::Man => label.clone(),
            Kind::King => self.king_on(label),
        };
        let taken: Vec<_> = words.taken.iter().map(piece).collect();
        match taken.len() {
            0 => self.moved_quietly(color, from, via, &by, to, crowned),
            n => self.moved_capturing(color, n, &self.and(&taken), from, via, &by, to, crowned),
        }
    }

    /// The legal moves as a list.
    pub fn legal_moves(&self, moves: &[String]) -> String {
        self.legal_moves_are(&moves.join(", "))
    }

    /// The label of each key on the board, and what the key does.
    pub fn keys(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        self.key_caps.into_iter().zip(self.key_meanings)
    }

    /// A list of names with "and".
    pub(super) fn and(&self, names: &[String]) -> String {
        join(names, |first, last| self.list_and(first, last))
    }

    /// A list of squares with "and".
    pub(super) fn squares_and(&self, naming: Naming<'_>, squares: &[Square]) -> String {
        self.and(&names(naming, squares))
    }

    /// A list of squares with "or".
    pub(super) fn squares_or(&self, naming: Naming<'_>, squares: &[Square]) -> String {
        join(&names(naming, squares), |first, last| self.list_or(first, last))
    }
}
