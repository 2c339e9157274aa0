//! Parts of the program that are fetched when they are wanted. What fetches them stands in `bin/app.rs`,
//! beside the points at which the build splits the program; here is what each of them brings.

use std::cell::OnceCell;
use std::fmt;
use std::future::Future;
use std::pin::Pin;

use yew::Html;

use super::context::{Laid, Model};
use super::dialogs::Dialogs;
use super::page::{Page, PageProps};
use super::rooms::RoomsProps;
use super::{dom, start};

/// How a part is fetched; `None` if it did not come. It may be asked for again.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Option<T>>>>;

/// How each part is fetched.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The page around the first board.
    pub page: Fetch<PagePart>,
    /// The dialogs.
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
            yew::html! { <Page ..props /> }
        },
    }
}

/// The dialogs: new game, house rules, library, sharing.
#[derive(Clone, Copy, Debug)]
pub struct RoomsPart {
    draw: fn(RoomsProps) -> Html,
}

/// There is one of it.
impl PartialEq for RoomsPart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl RoomsPart {
    /// Draws them.
    pub(super) fn draw(self, props: RoomsProps) -> Html {
        (self.draw)(props)
    }
}

/// What the part of the dialogs brings.
pub fn dialogs() -> RoomsPart {
    RoomsPart { draw: |props| yew::html! { <Dialogs ..props /> } }
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

/// Fetches the dialogs; `tell` is called once when they did not come at first.
pub(super) async fn rooms(tell: impl FnOnce()) -> RoomsPart {
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
