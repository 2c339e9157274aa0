//! A step in the lesson maker.

use yew::prelude::*;

use super::collect::kind_name;
use super::icons;
use super::making::{Bench, Room};
use crate::notation::lesson::{Kind, Step};
use crate::play::making::Part;

/// A step with its picture, what can be done with it, what was found in it, and while it is open, its texts.
pub(super) fn step_row(room: &Room, bench: &Bench, idx: usize) -> Html {
    let Some(step) = bench.lesson().steps.get(idx) else { return Html::default() };
    let text = room.play.strings().making();
    let is_open = bench.open == Some(idx);
    let toggle = room.on(move |bench: &mut Bench| {
        bench.open = Some(idx).filter(|_| bench.open != Some(idx));
    });
    let n_steps = bench.lesson().steps.len();
    let link = step.link_text(bench.lesson().variant.as_deref());
    let picture = link.and_then(|link| bench.pictures.get(&link)).cloned().unwrap_or_default();
    let tool = |icon, label: String, id: String, on: Callback<MouseEvent>, can: bool| {
        html! {
            <button type="button" class="button button--plain making__tool" {id} aria-label={label}
                disabled={!can} onclick={on}>{ icons::icon(icon) }</button>
        }
    };
    let shift = |is_down: bool| {
        let to = if is_down { idx + 1 } else { idx.saturating_sub(1) };
        let name = if is_down { "down" } else { "up" };
        // At the end of the list the other button is left.
        let is_end = if is_down { to + 1 == n_steps } else { to == 0 };
        let name = if is_end { if is_down { "up" } else { "down" } } else { name };
        room.on_make(
            move |making| {
                making.shift(idx, is_down);
            },
            format!("making-{name}-{to}"),
        )
    };
    let remove = room.on_make(move |making| making.remove(idx), "making-restore".to_owned());
    let on_remove = {
        let close = room.on(|bench: &mut Bench| bench.open = None);
        Callback::from(move |event: MouseEvent| {
            close.emit(());
            remove.emit(event);
        })
    };
    let title = step.title.clone();
    html! {
        <li class="games__row making__step" key={idx}>
            <button type="button" class="games__open" aria-expanded={is_open.to_string()}
                onclick={toggle}>
                <span class="games__picture" aria-hidden="true">
                    { Html::from_html_unchecked(picture) }
                </span>
                <span class="games__name">{ format!("{}. {title}", idx + 1) }</span>
                <span class="games__details">
                    <span>{ kind_name(room.play.strings(), step.kind()) }</span>
                    if !step.words.is_empty() { <span>{ beginning(&step.words) }</span> }
                </span>
            </button>
            { tool(icons::UP, text.up(&title), format!("making-up-{idx}"), shift(false), idx > 0) }
            { tool(icons::DOWN, text.down(&title), format!("making-down-{idx}"), shift(true), idx + 1 < n_steps) }
            { tool(icons::REMOVE, text.remove(&title), format!("making-remove-{idx}"), on_remove, true) }
            { found(room, bench, idx) }
            if is_open { { texts(room, step, idx) } }
        </li>
    }
}

/// The first words of a text.
fn beginning(words: &str) -> String {
    const MAX_CHARS: usize = 60;
    let line = words.lines().next().unwrap_or_default();
    let start: String = line.chars().take(MAX_CHARS).collect();
    if start.len() < words.len() { format!("{start}…") } else { start }
}

/// What the check has found in a step.
fn found(room: &Room, bench: &Bench, idx: usize) -> Html {
    let text = room.play.strings().making();
    let found = bench.found.get(idx).filter(|found| !found.is_empty());
    found.map_or_else(Html::default, |found| {
        html! {
            <ul class="making__found">
                { for found.iter().map(|one| html! {
                    <li class={if one.is_fault { "author__fault" } else { "author__note" }}>
                        { text.at_line(one.line, &one.words) }
                    </li>
                }) }
            </ul>
        }
    })
}

/// The texts of a step, to be changed.
fn texts(room: &Room, step: &Step, idx: usize) -> Html {
    let text = room.play.strings().making();
    let on_walk = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.walk(Some(idx)))
    };
    let on_edit = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.edit_exercise(idx))
    };
    html! {
        <div class="making__texts">
            <label class="field">
                <span class="field__name">{ text.step_title }</span>
                <input class="field__input" id={format!("making-name-{idx}")} maxlength="120"
                    autocomplete="off" value={step.title.clone()}
                    oninput={room.typed(Part::StepTitle(idx))} />
            </label>
            <label class="field">
                <span class="field__name">{ text.step_words }</span>
                <textarea class="field__input" rows="4" value={step.words.clone()}
                    oninput={room.typed(Part::StepWords(idx))} />
            </label>
            <div class="making__ways">
                <button type="button" class="button" onclick={on_walk}>{ text.from_here }</button>
                if step.kind() == Kind::Exercise {
                    <button type="button" class="button" onclick={on_edit}>{ text.edit_exercise }</button>
                }
            </div>
        </div>
    }
}
