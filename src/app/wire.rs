//! A worker of the page, and what is heard from it.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Array, ArrayBuffer, Function, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::dom;
use crate::protocol::{self, Body, Reply, Request};

/// How long a worker may take to start.
const START_MS: u32 = 30_000;

/// What is heard: a reply, or why there will be none anymore.
pub(super) type Heard = Result<Reply, String>;

/// Where a worker comes from.
pub(super) enum Source {
    /// Its script is at this address.
    Address(String),
    /// A function makes one, or what looks like one: it may run on the page itself.
    Maker(Function),
}

impl Source {
    fn make(&self) -> Result<Worker, JsValue> {
        match self {
            Self::Address(url) => {
                let options = WorkerOptions::new();
                // Where there is no address, Chromium starts classic workers alone.
                let is_alone = dom::site_of_single_file().is_some();
                options.set_type(if is_alone { WorkerType::Classic } else { WorkerType::Module });
                Worker::new_with_options(url, &options)
            }
            Self::Maker(make) => make.call0(&JsValue::NULL).map(JsCast::unchecked_into),
        }
    }
}

/// A worker, which ends with this value. What it is told before it has said [`Body::Ready`] is
/// lost.
pub(super) struct Wire {
    worker: Worker,
    _listeners: [EventListener; 3],
    start_timeout: Option<Timeout>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Wire {
    /// Starts a worker.
    ///
    /// # Errors
    /// Why there is none.
    pub(super) fn start(source: &Source, hear: &Callback<Heard>) -> Result<Self, &'static str> {
        let worker = source.make().map_err(|_| "the browser does not start workers here")?;
        let listeners = listeners(&worker, hear);
        let hear = hear.clone();
        let start_timeout = Timeout::new(START_MS, move || {
            hear.emit(Err("the worker did not start in time".to_owned()));
        });
        Ok(Self { worker, _listeners: listeners, start_timeout: Some(start_timeout) })
    }

    /// Whether this says that the worker has started.
    pub(super) fn hears_start(&mut self, reply: &Reply) -> bool {
        let is_start = reply.body == Body::Ready;
        if is_start {
            self.start_timeout = None;
        }
        is_start
    }

    /// Asks for something.
    pub(super) fn send(&self, request: &Request) {
        // Bytes can always be copied to a worker.
        let _ = self.worker.post_message(&bytes(request));
    }

    /// Asks for something, and hands over the file that it is about.
    pub(super) fn send_with(&self, request: &Request, file: &ArrayBuffer) {
        let message = Array::of2(&bytes(request), file);
        // So can a buffer that nobody has handed over before.
        let _ = self.worker.post_message_with_transfer(&message, &Array::of1(file));
    }
}

fn bytes(request: &Request) -> Uint8Array {
    Uint8Array::from(protocol::to_bytes(request).as_slice())
}

fn listeners(worker: &Worker, hear: &Callback<Heard>) -> [EventListener; 3] {
    let (on_message, on_error, on_garbled) = (hear.clone(), hear.clone(), hear.clone());
    [
        EventListener::new(worker, "message", move |event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                let bytes = Uint8Array::new(&event.data()).to_vec();
                on_message.emit(protocol::from_bytes(&bytes).map_err(|error| error.to_string()));
            }
        }),
        EventListener::new(worker, "error", move |event| {
            let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
            let message = message.filter(|text| !text.is_empty());
            on_error.emit(Err(message.unwrap_or_else(|| "the worker could not be loaded".into())));
        }),
        EventListener::new(worker, "messageerror", move |_| {
            on_garbled.emit(Err("the worker's answer could not be read".to_owned()));
        }),
    ]
}
