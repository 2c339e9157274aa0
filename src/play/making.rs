//! A lesson being made in the page: steps are added, moved, changed and removed. What is typed stays as it is
//! typed; [`Making::text`] makes a lesson of it that can be read again.

use crate::notation::lesson::{Lesson, LessonError, MAX_STEPS, NAMES, Reason, Step, Value};
use crate::notation::link;

/// What stands for words of a step that has neither words nor a board.
const NO_WORDS: &str = "…";

/// A lesson being made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Making {
    lesson: Lesson,
    /// The step that was removed last, and where it stood.
    removed: Option<(usize, Step)>,
}

/// A text of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Its title.
    Title,
    /// The code of its language; empty for none.
    Language,
    /// The words before the first step.
    Words,
    /// The title of a step, by index.
    StepTitle(usize),
    /// The words of a step, by index.
    StepWords(usize),
}

impl From<Lesson> for Making {
    fn from(lesson: Lesson) -> Self {
        Self { lesson, removed: None }
    }
}

impl Making {
    /// A lesson without steps.
    pub fn new(title: &str, variant: &str) -> Self {
        let lesson = Lesson {
            title: title.to_owned(),
            language: None,
            variant: Some(variant.to_owned()).filter(|id| !id.is_empty()),
            words: String::new(),
            steps: Vec::new(),
        };
        Self { lesson, removed: None }
    }

    /// Reads what [`text`](Self::text) has written, or a person.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        match Lesson::read(text) {
            Ok(lesson) => Ok(Self { lesson, removed: None }),
            // One that is just begun.
            Err(LessonError { reason: Reason::NoSteps, .. }) => {
                let mut lesson = Lesson::read(&format!("{text}\n## -\n-\n"))?;
                lesson.steps.clear();
                Ok(Self { lesson, removed: None })
            }
            Err(why) => Err(why),
        }
    }

    /// The lesson as it is.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The lesson as text: without signs that would mean something else there. A title that is missing is the
    /// one given, or a step's number.
    pub fn text(&self, title: &str) -> String {
        let mut lesson = self.lesson.clone();
        lesson.title = one_line(&lesson.title, title);
        lesson.words = words(&lesson.words);
        for (idx, step) in lesson.steps.iter_mut().enumerate() {
            step.title = one_line(&step.title, &(idx + 1).to_string());
            step.words = words(&step.words);
            if step.words.is_empty() && step.board.is_empty() {
                NO_WORDS.clone_into(&mut step.words);
            }
        }
        lesson.to_string()
    }

    /// Adds a step at the end. Returns its number, or `None` where there is no room for it.
    pub fn add(&mut self, mut step: Step) -> Option<usize> {
        if self.lesson.steps.len() == MAX_STEPS {
            return None;
        }
        self.agree(&mut step);
        self.lesson.steps.push(step);
        Some(self.lesson.steps.len())
    }

    /// Puts a board in the place of that of a step.
    pub fn put(&mut self, idx: usize, mut step: Step) {
        self.agree(&mut step);
        if let Some(place) = self.lesson.steps.get_mut(idx) {
            place.board = step.board;
        }
    }

    /// A step says what it is played by only where the lesson does not.
    fn agree(&mut self, step: &mut Step) {
        if self.lesson.steps.is_empty() && self.lesson.variant.is_none() {
            self.lesson.variant = step.get("variant").map(str::to_owned);
        }
        let variant = self.lesson.variant.as_deref();
        step.board.retain(|one| one.name != "variant" || Some(one.value.as_str()) != variant);
    }

    /// Moves a step one place toward the beginning or the end. Returns where it is then.
    pub fn shift(&mut self, idx: usize, is_down: bool) -> usize {
        let to = if is_down { idx + 1 } else { idx.saturating_sub(1) };
        if to < self.lesson.steps.len() && idx < self.lesson.steps.len() {
            self.lesson.steps.swap(idx, to);
            to
        } else {
            idx
        }
    }

    /// Removes a step.
    pub fn remove(&mut self, idx: usize) {
        if idx < self.lesson.steps.len() {
            self.removed = Some((idx, self.lesson.steps.remove(idx)));
        }
    }

    /// The title of the step that was removed last and can be restored.
    pub fn removed(&self) -> Option<&str> {
        self.removed.as_ref().map(|(_, step)| step.title.as_str())
    }

    /// Puts the step that was removed last back into its place.
    pub fn restore(&mut self) {
        if let Some((idx, step)) = self.removed.take()
            && self.lesson.steps.len() < MAX_STEPS
        {
            self.lesson.steps.insert(idx.min(self.lesson.steps.len()), step);
        }
    }

    /// Changes a text.
    pub fn write(&mut self, part: Part, text: String) {
        let lesson = &mut self.lesson;
        match part {
            Part::Title => lesson.title = text,
            Part::Language => lesson.language = Some(text).filter(|code| !code.is_empty()),
            Part::Words => lesson.words = text,
            Part::StepTitle(idx) => {
                if let Some(step) = lesson.steps.get_mut(idx) {
                    step.title = text;
                }
            }
            Part::StepWords(idx) => {
                if let Some(step) = lesson.steps.get_mut(idx) {
                    step.words = text;
                }
            }
        }
    }
}

/// A step with the board of a link of the page; `None` if it is no link.
pub fn step_of(text: &str, title: String) -> Option<Step> {
    let pairs = link::pairs(text).ok()?;
    let mut board = Vec::new();
    for (name, key) in NAMES {
        let value =
            pairs.iter().find(|(known, _)| known == key).map(|(_, value)| one_line(value, ""));
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            board.push(Value { name, value, line: 0 });
        }
    }
    let has = |name: &str| board.iter().any(|one| one.name == name);
    // Whom one plays means that one plays.
    if has("you") && !has("mode") {
        board.push(Value { name: "mode", value: "play".to_owned(), line: 0 });
    }
    let step = Step { title, words: String::new(), board, line: 0 };
    step.get("variant").is_some().then_some(step)
}

/// A text on one line.
fn one_line(text: &str, other: &str) -> String {
    let plain = text.split(|ch: char| ch.is_control()).collect::<Vec<_>>().join(" ");
    let plain = plain.trim();
    if plain.is_empty() { other.to_owned() } else { plain.to_owned() }
}

/// Paragraphs without what would begin a step, and without lines too many.
fn words(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for line in text.lines() {
        let line = line.trim_end();
        if line.is_empty() && (written.is_empty() || written.ends_with("\n\n")) {
            continue;
        }
        if line.starts_with('#') {
            written.push(' ');
        }
        written.push_str(line);
        written.push('\n');
    }
    written.truncate(written.trim_end().len());
    written
}
