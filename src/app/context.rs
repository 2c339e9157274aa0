//! The page's state as everything that draws gets it.

use std::rc::Rc;

use yew::prelude::*;

use super::time::now_ms;
use crate::play::action::BoardAction;
use crate::play::{Action, Page, Table};

/// The state as Yew keeps it: the same as itself alone.
#[derive(Clone, Debug)]
pub(super) struct Model(pub(super) Rc<Page>);

impl PartialEq for Model {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The table that a first board begins with or hands over: the same as itself alone.
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
                // A clock is told the time before whatever happens then.
                let is_timed = self.0.clock().is_some();
                let told = is_timed.then(|| self.0.after(Action::Tick(now_ms())));
                Rc::new(Self(Rc::new(told.as_ref().unwrap_or(&self.0).after(action))))
            }
        }
    }
}

/// A snapshot of the state, and the way to report what happened.
#[derive(Clone)]
pub(super) struct PlayHandle {
    play: Rc<Page>,
    dispatcher: UseReducerDispatcher<Model>,
}

/// Two handles are the same while the state is: a state that changed is another one.
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
    /// The state as it is now. (Yew's own handle follows the latest state and so never differs
    /// from itself.)
    pub(super) fn of(handle: &UseReducerHandle<Model>) -> Self {
        Self { play: Rc::clone(&handle.0), dispatcher: handle.dispatcher() }
    }

    /// Reports what happened.
    pub(super) fn send(&self, action: impl Into<Action>) {
        self.dispatcher.dispatch(action.into());
    }

    /// A handler that reports the same whatever the event.
    pub(super) fn on<E>(&self, action: impl Into<Action>) -> Callback<E> {
        let (play, action) = (self.clone(), action.into());
        Callback::from(move |_| play.send(action.clone()))
    }
}

/// Deals with a key on a board; whether it meant something.
type OnKey = dyn Fn(&NodeRef, &str) -> bool;

/// What a board needs of whoever keeps the state: the table, a way to report what is done, and the
/// keys that mean something beside the board.
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
    /// A board without keys beyond its own.
    pub(super) fn new(table: Rc<Table>, report: Rc<dyn Fn(BoardAction)>) -> Self {
        Self { table, report, key: Rc::new(|_, _| false) }
    }

    /// The same, with keys that mean something beside the board.
    pub(super) fn with_keys(self, key: impl Fn(&NodeRef, &str) -> bool + 'static) -> Self {
        Self { key: Rc::new(key), ..self }
    }

    /// Reports what was done.
    pub(super) fn send(&self, action: BoardAction) {
        (self.report)(action);
    }

    /// Offers a key to whoever holds the board; whether it meant something.
    pub(super) fn key(&self, root: &NodeRef, key: &str) -> bool {
        (self.key)(root, key)
    }
}

impl PlayHandle {
    /// The board that is seen.
    pub(super) fn on_board(&self) -> BoardHandle {
        let sender = self.clone();
        BoardHandle::new(Rc::clone(self.face()), Rc::new(move |action| sender.send(action)))
    }
}
