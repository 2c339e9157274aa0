//! What the page needs of the browser, none of it assumed to be there.

use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement, Storage, Window};

/// The window.
pub(super) fn window() -> Option<Window> {
    web_sys::window()
}

/// The document.
pub(super) fn document() -> Option<Document> {
    window()?.document()
}

/// The storage that outlives the page; none where the browser forbids it.
pub(super) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The element that has the focus.
pub(super) fn focused() -> Option<Element> {
    document()?.active_element()
}

/// Gives an element the focus without scrolling the page to it.
pub(super) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        // An element that has just gone cannot be focused; there is nothing to do about it.
        let _ = element.focus_with_options(&options);
    }
}

/// Whether a media query holds.
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

/// A number that differs from visit to visit.
pub(super) fn seed() -> u64 {
    let bits = js_sys::Math::random().to_bits();
    bits ^ js_sys::Date::now().to_bits().rotate_left(17)
}

/// The clipboard; none on pages that are not secure.
pub(super) fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = window()?.navigator();
    let has = js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?;
    (!has.is_undefined()).then(|| navigator.clipboard())
}
