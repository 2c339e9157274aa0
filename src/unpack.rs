//! What is packed, unpacked by the browser as it comes, and the other way round.

use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The body of a response packed with gzip, unpacked on the way; `None` where the browser cannot do that.
pub(crate) fn unpacked(response: &Response) -> Option<Response> {
    piped(response, "DecompressionStream", "gzip")
}

/// Bytes packed with DEFLATE, unpacked; `None` where they are damaged or the browser cannot do that.
pub(crate) async fn inflated(bytes: &[u8]) -> Option<Vec<u8>> {
    through(&Uint8Array::from(bytes), "DecompressionStream").await
}

/// A text packed with DEFLATE; `None` where the browser cannot do that.
pub(crate) async fn deflated(text: &str) -> Option<Vec<u8>> {
    through(&Uint8Array::from(text.as_bytes()), "CompressionStream").await
}

async fn through(bytes: &Uint8Array, stream: &str) -> Option<Vec<u8>> {
    let whole = Response::new_with_opt_buffer_source(Some(bytes)).ok()?;
    let piped = piped(&whole, stream, "deflate-raw")?;
    let buffer = JsFuture::from(piped.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// The body of a response through a stream of the browser.
fn piped(response: &Response, stream: &str, format: &str) -> Option<Response> {
    let global = js_sys::global();
    let maker: Function = Reflect::get(&global, &stream.into()).ok()?.dyn_into().ok()?;
    let stream = Reflect::construct(&maker, &Array::of1(&format.into())).ok()?;
    let body: JsValue = Reflect::get(response, &"body".into()).ok()?;
    let pipe: Function = Reflect::get(&body, &"pipeThrough".into()).ok()?.dyn_into().ok()?;
    let piped = pipe.call1(&body, &stream).ok()?;
    let maker: Function = Reflect::get(&global, &"Response".into()).ok()?.dyn_into().ok()?;
    Reflect::construct(&maker, &Array::of1(&piped)).ok()?.dyn_into().ok()
}
