//! A game together with its moves as text.
//!
//! The text of a move needs the legal moves beside it. They are known when it is played; to list
//! them again for a whole game would take long where captures explode, and the texts are wanted at
//! every drawing.

use crate::notation::movetext;
pub use crate::notation::turn::move_texts;
use crate::rules::game::{NotLegal, NotNow, Word};
use crate::rules::{Color, Game, Move, What};

/// A game and how its moves are written.
#[derive(Clone, Debug)]
pub(super) struct Record {
    game: Game,
    texts: Vec<String>,
}

impl Record {
    pub(super) fn new(game: Game) -> Self {
        let texts = move_texts(&game);
        Self { game, texts }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn texts(&self) -> &[String] {
        &self.texts
    }

    pub(super) fn play(&mut self, mv: &Move<u128>) -> Result<(), NotLegal> {
        let text = move_text(&self.game, mv);
        self.game.play(mv)?;
        self.texts.push(text);
        Ok(())
    }

    pub(super) fn undo(&mut self) -> Option<Move<u128>> {
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

/// How a move that is legal now is written.
pub(super) fn move_text(game: &Game, mv: &Move<u128>) -> String {
    if game.faulty_moves().is_empty() {
        return movetext::write(game.ruleset(), game.position(), game.legal_moves(), mv);
    }
    let playable = [game.legal_moves(), game.faulty_moves()].concat();
    movetext::write(game.ruleset(), game.position(), &playable, mv)
}
