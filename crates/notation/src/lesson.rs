//! Lessons: texts, positions, games and exercises in an order, as one text that a person can write by
//! hand.
//!
//! ```text
//! # Dameo in five minutes
//! lang: en
//! variant: dameo
//!
//! What is said before the first step.
//!
//! ## Take the last piece
//! fen: W:Wd4:Bd5
//! goal: move
//! accept: d4xd6
//! ok: The other side has nothing left. You have won.
//!
//! White is to move: jump over the black man.
//!
//! ## Three against three
//! fen: W:Wb1,d1,f1:Bc8,e8,g8
//! mode: play
//! you: w
//! level: 1
//! ```
//!
//! `# ` begins the lesson and `## ` a step. Lines of `name: value` follow right after; a line that begins
//! with a space goes on with the value before it. All other text is for the reader, in paragraphs with empty
//! lines between them. The names of a step are those of an
//! embedded board ([`NAMES`]); a step without any has no board. `variant` of the lesson holds for every
//! step that names no other.
//!
//! ```
//! use damiera_notation::lesson::{Kind, Lesson};
//!
//! let lesson = Lesson::read("# Dameo\nvariant: dameo\n\n## A capture\nfen: W:Wd4:Bd5\ngoal: capture-all\n")?;
//! assert_eq!(lesson.steps[0].kind(), Kind::Exercise);
//! assert_eq!(lesson.steps[0].title, "A capture");
//! # Ok::<(), damiera_notation::lesson::LessonError>(())
//! ```

mod course;
mod fault;
pub mod packed;
mod read;
mod write;

pub use course::{Course, Listed};
pub use fault::{LessonError, Reason};

use crate::link::{self, Link, LinkError, LinkFault};
use crate::study;

/// The longest text of a lesson that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 18;
/// The most steps of a lesson.
pub const MAX_STEPS: usize = 200;

/// The names of what a lesson says of itself before its first step.
pub const HEAD: [&str; 2] = ["lang", "variant"];

/// The names of what a course says of a lesson.
pub const OF_COURSE: [(&str, &str); 1] = [("src", "src")];

/// The names of what a step says of its board, and the keys of links that they stand for.
pub const NAMES: [(&str, &str); 22] = [
    ("variant", "g"),
    ("fen", "fen"),
    ("moves", "m"),
    ("ply", "ply"),
    ("tree", study::TREE),
    ("node", study::NODE),
    ("orientation", "o"),
    ("marks", "mk"),
    ("arrows", "ar"),
    ("mode", "mode"),
    ("goal", "goal"),
    ("accept", "acc"),
    ("then", "then"),
    ("no", "no"),
    ("hint", "hint"),
    ("ok", "ok"),
    ("caption", "cap"),
    ("coords", "co"),
    ("level", "lv"),
    ("you", "you"),
    ("seed", "seed"),
    ("theme", "theme"),
];

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// What it is called.
    pub title: String,
    /// The code of the language that it is written in, if it says.
    pub language: Option<String>,
    /// The ruleset of all steps that name no other, if it says.
    pub variant: Option<String>,
    /// What is said before the first step: paragraphs with empty lines between them.
    pub words: String,
    /// What it leads through.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it is called.
    pub title: String,
    /// What is said: paragraphs with empty lines between them.
    pub words: String,
    /// What is said of its board, each name of [`NAMES`] at most once; in a course, of the lesson.
    pub board: Vec<Value>,
    /// Its first line in the text, counted from 1.
    pub line: usize,
}

/// A name with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// One of [`NAMES`].
    pub name: &'static str,
    /// Its value, as it stands there.
    pub value: String,
    /// Its line in the text, counted from 1.
    pub line: usize,
}

/// What a step is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// To be read; it has no board.
    Words,
    /// To be looked at.
    Diagram,
    /// To go through a game.
    Replay,
    /// To play on.
    Play,
    /// To solve an exercise.
    Exercise,
}

impl Kind {
    /// Its name, as `mode` has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Words => "words",
            Self::Diagram => "diagram",
            Self::Replay => "replay",
            Self::Play => "play",
            Self::Exercise => "exercise",
        }
    }
}

impl Step {
    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.board.iter().find(|one| one.name == name).map(|one| one.value.as_str())
    }

    /// What it is for: what `mode` says, else what its values are good for.
    pub fn kind(&self) -> Kind {
        let has = |name| self.get(name).is_some();
        match self.get("mode") {
            Some("replay") => Kind::Replay,
            Some("play") => Kind::Play,
            Some("exercise") => Kind::Exercise,
            None if has("goal") => Kind::Exercise,
            None if has("moves") || has("tree") => Kind::Replay,
            None if self.board.is_empty() => Kind::Words,
            Some(_) | None => Kind::Diagram,
        }
    }

    /// The board as a readable link, in a lesson of this variant; none if there is no board.
    pub fn link_text(&self, variant: Option<&str>) -> Option<String> {
        if self.board.is_empty() {
            return None;
        }
        let key = |name: &str| NAMES.iter().find(|(known, _)| *known == name).map(|(_, key)| *key);
        let own = self.board.iter().filter_map(|one| Some((key(one.name)?, one.value.as_str())));
        let of_lesson = variant.filter(|_| self.get("variant").is_none()).map(|id| ("g", id));
        let mode = Some(("mode", self.kind().name())).filter(|_| self.get("mode").is_none());
        Some(link::join([("v", "1")].into_iter().chain(of_lesson).chain(own).chain(mode)))
    }

    /// The board, in a lesson of this variant; none if there is no board.
    ///
    /// # Errors
    /// [`LessonError`] for all that cannot be read, each with its line.
    pub fn link(&self, variant: Option<&str>) -> Option<Result<Link, Vec<LessonError>>> {
        let text = self.link_text(variant)?;
        Some(match link::read_plain(&text) {
            Err(why) => Err(vec![self.error(name_of_error(&why), Reason::Link(Box::new(why)))]),
            Ok(link) if link.faults.is_empty() => Ok(link),
            Ok(link) => Err(link
                .faults
                .into_iter()
                .map(|fault| self.error(name_of_fault(&fault), Reason::Fault(Box::new(fault))))
                .collect()),
        })
    }

    /// What is wrong with the value of a name, or with the step.
    pub fn error(&self, name: Option<&str>, reason: Reason) -> LessonError {
        let value = self.board.iter().find(|one| Some(one.name) == name);
        LessonError { line: value.map_or(self.line, |one| one.line), reason }
    }
}

fn name_of_error(error: &LinkError) -> Option<&'static str> {
    match error {
        LinkError::UnknownRuleset(_) | LinkError::House(_) => Some("variant"),
        LinkError::Position(_) => Some("fen"),
        _ => None,
    }
}

fn name_of_fault(fault: &LinkFault) -> Option<&'static str> {
    let of_key = |key: &str| NAMES.iter().find(|(_, known)| *known == key).map(|(name, _)| *name);
    match fault {
        LinkFault::Move { .. } | LinkFault::TooManyMoves(_) | LinkFault::TooMuch { .. } => {
            Some("moves")
        }
        LinkFault::Ply(_) => Some("ply"),
        LinkFault::Orientation(_) => Some("orientation"),
        LinkFault::Mark(_) => Some("marks"),
        LinkFault::Value { key, .. } | LinkFault::LongValue { key, .. } => of_key(key),
        _ => None,
    }
}
