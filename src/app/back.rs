//! The browser's Back closes what is open before it leaves the page.
//!
//! What is opened gets an entry of its own in the history, over the page's. Back leads from there to the
//! page's entry, and there what is open is closed; where nothing is open, it goes on leaving. An entry
//! that is left over when something was closed otherwise serves whatever is opened next.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::History;
use yew::prelude::*;

use super::{address, dom};

/// The state of the page's entry, once something was opened over it.
const UNDER: &str = "damiera-under";
/// The state of the entry for what is open.
const OVER: &str = "damiera-over";

fn history() -> Option<History> {
    dom::window()?.history().ok()
}

fn state() -> Option<String> {
    history()?.state().ok()?.as_string()
}

/// Whether the entry is one of these two, so that its address is the page's own and none to open.
pub(super) fn is_own() -> bool {
    state().is_some_and(|state| [UNDER, OVER].contains(&state.as_str()))
}

/// What the listener has to know.
struct Now {
    is_open: bool,
    close: Callback<()>,
    link: String,
}

/// Lets Back close what is open by calling `close`; `link` is what the address says.
#[hook]
pub(super) fn use_back(is_open: bool, close: Callback<()>, link: String) {
    let now = use_memo((), |()| {
        RefCell::new(Now { is_open: false, close: Callback::noop(), link: String::new() })
    });
    now.replace(Now { is_open, close, link });
    use_effect_with(is_open, |is_open| {
        if *is_open && state().as_deref() != Some(OVER) {
            open_entry();
        }
    });
    use_effect_with((), move |()| {
        let listener = dom::window().map(|window| {
            gloo::events::EventListener::new(&window, "popstate", move |_| came_back(&now))
        });
        move || drop(listener)
    });
}

fn open_entry() {
    let Some(history) = history() else { return };
    // Some sandboxes forbid it; Back then leaves, as it does anywhere else.
    if history.replace_state(&UNDER.into(), "").is_ok() {
        let _ = history.push_state(&OVER.into(), "");
    }
}

fn came_back(now: &Rc<RefCell<Now>>) {
    let Some(state) = state() else { return };
    let (is_open, close) = {
        let now = now.borrow();
        if [UNDER, OVER].contains(&state.as_str()) {
            address::show(&now.link);
        }
        (now.is_open, now.close.clone())
    };
    match (state.as_str(), is_open) {
        (UNDER, true) => close.emit(()),
        (UNDER, false) => {
            if let Some(history) = history() {
                // There may be nothing to go back to.
                let _ = history.back();
            }
        }
        _ => {}
    }
}

/// The state that the entry has now, to be kept when its address changes.
pub(super) fn kept_state() -> JsValue {
    history().and_then(|history| history.state().ok()).unwrap_or(JsValue::NULL)
}
