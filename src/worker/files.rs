//! The worker for files of games. It is a program of its own: the one that thinks need not wait for
//! a reader of PDN.

use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

use super::post::{self, bytes};
use crate::archive::Archive;
use crate::inspect;
use crate::notation::lesson::Lesson;
use crate::protocol::files::{Answer, Failure, Task, Texts};
use crate::protocol::{self, Reply};
use crate::share;
use crate::text::{self, Language, Strings};

type Post = post::Post<Answer>;
type Request = protocol::Request<Task>;

/// Answers requests for as long as the worker lives.
pub fn start() {
    let Some(post) = Post::of_worker() else { return };
    let mut desk = Desk { post: post.clone(), archive: None, language: None };
    post.listen(move |data| desk.answer(&data));
}

struct Desk {
    post: Post,
    /// The file whose games were listed last.
    archive: Option<Archive>,
    /// The language in which it is told what is wrong; none until texts come.
    language: Option<Language>,
}

impl Desk {
    fn answer(&mut self, data: &JsValue) {
        // A file comes beside its message.
        let (message, file) = match data.dyn_ref::<Array>() {
            Some(both) => (both.get(0), both.get(1)),
            None => (data.clone(), JsValue::UNDEFINED),
        };
        let request = bytes(&message).map(|bytes| protocol::from_bytes::<Request>(&bytes));
        let Some(Ok(Request { id, task })) = request else {
            return self.post.send(&Reply::Unreadable);
        };
        let result = match &task {
            Task::Speak(texts) => {
                self.language = load(texts).or(self.language);
                return;
            }
            Task::List => self.list(id, &file),
            Task::Read(idx) => self.read(*idx),
            Task::Find { ruleset, title } => find(ruleset, title, &file, self.strings()),
            Task::Share(task) => share::offer(task).map(|shared| Answer::Shared(Box::new(shared))),
            Task::Inspect(link) => self.inspect(link),
            Task::InspectLesson(text) => self.inspect_lesson(id, text),
        };
        self.post.answer(id, result.unwrap_or_else(Answer::Failed));
    }

    /// The texts; all are empty, and nothing can be told, until some have come.
    fn strings(&self) -> &'static Strings {
        self.language.unwrap_or(Language::English).strings()
    }

    fn inspect(&self, link: &str) -> Result<Answer, Failure> {
        self.language.ok_or(Failure::NoTexts)?;
        inspect::inspect(link, self.strings()).map(Answer::Inspected)
    }

    /// Lists the games of a file, all but the end of the list here and now.
    fn list(&mut self, id: u32, file: &JsValue) -> Result<Answer, Failure> {
        // Two files at a time would need twice the memory.
        self.archive = None;
        let file = bytes(file).ok_or(Failure::NoFile)?;
        let archive = self.archive.insert(Archive::open(&file)?);
        for batch in archive.batches() {
            self.post.answer(id, Answer::Listed(batch));
        }
        Ok(Answer::ListEnd { has_more: archive.has_more() })
    }

    /// Checks the steps of a lesson, and tells what was found in each as soon as it is known.
    fn inspect_lesson(&self, id: u32, text: &str) -> Result<Answer, Failure> {
        self.language.ok_or(Failure::NoTexts)?;
        let lesson = Lesson::read(text).map_err(|_| Failure::BadGame)?;
        for step in &lesson.steps {
            let found = inspect::step(step, lesson.variant.as_deref(), self.strings());
            self.post.answer(id, Answer::StepInspected(found));
        }
        Ok(Answer::LessonEnd)
    }

    fn read(&mut self, idx: u32) -> Result<Answer, Failure> {
        let strings = self.strings();
        let archive = self.archive.as_mut().ok_or(Failure::NoSuchGame)?;
        let idx = usize::try_from(idx).map_err(|_| Failure::NoSuchGame)?;
        archive.read(idx, strings).map(Answer::Record)
    }
}

/// Loads texts. Returns their language, unless they are not those of it.
fn load(texts: &Texts) -> Option<Language> {
    let language = Language::of_code(&texts.language)?;
    text::load(language, &texts.first).ok()?;
    if let Some(faults) = &texts.faults {
        text::load_faults(language, faults).ok()?;
    }
    Some(language)
}

fn find(ruleset: &str, title: &str, file: &JsValue, strings: &Strings) -> Result<Answer, Failure> {
    let file = bytes(file).ok_or(Failure::NoFile)?;
    share::find(ruleset, title, &file, strings).map(Answer::FoundGame)
}
