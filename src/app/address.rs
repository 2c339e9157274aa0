//! The address bar, which always holds a readable link to what is on the board.

use std::cell::Cell;

use yew::prelude::*;

use super::context::PlayHandle;
use super::{back, dom, start, storage};
use crate::notation::link;

/// The link in the address: the fragment, or else the query.
pub(super) fn current() -> Option<String> {
    let location = dom::window()?.location();
    let candidates = [location.hash().ok(), location.search().ok()];
    candidates.into_iter().flatten().find(|text| link::is_link(text))
}

thread_local! {
    /// The game whose tactics the address has asked for, until they are opened.
    static ASKED_GAME: Cell<Option<String>> = const { Cell::new(None) };
    /// The tactics that somebody passes on by the address, until they are opened.
    static ASKED_SET: Cell<Option<String>> = const { Cell::new(None) };
    /// The part of the address with a lesson, until it is opened.
    static ASKED_LESSON: Cell<Option<String>> = const { Cell::new(None) };
    /// Whether the address has asked for a lesson or a dialog.
    static HAS_ASKED: Cell<bool> = const { Cell::new(false) };
}

/// What a link to the page or a shortcut of the installed one asks to be opened: `game`, `library`, `learn`,
/// `make`, `tactics` or `practice`, the last two also with a slash and the id of a game.
pub(super) fn asked_to_open() -> Option<String> {
    let location = dom::window()?.location();
    let (hash, search) = (location.hash().ok()?, location.search().ok()?);
    // Before the link of the game takes its place.
    let is_lesson = |part: &&String| part.get(1..).is_some_and(|part| part.starts_with("lesson="));
    let lesson = [&hash, &search].into_iter().find(is_lesson);
    let what = search.strip_prefix("?open=");
    HAS_ASKED.set(lesson.is_some() || what.is_some());
    ASKED_LESSON.set(lesson.cloned());
    let what = what?;
    let (what, set) =
        what.split_once("&set=").map_or((what, None), |(what, set)| (what, Some(set)));
    let (what, game) = what.split_once('/').unwrap_or((what, ""));
    ASKED_GAME.set(Some(game.to_owned()));
    ASKED_SET.set(set.map(str::to_owned));
    Some(what.to_owned())
}

/// Whether the address has asked for a lesson or a dialog.
pub(super) fn has_asked() -> bool {
    HAS_ASKED.get()
}

/// The part of the address with the lesson that it has asked for, once.
pub(super) fn asked_lesson() -> Option<String> {
    ASKED_LESSON.take()
}

/// The game whose tactics the address has asked for, once.
pub(super) fn asked_game() -> Option<String> {
    ASKED_GAME.take()
}

/// The text of the tactics that the address passes on, once.
pub(super) fn asked_set() -> Option<String> {
    ASKED_SET.take()
}

/// The page's address without query and fragment.
fn page() -> Option<String> {
    let href = dom::window()?.location().href().ok()?;
    Some(href.split(['#', '?']).next()?.to_owned())
}

/// The address for links sent to others: the page's own, if others can open it. The address of a
/// local file would tell them nothing but its owner's name, so links from one have no address,
/// unless it was built for a site.
pub(super) fn for_others() -> Option<String> {
    let site = dom::site_of_single_file().filter(|site| !site.is_empty());
    site.or_else(|| page().filter(|page| page.starts_with("http")))
}

/// The address of a file next to the page; `None` where there is none.
pub(super) fn beside(path: String) -> Option<String> {
    match dom::site_of_single_file() {
        None => Some(path),
        Some(site) if site.is_empty() => None,
        Some(site) => Some(site + &path),
    }
}

/// The link of a first visit, empty without one: nothing is stored, and the page is not in a frame.
/// `None` for any other visit, and for a link in the query.
pub(super) fn of_first_visit() -> Option<String> {
    if dom::is_framed() || dom::is_kept() || storage::game().is_some() {
        return None;
    }
    let location = dom::window()?.location();
    let (hash, search) = (location.hash().ok()?, location.search().ok()?);
    search.is_empty().then(|| hash.trim_start_matches('#').to_owned())
}

/// Shows a link in the address bar.
pub(super) fn show(link: &str) {
    let history = dom::window().and_then(|window| window.history().ok());
    if let (Some(history), Some(page)) = (history, page()) {
        let address = format!("{page}#{link}");
        // Some sandboxes forbid this. The link can still be copied from the share sheet.
        let _ = history.replace_state_with_url(&back::kept_state(), "", Some(&address));
    }
}

/// Keeps the address up to date, and opens links pasted into it.
#[hook]
pub(super) fn use_address(play: &PlayHandle) {
    // A link that could not be read in full stays in the address, so that it can be copied.
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
                if let Some(link) = current().filter(|_| !back::is_own()) {
                    play.send(start::open(&link, storage::game()));
                }
            })
        });
        move || drop(listener)
    });
}
