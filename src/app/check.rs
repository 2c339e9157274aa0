//! The check of an exercise being made. It can take long, so a worker does it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use super::context::PlayHandle;
use super::reader::Reader;
use crate::protocol::files::{Answer, FindingText, Inspected, Task};
use crate::text::Language;

/// The state of a check.
#[derive(Clone, PartialEq)]
enum State {
    NotAsked,
    Asked,
    Failed,
    Done(Rc<Inspected>),
}

/// An exercise to check: its link, and the language of the findings.
pub(super) type Wish = (String, Language);

/// A check, and the worker that makes it.
#[derive(Clone)]
pub(super) struct Check {
    state: UseStateHandle<State>,
    checked: UseStateHandle<Option<Wish>>,
    asked: Rc<Cell<u32>>,
    reader: Rc<RefCell<Option<Reader>>>,
}

/// A check that has not been asked for yet. It ends when the author's tool is closed.
#[hook]
pub(super) fn use_check(is_open: bool) -> Check {
    let state = use_state_eq(|| State::NotAsked);
    let checked = use_state_eq(|| None);
    let asked = use_memo((), |()| Cell::new(0));
    let reader = use_memo((), |()| RefCell::new(None));
    let (end, forget) = (Rc::clone(&reader), state.setter());
    use_effect_with(is_open, move |is_open| {
        if !is_open {
            end.take();
            forget.set(State::NotAsked);
        }
    });
    Check { state, checked, asked, reader }
}

impl Check {
    /// Forgets what was found, and abandons the check.
    pub(super) fn forget(&self) {
        self.reader.take();
        self.state.set(State::NotAsked);
    }

    /// Starts checking an exercise, and abandons the check before.
    pub(super) fn ask(&self, wish: &Wish) {
        let (state, asked) = (self.state.setter(), Rc::clone(&self.asked));
        let reader = Reader::new(Callback::from(move |told| match told {
            Some((id, Answer::Inspected(inspected))) if id == asked.get() => {
                state.set(State::Done(Rc::new(inspected)));
            }
            Some((id, _)) if id != asked.get() => {}
            _ => state.set(State::Failed),
        }));
        let (link, language) = wish;
        self.asked.set(reader.ask_in(*language, Task::Inspect(link.clone()), None));
        self.reader.replace(Some(reader));
        self.checked.set(Some(wish.clone()));
        self.state.set(State::Asked);
    }
}

/// A button to check the exercise, if it is complete, another one `beside` it, and the findings.
pub(super) fn check_of(
    play: &PlayHandle,
    check: &Check,
    link: Option<String>,
    beside: Html,
) -> Html {
    let text = play.strings().author();
    let wish = link.map(|link| (link, play.language()));
    let is_new = *check.checked == wish;
    let is_off = wish.is_none();
    let on_check = {
        let check = check.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(wish) = &wish {
                check.ask(wish);
            }
        })
    };
    html! {
        <div class="author__check">
            <div class="controls controls--row">
                <button type="button" class="button" disabled={is_off} onclick={on_check}>
                    { text.check }
                </button>
                { beside }
            </div>
            <div class="author__found" role="status">
                { match &*check.state {
                    State::NotAsked => Html::default(),
                    State::Asked => html! { <p>{ text.checking }</p> },
                    State::Failed => html! { <p>{ text.not_checked }</p> },
                    State::Done(found) => findings(found),
                } }
                if !is_new && *check.state != State::NotAsked {
                    <p class="quiet">{ text.changed_since }</p>
                }
            </div>
        </div>
    }
}

fn findings(inspected: &Inspected) -> Html {
    let one = |found: &FindingText| {
        let class = if found.is_fault { "author__fault" } else { "author__note" };
        html! { <li {class}>{ found.words.clone() }</li> }
    };
    html! {
        <>
            <p class="author__verdict"><strong>{ inspected.summary.clone() }</strong></p>
            <ul>{ for inspected.found.iter().map(one) }</ul>
        </>
    }
}
