//! Parts of the program that are fetched when they are wanted. What fetches them stands in `bin/app.rs`,
//! beside the points at which the build splits the program; here is what each of them brings.

use std::cell::OnceCell;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::{Laid, Model};
use super::dialogs::Dialogs;
use super::page::{Page, PageProps};
use super::rooms::RoomsProps;
use super::tools::{Tools, ToolsProps};
use super::{dom, start};

/// How a part is fetched; `None` if it did not come. It may be asked for again.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Option<T>>>>;

/// How each part is fetched.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The page around the first board.
    pub page: Fetch<PagePart>,
    /// The dialogs and tools.
    pub rooms: Fetch<RoomsPart>,
}

/// There is one of it.
impl PartialEq for Parts {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Parts")
    }
}

/// The page with everything that can be done on it.
#[derive(Clone, Copy, Debug)]
pub struct PagePart {
    /// What it begins with, after the first board if there was one.
    pub(super) begin: fn(Option<&Laid>) -> Model,
    /// Draws it.
    pub(super) draw: fn(Model) -> Html,
}

/// There is one of it.
impl PartialEq for PagePart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What the part of the page brings.
pub fn page() -> PagePart {
    PagePart {
        begin: start::model,
        draw: |begin| {
            let props = PageProps { begin };
            html! { <Page ..props /> }
        },
    }
}

/// What a person opens: the dialogs (new game, house rules, library, sharing), and the tools beside the
/// board by which positions and exercises are made.
#[derive(Clone, Copy, Debug)]
pub struct RoomsPart {
    /// Draws the dialogs.
    pub(super) dialogs: fn(RoomsProps) -> Html,
    /// Draws the tool that is open.
    pub(super) tools: fn(ToolsProps) -> Html,
}

/// There is one of it.
impl PartialEq for RoomsPart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What the part of the dialogs and tools brings.
pub fn rooms() -> RoomsPart {
    RoomsPart {
        dialogs: |props| html! { <Dialogs ..props /> },
        tools: |props| html! { <Tools ..props /> },
    }
}

thread_local! {
    static PARTS: OnceCell<Parts> = const { OnceCell::new() };
}

/// Keeps how parts are fetched. It is said once, before anything is drawn.
pub(super) fn keep(parts: Parts) {
    PARTS.with(|cell| {
        // A second call says the same.
        let _ = cell.set(parts);
    });
}

/// How far the dialogs and tools have come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Door {
    /// Nothing has been asked for.
    Shut,
    Asked,
    /// They did not come, and are asked for again.
    Stuck,
    Open(RoomsPart),
}

/// Fetches the dialogs and tools when one of them is first wanted.
#[hook]
pub(super) fn use_door(is_wanted: bool) -> Door {
    let door = use_state_eq(|| Door::Shut);
    let setter = door.setter();
    use_effect_with(is_wanted && *door == Door::Shut, move |&is_first| {
        if is_first {
            setter.set(Door::Asked);
            let stuck = setter.clone();
            spawn_local(async move {
                let part = fetched_rooms(move || stuck.set(Door::Stuck)).await;
                setter.set(Door::Open(part));
            });
        }
    });
    *door
}

/// Fetches the dialogs and tools; `tell` is called once when they did not come at first.
async fn fetched_rooms(tell: impl FnOnce()) -> RoomsPart {
    let fetch = PARTS.with(|cell| cell.get().map(|parts| parts.rooms));
    match fetch {
        Some(fetch) => until_fetched(fetch, tell).await,
        // Nothing is drawn before that was said.
        None => std::future::pending().await,
    }
}

/// After this long a part is asked for again, in milliseconds, and then after twice as long each time.
const RETRY_MS: u32 = 4_000;
/// The longest pause between two tries, in milliseconds.
const MAX_RETRY_MS: u32 = 64_000;

/// Fetches a part, again and again until it comes; `tell` is called once when it did not come at first.
pub(super) async fn until_fetched<T>(fetch: Fetch<T>, tell: impl FnOnce()) -> T {
    let mut tell = Some(tell);
    let mut pause_ms = RETRY_MS;
    loop {
        if let Some(part) = fetch().await {
            return part;
        }
        if let Some(tell) = tell.take() {
            tell();
        }
        dom::wait(pause_ms).await;
        pause_ms = MAX_RETRY_MS.min(pause_ms * 2);
    }
}
