//! How the table handles what the engine says about the computer's move.

use super::analysis::EngineScore;
use super::notice::Notice;
use super::table::Table;
use super::words::claim_for_computer;

/// A message from the engine that plays the computer's side.
#[derive(Clone, Debug)]
pub enum EngineAction {
    /// It has finished another depth.
    Progress {
        /// The id of the thought that this answers.
        thought: u32,
        /// In plies.
        depth: u32,
        /// The best move so far, in the game's notation.
        best: String,
    },
    /// It has chosen its move.
    Best {
        /// The id of the thought that this answers.
        thought: u32,
        /// The move, in the game's notation.
        best: String,
        /// The score of the move, for the computer's side.
        score: EngineScore,
    },
    /// It cannot think.
    Failed {
        /// The id of the thought that this answers.
        thought: u32,
    },
    /// A person asks the computer to stop thinking.
    Stop,
    /// A person asks the computer to think again.
    Resume,
    /// A person asks the computer to play the best move found so far.
    MoveNow,
}

impl Table {
    /// Handles a message from the engine, or a request to it.
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
            EngineAction::Failed { thought } => self.engine_failed(thought),
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
            self.engine_failed(thought);
        }
    }

    fn engine_failed(&mut self, thought: u32) {
        if self.is_awaited(thought) {
            self.game.engine.stopped = true;
        } else if self.is_analysis(thought) {
            self.game.analysis.toggle();
        } else if thought != self.engine.thought || self.game.hint.take().is_none() {
            return;
        }
        self.board.notice = Some(Notice::EngineFailed);
    }

    /// Whether an answer belongs to the current thought.
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
