//! The page's end of the engine: one worker that thinks about one position at a time.
//!
//! A worker that thinks about the wrong thing is terminated and another one started; that costs
//! some tens of milliseconds, frees whatever it was doing, and cures whatever went wrong.

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
use crate::play::{Action, Thought};
use crate::protocol::{self, Body, Choose, Limits, Reply, Request, Task};

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
    use_effect_with(play.thought(), move |thought| engine.want(thought.as_ref()));
}

struct Engine(Rc<RefCell<Inner>>);

struct Inner {
    running: Option<Running>,
    /// What the worker is to be told once it has started.
    waiting: Option<Thought>,
    report: Callback<Action>,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// The thought it works on.
    busy: Option<u32>,
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

    fn want(&self, thought: Option<&Thought>) {
        {
            let mut inner = self.0.borrow_mut();
            let busy = inner.running.as_ref().and_then(|running| running.busy);
            if busy.is_some() && busy != thought.map(|thought| thought.id) {
                inner.running = None;
            }
            inner.waiting = thought.cloned();
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
        let Some(thought) = waiting.take() else { return };
        running.busy = Some(thought.id);
        let bytes = Uint8Array::from(protocol::to_bytes(&request(thought)).as_slice());
        // Bytes can always be copied to a worker.
        let _ = running.worker.post_message(&bytes);
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
        let thought = reply.id;
        let action = match reply.body {
            Body::Ready => {
                if let Some(running) = &mut self.0.borrow_mut().running {
                    running.ready = true;
                    running.start_timeout = None;
                }
                self.send_waiting();
                return;
            }
            Body::Progress(progress) => Action::EngineProgress {
                thought,
                depth: u32::from(progress.depth),
                best: progress.best,
            },
            Body::Best(best) => {
                self.idle();
                Action::EngineBest { thought, best: best.best }
            }
            Body::Lines(_) | Body::Value { .. } | Body::Done => return,
            Body::Failed { reason } => {
                self.idle();
                Action::EngineFailed { thought, reason: reason.to_string() }
            }
        };
        let report = self.0.borrow().report.clone();
        report.emit(action);
    }

    fn idle(&self) {
        if let Some(running) = &mut self.0.borrow_mut().running {
            running.busy = None;
        }
    }

    fn fail(&self, reason: &str) {
        let (report, thought) = {
            let mut inner = self.0.borrow_mut();
            let busy = inner.running.as_ref().and_then(|running| running.busy);
            inner.running = None;
            let waiting = inner.waiting.take().map(|thought| thought.id);
            (inner.report.clone(), busy.or(waiting))
        };
        if let Some(thought) = thought {
            report.emit(Action::EngineFailed { thought, reason: reason.to_owned() });
        }
    }
}

fn request(thought: Thought) -> Request {
    let Thought { id, ruleset, fen, moves, level, seed } = thought;
    let task = Task::Choose(Choose { level, seed, limits: Limits::default() });
    Request { id, ruleset: ruleset.to_owned(), fen, moves, task }
}
