//! A hint in three steps: the rule that applies, the piece, the move.

use crate::rules::spec::Choice;
use crate::rules::{Bits, Move, Position, Ruleset, Square};
use crate::text::HintRule;

/// A hint being shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hint {
    pub(super) step: HintStep,
    /// The move to show, once the engine has found it.
    pub(super) best: Option<Move>,
}

/// How much of a hint is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintStep {
    /// The rule that applies.
    Rule,
    /// The rule and the piece.
    Piece,
    /// The rule, the piece and the move.
    Move,
}

/// The rule that decides which moves are legal in a position.
pub(super) fn rule(ruleset: &Ruleset, position: &Position, legal: &[Move]) -> HintRule {
    let n_taken = |mv: &Move| usize::try_from(mv.captured.count()).unwrap_or_default();
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

impl Hint {
    /// The next step; `None` after the last. That there is nothing to capture helps nobody: then the piece
    /// is shown first.
    pub(super) fn next(hint: Option<Self>, rule: HintRule) -> Option<Self> {
        match hint {
            None if matches!(rule, HintRule::NoCapture { .. }) => {
                Some(Self { step: HintStep::Piece, best: None })
            }
            None => Some(Self { step: HintStep::Rule, best: None }),
            Some(hint) => match hint.step {
                HintStep::Rule => Some(Self { step: HintStep::Piece, ..hint }),
                HintStep::Piece => Some(Self { step: HintStep::Move, ..hint }),
                HintStep::Move => None,
            },
        }
    }

    /// The square of the piece, once that is shown.
    pub(super) fn square(&self) -> Option<Square> {
        self.best.filter(|_| self.step > HintStep::Rule).map(|best| best.from)
    }

    /// The move, once that is shown.
    pub(super) fn shown(&self) -> Option<&Move> {
        self.best.as_ref().filter(|_| self.step == HintStep::Move)
    }
}
