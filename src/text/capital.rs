//! The capital of a letter: in a browser by its own tables, elsewhere by those of the standard library,
//! which would cost the page kilobytes.

#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub(super) fn capital(letter: &str) -> String {
    js_sys::JsString::from(letter).to_upper_case().into()
}

#[cfg(not(all(feature = "web", target_arch = "wasm32")))]
pub(super) fn capital(letter: &str) -> String {
    letter.to_uppercase()
}
