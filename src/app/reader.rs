//! The page's side of a worker that does tasks as they come, and is started when it is first needed: that for
//! files, and that for endings.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use js_sys::ArrayBuffer;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::wire::{Heard, Source, Wire};
use super::{dom, texts};
use crate::protocol::files::{Answer, Task, Texts};
use crate::protocol::{Message, Reply, Request};
use crate::text::Language;

/// How long tasks wait for texts, in milliseconds.
const TEXTS_MS: u32 = 5_000;

/// An answer with the number of its request; `None` if there will be no more answers.
pub(super) type Told<A = Answer> = Option<(u32, A)>;

/// A worker, by default that for files. Dropping this value ends it.
pub(super) struct Reader<T = Task, A = Answer>(Rc<RefCell<Inner<T, A>>>);

struct Inner<T, A> {
    /// The element that says where the worker is.
    meta: &'static str,
    wire: Option<Wire<T, A>>,
    is_ready: bool,
    /// The language that the worker has texts of, or will have.
    language: Option<Language>,
    /// How often texts were fetched.
    n_fetched: u32,
    /// The number of the fetch that tasks wait for.
    held_by: Option<u32>,
    waiting: Vec<(Request<T>, Option<ArrayBuffer>)>,
    n_asked: u32,
    report: Callback<Told<A>>,
}

impl Reader {
    pub(super) fn new(report: Callback<Told>) -> Self {
        Self::at("damiera-reader", report)
    }

    /// Sends a task whose answer is in this language, once the worker has its texts. What is said of faults is
    /// fetched for it; where that does not come, the worker does without. All that waits is answered in the language
    /// asked for last. Returns the number that the task's answers will have.
    pub(super) fn ask_in(&self, language: Language, task: Task, file: Option<ArrayBuffer>) -> u32 {
        if self.0.borrow_mut().language.replace(language) != Some(language) {
            self.fetch(language);
        }
        self.ask(task, file)
    }

    fn fetch(&self, language: Language) {
        let n = {
            let mut inner = self.0.borrow_mut();
            inner.n_fetched += 1;
            inner.held_by = Some(inner.n_fetched);
            inner.n_fetched
        };
        let weak = Rc::downgrade(&self.0);
        let speak = move |faults| {
            if let Some(inner) = weak.upgrade() {
                inner.borrow_mut().speak(n, language, faults);
            }
        };
        let late = speak.clone();
        Timeout::new(TEXTS_MS, move || late(None)).forget();
        spawn_local(async move { speak(texts::of_faults(language).await) });
    }
}

impl Inner<Task, Answer> {
    /// Sends what has waited for the texts of this fetch, behind them. No pack of faults has come where there is none.
    fn speak(&mut self, n: u32, language: Language, faults: Option<Vec<u8>>) {
        if self.held_by != Some(n) {
            return;
        }
        self.held_by = None;
        if faults.is_none() {
            // The next task tries again.
            self.language = None;
        }
        let first = language.pack().to_vec();
        let texts = Texts { language: language.code().to_owned(), first, faults };
        self.waiting.retain(|(request, _)| !matches!(request.task, Task::Speak(_)));
        self.waiting.insert(0, (Request { id: 0, task: Task::Speak(texts) }, None));
        self.send_waiting();
    }
}

impl<T: Message + 'static, A: Message + 'static> Reader<T, A> {
    /// The worker that the `<meta>` element of this name leads to.
    pub(super) fn at(meta: &'static str, report: Callback<Told<A>>) -> Self {
        let waiting = Vec::new();
        let inner = Inner {
            meta,
            wire: None,
            is_ready: false,
            language: None,
            n_fetched: 0,
            held_by: None,
            waiting,
            n_asked: 0,
            report,
        };
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
            Err(lost) => {
                Timeout::new(0, move || hear.emit(Err(lost))).forget();
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
                    (inner.language, inner.held_by) = (None, None);
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
        let Some(wire) = self.wire.as_ref().filter(|_| self.is_ready && self.held_by.is_none())
        else {
            return;
        };
        for (request, file) in self.waiting.drain(..) {
            match file {
                Some(file) => wire.send_with(&request, &file),
                None => wire.send(&request),
            }
        }
    }
}
