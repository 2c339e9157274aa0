//! Learned weights, fetched when a game first needs them. A move waits for them only a moment; if they
//! come later, or never, the engine plays by what it knows without them.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, WorkerGlobalScope};

/// How long a request waits for weights, in milliseconds: from a cache they are there sooner.
const PATIENCE_MS: i32 = 250;

/// The weights of this name, if they come in time.
pub(super) async fn fetch(name: &str) -> Option<Vec<u8>> {
    let scope = js_sys::global().dyn_into::<WorkerGlobalScope>().ok()?;
    let address = address(&scope.location().href(), name)?;
    let response = JsFuture::from(scope.fetch_with_str(&address)).await.ok()?;
    let response: Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let body = unpacked(&response)?;
    let bytes = JsFuture::from(body.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Where weights are: in a folder beside the worker's. The worker of a board on another site is
/// started from a blob, whose address ends with the true one.
fn address(script: &str, name: &str) -> Option<String> {
    let script = script.strip_prefix("blob:").map_or(Some(script), |blob| Some(blob.split_once('#')?.1))?;
    let (folder, _) = script.rsplit_once('/')?;
    let (site, _) = folder.rsplit_once('/')?;
    Some(format!("{site}/weights/{name}.gz"))
}

/// The body of a response, unpacked on the way.
fn unpacked(response: &Response) -> Option<Response> {
    let global = js_sys::global();
    let maker: Function = Reflect::get(&global, &"DecompressionStream".into()).ok()?.dyn_into().ok()?;
    let stream = Reflect::construct(&maker, &Array::of1(&"gzip".into())).ok()?;
    let body: JsValue = Reflect::get(response, &"body".into()).ok()?;
    let pipe: Function = Reflect::get(&body, &"pipeThrough".into()).ok()?.dyn_into().ok()?;
    let unpacked = pipe.call1(&body, &stream).ok()?;
    let maker: Function = Reflect::get(&global, &"Response".into()).ok()?.dyn_into().ok()?;
    Reflect::construct(&maker, &Array::of1(&unpacked)).ok()?.dyn_into().ok()
}

/// Resolves when a request has waited long enough.
pub(super) fn patience() -> Promise {
    Promise::new(&mut |resolve, _| {
        if let Ok(scope) = js_sys::global().dyn_into::<WorkerGlobalScope>() {
            // Without a timer the weights are waited for to the end.
            let _ = scope.set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, PATIENCE_MS);
        }
    })
}
