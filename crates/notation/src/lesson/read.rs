//! From text to a lesson.

use super::{HEAD, Lesson, LessonError, MAX_BYTES, MAX_STEPS, NAMES, Reason, Step, Value};

/// How much of a faulty line is shown, in characters.
const MAX_SHOWN: usize = 40;

impl Lesson {
    /// Reads a lesson. What its boards hold is read by [`Step::link`].
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        Reader::read(text, &NAMES)
    }
}

/// A lesson as far as it has been read.
pub(super) struct Reader {
    lesson: Option<Lesson>,
    /// The names that a step can have.
    names: &'static [(&'static str, &'static str)],
    n_lines: usize,
    /// Whether the next line may be a name with its value.
    wants_values: bool,
}

impl Reader {
    /// Reads a text whose steps have these names.
    pub(super) fn read(
        text: &str,
        names: &'static [(&'static str, &'static str)],
    ) -> Result<Lesson, LessonError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > MAX_BYTES {
            return Err(LessonError { line: 1, reason: Reason::TooLong(text.len()) });
        }
        let mut reader = Self { lesson: None, names, n_lines: 0, wants_values: false };
        let mut n_lines = 0;
        for (idx, line) in text.lines().enumerate() {
            n_lines = idx + 1;
            reader.take(line.trim_end()).map_err(|reason| LessonError { line: n_lines, reason })?;
        }
        reader
            .end()
            .map_err(|(line, reason)| LessonError { line: line.unwrap_or(n_lines.max(1)), reason })
    }

    fn take(&mut self, line: &str) -> Result<(), Reason> {
        self.n_lines += 1;
        let Some(lesson) = &mut self.lesson else {
            if line.is_empty() {
                return Ok(());
            }
            let title = line.strip_prefix('#').filter(|rest| !rest.starts_with('#'));
            let title = title.ok_or_else(|| Reason::NoTitle(shown(line)))?;
            self.lesson = Some(Lesson {
                title: titled(title)?,
                language: None,
                variant: None,
                words: String::new(),
                steps: Vec::new(),
            });
            self.wants_values = true;
            return Ok(());
        };
        if let Some(rest) = line.strip_prefix('#') {
            let title = rest.strip_prefix('#').ok_or(Reason::SecondTitle)?;
            if lesson.steps.len() == MAX_STEPS {
                return Err(Reason::TooManySteps);
            }
            let (title, line) = (titled(title)?, self.n_lines);
            lesson.steps.push(Step { title, words: String::new(), board: Vec::new(), line });
            self.wants_values = true;
            return Ok(());
        }
        if line.is_empty() {
            self.wants_values = false;
        }
        if self.wants_values {
            if is_value(line, lesson, self.names) {
                return self.value(line);
            }
            self.wants_values = false;
        }
        let words = match lesson.steps.last_mut() {
            Some(step) => &mut step.words,
            None => &mut lesson.words,
        };
        // Empty lines stand between paragraphs, and nowhere else.
        if line.is_empty() {
            if !words.is_empty() && !words.ends_with("\n\n") {
                words.push_str("\n\n");
            }
        } else {
            if !words.is_empty() && !words.ends_with('\n') {
                words.push('\n');
            }
            words.push_str(line);
        }
        Ok(())
    }

    /// A line right after a title, or after another value.
    fn value(&mut self, line: &str) -> Result<(), Reason> {
        let number = self.n_lines;
        let Some(lesson) = &mut self.lesson else { return Ok(()) };
        if line.starts_with(char::is_whitespace)
            && let Some(step) = lesson.steps.last_mut()
        {
            let value = step.board.last_mut().ok_or_else(|| Reason::NoValue(shown(line)))?;
            if !value.value.is_empty() {
                value.value.push(' ');
            }
            value.value.push_str(line.trim());
            return Ok(());
        }
        let pair = line.split_once(':');
        let (name, value) = pair.ok_or_else(|| Reason::NoValue(shown(line)))?;
        let (name, value) = (name.trim(), value.trim().to_owned());
        if let Some(step) = lesson.steps.last_mut() {
            let known = self.names.iter().find(|(known, _)| *known == name);
            let (name, _) = *known.ok_or_else(|| Reason::NoName {
                found: shown(name),
                known: self.names.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", "),
            })?;
            if step.get(name).is_some() {
                return Err(Reason::Twice(name));
            }
            step.board.push(Value { name, value, line: number });
        } else {
            let known = HEAD.into_iter().find(|known| *known == name);
            let name = known.ok_or_else(|| Reason::NoHead(shown(name)))?;
            let place = if name == "lang" { &mut lesson.language } else { &mut lesson.variant };
            if place.replace(value).is_some() {
                return Err(Reason::Twice(name));
            }
        }
        Ok(())
    }

    fn end(self) -> Result<Lesson, (Option<usize>, Reason)> {
        let no_title = || (None, Reason::NoTitle(String::new()));
        let mut lesson = self.lesson.ok_or_else(no_title)?;
        if lesson.steps.is_empty() {
            return Err((None, Reason::NoSteps));
        }
        let all = lesson.steps.iter_mut().map(|step| &mut step.words);
        for words in all.chain([&mut lesson.words]) {
            words.truncate(words.trim_end().len());
        }
        for step in &lesson.steps {
            check(step)?;
        }
        Ok(lesson)
    }
}

/// Whether what a step says goes together.
fn check(step: &Step) -> Result<(), (Option<usize>, Reason)> {
    let at = |name: &str| {
        step.board.iter().find(|one| one.name == name).map_or(step.line, |one| one.line)
    };
    if step.words.is_empty() && step.board.is_empty() {
        return Err((Some(step.line), Reason::EmptyStep));
    }
    let mode = step.get("mode");
    if let Some(mode) = mode
        && !["diagram", "replay", "play", "exercise"].contains(&mode)
    {
        return Err((Some(at("mode")), Reason::Mode(shown(mode))));
    }
    let has_goal = step.get("goal").is_some();
    if mode.is_some_and(|mode| (mode == "exercise") != has_goal)
        && (has_goal || mode == Some("exercise"))
    {
        return Err((Some(at("mode")), Reason::Goal));
    }
    Ok(())
}

/// Whether a line is a name with its value, or goes on with one, or looks so much like it that it is taken
/// for one with a fault.
fn is_value(line: &str, lesson: &Lesson, names: &[(&str, &str)]) -> bool {
    let word = line.split([':', ' ']).next().unwrap_or_default();
    let is_name = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase());
    let known = names.iter().map(|(name, _)| *name).chain(HEAD);
    let goes_on = lesson.steps.last().is_some_and(|step| !step.board.is_empty());
    is_name && (line[word.len()..].starts_with(':') || known.into_iter().any(|name| name == word))
        || goes_on && line.starts_with(char::is_whitespace)
}

fn titled(text: &str) -> Result<String, Reason> {
    let title = text.trim();
    if title.is_empty() { Err(Reason::EmptyTitle) } else { Ok(title.to_owned()) }
}

fn shown(line: &str) -> String {
    line.chars().take(MAX_SHOWN).collect()
}
