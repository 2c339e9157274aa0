//! The JSON form of a lesson, for editors: `public/embed/lesson.schema.json` says what it may hold.

use std::fmt;

use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::notation::lesson::{Lesson, MAX_BYTES, NAMES, Step, Value};

/// Where the schema is, beside the other files for pages of one's own.
const SCHEMA: &str = "lesson.schema.json";

/// Why a JSON text is no lesson.
#[derive(Debug, thiserror::Error)]
pub(in crate::cli) enum JsonFault {
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    #[error("the lesson is {0} bytes long, and at most {MAX_BYTES} are read")]
    TooLong(usize),
    #[error("step {0} has neither text nor a board")]
    Empty(usize),
}

/// A lesson as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonForm {
    #[serde(rename = "$schema", default)]
    schema: String,
    title: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lang: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    words: String,
    steps: Vec<StepForm>,
}

/// A step as JSON has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepForm {
    title: String,
    #[serde(default, skip_serializing_if = "Board::is_empty")]
    board: Board,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    words: String,
}

/// What is said of a board, in the order in which it is said.
#[derive(Default)]
struct Board(Vec<Value>);

impl Board {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_map(self.0.iter().map(|one| (one.name, &one.value)))
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_map(OfBoard)
    }
}

struct OfBoard;

impl<'de> Visitor<'de> for OfBoard {
    type Value = Board;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object with what is on the board")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Board, A::Error> {
        let mut board: Vec<Value> = Vec::new();
        while let Some(found) = map.next_key::<String>()? {
            let known = || NAMES.map(|(name, _)| name).join(", ");
            let name = NAMES.iter().map(|(name, _)| *name).find(|name| *name == found);
            let name = name.ok_or_else(|| {
                A::Error::custom(format!(
                    "there is no \"{found}\": one of {} was expected",
                    known()
                ))
            })?;
            if board.iter().any(|one| one.name == name) {
                return Err(A::Error::custom(format!("\"{name}\" has a value already")));
            }
            let Word(value) = map.next_value()?;
            board.push(Value { name, value, line: 0 });
        }
        Ok(Board(board))
    }
}

/// A text; a whole number will do, as editors have one for a ply or a level.
struct Word(String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        input.deserialize_any(OfWord)
    }
}

struct OfWord;

impl Visitor<'_> for OfWord {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text or a whole number")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Word, E> {
        Ok(Word(text.to_owned()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Word, E> {
        Ok(Word(number.to_string()))
    }
}

/// The lesson as JSON.
///
/// # Errors
/// None that is known: all of it is texts.
pub(super) fn write(lesson: Lesson) -> Result<String, JsonFault> {
    let steps = lesson.steps.into_iter();
    let form = LessonForm {
        schema: SCHEMA.to_owned(),
        title: lesson.title,
        lang: lesson.language,
        variant: lesson.variant,
        words: lesson.words,
        steps: steps
            .map(|step| StepForm { title: step.title, board: Board(step.board), words: step.words })
            .collect(),
    };
    Ok(serde_json::to_string_pretty(&form)? + "\n")
}

/// Reads what [`write`] has written, or an editor. Whether it is a lesson that can be used is found out when its
/// text is read.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub(super) fn read(text: &str) -> Result<Lesson, JsonFault> {
    if text.len() > 2 * MAX_BYTES {
        return Err(JsonFault::TooLong(text.len()));
    }
    let form: LessonForm = serde_json::from_str(text)?;
    let is_empty = |step: &StepForm| step.board.is_empty() && step.words.trim().is_empty();
    if let Some(idx) = form.steps.iter().position(is_empty) {
        return Err(JsonFault::Empty(idx + 1));
    }
    let steps = form.steps.into_iter();
    Ok(Lesson {
        title: form.title,
        language: form.lang,
        variant: form.variant,
        words: form.words,
        steps: steps
            .map(|step| Step { title: step.title, words: step.words, board: step.board.0, line: 0 })
            .collect(),
    })
}
