//! The address bar: always a readable link to what is on the board.

use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::context::PlayHandle;
use super::{dom, start, storage};
use crate::notation::link;
use crate::play::session;

/// The link in the address, if there is one: the fragment, else the query.
pub(super) fn current() -> Option<String> {
    let location = dom::window()?.location();
    let candidates = [location.hash().ok(), location.search().ok()];
    candidates.into_iter().flatten().find(|text| link::is_link(text))
}

/// The page's address without query and fragment.
pub(super) fn page() -> Option<String> {
    let href = dom::window()?.location().href().ok()?;
    Some(href.split(['#', '?']).next()?.to_owned())
}

/// The whole address of a link.
pub(super) fn absolute(link: &str) -> Option<String> {
    Some(format!("{}#{link}", page()?))
}

/// Keeps the address up to date, and opens what is pasted into it.
#[hook]
pub(super) fn use_address(play: &PlayHandle) {
    // A link that could not be read in full stays where it can be copied.
    let damaged = play.keeps_address();
    use_effect_with((session::link(play), damaged), |(link, damaged)| {
        if *damaged {
            return;
        }
        let history = dom::window().and_then(|window| window.history().ok());
        if let (Some(history), Some(address)) = (history, absolute(link)) {
            // Some sandboxes forbid it; the link can still be copied.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    });
    let play = play.clone();
    use_effect_with((), move |()| {
        let listener = dom::window().map(|window| {
            gloo::events::EventListener::new(&window, "hashchange", move |_| {
                if let Some(link) = current() {
                    play.send(start::open(&link, storage::game()));
                }
            })
        });
        move || drop(listener)
    });
}
