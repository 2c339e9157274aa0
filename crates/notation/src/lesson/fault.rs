//! What is wrong with a lesson.

use super::{HEAD, MAX_BYTES, MAX_STEPS};
use crate::exercise::ExerciseFault;
use crate::link::{LinkError, LinkFault};
use crate::study::StudyError;

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LessonError {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong with a line of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// It is longer than any lesson.
    #[error("the lesson is {0} bytes long, and at most {MAX_BYTES} are read")]
    TooLong(usize),
    /// It does not begin with a title.
    #[error("\"# \" and the lesson's title were expected, not \"{0}\"")]
    NoTitle(String),
    /// It has a second one.
    #[error("a lesson has one title; a step begins with \"## \"")]
    SecondTitle,
    /// A title is empty.
    #[error("a title was expected after \"#\"")]
    EmptyTitle,
    /// It has no steps.
    #[error("a step was expected: \"## \" and its title")]
    NoSteps,
    /// It has too many.
    #[error("there are more than {MAX_STEPS} steps")]
    TooManySteps,
    /// A line begins with a name and has no value.
    #[error("\"{0}\" is not of the form \"name: value\"")]
    NoValue(String),
    /// A name of a step is unknown.
    #[error("there is no \"{found}\" here: one of {known} was expected")]
    NoName {
        /// What stands there.
        found: String,
        /// What may stand there.
        known: String,
    },
    /// A name of the lesson is unknown.
    #[error("there is no \"{0}\" of a lesson: one of {known} was expected", known = HEAD.join(", "))]
    NoHead(String),
    /// A name has two values.
    #[error("\"{0}\" has a value already")]
    Twice(&'static str),
    /// A step has nothing to show.
    #[error("the step has neither text nor a board")]
    EmptyStep,
    /// A mode that is none.
    #[error("there is no mode \"{0}\": one of diagram, replay, play, exercise was expected")]
    Mode(String),
    /// A lesson of a course without a file.
    #[error("\"src\" and the file of the lesson, beside that of the course, were expected")]
    Source,
    /// An exercise without a goal, or a goal without an exercise.
    #[error("an exercise has a goal, and only an exercise has one")]
    Goal,
    /// The board cannot be read.
    #[error(transparent)]
    Link(Box<LinkError>),
    /// A part of it cannot be read.
    #[error(transparent)]
    Fault(Box<LinkFault>),
    /// Its exercise cannot be read.
    #[error(transparent)]
    Exercise(Box<ExerciseFault>),
    /// Its variations cannot be read.
    #[error(transparent)]
    Study(Box<StudyError>),
}
