//! The worker that tells rules in words. It is a program of its own: figures are looked for, which takes longer
//! than a page may be busy, and most people never ask.

use super::post::{Post, bytes};
use crate::handbook::Handbook;
use crate::protocol::handbook::{Answer, Failure, Task};
use crate::protocol::{self, Reply, Request};
use crate::rulesets;
use crate::text::{self, Language};

/// Answers requests for as long as the worker lives.
pub fn start() {
    let Some(post) = Post::<Answer>::of_worker() else { return };
    let desk = post.clone();
    post.listen(move |data| {
        let request = bytes(&data).map(|bytes| protocol::from_bytes::<Request<Task>>(&bytes));
        match request {
            Some(Ok(Request { id, task })) => desk.answer(id, told(&task)),
            _ => desk.send(&Reply::Unreadable),
        }
    });
}

fn told(Task { ruleset, language, texts: [first, rules] }: &Task) -> Answer {
    let entry = rulesets::find(ruleset).ok_or(Failure::UnknownRuleset)?;
    let language = Language::of_code(language).ok_or(Failure::BadTexts)?;
    text::load(language, first)
        .and_then(|()| text::load_rulebook(language, rules))
        .map_err(|_| Failure::BadTexts)?;
    Ok(Handbook::new(entry).leaflet(language.strings()))
}
