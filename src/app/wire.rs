//! The connection to a worker.

use std::marker::PhantomData;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::{Array, ArrayBuffer, Function, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

use super::dom;
use crate::protocol::{self, Message, Reply, Request};

/// How long a worker may take to start, in milliseconds.
const START_MS: u32 = 30_000;

/// There will be no more replies: the worker could not be started, has ended, or says what cannot be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lost;

/// What is received.
pub(super) type Heard<A> = Result<Reply<A>, Lost>;

/// How a worker is created.
pub(super) enum Source {
    /// From the script at this address.
    Address(String),
    /// By a function, which may return a substitute that runs on the page itself.
    Maker(Function),
}

impl Source {
    fn make(&self) -> Result<Worker, JsValue> {
        match self {
            Self::Address(url) => {
                let options = WorkerOptions::new();
                // For scripts without an address of their own, Chromium starts classic workers
                // only.
                let is_alone = dom::site_of_single_file().is_some();
                options.set_type(if is_alone { WorkerType::Classic } else { WorkerType::Module });
                Worker::new_with_options(url, &options)
            }
            Self::Maker(make) => make.call0(&JsValue::NULL).map(JsCast::unchecked_into),
        }
    }
}

/// A worker that does tasks `T` and gives answers `A`. Dropping this value ends it. Messages sent
/// before [`Reply::Ready`] are lost.
pub(super) struct Wire<T, A> {
    worker: Worker,
    _listeners: [EventListener; 3],
    start_timeout: Option<Timeout>,
    words: PhantomData<(T, A)>,
}

impl<T, A> Drop for Wire<T, A> {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl<T: Message, A: Message + 'static> Wire<T, A> {
    /// Starts a worker.
    ///
    /// # Errors
    /// The browser does not start workers here.
    pub(super) fn start(source: &Source, hear: &Callback<Heard<A>>) -> Result<Self, Lost> {
        let worker = source.make().map_err(|_| Lost)?;
        let hear = hear.clone();
        let hear = Callback::from(move |bytes: HeardBytes| {
            let read = |bytes: Vec<u8>| protocol::from_bytes(&bytes).map_err(|_| Lost);
            hear.emit(bytes.and_then(read));
        });
        let (listeners, start_timeout) = (listeners(&worker, &hear), Some(start_timeout(hear)));
        Ok(Self { worker, _listeners: listeners, start_timeout, words: PhantomData })
    }

    /// To be called when the worker has reported that it is ready.
    pub(super) fn has_started(&mut self) {
        self.start_timeout = None;
    }

    /// Sends a request.
    pub(super) fn send(&self, request: &Request<T>) {
        // Posting bytes cannot fail.
        let _ = self.worker.post_message(&array(&protocol::to_bytes(request)));
    }

    /// Sends a request together with the file that it is about.
    pub(super) fn send_with(&self, request: &Request<T>, file: &ArrayBuffer) {
        let message = Array::of2(&array(&protocol::to_bytes(request)), file);
        // A buffer that has not been transferred before can be.
        let _ = self.worker.post_message_with_transfer(&message, &Array::of1(file));
    }
}

fn array(bytes: &[u8]) -> Uint8Array {
    Uint8Array::from(bytes)
}

/// The bytes of a message.
type HeardBytes = Result<Vec<u8>, Lost>;

fn start_timeout(hear: Callback<HeardBytes>) -> Timeout {
    Timeout::new(START_MS, move || hear.emit(Err(Lost)))
}

fn listeners(worker: &Worker, hear: &Callback<HeardBytes>) -> [EventListener; 3] {
    let (on_message, on_error, on_garbled) = (hear.clone(), hear.clone(), hear.clone());
    [
        EventListener::new(worker, "message", move |event| {
            if let Some(event) = event.dyn_ref::<MessageEvent>() {
                on_message.emit(Ok(Uint8Array::new(&event.data()).to_vec()));
            }
        }),
        EventListener::new(worker, "error", move |_| on_error.emit(Err(Lost))),
        EventListener::new(worker, "messageerror", move |_| on_garbled.emit(Err(Lost))),
    ]
}
