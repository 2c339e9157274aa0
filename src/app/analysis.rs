//! Analysis next to the board: the bar, the lines, the graph of the game, their texts; and hints.

use std::fmt::Write as _;

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::context::PlayHandle;
use super::icons::{self, Tool};
use crate::play::Action;
use crate::play::action::BoardAction;
use crate::play::analysis::{AnalysisView, Line, MAX_LINES, Value};
use crate::play::hint::HintStep;

/// The bar that shows which side is better: beside the board, or across, where there is no room for that.
pub(super) fn bar(play: &PlayHandle, view: &AnalysisView) -> Html {
    let text = play.strings();
    let words = if view.words.is_empty() { text.no_evaluation } else { &view.words };
    let share = view.value.map_or(500, Value::share);
    let class = classes!("bar", play.flipped().then_some("bar--flipped"));
    html! {
        <div {class} role="img" aria-label={format!("{}: {words}", text.evaluation)}
            data-known={view.value.is_some().to_string()}>
            <svg class="bar__picture" viewBox="0 0 1 1000" preserveAspectRatio="none"
                focusable="false">
                <rect class="bar__white" y={(1000 - share).to_string()} width="1" height="1000" />
            </svg>
        </div>
    }
}

/// Who is better, in one line of the box that is always in view.
pub(super) fn verdict(play: &PlayHandle, view: &AnalysisView) -> Html {
    let text = play.strings();
    let sign = view.value.map(|value| value.sign(text.decimal)).unwrap_or_default();
    let words = if view.words.is_empty() { text.no_evaluation } else { &view.words };
    html! {
        <div class="analysis__verdict">
            { bar(play, view) }
            <span class="analysis__sign" dir="ltr">{ sign }</span>
            <span data-part="verdict">{ words.to_owned() }</span>
        </div>
    }
}

/// The analysis panel.
pub(super) fn analysis(play: &PlayHandle, view: &AnalysisView) -> Html {
    let text = play.strings();
    html! {
        <section class="analysis" aria-label={text.analysis}>
            { lines(play, view) }
            if view.graph.len() > 1 { { graph(play, view) } }
            <div class="analysis__told">
                if view.graph.len() > 1 {
                    <p class="graph__words">{ view.here.clone() }</p>
                    <p class="graph__words">{ view.swing.clone().unwrap_or_default() }</p>
                }
                <p class="analysis__note" data-part="note">{ view.note.clone() }</p>
            </div>
            <div class="analysis__foot">
                <span class="analysis__depth" data-busy={view.busy.to_string()}>
                    { text.depth(view.depth, view.busy) }
                </span>
                <button type="button" aria-pressed={view.threat.to_string()}
                    class="button"
                    onclick={play.on(Action::ToggleThreat)}>{ text.threat }</button>
                { count(play, view) }
            </div>
        </section>
    }
}

/// The choice of how many lines are shown.
fn count(play: &PlayHandle, view: &AnalysisView) -> Html {
    let on_count = {
        let play = play.clone();
        Callback::from(move |event: Event| {
            let select: Option<HtmlSelectElement> = event.target_dyn_into();
            if let Some(n_lines) = select.and_then(|select| select.value().parse().ok()) {
                play.send(Action::SetLines(n_lines));
            }
        })
    };
    html! {
        <label class="analysis__count">
            <span>{ play.strings().n_lines }</span>
            <select onchange={on_count}>
                { for (1..=MAX_LINES).map(|n_lines| html! {
                    <option selected={n_lines == view.n_lines}>{ n_lines }</option>
                }) }
            </select>
        </label>
    }
}

/// The lines. Each has its row even before it is found, so that what is below does not move.
fn lines(play: &PlayHandle, view: &AnalysisView) -> Html {
    let text = play.strings();
    let row = |line: &Line| {
        html! {
            <li class="lines__row">
                <details>
                    <summary class="lines__line">
                        <span class="lines__sign" aria-hidden="true">
                            { line.value.sign(text.decimal) }
                        </span>
                        <span class="visually-hidden">
                            { format!("{}: ", text.assessment(line.value.assessment())) }
                        </span>
                        <span class="lines__moves" title={line.moves.join(" ")}>
                            { for line.moves.iter().map(|mv| html! { <><b>{ mv }</b>{ " " }</> }) }
                        </span>
                    </summary>
                </details>
            </li>
        }
    };
    html! {
        <ol class="lines" data-count={view.n_lines.to_string()} dir="ltr" aria-label={text.n_lines}>
            { for view.lines.iter().map(row) }
        </ol>
    }
}

/// The graph of the game: White's share by ply. A slider over the picture takes clicks and keys,
/// and tells screen readers where one is.
fn graph(play: &PlayHandle, view: &AnalysisView) -> Html {
    graph_of(play, &view.graph, play.shown_ply(), &view.here, Html::default())
}

/// A graph of White's share by ply, with what is drawn on it; `here` says what stands at the ply shown.
pub(super) fn graph_of(
    play: &PlayHandle,
    shares: &[Option<u16>],
    shown: usize,
    here: &str,
    points: Html,
) -> Html {
    let n_plies = shares.len().saturating_sub(1);
    let on_input = {
        let play = play.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<HtmlInputElement> = event.target_dyn_into();
            if let Some(ply) = input.and_then(|input| input.value().parse().ok()) {
                play.send(BoardAction::Show(ply));
            }
        })
    };
    html! {
        <div class="graph">
            <div class="graph__frame" dir="ltr">
                <svg class="graph__picture" viewBox={format!("0 0 {n_plies}000 1000")}
                    preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <path class="graph__white" d={area(shares)} />
                    <path class="graph__middle" d={format!("M0 500H{n_plies}000")} />
                    <path class="graph__here" d={format!("M{shown}000 0V1000")} />
                    { points }
                </svg>
                <input class="graph__slider" type="range" min="0" max={n_plies.to_string()}
                    value={shown.to_string()} aria-label={play.strings().whole_game}
                    aria-valuetext={here.to_owned()} oninput={on_input} />
            </div>
        </div>
    }
}

/// The area between White's share and the middle. Plies without a value are skipped.
fn area(shares: &[Option<u16>]) -> String {
    let mut path = String::new();
    let mut last = (0, 500);
    for (ply, share) in shares.iter().enumerate() {
        let Some(share) = share else { continue };
        let y = 1000 - share;
        // Writing to a string cannot fail.
        let _ = if path.is_empty() {
            write!(path, "M0 500V{y}L{ply}000 {y}")
        } else {
            write!(path, "L{ply}000 {y}")
        };
        last = (ply, y);
    }
    if path.is_empty() {
        return path;
    }
    let end = shares.len() - 1;
    if last.0 < end {
        let _ = write!(path, "H{end}000");
    }
    path.push_str("V500z");
    path
}

/// The button for a hint, which says what the next press shows.
pub(super) fn hint_button(play: &PlayHandle) -> Html {
    let text = play.strings();
    let label = match play.hint_step() {
        None => text.hint,
        Some(HintStep::Rule) => text.show_piece,
        Some(HintStep::Piece) => text.show_move,
        Some(HintStep::Move) => text.hide_hint,
    };
    let on = play.on(Action::Hint);
    Tool { icon: icons::HINT, label: label.into(), can: play.can_hint(), on }.draw(Classes::new())
}

/// A tool that is on or off.
pub(super) fn switch(
    play: &PlayHandle,
    icon: &'static str,
    label: &'static str,
    is_on: bool,
    action: Action,
) -> Html {
    html! {
        <button type="button" class="button tool" aria-pressed={if is_on { "true" } else { "false" }}
            onclick={play.on(action)}>
            { icons::icon(icon) }
            <span class="tool__name">{ label }</span>
        </button>
    }
}

/// The hint in words. It is not a live region, because the announcer reads it.
pub(super) fn hint(play: &PlayHandle) -> Html {
    let words = play.hint_words();
    words.map_or_else(Html::default, |words| {
        html! { <p class="message message--hint" data-part="hint">{ words }</p> }
    })
}
