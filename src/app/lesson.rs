//! An exercise on the page: one that came with a link, or a trial of the author's own; and where
//! the focus goes when what is on the board changes.

use std::cell::Cell;

use yew::prelude::*;

use super::board::focus_board;
use super::context::PlayHandle;
use super::dom;
use super::icons::{self, Tool};
use super::panel::disc;
use super::solving::{solving_controls, task};
use super::telling::sentences;
use super::tool_sheet::{LESSON_TOOLS, more_button, tool_sheet};
use crate::play::Action;
use crate::play::embedded::{EmbedAction, Embedded};
use crate::play::screen::Subject;
use crate::play::screen::make::AuthorAction;
use crate::play::screen::train::{Path, Training};

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
            dom::scroll_page_up();
        }
    });
}

/// Moves the focus to the board when another board of many comes.
#[hook]
pub(super) fn use_board_focus(play: &PlayHandle) {
    let is_asked =
        |training: &&Training| training.is_exercise() || !matches!(training.path(), Path::Game(_));
    let link = play.training().filter(is_asked).map(|training| training.link().to_owned());
    use_effect_with(link, |link| {
        if link.is_some() {
            focus_board();
            dom::scroll_page_up();
        }
    });
}

/// Passes what a person who solves an exercise does to the page.
pub(super) fn on_solve(play: &PlayHandle) -> Callback<EmbedAction> {
    let play = play.clone();
    Callback::from(move |action| play.send(Action::Solve(action)))
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
    let solve = on_solve(play);
    let author = |action| play.on(Action::Author(action));
    let tool = |icon, label: &'static str, on| {
        Tool { icon, label: label.into(), can: true, on }.draw(Classes::new())
    };
    let is_trial = play.subject() == Subject::Trial;
    let more = if is_trial { Html::default() } else { more_button(text) };
    html! {
        <section class="editor lesson" aria-labelledby="lesson-title">
            <div class="editor__part lesson__told">
                <h2 class="editor__title field__name" id="lesson-title" tabindex="-1">{ text.exercise().title }</h2>
                if !state.caption().is_empty() {
                    <p class="lesson__caption" dir="auto">{ state.caption().to_owned() }</p>
                }
                if let Some(solving) = state.solving() {
                    <span class={classes!("player__disc", disc(solving.attempt().side()))}
                        aria-hidden="true"></span>
                    { task(&board, solving, &solve) }
                } else {
                    { for sentences(text, state.faults()).into_iter().map(|fault| html! {
                        <p class="message">{ fault }</p>
                    }) }
                }
                { messages }
            </div>
            if state.solving().is_some() { { solving_controls(&board, state, &solve, true, more) } }
            if is_trial {
                <p class="quiet">{ text.author().trying }</p>
                <button type="button" class="button" onclick={author(AuthorAction::EndTry)}>
                    { text.author().end_try }
                </button>
            } else {
                { tool_sheet(text, LESSON_TOOLS, html! {
                    <>
                        { tool(icons::EDIT, text.author().edit, author(AuthorAction::Open)) }
                        { tool(icons::SHARE, text.share().title, on_share.reform(|_| ())) }
                        { tool(icons::PLAY, text.author().leave, play.on(Action::EndLesson)) }
                    </>
                }) }
            }
        </section>
    }
}
