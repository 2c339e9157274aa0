//! Files beside the page, or inside a page that is one file.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::dom;
use crate::unpack::unpacked;

/// The text of a file; `None` if it does not come.
pub(super) async fn text(path: &str) -> Option<String> {
    match dom::enclosed(path) {
        Some(text) => Some(text),
        None => read(response(path).await?).await,
    }
}

/// The text of a lesson anywhere, of at most this many bytes; `None` if it does not come.
pub(super) async fn lesson(address: &str, most: usize) -> Option<String> {
    let text = read(response(address).await?).await?;
    (text.len() <= most).then_some(text)
}

/// The text of a file that is packed with gzip, unless it is inside the page.
pub(super) async fn packed_text(path: &str) -> Option<String> {
    if let Some(text) = dom::enclosed(path) {
        return Some(text);
    }
    // WebKit does not unpack what a service worker answers with on its way.
    let body = JsFuture::from(response(path).await?.array_buffer().ok()?).await.ok()?;
    let whole = Response::new_with_opt_buffer_source(Some(body.unchecked_ref())).ok()?;
    read(unpacked(&whole)?).await
}

async fn response(path: &str) -> Option<Response> {
    let response = JsFuture::from(dom::window()?.fetch_with_str(path)).await.ok()?;
    response.dyn_into().ok().filter(Response::ok)
}

async fn read(response: Response) -> Option<String> {
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
