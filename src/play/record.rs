//! A game with its moves as text, and the ply that is shown.
//!
//! How a move is written depends on the other legal moves. These are known when the move is played.
//! Listing them again for the whole game would take long on boards where captures explode, and the
//! texts are needed at every rendering.

use std::ops::Range;

use crate::notation::fen;
use crate::notation::movetext;
pub use crate::notation::turn::move_texts;
use crate::rules::game::{NotLegal, NotNow, Ply, Word};
use crate::rules::{Color, Game, Move, Position, Status, What};

/// A game, the texts of its moves, and the ply that is shown.
#[derive(Clone, Debug)]
pub(super) struct Record {
    game: Game,
    texts: Vec<String>,
    /// The ply that is shown, if it is not the last.
    pub(super) shown: Option<usize>,
}

impl Record {
    pub(super) fn new(game: Game) -> Self {
        let texts = move_texts(&game);
        Self { game, texts, shown: None }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn texts(&self) -> &[String] {
        &self.texts
    }

    /// The ply that is shown.
    pub(super) fn shown_ply(&self) -> usize {
        self.shown.unwrap_or(self.game.plies().len())
    }

    /// The position shown.
    pub(super) fn shown_position(&self) -> &Position {
        self.game.position_at(self.shown_ply()).unwrap_or_else(|| self.game.position())
    }

    /// The ply that led to the position shown.
    pub(super) fn shown_last(&self) -> Option<&Ply> {
        self.game.plies().get(self.shown_ply().checked_sub(1)?)
    }

    /// The plies around a position that the engine can follow: none of them breaks the rules.
    pub(super) fn searched(&self, ply: usize) -> Range<usize> {
        let (before, after) = self.game.plies().split_at(ply.min(self.game.plies().len()));
        let start = before.iter().rposition(|ply| ply.is_faulty).map_or(0, |idx| idx + 1);
        let n_after = after.iter().position(|ply| ply.is_faulty).unwrap_or(after.len());
        start..before.len() + n_after
    }

    /// The position at this ply as FEN.
    pub(super) fn fen_at(&self, ply: usize) -> String {
        let position = self.game.position_at(ply).unwrap_or(self.game.position());
        fen::write(self.game.ruleset(), position)
    }

    /// Whether the game ended by a word, such as a resignation, rather than by a move.
    pub(super) fn was_closed(&self) -> bool {
        let last = self.game.words().last();
        let ends = |what| matches!(what, What::Resign | What::Timeout | What::Accept | What::Claim);
        self.game.status() != Status::Ongoing
            && last.is_some_and(|word| word.ply == self.game.plies().len() && ends(word.what))
    }

    /// The legal move of a position that a text names.
    pub(super) fn move_in(&self, position: &Position, text: &str) -> Option<Move> {
        let ruleset = self.game.ruleset();
        let legal = ruleset.legal_moves(position).ok()?;
        movetext::parse(ruleset, position, &legal, text).ok()
    }

    pub(super) fn play(&mut self, mv: &Move) -> Result<(), NotLegal> {
        let text = move_text(&self.game, mv);
        self.game.play(mv)?;
        self.texts.push(text);
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Option<Move> {
        self.texts.pop();
        self.game.undo()
    }

    /// Says a word between moves. Insisting takes the last move back.
    pub(super) fn say(&mut self, by: Color, what: What) -> Result<(), NotNow> {
        self.game.say(by, what)?;
        self.texts.truncate(self.game.plies().len());
        Ok(())
    }

    pub(super) fn unsay(&mut self) -> Option<Word> {
        self.game.unsay()
    }
}

/// The moves that can be entered: legal ones, and under rules that leave them to the players, those
/// that miss a capture.
pub(super) fn playable(game: &Game) -> impl Iterator<Item = &Move> {
    game.legal_moves().iter().chain(game.faulty_moves())
}

/// A legal move in the game's notation.
pub(super) fn move_text(game: &Game, mv: &Move) -> String {
    if game.faulty_moves().is_empty() {
        return movetext::write(game.ruleset(), game.position(), game.legal_moves(), mv);
    }
    let playable = [game.legal_moves(), game.faulty_moves()].concat();
    movetext::write(game.ruleset(), game.position(), &playable, mv)
}
