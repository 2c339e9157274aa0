//! The address bar: always a readable link to what is on the board.

use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::context::PlayHandle;
use super::{dom, start, storage};
use crate::notation::link;

/// The link in the address, if there is one: the fragment, else the query.
pub(super) fn current() -> Option<String> {
    let location = dom::window()?.location();
    let candidates = [location.hash().ok(), location.search().ok()];
    candidates.into_iter().flatten().find(|text| link::is_link(text))
}

/// The page's address without query and fragment.
fn page() -> Option<String> {
    let href = dom::window()?.location().href().ok()?;
    Some(href.split(['#', '?']).next()?.to_owned())
}

/// The address at which others open a link: the page's own, if they can come to it. A file on this
/// device would tell them no more than the name of its owner; its links have no address, unless it
/// knows its site.
pub(super) fn for_others() -> Option<String> {
    let site = dom::site_of_single_file().filter(|site| !site.is_empty());
    site.or_else(|| page().filter(|page| page.starts_with("http")))
}

/// The address of a file beside the page; `None` where there is none to be had.
pub(super) fn beside(path: String) -> Option<String> {
    match dom::site_of_single_file() {
        None => Some(path),
        Some(site) if site.is_empty() => None,
        Some(site) => Some(site + &path),
    }
}

/// The link of a first visit, empty where there is none: nothing is kept from an earlier one, and no
/// other page is around this one. `None` on every other visit, and for a link in the query.
pub(super) fn of_first_visit() -> Option<String> {
    if dom::is_framed() || dom::is_kept() || storage::game().is_some() {
        return None;
    }
    let location = dom::window()?.location();
    let (hash, search) = (location.hash().ok()?, location.search().ok()?);
    search.is_empty().then(|| hash.trim_start_matches('#').to_owned())
}

/// Puts a link into the address.
pub(super) fn show(link: &str) {
    let history = dom::window().and_then(|window| window.history().ok());
    if let (Some(history), Some(page)) = (history, page()) {
        let address = format!("{page}#{link}");
        // Some sandboxes forbid it; the link can still be copied.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}

/// Keeps the address up to date, and opens what is pasted into it.
#[hook]
pub(super) fn use_address(play: &PlayHandle) {
    // A link that could not be read in full stays where it can be copied.
    let damaged = play.keeps_address();
    use_effect_with((play.link(), damaged), |(link, damaged)| {
        if *damaged {
            return;
        }
        show(link);
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
