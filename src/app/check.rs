//! The check of an exercise that is being made. A worker does it: it may take its time.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use super::context::PlayHandle;
use super::reader::Reader;
use crate::protocol::{Body, Found, Inspect, Inspected, Task};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct CheckProps {
    pub(super) play: PlayHandle,
    /// The exercise, if it is one.
    pub(super) link: Option<AttrValue>,
}

/// How far a check is.
#[derive(Clone, PartialEq)]
enum State {
    NotAsked,
    Asked,
    Failed,
    Done(Rc<Inspected>),
}

/// A button to check, and what the check has found.
#[component]
pub(super) fn Check(CheckProps { play, link }: &CheckProps) -> Html {
    let state = use_state_eq(|| State::NotAsked);
    // Which exercise was checked, and in which language.
    let checked = use_state_eq(|| None);
    let asked = use_memo((), |()| Cell::new(0));
    let reader = {
        let (state, asked) = (state.setter(), Rc::clone(&asked));
        use_memo((), move |()| {
            Reader::new(Callback::from(move |told| match told {
                Some((id, Body::Inspected(inspected))) if id == asked.get() => {
                    state.set(State::Done(Rc::new(inspected)));
                }
                Some((id, _)) if id != asked.get() => {}
                _ => state.set(State::Failed),
            }))
        })
    };
    let text = play.strings().author();
    let wish = link.as_ref().map(|link| (link.clone(), play.strings().code));
    let is_new = *checked == wish;
    let on_check = {
        let (wish, checked, state) = (wish.clone(), checked.setter(), state.setter());
        Callback::from(move |_: MouseEvent| {
            if let Some((link, language)) = wish.clone() {
                let (link, language) = (link.to_string(), language.to_owned());
                asked.set(reader.ask(Task::Inspect(Inspect { link, language }), None));
                checked.set(wish.clone());
                state.set(State::Asked);
            }
        })
    };
    html! {
        <div class="author__check">
            <button type="button" class="button" disabled={wish.is_none()} onclick={on_check}>
                { text.check }
            </button>
            <div class="author__found" role="status">
                { match &*state {
                    State::NotAsked => Html::default(),
                    State::Asked => html! { <p>{ text.checking }</p> },
                    State::Failed => html! { <p>{ text.not_checked }</p> },
                    State::Done(found) => findings(found),
                } }
                if !is_new && *state != State::NotAsked {
                    <p class="author__old">{ text.changed_since }</p>
                }
            </div>
        </div>
    }
}

fn findings(inspected: &Inspected) -> Html {
    let one = |found: &Found| {
        let class = if found.is_fault { "author__fault" } else { "author__note" };
        html! { <li {class}>{ found.words.clone() }</li> }
    };
    html! {
        <>
            <p class="author__verdict">{ inspected.verdict.clone() }</p>
            <ul>{ for inspected.found.iter().map(one) }</ul>
        </>
    }
}
