//! What becomes of the computer's thoughts.

use super::analysis::EngineScore;
use super::notice::Notice;
use super::table::Table;
use super::words::claim_for_computer;

/// Something of the computer that plays.
#[derive(Clone, Debug)]
pub enum EngineAction {
    /// The computer has finished another depth.
    Progress {
        /// Which thought this belongs to.
        thought: u32,
        /// How deep.
        depth: u32,
        /// The best move so far.
        best: String,
    },
    /// The computer has chosen.
    Best {
        /// Which thought this belongs to.
        thought: u32,
        /// Its move.
        best: String,
        /// How good that is for it.
        score: EngineScore,
    },
    /// The computer cannot think.
    Failed {
        /// Which thought this belongs to.
        thought: u32,
        /// Why, in the engine's words.
        reason: String,
    },
    /// The computer shall not move for now.
    Stop,
    /// The computer shall think again.
    Resume,
    /// The computer shall play the best it has.
    MoveNow,
}

impl Table {
    /// What the computer's news do.
    pub fn on_engine(&mut self, action: EngineAction) {
        match action {
            EngineAction::Progress { thought, .. } if !self.is_awaited(thought) => {}
            EngineAction::Progress { thought, best, .. } if self.engine.hurried => {
                self.engine_best(thought, &best);
            }
            EngineAction::Progress { depth, best, .. } => {
                self.game.engine.depth = Some(depth);
                self.game.engine.best = Some(best);
            }
            EngineAction::Best { thought, best, score } => {
                if self.is_awaited(thought) {
                    self.game.engine_score = Some(score);
                }
                self.engine_best(thought, &best);
            }
            EngineAction::Failed { thought, reason } => self.engine_failed(thought, reason),
            EngineAction::Stop => {
                self.game.engine.stopped = true;
                self.game.engine.hurried = false;
            }
            EngineAction::Resume => self.rethink(),
            EngineAction::MoveNow => self.move_now(),
        }
    }

    fn engine_best(&mut self, thought: u32, best: &str) {
        if !self.is_awaited(thought) || claim_for_computer(self) {
            return;
        }
        if self.play_text(best).is_err() {
            self.engine_failed(thought, format!("\"{best}\" is not a legal move"));
        }
    }

    fn engine_failed(&mut self, thought: u32, reason: String) {
        if self.is_awaited(thought) {
            self.game.engine.stopped = true;
        } else if self.is_analysis(thought) {
            self.game.analysis.toggle();
        } else if thought != self.engine.thought || self.game.hint.take().is_none() {
            return;
        }
        self.board.notice = Some(Notice::EngineFailed(reason));
    }

    /// Whether an answer belongs to what the computer is to think about now.
    fn is_awaited(&self, thought: u32) -> bool {
        let waits = self.engine.stopped || self.analyzes();
        thought == self.engine.thought && self.computer_to_move() && !waits
    }

    fn move_now(&mut self) {
        if !self.computer_to_move() || self.analyzes() {
            return;
        }
        if let Some(best) = self.engine.best.clone() {
            self.game.engine.stopped = false;
            self.engine_best(self.engine.thought, &best);
            return;
        }
        if self.engine.stopped {
            self.rethink();
        }
        self.game.engine.hurried = true;
    }
}
