//! The page's side of the worker for files, which is started when it is first needed.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::ArrayBuffer;
use yew::Callback;

use super::dom;
use super::wire::{Heard, Source, Wire};
use crate::protocol::files::{Answer, Task};
use crate::protocol::{Reply, Request};

/// An answer with the number of its request; `None` if there will be no more answers.
pub(super) type Told = Option<(u32, Answer)>;

/// A worker for files. Dropping this value ends it.
pub(super) struct Reader(Rc<RefCell<Inner>>);

struct Inner {
    wire: Option<Wire<Task, Answer>>,
    is_ready: bool,
    waiting: Vec<(Request<Task>, Option<ArrayBuffer>)>,
    n_asked: u32,
    report: Callback<Told>,
}

impl Reader {
    pub(super) fn new(report: Callback<Told>) -> Self {
        let waiting = Vec::new();
        let inner = Inner { wire: None, is_ready: false, waiting, n_asked: 0, report };
        Self(Rc::new(RefCell::new(inner)))
    }

    /// Sends a task, with a file if it is about one. Returns the number that its answers will have.
    pub(super) fn ask(&self, task: Task, file: Option<ArrayBuffer>) -> u32 {
        let id = {
            let mut inner = self.0.borrow_mut();
            inner.n_asked += 1;
            let id = inner.n_asked;
            inner.waiting.push((Request { id, task }, file));
            id
        };
        if self.0.borrow().wire.is_none() {
            self.start();
        }
        self.0.borrow_mut().send_waiting();
        id
    }

    fn start(&self) {
        let weak = Rc::downgrade(&self.0);
        let hear = Callback::from(move |heard| {
            if let Some(inner) = weak.upgrade() {
                Self(inner).hear(heard);
            }
        });
        let url = dom::meta("damiera-reader").unwrap_or_else(|| "reader_loader.js".to_owned());
        match Wire::start(&Source::Address(url), &hear) {
            Ok(wire) => self.0.borrow_mut().wire = Some(wire),
            // The caller gets the number first, and hears of the failure after that.
            Err(why) => {
                let hear = move || hear.emit(Err(why.to_owned()));
                gloo::timers::callback::Timeout::new(0, hear).forget();
            }
        }
    }

    fn hear(&self, heard: Heard<Answer>) {
        let (report, told) = {
            let mut inner = self.0.borrow_mut();
            let told = match heard {
                Ok(Reply::Ready) => {
                    inner.hear_start();
                    return inner.send_waiting();
                }
                Ok(Reply::Answer { id, answer }) => Some((id, answer)),
                Ok(Reply::Unreadable) | Err(_) => {
                    (inner.wire, inner.is_ready) = (None, false);
                    inner.waiting.clear();
                    None
                }
            };
            (inner.report.clone(), told)
        };
        report.emit(told);
    }
}

impl Inner {
    fn hear_start(&mut self) {
        if let Some(wire) = &mut self.wire {
            wire.has_started();
            self.is_ready = true;
        }
    }

    fn send_waiting(&mut self) {
        let Some(wire) = self.wire.as_ref().filter(|_| self.is_ready) else { return };
        for (request, file) in self.waiting.drain(..) {
            match file {
                Some(file) => wire.send_with(&request, &file),
                None => wire.send(&request),
            }
        }
    }
}
