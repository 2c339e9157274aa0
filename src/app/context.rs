//! The state of the page as components receive it.

use std::rc::Rc;

use yew::prelude::*;

use super::time::now_ms;
use crate::play::action::BoardAction;
use crate::play::{Action, Page, Table};

/// The state as Yew stores it. Two are equal only if they are the same object.
#[derive(Clone, Debug)]
pub(super) struct Model(pub(super) Rc<Page>);

impl PartialEq for Model {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The table of a first board. Two are equal only if they are the same object.
#[derive(Clone, Debug)]
pub(super) struct Laid(pub(super) Rc<Table>);

impl PartialEq for Laid {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Reducible for Model {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        match action {
            Action::Board(BoardAction::Focus(square)) if square == self.0.face().focus() => self,
            action => {
                // A clock has to know the time before the action happens.
                let is_timed = self.0.clock().is_some();
                let told = is_timed.then(|| self.0.after(Action::Tick(now_ms())));
                Rc::new(Self(Rc::new(told.as_ref().unwrap_or(&self.0).after(action))))
            }
        }
    }
}

/// A snapshot of the state, and a way to report actions.
#[derive(Clone)]
pub(super) struct PlayHandle {
    play: Rc<Page>,
    dispatcher: UseReducerDispatcher<Model>,
}

/// Handles are equal while the state is the same object; every change makes a new one.
impl PartialEq for PlayHandle {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.play, &other.play)
    }
}

impl std::ops::Deref for PlayHandle {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.play
    }
}

impl PlayHandle {
    /// The current state. (Yew's own handle always follows the latest state, so it would never
    /// compare as changed.)
    pub(super) fn of(handle: &UseReducerHandle<Model>) -> Self {
        Self { play: Rc::clone(&handle.0), dispatcher: handle.dispatcher() }
    }

    /// The state itself.
    pub(super) fn page(&self) -> Rc<Page> {
        Rc::clone(&self.play)
    }

    /// Reports an action.
    pub(super) fn send(&self, action: impl Into<Action>) {
        self.dispatcher.dispatch(action.into());
    }

    /// An event handler that always reports the same action.
    pub(super) fn on<E>(&self, action: impl Into<Action>) -> Callback<E> {
        let (play, action) = (self.clone(), action.into());
        Callback::from(move |_| play.send(action.clone()))
    }
}

/// Handles a key on a board. Returns whether it did anything.
type OnKey = dyn Fn(&NodeRef, &str) -> bool;

/// What a board needs of its owner: the table, a way to report actions, and a handler for further
/// keys.
#[derive(Clone)]
pub(super) struct BoardHandle {
    table: Rc<Table>,
    report: Rc<dyn Fn(BoardAction)>,
    key: Rc<OnKey>,
}

impl std::ops::Deref for BoardHandle {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl BoardHandle {
    /// A board that handles no keys besides its own.
    pub(super) fn new(table: Rc<Table>, report: Rc<dyn Fn(BoardAction)>) -> Self {
        Self { table, report, key: Rc::new(|_, _| false) }
    }

    /// The same board with a handler for further keys.
    pub(super) fn with_keys(self, key: impl Fn(&NodeRef, &str) -> bool + 'static) -> Self {
        Self { key: Rc::new(key), ..self }
    }

    /// Reports an action on the board.
    pub(super) fn send(&self, action: BoardAction) {
        (self.report)(action);
    }

    /// Passes a key to the board's owner. Returns whether it did anything.
    pub(super) fn key(&self, root: &NodeRef, key: &str) -> bool {
        (self.key)(root, key)
    }
}

impl PlayHandle {
    /// The board that is shown.
    pub(super) fn on_board(&self) -> BoardHandle {
        let sender = self.clone();
        BoardHandle::new(Rc::clone(self.face()), Rc::new(move |action| sender.send(action)))
    }
}
