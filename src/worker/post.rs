//! A worker's side of the wire, and its clock.

use js_sys::{Array, ArrayBuffer, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use crate::protocol::{self, Body, Failure, Reply, Request};

/// The worker's side of the wire, and its clock.
#[derive(Clone)]
pub(super) struct Post {
    scope: DedicatedWorkerGlobalScope,
    clock: Option<Performance>,
}

impl Post {
    /// The wire of the worker that this runs in; none where it does not run in one. Says that it is
    /// ready.
    pub(super) fn new() -> Option<Self> {
        let scope = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>().ok()?;
        Some(Self { clock: scope.performance(), scope })
    }

    /// Says that the worker is ready, and hands over every message for as long as it lives.
    pub(super) fn listen(&self, mut hear: impl FnMut(JsValue) + 'static) {
        let on_message =
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| hear(event.data()));
        self.scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
        self.reply(0, Body::Ready);
    }

    pub(super) fn reply(&self, id: u32, body: Body) {
        let bytes = Uint8Array::from(protocol::to_bytes(&Reply { id, body }).as_slice());
        let transferred = Array::of1(&bytes.buffer());
        // It fails only for what cannot be cloned, and bytes can.
        let _ = self.scope.post_message_with_transfer(&bytes, &transferred);
    }

    pub(super) fn fail(&self, id: u32, reason: Failure) {
        self.reply(id, Body::Failed { reason });
    }

    /// Milliseconds since some moment.
    pub(super) fn now(&self) -> f64 {
        self.clock.as_ref().map_or_else(js_sys::Date::now, Performance::now)
    }
}

/// The request in a message that holds bytes.
pub(super) fn read(data: &JsValue) -> Option<Request> {
    protocol::from_bytes(&bytes(data)?).ok()
}

/// The bytes of an array of them, or of a buffer.
pub(super) fn bytes(data: &JsValue) -> Option<Vec<u8>> {
    let holds = data.is_instance_of::<Uint8Array>() || data.is_instance_of::<ArrayBuffer>();
    holds.then(|| Uint8Array::new(data).to_vec())
}
