//! What becomes of the computer's thoughts.

use super::action::EngineAction;
use super::input::Candidate;
use super::state::{Notice, Play};
use crate::notation::movetext;
use crate::rules::Move;

impl Play {
    /// What the computer's news do.
    pub fn on_engine(&mut self, action: EngineAction) {
        match action {
            EngineAction::Progress { thought, depth, best } => {
                self.engine_progress(thought, depth, best);
            }
            EngineAction::Best { thought, best, score } => {
                if self.is_awaited(thought) {
                    self.engine_score = Some(score);
                }
                self.engine_best(thought, &best);
            }
            EngineAction::Failed { thought, reason } => self.engine_failed(thought, reason),
            EngineAction::Stop => {
                self.engine.stopped = true;
                self.engine.hurried = false;
            }
            EngineAction::Resume => self.rethink(),
            EngineAction::MoveNow => self.move_now(),
        }
    }

    fn engine_progress(&mut self, thought: u32, depth: u32, best: String) {
        if !self.is_awaited(thought) {
            return;
        }
        if self.engine.hurried {
            self.engine_best(thought, &best);
            return;
        }
        self.engine.depth = Some(depth);
        self.engine.best = Some(best);
    }

    fn engine_best(&mut self, thought: u32, best: &str) {
        if !self.is_awaited(thought) || self.claim_for_computer() {
            return;
        }
        match self.engine_move(best) {
            Some(mv) => {
                let route = self.game().ruleset().route(self.game().position(), &mv);
                self.play(&Candidate { mv, route }, 1, Some(mv.from));
            }
            None => self.engine_failed(thought, format!("\"{best}\" is not a legal move")),
        }
    }

    /// Plays the move that a text names, for whoever is to move.
    ///
    /// # Errors
    /// Why it names none, as a sentence.
    pub(super) fn play_text(&mut self, text: &str) -> Result<(), String> {
        let (game, position) = (self.game(), self.game().position());
        let mv = movetext::parse(game.ruleset(), position, game.legal_moves(), text)
            .map_err(|error| error.to_string())?;
        let route = game.ruleset().route(position, &mv);
        self.play(&Candidate { mv, route }, 1, Some(mv.from));
        Ok(())
    }

    fn engine_move(&self, text: &str) -> Option<Move<u128>> {
        let position = self.game().position();
        movetext::parse(self.game().ruleset(), position, self.game().legal_moves(), text).ok()
    }

    fn engine_failed(&mut self, thought: u32, reason: String) {
        let is_own = self.is_awaited(thought);
        if is_own {
            self.engine.stopped = true;
        }
        if is_own || self.analysis_failed(thought) || self.hint_failed(thought) {
            self.notice = Some(Notice::EngineFailed(reason));
        }
    }

    /// Whether an answer belongs to what the computer is to think about now.
    fn is_awaited(&self, thought: u32) -> bool {
        let waits = self.engine.stopped || self.analyzes() || self.is_away();
        thought == self.engine.thought && self.computer_to_move() && !waits
    }

    fn move_now(&mut self) {
        if !self.computer_to_move() || self.analyzes() {
            return;
        }
        if let Some(best) = self.engine.best.clone() {
            self.engine.stopped = false;
            self.engine_best(self.engine.thought, &best);
            return;
        }
        if self.engine.stopped {
            self.rethink();
        }
        self.engine.hurried = true;
    }
}
