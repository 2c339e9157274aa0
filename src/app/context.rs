//! The page's state as everything that draws gets it.

use std::rc::Rc;

use yew::prelude::*;

use super::clock;
use crate::play::{Action, Play};

/// The state as Yew keeps it.
#[derive(Clone, Debug)]
pub(super) struct Model(pub(super) Rc<Play>);

impl Reducible for Model {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match action {
            Action::Focus(square) if square == self.0.focus() => self,
            action => Rc::new(Self(Rc::new(self.0.after(action)))),
        }
    }
}

/// A snapshot of the state, and the way to report what happened.
#[derive(Clone)]
pub(super) struct PlayHandle {
    play: Rc<Play>,
    dispatcher: UseReducerDispatcher<Model>,
}

/// Two handles are the same while the state is: a state that changed is another one.
impl PartialEq for PlayHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.play, &other.play)
    }
}

impl std::ops::Deref for PlayHandle {
    type Target = Play;

    fn deref(&self) -> &Play {
        &self.play
    }
}

impl PlayHandle {
    /// The state as it is now. (Yew's own handle follows the latest state and so never differs
    /// from itself.)
    pub(super) fn of(handle: &UseReducerHandle<Model>) -> Self {
        Self { play: Rc::clone(&handle.0), dispatcher: handle.dispatcher() }
    }

    /// Reports what happened.
    pub(super) fn send(&self, action: Action) {
        if self.play.clock().is_some() {
            self.dispatcher.dispatch(Action::Tick(clock::now_ms()));
        }
        self.dispatcher.dispatch(action);
    }

    /// A handler that reports the same whatever the event.
    pub(super) fn on<E>(&self, action: Action) -> Callback<E> {
        let play = self.clone();
        Callback::from(move |_| play.send(action.clone()))
    }
}
