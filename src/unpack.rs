//! Files packed with gzip, unpacked by the browser as they come.

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Response;

/// The body of a response, unpacked on the way; `None` where the browser cannot do that.
pub(crate) fn unpacked(response: &Response) -> Option<Response> {
    let global = js_sys::global();
    let maker: Function =
        Reflect::get(&global, &"DecompressionStream".into()).ok()?.dyn_into().ok()?;
    let stream = Reflect::construct(&maker, &Array::of1(&"gzip".into())).ok()?;
    let body: JsValue = Reflect::get(response, &"body".into()).ok()?;
    let pipe: Function = Reflect::get(&body, &"pipeThrough".into()).ok()?.dyn_into().ok()?;
    let unpacked = pipe.call1(&body, &stream).ok()?;
    let maker: Function = Reflect::get(&global, &"Response".into()).ok()?.dyn_into().ok()?;
    Reflect::construct(&maker, &Array::of1(&unpacked)).ok()?.dyn_into().ok()
}
