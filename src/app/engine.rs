//! The page's end of the engine: one worker that does one thing at a time.
//!
//! A worker that thinks about the wrong move is terminated and another one started; that costs
//! some tens of milliseconds, frees whatever it was doing, and cures whatever went wrong. One that
//! analyzes listens, is told what to do next, and keeps what it knows.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use web_sys::{ErrorEvent, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use super::wish::{Job, Kind, Wish, action, request, rest};
use crate::play::Action;
use crate::protocol::{self, Body, Reply, Request};

/// How long a worker may take to start.
const START_MS: u32 = 30_000;

/// Keeps the computer thinking about what the state says, and nothing else.
#[hook]
pub(super) fn use_engine(play: &PlayHandle) {
    let handle = play.clone();
    let engine =
        use_memo((), move |()| Engine::new(Callback::from(move |action| handle.send(action))));
    {
        // The worker is started before it is needed: the first answer comes sooner.
        let engine = Rc::clone(&engine);
        use_effect_with((), move |()| engine.warm_up());
    }
    use_effect_with(Wish::of(play), move |wish| engine.want(wish.as_ref()));
}

struct Engine(Rc<RefCell<Inner>>);

struct Inner {
    running: Option<Running>,
    /// What the worker is to be told once it has started.
    waiting: Option<Wish>,
    report: Callback<Action>,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// What it works on.
    busy: Option<Job>,
    _listeners: [EventListener; 3],
    start_timeout: Option<Timeout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl Engine {
    fn new(report: Callback<Action>) -> Self {
        Self(Rc::new(RefCell::new(Inner { running: None, waiting: None, report })))
    }

    fn warm_up(&self) {
        if self.0.borrow().running.is_none() {
            self.start();
        }
    }

    fn want(&self, wish: Option<&Wish>) {
        {
            let mut inner = self.0.borrow_mut();
            let busy = inner.running.as_ref().and_then(|running| running.busy);
            if busy.is_some() && busy == wish.map(Wish::job) {
                inner.waiting = None;
                return;
            }
            match (busy, &inner.running) {
                (Some(Job { kind: Kind::Analysis, id }), Some(running)) => {
                    // The next request says so as well.
                    if wish.is_none() {
                        running.send(&rest(id));
                    }
                }
                (Some(_), _) => inner.running = None,
                (None, _) => {}
            }
            if let Some(running) = &mut inner.running {
                running.busy = None;
            }
            inner.waiting = wish.cloned();
        }
        self.warm_up();
        self.send_waiting();
    }

    fn send_waiting(&self) {
        let mut inner = self.0.borrow_mut();
        let Inner { running: Some(running), waiting, .. } = &mut *inner else { return };
        if !running.ready || running.busy.is_some() {
            return;
        }
        let Some(wish) = waiting.take() else { return };
        running.busy = Some(wish.job());
        running.send(&request(wish));
    }

    fn start(&self) {
        let url = dom::meta("damiera-worker").unwrap_or_else(|| "worker_loader.js".to_owned());
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let Ok(worker) = Worker::new_with_options(&url, &options) else {
            self.fail("the browser does not start workers here");
            return;
        };
        let listeners = self.listeners(&worker);
        let engine = self.weak();
        let start_timeout = Timeout::new(START_MS, move || {
            if let Some(engine) = engine() {
                engine.fail("the worker did not start in time");
            }
        });
        self.0.borrow_mut().running = Some(Running {
            worker,
            ready: false,
            busy: None,
            _listeners: listeners,
            start_timeout: Some(start_timeout),
        });
    }

    fn listeners(&self, worker: &Worker) -> [EventListener; 3] {
        let on_message = self.weak();
        let on_error = self.weak();
        let on_garbled = self.weak();
        [
            EventListener::new(worker, "message", move |event| {
                let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
                if let (Some(engine), Some(data)) = (on_message(), data) {
                    engine.receive(&Uint8Array::new(&data).to_vec());
                }
            }),
            EventListener::new(worker, "error", move |event| {
                if let Some(engine) = on_error() {
                    let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
                    let message = message.filter(|text| !text.is_empty());
                    engine.fail(message.as_deref().unwrap_or("the worker could not be loaded"));
                }
            }),
            EventListener::new(worker, "messageerror", move |_| {
                if let Some(engine) = on_garbled() {
                    engine.fail("the worker's answer could not be read");
                }
            }),
        ]
    }

    /// A way back to this engine for listeners, which do not keep it alive.
    fn weak(&self) -> impl Fn() -> Option<Self> + 'static {
        let inner = Rc::downgrade(&self.0);
        move || inner.upgrade().map(Self)
    }

    fn receive(&self, bytes: &[u8]) {
        let reply: Reply = match protocol::from_bytes(bytes) {
            Ok(reply) => reply,
            Err(error) => return self.fail(&error.to_string()),
        };
        if reply.body == Body::Ready {
            if let Some(running) = &mut self.0.borrow_mut().running {
                running.ready = true;
                running.start_timeout = None;
            }
            return self.send_waiting();
        }
        let busy = self.0.borrow().running.as_ref().and_then(|running| running.busy);
        // What comes from an analysis that is no longer wanted is late.
        let Some(job) = busy.filter(|busy| reply.id == busy.id || reply.id == 0) else { return };
        if matches!(reply.body, Body::Best(_) | Body::Done | Body::Failed { .. }) {
            self.idle();
        }
        if let Some(action) = action(job, reply.body) {
            let report = self.0.borrow().report.clone();
            report.emit(action);
        }
    }

    fn idle(&self) {
        if let Some(running) = &mut self.0.borrow_mut().running {
            running.busy = None;
        }
    }

    fn fail(&self, reason: &str) {
        let (report, job) = {
            let mut inner = self.0.borrow_mut();
            let busy = inner.running.as_ref().and_then(|running| running.busy);
            inner.running = None;
            let waiting = inner.waiting.take().map(|wish| wish.job());
            (inner.report.clone(), busy.or(waiting))
        };
        if let Some(Job { id: thought, .. }) = job {
            report.emit(Action::EngineFailed { thought, reason: reason.to_owned() });
        }
    }
}

impl Running {
    fn send(&self, request: &Request) {
        let bytes = Uint8Array::from(protocol::to_bytes(request).as_slice());
        // Bytes can always be copied to a worker.
        let _ = self.worker.post_message(&bytes);
    }
}
