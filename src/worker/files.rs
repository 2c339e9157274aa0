//! The worker for files of games. It is a program of its own: the one that thinks need not wait for
//! a reader of PDN.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::post::{Post, bytes, read};
use crate::archive::Archive;
use crate::inspect::inspect;
use crate::protocol::{Body, Failure, Request, Task};
use crate::share::{self, Found};

/// Answers requests for as long as the worker lives.
pub fn start() {
    let Some(post) = Post::of_worker() else { return };
    let mut desk = Desk { post: post.clone(), archive: None };
    post.listen(move |data| desk.answer(&data));
}

struct Desk {
    post: Post,
    /// The file whose games were listed last.
    archive: Option<Archive>,
}

impl Desk {
    fn answer(&mut self, data: &JsValue) {
        // A file comes beside its message.
        let (message, file) = match data.dyn_ref::<Array>() {
            Some(both) => (both.get(0), both.get(1)),
            None => (data.clone(), JsValue::UNDEFINED),
        };
        let Some(request) = read(&message) else {
            return self.post.fail(0, Failure::Unreadable);
        };
        let result = match &request.task {
            Task::ListPdn => self.list_pdn(request.id, &file),
            Task::ReadPdn(idx) => self.read_pdn(request.id, *idx),
            Task::Share(task) => share::offer(task)
                .map(|shared| self.post.reply(request.id, Body::Shared(Box::new(shared)))),
            Task::Find => self.find(&request, &file),
            Task::Inspect(wish) => inspect(wish)
                .map(|inspected| self.post.reply(request.id, Body::Inspected(inspected))),
            // There is another worker that thinks.
            Task::Choose(_) | Task::Analyze(_) | Task::Rest => Err(Failure::Unreadable),
        };
        if let Err(reason) = result {
            self.post.fail(request.id, reason);
        }
    }

    fn list_pdn(&mut self, id: u32, file: &JsValue) -> Result<(), Failure> {
        // Two files at a time would need twice the memory.
        self.archive = None;
        let file = bytes(file).ok_or(Failure::Unreadable)?;
        let archive = self.archive.insert(Archive::open(&file)?);
        for batch in archive.batches() {
            self.post.reply(id, Body::Listed(batch));
        }
        self.post.reply(id, Body::ListEnd { has_more: archive.has_more() });
        Ok(())
    }

    fn read_pdn(&mut self, id: u32, idx: u32) -> Result<(), Failure> {
        let archive = self.archive.as_mut().ok_or(Failure::NoSuchGame)?;
        let idx = usize::try_from(idx).map_err(|_| Failure::NoSuchGame)?;
        self.post.reply(id, Body::Record(archive.read(idx)?));
        Ok(())
    }

    fn find(&self, request: &Request, file: &JsValue) -> Result<(), Failure> {
        let file = bytes(file).ok_or(Failure::Unreadable)?;
        let body = match share::find(&request.ruleset, &file)? {
            Found::Link(link) => Body::Link(link),
            Found::Game(record) => Body::Record(record),
        };
        self.post.reply(request.id, body);
        Ok(())
    }
}
