//! A game together with its moves as text, and which of its positions is looked at.
//!
//! The text of a move needs the legal moves beside it. They are known when it is played; to list
//! them again for a whole game would take long where captures explode, and the texts are wanted at
//! every drawing.

use std::ops::Range;

use crate::notation::fen;
use crate::notation::movetext;
pub use crate::notation::turn::move_texts;
use crate::rules::game::{NotLegal, NotNow, Ply, Word};
use crate::rules::{Color, Game, Move, Position, Status, What};

/// A game, how its moves are written, and the ply looked at.
#[derive(Clone, Debug)]
pub(super) struct Record {
    game: Game,
    texts: Vec<String>,
    /// The ply looked at, where that is not the last.
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

    /// How many plies have been played in what is shown.
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

    /// The plies around a position that a searcher can follow: it knows no move that breaks the
    /// rules.
    pub(super) fn searched(&self, ply: usize) -> Range<usize> {
        let (before, after) = self.game.plies().split_at(ply.min(self.game.plies().len()));
        let start = before.iter().rposition(|ply| ply.is_faulty).map_or(0, |idx| idx + 1);
        let n_after = after.iter().position(|ply| ply.is_faulty).unwrap_or(after.len());
        start..before.len() + n_after
    }

    /// The position after this many plies, as text.
    pub(super) fn fen_at(&self, ply: usize) -> String {
        let position = self.game.position_at(ply).unwrap_or(self.game.position());
        fen::write(self.game.ruleset(), position)
    }

    /// Whether the game was ended by a word and not by a move.
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

    /// Says something between moves; insisting takes the last move back.
    pub(super) fn say(&mut self, by: Color, what: What) -> Result<(), NotNow> {
        self.game.say(by, what)?;
        self.texts.truncate(self.game.plies().len());
        Ok(())
    }

    pub(super) fn unsay(&mut self) -> Option<Word> {
        self.game.unsay()
    }
}

/// The moves that can be entered: legal ones, and those that miss a capture where the rules leave
/// that to the players.
pub(super) fn playable(game: &Game) -> impl Iterator<Item = &Move> {
    game.legal_moves().iter().chain(game.faulty_moves())
}

/// How a move that is legal now is written.
pub(super) fn move_text(game: &Game, mv: &Move) -> String {
    if game.faulty_moves().is_empty() {
        return movetext::write(game.ruleset(), game.position(), game.legal_moves(), mv);
    }
    let playable = [game.legal_moves(), game.faulty_moves()].concat();
    movetext::write(game.ruleset(), game.position(), &playable, mv)
}
