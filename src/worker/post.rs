//! A worker's side of the wire, and its clock.

use std::marker::PhantomData;

use js_sys::{Array, ArrayBuffer, Function, Uint8Array};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Performance};

use crate::protocol::{self, Message, Reply};

/// The worker's side of the wire, on which it gives answers `A`, and its clock.
#[derive(Clone)]
pub(super) struct Post<A> {
    end: End,
    clock: Option<Performance>,
    answers: PhantomData<A>,
}

/// Where replies go.
#[derive(Clone)]
enum End {
    /// From a worker to its page.
    Worker(DedicatedWorkerGlobalScope),
    /// To a function of the page on which the program itself runs.
    Page(Function),
}

impl<A: Message> Post<A> {
    /// The wire of the worker that this runs in; none where it does not run in one.
    pub(super) fn of_worker() -> Option<Self> {
        let scope = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>().ok()?;
        let (clock, end) = (scope.performance(), End::Worker(scope));
        Some(Self { end, clock, answers: PhantomData })
    }

    /// A wire on the page itself.
    pub(super) fn to_page(hear: Function) -> Self {
        let clock = web_sys::window().and_then(|window| window.performance());
        Self { end: End::Page(hear), clock, answers: PhantomData }
    }

    /// Says that the worker is ready, and hands over every message for as long as it lives.
    pub(super) fn listen(&self, mut hear: impl FnMut(JsValue) + 'static) {
        if let End::Worker(scope) = &self.end {
            let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                hear(event.data());
            });
            scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
            on_message.forget();
        }
        self.send(&Reply::Ready);
    }

    /// Whether it has a thread of its own, and may take its time.
    pub(super) fn is_in_worker(&self) -> bool {
        matches!(self.end, End::Worker(_))
    }

    /// Answers the request of this id.
    pub(super) fn answer(&self, id: u32, answer: A) {
        self.send(&Reply::Answer { id, answer });
    }

    /// Says something to the page.
    pub(super) fn send(&self, reply: &Reply<A>) {
        let bytes = Uint8Array::from(protocol::to_bytes(reply).as_slice());
        // A message fails only for what cannot be cloned, and bytes can; what the page makes of its
        // replies is its own affair.
        let _ = match &self.end {
            End::Worker(scope) => {
                scope.post_message_with_transfer(&bytes, &Array::of1(&bytes.buffer()))
            }
            End::Page(hear) => hear.call1(&JsValue::NULL, &bytes).map(drop),
        };
    }

    /// Milliseconds since some moment.
    pub(super) fn now(&self) -> f64 {
        self.clock.as_ref().map_or_else(js_sys::Date::now, Performance::now)
    }
}

/// The bytes of an array of them, or of a buffer.
pub(super) fn bytes(data: &JsValue) -> Option<Vec<u8>> {
    let holds = data.is_instance_of::<Uint8Array>() || data.is_instance_of::<ArrayBuffer>();
    holds.then(|| Uint8Array::new(data).to_vec())
}
