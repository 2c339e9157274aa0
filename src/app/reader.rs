//! The page's side of a worker that does tasks as they come, and is started when it is first needed: that for
//! files, and that for endings.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::ArrayBuffer;
use yew::Callback;

use super::dom;
use super::wire::{Heard, Source, Wire};
use crate::protocol::files::{Answer, Task};
use crate::protocol::{Message, Reply, Request};

/// An answer with the number of its request; `None` if there will be no more answers.
pub(super) type Told<A = Answer> = Option<(u32, A)>;

/// A worker, by default that for files. Dropping this value ends it.
pub(super) struct Reader<T = Task, A = Answer>(Rc<RefCell<Inner<T, A>>>);

struct Inner<T, A> {
    /// The element that says where the worker is.
    meta: &'static str,
    wire: Option<Wire<T, A>>,
    is_ready: bool,
    waiting: Vec<(Request<T>, Option<ArrayBuffer>)>,
    n_asked: u32,
    report: Callback<Told<A>>,
}

impl Reader {
    pub(super) fn new(report: Callback<Told>) -> Self {
        Self::at("damiera-reader", report)
    }
}

impl<T: Message + 'static, A: Message + 'static> Reader<T, A> {
    /// The worker that the `<meta>` element of this name leads to.
    pub(super) fn at(meta: &'static str, report: Callback<Told<A>>) -> Self {
        let waiting = Vec::new();
        let inner = Inner { meta, wire: None, is_ready: false, waiting, n_asked: 0, report };
        Self(Rc::new(RefCell::new(inner)))
    }

    /// Sends a task, with a file if it is about one. Returns the number that its answers will have.
    pub(super) fn ask(&self, task: T, file: Option<ArrayBuffer>) -> u32 {
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
        let url = dom::meta(self.0.borrow().meta).unwrap_or_default();
        match Wire::start(&Source::Address(url), &hear) {
            Ok(wire) => self.0.borrow_mut().wire = Some(wire),
            // The caller gets the number first, and hears of the failure after that.
            Err(why) => {
                let hear = move || hear.emit(Err(why.to_owned()));
                gloo::timers::callback::Timeout::new(0, hear).forget();
            }
        }
    }

    fn hear(&self, heard: Heard<A>) {
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

impl<T: Message + 'static, A: Message + 'static> Inner<T, A> {
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
