//! What is new in a game that goes on where another one ended: a friend sends it back with a move
//! more.

use super::session::Session;
use crate::rules::game::Word;
use crate::rules::{Game, What};

/// How much of a game was known before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The first plies.
    pub n_plies: usize,
    /// The first words between them.
    pub n_words: usize,
}

impl Known {
    /// How much of a game somebody knows who has another one; none where it does not go on from
    /// there, or where there is more to that one than a game.
    pub fn of(known: &Session, game: &Session) -> Option<Self> {
        let (before, now) = (&known.game, &game.game);
        let (plies, words) = (before.plies(), words(before));
        let is_same_start =
            known.entry.rules.id == game.entry.rules.id && before.start() == now.start();
        let goes_on = is_same_start
            && !plies.is_empty()
            && known.study.is_none()
            && game.faults.is_empty()
            && now.plies().starts_with(plies)
            && self::words(now).starts_with(&words);
        goes_on.then_some(Self { n_plies: plies.len(), n_words: words.len() })
    }

    /// Whether all of it was.
    pub fn is_all(self, game: &Game) -> bool {
        self.n_plies == game.plies().len() && self.n_words == words(game).len()
    }
}

/// What is said in a game, as links tell it: insisting took a move back, which is not there.
pub(super) fn words(game: &Game) -> Vec<Word> {
    game.words().iter().filter(|word| word.what != What::Insist).copied().collect()
}
