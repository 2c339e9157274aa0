//! What is new in a game that goes on where another one ended: a friend sends it back with a move
//! more.

use super::session::Session;
use super::state::Play;
use crate::rules::game::Word;
use crate::rules::{Game, Status, What};

/// The most moves and words that are told one by one.
const MAX_TOLD: usize = 3;

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
fn words(game: &Game) -> Vec<Word> {
    game.words().iter().filter(|word| word.what != What::Insist).copied().collect()
}

impl Play {
    /// What has happened since, and whose turn it is.
    pub(super) fn news(&self, known: Known) -> String {
        let (text, game) = (self.strings(), self.game());
        let name = |square| game.ruleset().board().label(square).to_string();
        let said: Vec<_> = words(game).into_iter().skip(known.n_words).collect();
        let moves = self.move_texts().get(known.n_plies..).unwrap_or_default();
        let is_long = moves.len() + said.len() > MAX_TOLD;
        let mut told = Vec::new();
        if let Some(last) = moves.last().filter(|_| is_long) {
            told.push((text.share().many_played)(moves.len(), last));
        }
        for ply in known.n_plies..=game.plies().len() {
            let said_here = said.iter().filter(|word| word.ply == ply);
            let is_last = ply == game.plies().len();
            for word in said_here.filter(|_| !is_long || is_last) {
                told.push(format!("{}.", (text.said)(word.by, word.what, &name)));
            }
            if let Some(mv) = moves.get(ply - known.n_plies).filter(|_| !is_long) {
                let by = game.position_at(ply).unwrap_or(game.position()).turn();
                told.push((text.share().played)(by, mv));
            }
        }
        if self.status() != Status::Ongoing {
            told.push(format!("{}.", (text.result)(self.status())));
        } else if self.is_human(game.position().turn()) {
            told.push(text.share().your_turn.to_owned());
        }
        told.join(" ")
    }
}
