//! An exercise that came with a link, solved in place of the game.

use crate::play::embedded::{EmbedAction, Embedded};
use crate::text::Language;

/// An exercise that came with a link.
#[derive(Clone, Debug)]
pub struct Lesson {
    link: String,
    embedded: Embedded,
}

impl Lesson {
    /// Reads the exercise of a readable link.
    pub(in crate::play) fn read(link: String, language: Language, seed: u64) -> Option<Self> {
        let embedded = Embedded::read(&link, language, seed).ok()?;
        Some(Self { link, embedded })
    }

    /// Its link, without check characters.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The board that it is solved on.
    pub const fn embedded(&self) -> &Embedded {
        &self.embedded
    }

    /// Handles an action of the person who solves it.
    pub(in crate::play) fn act(&mut self, action: EmbedAction) {
        // There is no surrounding page to tell of events.
        self.embedded.act(action);
    }

    pub(in crate::play) fn speak(&mut self, language: Language) {
        self.embedded.speak(language);
    }
}
