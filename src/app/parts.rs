//! Parts of the program that are fetched when they are wanted. What fetches them stands in `bin/app.rs`,
//! beside the points at which the build splits the program; here is what each of them brings.

use std::fmt;
use std::future::Future;
use std::pin::Pin;

use yew::Html;

use super::context::{Laid, Model};
use super::page::{Page, PageProps};
use super::{dom, start};

/// How a part is fetched; `None` if it did not come. It may be asked for again.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Option<T>>>>;

/// How each part is fetched.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The page around the first board.
    pub page: Fetch<PagePart>,
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
