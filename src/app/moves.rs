//! The list of moves.

use gloo::events::EventListener;
use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use crate::play::action::{BoardAction, Go};
use crate::text::Strings;

/// The list's element, scrolled after rendering so that the current move is visible.
#[hook]
pub(super) fn use_list(play: &PlayHandle, is_drawn: bool) -> NodeRef {
    let list = use_node_ref();
    let scrolled = list.clone();
    let n_words = play.game().words().len();
    use_effect_with((play.line_ply(), n_words, play.study_node(), is_drawn), move |_| {
        keep_current_in_view(&scrolled);
        // A phone that is turned has another list.
        let on_resize = move |_: &web_sys::Event| keep_current_in_view(&scrolled);
        let listener = dom::window().map(|it| EventListener::new(&it, "resize", on_resize));
        move || drop(listener)
    });
    list
}

/// Shows another position of the game, and announces it.
pub(super) fn go(play: &PlayHandle, go: Go) {
    play.send(BoardAction::Go(go));
}

/// Keys in the list of moves.
fn on_key(play: &PlayHandle) -> Callback<KeyboardEvent> {
    let play = play.clone();
    Callback::from(move |event: KeyboardEvent| {
        if let Some(to) = go_of_key(&event) {
            event.prevent_default();
            go(&play, to);
        }
    })
}

/// Where a key leads in the list.
pub(super) fn go_of_key(event: &KeyboardEvent) -> Option<Go> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    Some(match event.key().as_str() {
        "ArrowLeft" | "k" => Go::Back,
        "ArrowRight" | "j" => Go::On,
        "Home" | "K" => Go::First,
        "End" | "J" => Go::Last,
        _ => return None,
    })
}

/// The list of moves with its buttons; of a study these are a tree.
pub(super) fn move_list(play: &PlayHandle, list: &NodeRef, tree: Option<Html>) -> Html {
    let text = play.strings();
    let (shown, n_plies) = (play.line_ply(), play.n_line_plies());
    html! {
        <section class="moves" aria-label={text.moves} onkeydown={on_key(play)}>
            { steps(text, shown, n_plies, &|ply| play.on(BoardAction::Show(ply))) }
            if let Some(tree) = tree {
                { tree }
            } else if n_plies == 0 {
                <p class="moves__none">{ text.no_moves_yet }</p>
            } else {
                <ol class="moves__list" ref={list.clone()} dir="ltr" tabindex="0"
                    aria-label={text.moves}>{ rows(play) }</ol>
            }
        </section>
    }
}

/// Buttons to step through a line of this many plies.
pub(super) fn steps(
    text: &Strings,
    shown: usize,
    n_plies: usize,
    show: &dyn Fn(usize) -> Callback<MouseEvent>,
) -> Html {
    let step = |label: &'static str, icon: &'static str, ply: Option<usize>| {
        html! {
            <button type="button" class="button moves__go" aria-label={label} title={label}
                disabled={ply.is_none()} onclick={show(ply.unwrap_or(shown))}>
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={icon} /></svg>
            </button>
        }
    };
    let on = (shown < n_plies).then_some(shown + 1);
    html! {
        <div class="moves__steps" dir="ltr">
            { step(text.first_move, "M6 5h2v14H6zM19 5v14L9 12z", (shown > 0).then_some(0)) }
            { step(text.previous_move, "M16 5v14L6 12z", shown.checked_sub(1)) }
            { step(text.next_move, "M8 5v14l10-7z", on) }
            { step(text.last_move, "M16 5h2v14h-2zM5 5v14l10-7z", on.map(|_| n_plies)) }
        </div>
    }
}

/// One row for each pair of plies, beginning with the side that moves first by the rules.
fn rows(play: &PlayHandle) -> Html {
    let game = play.game();
    let second_begins = game.start().turn() != game.ruleset().rules().first;
    let texts = play.move_texts();
    let mut plies: Vec<Option<(usize, &String)>> = Vec::new();
    if second_begins {
        plies.push(None);
    }
    plies.extend(texts.iter().enumerate().map(|(idx, text)| Some((idx + 1, text))));
    let ply = |ply: &Option<(usize, &String)>| match ply {
        None => html! { <span class="moves__skip">{ "…" }</span> },
        Some((number, text)) => {
            let current = *number == play.shown_ply();
            html! {
                <button type="button" class={classes!("moves__ply", current.then_some("moves__ply--current"))}
                    aria-current={current.then_some("step")}
                    onclick={play.on(BoardAction::Show(*number))}>{ (*text).clone() }</button>
            }
        }
    };
    plies
        .chunks(2)
        .enumerate()
        .map(|(idx, pair)| {
            let numbers = || pair.iter().flatten().map(|(number, _)| *number);
            let is_first = numbers().next() == Some(1);
            html! {
                <li class="moves__row" key={idx}>
                    if is_first { { said_after(play, 0) } }
                    <span class="moves__number" aria-hidden="true">{ format!("{}.", idx + 1) }</span>
                    { for pair.iter().map(ply) }
                    { for numbers().map(|number| said_after(play, number)) }
                </li>
            }
        })
        .collect()
}

/// What was said after this many plies, before the next one.
fn said_after(play: &PlayHandle, ply: usize) -> Html {
    let said = play.game().words().iter().filter(|word| word.ply == ply);
    said.map(|word| html! { <p class="moves__said">{ play.said(word.by, word.what) }</p> })
        .collect()
}

/// Scrolls the list, but not the page, so that the current move is visible, and with it what was said last.
pub(super) fn keep_current_in_view(list: &NodeRef) {
    let Some(list) = list.cast::<web_sys::HtmlElement>() else { return };
    let current = list.query_selector("[aria-current]").ok().flatten();
    let (top, height) = match &current {
        Some(current) => {
            let (own, outer) =
                (current.get_bounding_client_rect(), list.get_bounding_client_rect());
            (own.top() - outer.top(), own.height())
        }
        None => return list.set_scroll_top(0),
    };
    // The bar of a phone may lie over the end of the list.
    let bar =
        list.closest("#app").ok().flatten().and_then(|app| app.query_selector(".dock").ok()?);
    let bar = bar.map(|bar| bar.get_bounding_client_rect()).filter(|bar| bar.height() > 0.0);
    let seen = bar.map_or(f64::INFINITY, |bar| bar.top() - list.get_bounding_client_rect().top());
    let room = f64::from(list.client_height()).min(seen).max(height);
    let said = list.query_selector("li:last-child > .moves__said:last-child").ok().flatten();
    let end = said.map(|it| it.get_bounding_client_rect().bottom());
    let to_end = end.map(|end| end - list.get_bounding_client_rect().top() - top);
    // What was said long after the current move is not told with it.
    let height = to_end.filter(|it| (height..=room).contains(it)).unwrap_or(height);
    if top < 0.0 || top + height > room {
        let middle = top - (room - height) / 2.0;
        list.scroll_by_with_x_and_y(0.0, middle);
    }
}
