//! Parts of the program that are fetched when they are needed. `bin/app.rs` fetches them, next to
//! the points at which the build splits the program; this module defines what each part provides.

use std::cell::OnceCell;
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::{Laid, Model, PlayHandle};
use super::dialogs::Dialogs;
use super::home::Boards;
use super::incoming::{Brought, Now};
use super::page::{Page, PageProps};
use super::rooms::RoomsProps;
use super::tools::{Tools, ToolsProps};
use super::{dom, found, ladder, start, study, telling, texts, unasked};
use crate::play::Page as GamePage;
use crate::text::Language;

/// Fetches a part; `None` if that failed. It may be called again.
pub type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Option<T>>>>;

/// How each part is fetched.
#[derive(Clone, Copy)]
pub struct Parts {
    /// The page around the first board.
    pub page: Fetch<PagePart>,
    /// The dialogs and tools.
    pub rooms: Fetch<RoomsPart>,
}

/// There is only one.
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

/// The part with the page and everything on it.
#[derive(Clone, Copy, Debug)]
pub struct PagePart {
    /// Makes the page's first state, which continues the first board if there was one.
    pub(super) begin: fn(Option<&Laid>) -> Model,
    /// Renders the page, with the keyboard on its board or not.
    pub(super) draw: fn(Model, bool) -> Html,
}

/// There is only one.
impl PartialEq for PagePart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// Begins to fetch the style sheet of all but the first board, and tells whether it came. Where the
/// document names none, it has all styles from the beginning.
pub fn styles() -> impl Future<Output = bool> + use<> {
    let href = dom::meta("damiera-style").filter(|href| !href.is_empty());
    let sheet = href.map(|href| dom::fetch_style(&href));
    async {
        match sheet {
            Some(sheet) => sheet.await,
            None => true,
        }
    }
}

/// What the part of the page provides.
pub fn page() -> PagePart {
    PagePart {
        begin: start::model,
        draw: |begin, has_keyboard| {
            let props = PageProps { begin, has_keyboard };
            html! { <Page ..props /> }
        },
    }
}

/// The part with the dialogs (new game, house rules, library, sharing) and with the tools next to the
/// board for setting up positions and making exercises.
#[derive(Clone, Copy, Debug)]
pub struct RoomsPart {
    /// Renders the dialogs.
    pub(super) dialogs: fn(RoomsProps) -> Html,
    /// Renders the tool that is open.
    pub(super) tools: fn(ToolsProps) -> Html,
    /// Renders the moves of a study.
    pub(super) tree: fn(&PlayHandle, &NodeRef) -> Html,
    /// Renders small boards to begin with and to go on with.
    pub(super) boards: fn(PlayHandle) -> Html,
    /// Renders how one stands against the computer at the end of a game.
    pub(super) ladder: fn(&PlayHandle) -> Html,
    /// Keeps a game in the library.
    keep: fn(Rc<GamePage>),
    /// Finds the game kept that the one on the board goes on from.
    recognize: fn(PlayHandle),
    /// Opens what was brought to the page.
    take_in: fn(Now, Brought),
    /// Fetches what tells faults in a language, and tells whether it came.
    faults: fn(Language) -> Pin<Box<dyn Future<Output = bool>>>,
    /// Fetches its texts in every language that is loaded, and tells whether they came.
    texts: fn() -> Pin<Box<dyn Future<Output = bool>>>,
}

impl RoomsPart {
    /// The part with its texts; `None` if these do not come.
    pub async fn with_texts(self) -> Option<Self> {
        (self.texts)().await.then_some(self)
    }
}

/// There is only one.
impl PartialEq for RoomsPart {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What the part of the dialogs and tools provides.
pub fn rooms() -> RoomsPart {
    RoomsPart {
        dialogs: |props| html! { <Dialogs ..props /> },
        tools: |props| html! { <Tools ..props /> },
        tree: study::tree_list,
        boards: |play| html! { <Boards {play} on_done={Callback::noop()} /> },
        ladder: ladder::standing,
        keep: |play| spawn_local(unasked::keep(play)),
        recognize: |play| spawn_local(unasked::recognize(play)),
        take_in: |now, brought| spawn_local(found::take_in(now, brought)),
        faults: |language| Box::pin(texts::fetched_faults(language)),
        texts: || Box::pin(texts::fetched_late()),
    }
}

/// Fetches all texts of a language, and tells whether they came.
pub(super) async fn speaks(language: Language) -> bool {
    texts::fetched(language).await && fetched_rooms(|| {}).await.with_texts().await.is_some()
}

/// Keeps a game in the library.
pub(super) fn keep_game(play: Rc<GamePage>) {
    spawn_local(async move {
        let rooms = fetched_rooms(|| {}).await;
        (rooms.keep)(play);
    });
}

/// Finds the game kept that the one on the board goes on from.
pub(super) fn recognize(play: PlayHandle) {
    spawn_local(async move {
        let rooms = fetched_rooms(|| {}).await;
        (rooms.recognize)(play);
    });
}

/// Opens what was brought to the page.
pub(super) fn take_in(now: Now, brought: Brought) {
    spawn_local(async move {
        let rooms = fetched_rooms(|| {}).await;
        (rooms.take_in)(now, brought);
    });
}

thread_local! {
    static PARTS: OnceCell<Parts> = const { OnceCell::new() };
}

/// Sets how parts are fetched. Called once, before anything is rendered.
pub(super) fn keep(parts: Parts) {
    telling::brought_by(|code| {
        Box::pin(async move {
            let Some(language) = Language::of_code(code) else { return false };
            let rooms = fetched_rooms(|| {}).await;
            (rooms.faults)(language).await
        })
    });
    PARTS.with(|cell| {
        // A second call would set the same.
        let _ = cell.set(parts);
    });
}

/// The state of fetching the dialogs and tools.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Door {
    /// They have not been needed yet.
    Shut,
    Asked,
    /// They did not come, and are tried again.
    Stuck,
    Open(RoomsPart),
}

/// Whether the dialogs and tools have been fetched, and what fetches them, to be called once.
#[hook]
pub(super) fn use_door() -> (Door, Callback<()>) {
    let door = use_state_eq(|| Door::Shut);
    let setter = door.setter();
    let open = Callback::from(move |()| {
        setter.set(Door::Asked);
        let setter = setter.clone();
        spawn_local(async move {
            let stuck = setter.clone();
            let part = fetched_rooms(move || stuck.set(Door::Stuck)).await;
            setter.set(Door::Open(part));
        });
    });
    (*door, open)
}

/// Fetches the dialogs and tools; `tell` is called once if the first attempt fails.
async fn fetched_rooms(tell: impl FnOnce()) -> RoomsPart {
    let fetch = PARTS.with(|cell| cell.get().map(|parts| parts.rooms));
    match fetch {
        Some(fetch) => until_fetched(fetch, tell).await,
        // Nothing is rendered before this has been set.
        None => std::future::pending().await,
    }
}

/// The pause before the second attempt, in milliseconds. It doubles with each further one.
const RETRY_MS: u32 = 4_000;
/// The longest pause between two attempts, in milliseconds.
const MAX_RETRY_MS: u32 = 64_000;

/// Fetches a part, and tries again until it succeeds; `tell` is called once if the first attempt
/// fails.
pub(super) async fn until_fetched<T>(fetch: Fetch<T>, tell: impl FnOnce()) -> T {
    let mut tell = Some(tell);
    let mut pause_ms = RETRY_MS;
    loop {
        if let Some(part) = fetch().await {
            // What is done with it is a task of its own: preparing its code has taken long enough.
            dom::pause().await;
            return part;
        }
        if let Some(tell) = tell.take() {
            tell();
        }
        dom::wait(pause_ms).await;
        pause_ms = MAX_RETRY_MS.min(pause_ms * 2);
    }
}
