//! What happens after each rendering of a board, on the page, in embedded boards and at a first
//! visit: the engine is given what is wanted of it, the focus follows, a piece begins to slide, and
//! an animation gets a timer for its next stage.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::board::{Hands, focus_square};
use super::context::PlayHandle;
use super::dom;
use super::engine::Engine;
use super::wire::Source;
use super::wish::Wish;
use crate::play::action::{BoardAction, EngineAction};
use crate::play::{Action, Table};
use crate::rules::Square;

/// The pointer, the engine and the timer of one board.
pub(super) struct Upkeep {
    hands: Hands,
    engine: Engine,
    focus: Square,
    /// The next stage of an animation, identified by plies and landings.
    stage: Option<(usize, usize, Timeout)>,
}

impl Upkeep {
    /// For a board with the keyboard on `focus`. `workers` creates the engine's worker, and `hear`
    /// receives the engine's messages.
    pub(super) fn new(workers: Source, focus: Square, hear: Callback<EngineAction>) -> Self {
        let hear = Callback::from(move |action| {
            if let Action::Engine(action) = action {
                hear.emit(action);
            }
        });
        Self::hearing_all(workers, focus, hear)
    }

    /// The same for a board with analysis and hints.
    fn hearing_all(workers: Source, focus: Square, hear: Callback<Action>) -> Self {
        let engine = Engine::new(workers, hear);
        Self { hands: Hands::new(), engine, focus, stage: None }
    }

    /// The same for the board that the page opens with.
    pub(super) fn opening(self, table: &Table) -> Self {
        Self { engine: self.engine.opening(table.thought().as_ref()), ..self }
    }

    /// The pointer on the board.
    pub(super) const fn hands(&self) -> &Hands {
        &self.hands
    }

    /// To be called after rendering a table whose computer only plays moves. `step` is called when
    /// the next stage of an animation is due.
    pub(super) fn drawn(&mut self, table: &Table, step: impl FnOnce() + 'static) {
        self.drawn_wishing(table, table.thought().map(Wish::Move).as_ref(), step);
    }

    /// The same with a wish for the engine.
    fn drawn_wishing(&mut self, table: &Table, wish: Option<&Wish>, step: impl FnOnce() + 'static) {
        // Most boards never need the engine, and start no worker.
        if wish.is_some() || self.engine.has_started() {
            self.engine.want(wish);
        }
        self.hands.start_slide();
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

/// The upkeep of the table shown on the page.
#[hook]
pub(super) fn use_upkeep(play: &PlayHandle) -> Hands {
    let first = play.clone();
    let upkeep = use_memo((), move |()| {
        let url = dom::meta("damiera-worker").unwrap_or_else(|| "worker_loader.js".to_owned());
        let (focus, table) = (first.face().focus(), first.clone());
        let hear = Callback::from(move |action: Action| first.send(action));
        let upkeep = Upkeep::hearing_all(Source::Address(url), focus, hear);
        RefCell::new(upkeep.opening(&table))
    });
    let hands = upkeep.borrow().hands().clone();
    {
        // Starting the worker early makes the first answer come sooner.
        let upkeep = Rc::clone(&upkeep);
        use_effect_with((), move |()| upkeep.borrow().engine.warm_up());
    }
    let play = play.clone();
    use_effect(move || {
        let (table, wish) = (Rc::clone(play.face()), Wish::of(&play));
        let step = move || play.send(BoardAction::AnimationStep);
        upkeep.borrow_mut().drawn_wishing(&table, wish.as_ref(), step);
    });
    hands
}
