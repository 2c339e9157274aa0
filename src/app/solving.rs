//! An exercise being solved, below its board: on the page, and embedded on other sites.

use yew::prelude::*;

use super::context::BoardHandle;
use crate::play::action::BoardAction;
use crate::play::embedded::{EmbedAction, Embedded};
use crate::play::input::Candidate;
use crate::play::solving::Solving;

/// The task, and the feedback to the last try.
pub(super) fn task(play: &BoardHandle, solving: &Solving, solve: &Callback<EmbedAction>) -> Html {
    let text = play.strings();
    let attempt = solving.attempt();
    let class = match solving.went_well() {
        _ if attempt.is_solved() => "message message--right",
        _ if solving.hints() => "message message--hint",
        Some(true) => "message message--right",
        Some(false) => "message message--wrong",
        _ => "message",
    };
    // What is said of a move that was found has the number in it.
    let is_told = attempt.is_solved() || solving.went_well() == Some(true) && !solving.hints();
    let counts = attempt.found_words(text).filter(|_| !is_told);
    let counts = counts.or_else(|| attempt.tries_words(text));
    html! {
        <div class="embed__feedback" part="feedback">
            <p class="embed__status" dir="auto">{ attempt.task(text) }</p>
            if !attempt.choices().is_empty() && !attempt.is_solved() {
                <div class="embed__controls" role="group" aria-label={text.exercise().choices}>
                    { for attempt.choices().into_iter().enumerate().map(|(idx, words)| {
                        let choose = solve.reform(move |_: MouseEvent| EmbedAction::Choose(idx));
                        html! {
                            <button type="button" class="button" onclick={choose}>
                                { words.to_owned() }
                            </button>
                        }
                    }) }
                </div>
            }
            if let Some(words) = solving.words(play) {
                <p {class}>{ words }</p>
            }
            if let Some(counts) = counts {
                <p class="embed__counts quiet">{ counts }</p>
            }
            { press_answer(play) }
        </div>
    }
}

/// The controls of an exercise, which goes on to another one or stands alone. `more` comes after them.
pub(super) fn solving_controls(
    play: &BoardHandle,
    state: &Embedded,
    solve: &Callback<EmbedAction>,
    is_alone: bool,
    more: Html,
) -> Html {
    let text = play.strings();
    let is_solved = has_solved(state);
    let again = solve.reform(|_: MouseEvent| EmbedAction::Reset);
    html! {
        <div class="controls controls--row embed__controls" part="controls" role="group" aria-label={text.actions}>
            { hint_button(play, state, solve) }
            <button type="button" class={classes!("button", (is_alone && is_solved).then_some("button--accent"))}
                disabled={!state.has_changed()} onclick={again}>
                { text.exercise().again }
            </button>
            { button(play, text.flip, BoardAction::Flip, true) }
            { more }
        </div>
    }
}

fn has_solved(state: &Embedded) -> bool {
    state.solving().is_some_and(|solving| solving.attempt().is_solved())
}

/// Asks for a hint, until the exercise is solved.
pub(super) fn hint_button(
    play: &BoardHandle,
    state: &Embedded,
    solve: &Callback<EmbedAction>,
) -> Html {
    let hint = solve.reform(|_: MouseEvent| EmbedAction::Hint);
    html! {
        <button type="button" class="button" disabled={has_solved(state)} onclick={hint}>
            { play.strings().exercise().hint }
        </button>
    }
}

/// The notice about the last press, and the routes to choose from.
pub(super) fn press_answer(play: &BoardHandle) -> Html {
    html! {
        <>
            <div aria-live="assertive">
                if let Some(notice) = play.notice() {
                    <p class="message" key={play.notice_serial()}>{ play.notice_words(notice) }</p>
                }
            </div>
            { routes(play) }
        </>
    }
}

/// The routes to choose from, if a capture has several.
pub(super) fn routes(play: &BoardHandle) -> Html {
    if play.route_choices().is_empty() {
        return Html::default();
    }
    let route = |(idx, choice): (usize, &Candidate)| {
        let words = play.move_text(&choice.mv);
        let words = play.strings().route(&words, choice.route.victims.len());
        html! { <li>{ button(play, &words, BoardAction::ChooseRoute(idx), true) }</li> }
    };
    html! { <ol class="routes">{ for play.route_choices().iter().enumerate().map(route) }</ol> }
}

/// A button for an action on the board.
pub(super) fn button(play: &BoardHandle, label: &str, action: BoardAction, can: bool) -> Html {
    let play = play.clone();
    let on_click = Callback::from(move |_: MouseEvent| play.send(action.clone()));
    html! {
        <button type="button" class="button" disabled={!can} onclick={on_click}>
            { label.to_owned() }
        </button>
    }
}
