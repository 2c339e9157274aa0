//! The page's side of the engine: one worker that does one thing at a time.
//!
//! A worker that thinks about an outdated move is terminated and another is started. That costs
//! some tens of milliseconds, frees its memory, and recovers from any failure. A worker that
//! analyzes, or ponders after its move, can be interrupted; it is given the next task and keeps its tables.

use std::cell::RefCell;
use std::mem;
use std::rc::Rc;

use yew::Callback;

use super::time::now_ms;
use super::wire::{Heard, Source, Wire};
use super::wish::{Job, Kind, Wish, action, request};
use crate::play::action::EngineAction;
use crate::play::{Action, Thought};
use crate::protocol::engine::{Answer, Task};
use crate::protocol::{Reply, Request};

/// The engine's worker, started when it is first needed.
pub(super) struct Engine(Rc<RefCell<Inner>>);

struct Inner {
    /// How workers are created.
    source: Source,
    running: Option<Running>,
    /// The task to send once the worker has started, and since when it has been waiting, in
    /// milliseconds since the page was opened.
    waiting: Option<(Wish, u32)>,
    /// Whether the person has been waiting for the first move since the page was opened.
    is_opening: bool,
    report: Callback<Action>,
}

struct Running {
    wire: Wire<Task, Answer>,
    ready: bool,
    /// The job in progress.
    busy: Option<Job>,
}

impl Engine {
    pub(super) fn new(source: Source, report: Callback<Action>) -> Self {
        Self(Rc::new(RefCell::new(Inner {
            source,
            running: None,
            waiting: None,
            is_opening: false,
            report,
        })))
    }

    /// The same engine on a page that opens with this thought: if there is one, the person has been
    /// waiting for the move since then.
    pub(super) fn opening(self, thought: Option<&Thought>) -> Self {
        self.0.borrow_mut().is_opening = thought.is_some();
        self
    }

    /// Whether there is a worker.
    pub(super) fn has_started(&self) -> bool {
        self.0.borrow().running.is_some()
    }

    /// Starts a worker, unless there is one.
    pub(super) fn warm_up(&self) {
        if !self.has_started() {
            self.start();
        }
    }

    /// Makes the worker do this and nothing else.
    pub(super) fn want(&self, wish: Option<&Wish>) {
        {
            let mut inner = self.0.borrow_mut();
            let busy = inner.running.as_ref().and_then(|running| running.busy);
            if busy.is_some() && busy == wish.map(Wish::job) {
                inner.waiting = None;
                return;
            }
            match (busy, &inner.running) {
                (Some(Job { kind: Kind::Analysis, id }), Some(running)) => {
                    // The next request would end the analysis anyway.
                    if wish.is_none() {
                        running.wire.send(&Request { id, task: Task::Rest });
                    }
                }
                (Some(_), _) => inner.running = None,
                (None, _) => {}
            }
            if let Some(running) = &mut inner.running {
                running.busy = None;
            }
            let is_opening = mem::take(&mut inner.is_opening);
            let since_ms = match &inner.waiting {
                Some((waiting, since_ms)) if wish.map(Wish::job) == Some(waiting.job()) => {
                    *since_ms
                }
                _ if is_opening => 0,
                _ => now_ms(),
            };
            inner.waiting = wish.map(|wish| (wish.clone(), since_ms));
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
        let Some((wish, since_ms)) = waiting.take() else { return };
        running.busy = Some(wish.job());
        running.wire.send(&request(wish, now_ms().saturating_sub(since_ms)));
    }

    fn start(&self) {
        let engine = self.weak();
        let hear = Callback::from(move |heard: Heard<Answer>| {
            let Some(engine) = engine() else { return };
            match heard {
                Ok(Reply::Ready) => engine.hear_start(),
                Ok(Reply::Answer { id, answer }) => engine.receive(id, answer),
                Ok(Reply::Unreadable) | Err(_) => engine.fail(),
            }
        });
        let started = Wire::start(&self.0.borrow().source, &hear);
        match started {
            Ok(wire) => {
                self.0.borrow_mut().running = Some(Running { wire, ready: false, busy: None });
            }
            Err(_) => self.fail(),
        }
    }

    /// A weak reference to this engine, for its listeners.
    fn weak(&self) -> impl Fn() -> Option<Self> + 'static {
        let inner = Rc::downgrade(&self.0);
        move || inner.upgrade().map(Self)
    }

    fn hear_start(&self) {
        if let Some(running) = &mut self.0.borrow_mut().running {
            running.wire.has_started();
            running.ready = true;
        }
        self.send_waiting();
    }

    fn receive(&self, id: u32, answer: Answer) {
        let busy = self.0.borrow().running.as_ref().and_then(|running| running.busy);
        // Late answers of an abandoned analysis are ignored.
        let Some(job) = busy.filter(|busy| id == busy.id) else { return };
        if matches!(answer, Answer::Best(_) | Answer::Done | Answer::Failed(_)) {
            self.idle();
        }
        if let Some(action) = action(job, answer) {
            let report = self.0.borrow().report.clone();
            report.emit(action);
        }
    }

    fn idle(&self) {
        if let Some(running) = &mut self.0.borrow_mut().running {
            running.busy = None;
        }
    }

    fn fail(&self) {
        let (report, job) = {
            let mut inner = self.0.borrow_mut();
            let busy = inner.running.as_ref().and_then(|running| running.busy);
            inner.running = None;
            let waiting = inner.waiting.take().map(|(wish, _)| wish.job());
            (inner.report.clone(), busy.or(waiting))
        };
        if let Some(Job { id: thought, .. }) = job {
            report.emit(Action::Engine(EngineAction::Failed { thought }));
        }
    }
}
