//! What a board without the page around it sees to after each drawing: the computer thinks about
//! what is on it, the keyboard's focus goes along, and a move on its way comes to its next stage.

use gloo::timers::callback::Timeout;
use yew::Callback;

use super::board::{Hands, focus_square};
use super::dom;
use super::engine::Engine;
use super::wire::Source;
use super::wish::Wish;
use crate::play::action::EngineAction;
use crate::play::{Action, Table};
use crate::rules::Square;

/// The hands, the computer and the time of one board.
pub(super) struct Upkeep {
    hands: Hands,
    engine: Engine,
    focus: Square,
    /// The next stage of a move on its way: after how many plies and landings.
    stage: Option<(usize, usize, Timeout)>,
}

impl Upkeep {
    /// For a board with the keyboard on a square; `workers` is where the engine's worker comes
    /// from, and `hear` is told the computer's news.
    pub(super) fn new(workers: Source, focus: Square, hear: Callback<EngineAction>) -> Self {
        let hear = Callback::from(move |action| {
            if let Action::Engine(action) = action {
                hear.emit(action);
            }
        });
        let engine = Engine::new(workers, hear);
        Self { hands: Hands::new(), engine, focus, stage: None }
    }

    /// The same for a board that the page begins with.
    pub(super) fn opening(self, table: &Table) -> Self {
        Self { engine: self.engine.opening(table.thought().as_ref()), ..self }
    }

    /// What is done with pieces.
    pub(super) const fn hands(&self) -> &Hands {
        &self.hands
    }

    /// The board has been drawn; `step` is to be called when a move on its way is at its next stage.
    pub(super) fn drawn(&mut self, table: &Table, step: impl FnOnce() + 'static) {
        // Most boards never ask the computer anything, and load no worker.
        let thought = table.thought();
        if thought.is_some() || self.engine.has_started() {
            self.engine.want(thought.map(Wish::Move).as_ref());
        }
        if table.focus() != self.focus {
            self.focus = table.focus();
            if self.hands.hold_focus() {
                focus_square(self.hands.root(), self.focus);
            }
        }
        let stage =
            table.animation().map(|a| (table.game().plies().len(), a.n_landed, a.stage_ms()));
        let Some((ply, n_landed, stage_ms)) = stage else {
            self.stage = None;
            return;
        };
        if self.stage.as_ref().is_none_or(|(at, landed, _)| (*at, *landed) != (ply, n_landed)) {
            let still = dom::media("(prefers-reduced-motion: reduce)");
            let timeout = Timeout::new(if still { 0 } else { stage_ms }, step);
            self.stage = Some((ply, n_landed, timeout));
        }
    }
}
