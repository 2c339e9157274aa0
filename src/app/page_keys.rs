//! Keys on the board that act on the rest of the page; keys and the wheel that step through the moves.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, WheelEvent};
use yew::prelude::*;

use super::context::{BoardHandle, PlayHandle};
use super::{author, dom, editor, moves};
use crate::play::Action;
use crate::play::action::{BoardAction, Go};
use crate::play::embedded::EmbedAction;
use crate::play::screen::Seen;

/// The board that is shown, with these keys.
pub(super) fn on_board(play: &PlayHandle) -> BoardHandle {
    let keys = play.clone();
    play.on_board().with_keys(move |root, key| press(&keys, root, key))
}

/// Handles a key. Returns whether it did anything.
fn press(play: &PlayHandle, root: &NodeRef, key: &str) -> bool {
    match play.seen() {
        Seen::Edit(_) => return editor::key(play, root, key),
        Seen::Solve(_) => {
            let is_hint = key.eq_ignore_ascii_case("h");
            if is_hint {
                play.send(Action::Solve(EmbedAction::Hint));
            }
            return is_hint;
        }
        Seen::Make(author) => return author::key(play, author, key),
        Seen::Game | Seen::Study(_) => {}
    }
    match key {
        "a" | "A" => play.send(Action::ToggleAnalysis),
        "x" | "X" => play.send(Action::ToggleThreat),
        "h" | "H" => play.send(Action::Hint),
        "e" | "E" => play.send(BoardAction::Say(evaluation(play))),
        _ => return false,
    }
    true
}

/// Where arrow keys have a meaning of their own.
const OWN_ARROWS: &str = "[role=grid], .moves, input, select, textarea, dialog";

/// How far the wheel turns for a step, in pixels.
const WHEEL_PX: f64 = 50.0;

/// Steps through the moves with the arrow keys wherever they have no other meaning, and with the wheel over
/// the board where a person has chosen that.
#[hook]
pub(super) fn use_steps(play: &PlayHandle, board: &NodeRef) {
    let can_step = matches!(play.seen(), Seen::Game | Seen::Study(_));
    let (keys, wheel, board) = (play.clone(), play.clone(), board.clone());
    use_effect_with(can_step, move |&can_step| {
        let document = dom::document().filter(|_| can_step);
        let listener = document.map(|document| {
            EventListener::new_with_options(
                &document,
                "keydown",
                EventListenerOptions::enable_prevent_default(),
                move |event| {
                    if let Some(to) = event.dyn_ref().and_then(arrow) {
                        event.prevent_default();
                        moves::go(&keys, to);
                    }
                },
            )
        });
        move || drop(listener)
    });
    use_effect_with(can_step, move |&can_step| {
        let board = board.cast::<Element>().filter(|_| can_step);
        let turned = Cell::new(0.0);
        let listener = board.map(|board| {
            EventListener::new_with_options(
                &board,
                "wheel",
                EventListenerOptions::enable_prevent_default(),
                move |event| {
                    let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
                    let is_chosen = dom::root_attribute("data-wheel").is_some();
                    if !is_chosen || event.ctrl_key() {
                        return;
                    }
                    event.prevent_default();
                    // A wheel reports lines where the browser counts so, and each is a step.
                    let is_pixels = event.delta_mode() == WheelEvent::DOM_DELTA_PIXEL;
                    let scale = if is_pixels { 1.0 } else { WHEEL_PX };
                    let sum = turned.get() + event.delta_y() * scale;
                    let is_step = sum.abs() >= WHEEL_PX;
                    turned.set(if is_step { 0.0 } else { sum });
                    if is_step {
                        moves::go(&wheel, if sum > 0.0 { Go::On } else { Go::Back });
                    }
                },
            )
        });
        move || drop(listener)
    });
}

/// Where an arrow key leads, if it has no other meaning.
fn arrow(event: &KeyboardEvent) -> Option<Go> {
    let to = match event.key().as_str() {
        "ArrowLeft" => Go::Back,
        "ArrowRight" => Go::On,
        _ => return None,
    };
    let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let is_own = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|target| target.closest(OWN_ARROWS).is_ok_and(|found| found.is_some()));
    let is_free = !has_modifier && !is_own && !event.default_prevented();
    is_free.then_some(to)
}

fn evaluation(play: &PlayHandle) -> String {
    let words = play.evaluation();
    if words.is_empty() { play.strings().no_evaluation.to_owned() } else { words }
}
