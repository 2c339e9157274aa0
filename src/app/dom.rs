//! The browser interfaces that the page uses. Each may be missing.

use js_sys::{Array, Date, Promise};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, Document, Element, HtmlElement, Storage, Url, Window};

/// How long a file given to the browser stays readable, in milliseconds.
const FILE_MS: u32 = 60_000;

pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// An attribute of the root element.
pub(super) fn root_attribute(name: &str) -> Option<String> {
    document()?.document_element()?.get_attribute(name)
}

/// Sets an attribute of the root element.
pub(super) fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Setting fails only for an invalid name.
        let _ = root.set_attribute(name, value);
    }
}

/// Removes an attribute of the root element.
pub(super) fn remove_root_attribute(name: &str) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        // Setting fails only for an invalid name.
        let _ = root.remove_attribute(name);
    }
}

/// Adds a mark to the browser's timeline, for measurements.
pub(super) fn mark(name: &str) {
    if let Some(performance) = window().and_then(|window| window.performance()) {
        // Only a measurement would notice a failure.
        let _ = performance.mark(name);
    }
}

/// Whether this page is in a frame. Assumed where a sandbox hides it.
pub(super) fn is_framed() -> bool {
    let top = window().and_then(|window| window.top().ok().flatten());
    top.is_none() || top != window()
}

/// Whether a service worker has stored the page, so that this is not a first visit.
pub(super) fn is_kept() -> bool {
    let controller = || {
        let navigator = window()?.navigator();
        // Some sandboxes throw at the access to this property.
        let workers = js_sys::Reflect::get(&navigator, &"serviceWorker".into()).ok()?;
        let controller = js_sys::Reflect::get(&workers, &"controller".into()).ok()?;
        controller.is_object().then_some(())
    };
    controller().is_some()
}

/// The browser's local storage; `None` where it is forbidden.
pub(super) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// Whether an element or one inside it has the focus, in shadow trees too.
pub(super) fn holds_focus(element: &Element) -> bool {
    element.query_selector(":focus").is_ok_and(|found| found.is_some())
}

/// Focuses an element without scrolling the page.
pub(super) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that has just been removed cannot be focused, which is fine.
        let _ = element.focus_with_options(&options);
    }
}

/// Whether the page may fill the screen.
pub(super) fn can_fill_screen() -> bool {
    document().is_some_and(|document| document.fullscreen_enabled())
}

/// Lets the page fill the screen, or no longer.
pub(super) fn fill_screen() {
    if let Some(document) = document() {
        if document.fullscreen_element().is_some() {
            document.exit_fullscreen();
        } else if let Some(root) = document.document_element() {
            // The browser asks for a press, which this is.
            let _ = root.request_fullscreen();
        }
    }
}

/// Focuses the first element that matches.
pub(super) fn focus_on(selector: &str) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        focus(&element);
    }
}

/// Scrolls the first element that matches into view, as little as possible.
pub(super) fn show(selector: &str) {
    show_at(selector, web_sys::ScrollLogicalPosition::Nearest);
}

/// Scrolls the first element that matches to a place in the window.
pub(super) fn show_at(selector: &str, place: web_sys::ScrollLogicalPosition) {
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(place);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// Scrolls the first element that matches to its beginning, once it has been opened.
pub(super) async fn scroll_up(selector: &str) {
    pause().await;
    let found = document().and_then(|document| document.query_selector(selector).ok().flatten());
    if let Some(element) = found {
        element.set_scroll_top(0);
    }
}

/// Scrolls the page to its beginning.
pub(super) fn scroll_page_up() {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        root.set_scroll_top(0);
    }
}

/// Whether a media query matches.
pub(super) fn media(query: &str) -> bool {
    window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|list| list.matches())
}

/// The content of a `<meta>` element.
pub(super) fn meta(name: &str) -> Option<String> {
    let selector = format!("meta[name=\"{name}\"]");
    document()?.query_selector(&selector).ok().flatten()?.get_attribute("content")
}

/// The site of a single-file page; empty if none was given when it was built. `None` for a page
/// made of several files.
pub(super) fn site_of_single_file() -> Option<String> {
    meta("damiera-site")
}

/// The text of a file that is part of a single-file page, by its path.
pub(super) fn enclosed(path: &str) -> Option<String> {
    let selector = format!("script[data-file=\"{path}\"]");
    document()?.query_selector(&selector).ok().flatten()?.text_content()
}

/// A random number.
pub(super) fn seed() -> u64 {
    let bits = js_sys::Math::random().to_bits();
    bits ^ js_sys::Date::now().to_bits().rotate_left(17)
}

/// The clipboard; `None` on insecure pages.
pub(super) fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window()?.navigator();
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    (!has.is_undefined()).then(|| navigator.clipboard())
}

/// The local time: `2026-11-21T10:08:31`.
pub(super) fn moment() -> String {
    let now = Date::new_0();
    let [year, month, day] = [now.get_full_year(), now.get_month() + 1, now.get_date()];
    let [hour, minute, second] = [now.get_hours(), now.get_minutes(), now.get_seconds()];
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}")
}

/// Days from 1970 to today, where the person is.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a clock before 1970 counts as that year's first day"
)]
pub(super) fn today() -> u32 {
    const MINUTE_MS: f64 = 60_000.0;
    const DAY_MS: f64 = 86_400_000.0;
    let now = Date::new_0();
    ((now.get_time() - now.get_timezone_offset() * MINUTE_MS) / DAY_MS) as u32
}

/// The date of a time.
pub(super) fn day(moment: &str) -> &str {
    moment.split('T').next().unwrap_or(moment)
}

/// Lets the browser handle other events.
pub(super) async fn pause() {
    wait(0).await;
}

/// Waits until the last rendering is on the screen; in a background tab, for a short time.
pub(super) async fn painted() {
    const MOMENT_MS: i32 = 1_000;
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            // Frame or timeout, whichever comes first.
            let _ = window.request_animation_frame(&resolve);
            let _ =
                window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, MOMENT_MS);
        }
    });
    // The promise is never rejected.
    let _ = JsFuture::from(promise).await;
    pause().await;
}

/// Waits this many milliseconds.
pub(super) async fn wait(ms: u32) {
    let ms = i32::try_from(ms).unwrap_or(i32::MAX);
    let promise = Promise::new(&mut |resolve, _| {
        if let Some(window) = window() {
            // Without timers this never resolves, but then nothing else works either.
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, ms);
        }
    });
    // The promise is never rejected.
    let _ = JsFuture::from(promise).await;
}

/// Begins to fetch a style sheet, and tells whether it came.
pub(super) fn fetch_style(href: &str) -> impl Future<Output = bool> + use<> {
    let came = Promise::new(&mut |resolve, reject| {
        let link = || {
            let document = document()?;
            let link: HtmlElement = document.create_element("link").ok()?.unchecked_into();
            link.set_attribute("rel", "stylesheet").ok()?;
            link.set_onload(Some(&resolve));
            link.set_onerror(Some(&reject));
            link.set_attribute("href", href).ok()?;
            document.head()?.append_child(&link).ok()
        };
        if link().is_none() {
            // A promise's own function does not throw.
            let _ = reject.call0(&JsValue::UNDEFINED);
        }
    });
    async { JsFuture::from(came).await.is_ok() }
}

/// Gives a text to the browser as a file to save.
///
/// # Errors
/// The browser's error.
pub(super) fn save_text(name: &str, text: &str) -> Result<(), JsValue> {
    save(name, &Blob::new_with_str_sequence(&Array::of1(&text.into()))?)
}

/// Gives a file to the browser to save.
///
/// # Errors
/// The browser's error.
pub(super) fn save(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let url = Url::create_object_url_with_blob(blob)?;
    let document = document().ok_or(JsValue::NULL)?;
    let anchor: HtmlElement = document.create_element("a")?.unchecked_into();
    anchor.set_attribute("href", &url)?;
    anchor.set_attribute("download", name)?;
    anchor.click();
    let revoke = move || {
        // By now it has been saved or declined.
        let _ = Url::revoke_object_url(&url);
    };
    gloo::timers::callback::Timeout::new(FILE_MS, revoke).forget();
    Ok(())
}
