//! An exercise that came with a link, which is solved in the place of the game.

use crate::play::embedded::{EmbedAction, Embedded};
use crate::text::Language;

/// An exercise that came with a link.
#[derive(Clone, Debug)]
pub struct Lesson {
    link: String,
    embedded: Embedded,
}

impl Lesson {
    /// The exercise of a readable link.
    pub(in crate::play) fn read(link: String, language: Language, seed: u64) -> Option<Self> {
        let embedded = Embedded::read(&link, language, seed).ok()?;
        Some(Self { link, embedded })
    }

    /// Its link, without check characters.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The board on which it is solved.
    pub const fn embedded(&self) -> &Embedded {
        &self.embedded
    }

    /// What is done to solve it.
    pub(in crate::play) fn act(&mut self, action: EmbedAction) {
        // There is no page around it to be told of events.
        self.embedded.act(action);
    }

    pub(in crate::play) fn speak(&mut self, language: Language) {
        self.embedded.speak(language);
    }
}
