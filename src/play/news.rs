//! What is new in a game that continues one seen before: a friend sends it back with another move.

use super::session::Session;
use crate::rules::game::Word;
use crate::rules::{Game, What};

/// How much of a game was known before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The number of plies known.
    pub n_plies: usize,
    /// The number of words between plies known.
    pub n_words: usize,
}

impl Known {
    /// What of `game` is known from `known`; `None` if it is not a continuation, or if the session
    /// holds more than a game, such as a study.
    pub fn of(known: &Session, game: &Session) -> Option<Self> {
        let (before, now) = (&known.game, &game.game);
        let (plies, words) = (before.plies(), words(before));
        let is_same_start =
            known.entry.rules.id == game.entry.rules.id && before.start() == now.start();
        let goes_on = is_same_start
            && !plies.is_empty()
            && known.study.is_none()
            && game.study.is_none()
            && game.faults.is_empty()
            && now.plies().starts_with(plies)
            && self::words(now).starts_with(&words);
        goes_on.then_some(Self { n_plies: plies.len(), n_words: words.len() })
    }

    /// Whether nothing in the game is new.
    pub fn is_all(self, game: &Game) -> bool {
        self.n_plies == game.plies().len() && self.n_words == words(game).len()
    }
}

/// The words of a game without insisting. Links do not hold that word, because it took back the
/// move it was about.
pub(super) fn words(game: &Game) -> Vec<Word> {
    game.words().iter().filter(|word| word.what != What::Insist).copied().collect()
}
