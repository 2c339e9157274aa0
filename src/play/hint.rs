//! A hint in three steps: the rule that applies, the piece, the move.

use super::state::{Play, Thought};
use super::view::Place;
use crate::notation::movetext;
use crate::rules::spec::Choice;
use crate::rules::{Bits, Move, Position, Ruleset, Square};
use crate::text::{HintRule, MoveWords};

/// How strong a hint is.
const LEVEL: u8 = 8;

/// A hint that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hint {
    pub(super) step: HintStep,
    /// Once the computer has found it.
    best: Option<Move<u128>>,
}

/// How much of a hint is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The rule that applies.
    Rule,
    /// And the piece.
    Piece,
    /// And the move.
    Move,
}

/// The rule that decides which moves are legal in a position.
pub(super) fn rule(ruleset: &Ruleset, position: &Position<u128>, legal: &[Move<u128>]) -> HintRule {
    let n_taken = |mv: &Move<u128>| usize::try_from(mv.captured.count()).unwrap_or_default();
    let most = legal.iter().map(n_taken).max().unwrap_or_default();
    let all_alike = legal.iter().all(|mv| n_taken(mv) == most);
    match ruleset.rules().capture.choice {
        _ if legal.len() == 1 => HintRule::OnlyMove { n_taken: most },
        _ if most == 0 => HintRule::NoCapture { n_moves: legal.len() },
        Choice::KingFirst if legal.iter().all(|mv| position.kings().has(mv.from)) => {
            HintRule::KingCapture
        }
        Choice::Any | Choice::KingFirst => HintRule::AnyCapture,
        _ if all_alike => HintRule::MostPieces { n_taken: most },
        _ => HintRule::BestCapture,
    }
}

impl Play {
    /// How much of a hint is told now.
    pub fn hint_step(&self) -> Option<HintStep> {
        self.hint.map(|hint| hint.step)
    }

    /// Whether there is anything to give a hint about. Analysis shows more than a hint.
    pub fn can_hint(&self) -> bool {
        self.accepts_moves() && !self.analyzes()
    }

    /// What the computer should think about for a hint.
    pub fn hint_wish(&self) -> Option<Thought> {
        if self.animation.is_some() || self.hint?.best.is_some() {
            return None;
        }
        // The same hint whoever asks.
        Some(self.thought_of(LEVEL, 0))
    }

    /// The next step; after the last one the hint goes.
    pub(super) fn next_hint(&mut self) {
        if !self.can_hint() {
            return;
        }
        self.hint = match self.hint {
            None => Some(Hint { step: HintStep::Rule, best: None }),
            Some(hint) => match hint.step {
                HintStep::Rule => Some(Hint { step: HintStep::Piece, ..hint }),
                HintStep::Piece => Some(Hint { step: HintStep::Move, ..hint }),
                HintStep::Move => None,
            },
        };
        self.say_hint();
    }

    pub(super) fn hinted(&mut self, id: u32, best: &str) {
        if id != self.engine.thought {
            return;
        }
        let Some(hint) = self.hint else { return };
        let position = self.game().position();
        let legal = self.game().legal_moves();
        let best = movetext::parse(self.game().ruleset(), position, legal, best).ok();
        self.hint = best.map(|best| Hint { best: Some(best), ..hint });
        if hint.step > HintStep::Rule {
            self.say_hint();
        }
    }

    pub(super) fn hint_failed(&mut self, id: u32) -> bool {
        id == self.engine.thought && self.hint.take().is_some()
    }

    fn say_hint(&mut self) {
        if let Some(words) = self.hint_words() {
            self.say(words);
        }
    }

    /// The hint in words.
    pub fn hint_words(&self) -> Option<String> {
        let text = self.strings();
        let hint = self.hint?;
        Some(match (hint.step, hint.best) {
            (HintStep::Rule, _) => (text.hint_rule)(self.hint_rule()),
            (_, None) => text.hint_waits.to_owned(),
            (HintStep::Piece, Some(best)) => {
                let label = self.game().ruleset().board().label(best.from).to_string();
                (text.hint_piece)(&label)
            }
            (HintStep::Move, Some(best)) => (text.hint_move)(&self.words_of(&best)),
        })
    }

    fn hint_rule(&self) -> HintRule {
        rule(self.game().ruleset(), self.game().position(), self.game().legal_moves())
    }

    fn words_of(&self, mv: &Move<u128>) -> String {
        let (board, position) = (self.game().ruleset().board(), self.game().position());
        let route = self.game().ruleset().route(position, mv);
        (self.strings().moved)(&MoveWords::new(board, position, mv, &route))
    }

    /// The piece that the hint points at.
    pub(super) fn hinted_square(&self) -> Option<Square> {
        let hint = self.hint.filter(|hint| hint.step > HintStep::Rule)?;
        hint.best.map(|best| best.from)
    }

    /// The way of the move that the hint shows.
    pub(super) fn hinted_way(&self) -> Option<Vec<Place>> {
        let hint = self.hint.filter(|hint| hint.step == HintStep::Move)?;
        hint.best.map(|best| self.way(&best))
    }
}
