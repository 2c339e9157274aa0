//! An exercise on the page: one that came with a link, or a trial of the author's own; and where
//! the focus goes when what is on the board changes.

use std::cell::Cell;

use yew::prelude::*;

use super::board::focus_board;
use super::context::PlayHandle;
use super::dom;
use super::solving::{solving_controls, task};
use crate::play::Action;
use crate::play::embedded::Embedded;
use crate::play::screen::Subject;
use crate::play::screen::make::AuthorAction;

/// Moves the focus to the editor when it opens and to an exercise when one begins to make or try it,
/// once they are rendered, and to the board when they are closed. Does nothing when the page opens.
#[hook]
pub(super) fn use_subject(play: &PlayHandle, is_drawn: bool) {
    let now = play.subject();
    let last = use_memo((), |()| Cell::new(now));
    use_effect_with((now, is_drawn), move |&(now, is_drawn)| {
        if !is_drawn {
            return;
        }
        let before = last.replace(now);
        let title = match now {
            _ if now == before => None,
            Subject::Editor => Some("editor-title"),
            Subject::Author => Some("author-title"),
            Subject::Trial => Some("lesson-title"),
            Subject::Lesson if before != Subject::Game => Some("lesson-title"),
            Subject::Lesson => None,
            Subject::Game => {
                focus_board();
                None
            }
        };
        let document = title.and_then(|title| Some((title, dom::document()?)));
        if let Some(title) =
            document.and_then(|(title, document)| document.get_element_by_id(title))
        {
            dom::focus(&title);
        }
    });
}

/// The exercise being solved, and its controls.
pub(super) fn lesson_panel(
    play: &PlayHandle,
    state: &Embedded,
    messages: Html,
    on_share: &Callback<()>,
) -> Html {
    let text = play.strings();
    let board = play.on_board();
    let solve = {
        let play = play.clone();
        Callback::from(move |action| play.send(Action::Solve(action)))
    };
    let button = |label: &'static str, on_click: Callback<MouseEvent>| {
        html! { <button type="button" class="button" onclick={on_click}>{ label }</button> }
    };
    let author = |action| play.on(Action::Author(action));
    let is_trial = play.subject() == Subject::Trial;
    html! {
        <section class="editor lesson" aria-labelledby="lesson-title">
            <h2 class="editor__title" id="lesson-title" tabindex="-1">{ text.exercise().title }</h2>
            if !state.caption().is_empty() {
                <p class="lesson__caption">{ state.caption().to_owned() }</p>
            }
            if let Some(solving) = state.solving() {
                { task(&board, solving, &solve) }
                { solving_controls(&board, state, &solve) }
            } else {
                { for state.faults().iter().map(|fault| html! {
                    <p class="message">{ fault.clone() }</p>
                }) }
            }
            { messages }
            if is_trial {
                <p class="lesson__about">{ text.author().trying }</p>
                <div class="controls controls--wide">
                    { button(text.author().end_try, author(AuthorAction::EndTry)) }
                </div>
            } else {
                <div class="controls">
                    { button(text.author().edit, author(AuthorAction::Open)) }
                    { button(text.share().title, on_share.reform(|_| ())) }
                    { button(text.author().leave, play.on(Action::EndLesson)) }
                </div>
            }
        </section>
    }
}
