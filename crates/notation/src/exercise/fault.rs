//! What can be wrong with the text of an exercise.

use super::{MAX_ACCEPTED, MAX_BYTES, MAX_CAPTURED, MAX_ENTRIES, MAX_MOVES, MAX_TURNS, MAX_WORDS};
use crate::fen::FenError;
use crate::movetext::{Ends, MoveTextError};

/// A list of which there can be too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The turns of the answer.
    Turns,
    /// Accepted moves and predicates of one turn.
    Accepted,
    /// Replies to moves.
    Replies,
    /// Answers to wrong tries.
    Answers,
}

impl Part {
    const fn name(self) -> &'static str {
        match self {
            Self::Turns => "turns",
            Self::Accepted => "accepted moves",
            Self::Replies => "replies",
            Self::Answers => "answers to wrong tries",
        }
    }

    /// How many there can be.
    pub const fn most(self) -> usize {
        match self {
            Self::Turns => MAX_TURNS,
            Self::Accepted => MAX_ACCEPTED,
            Self::Replies | Self::Answers => MAX_ENTRIES,
        }
    }
}

/// Why a text is no exercise.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExerciseFault {
    /// There is neither a goal nor anything accepted.
    #[error("the exercise has no goal: {GOALS} was expected")]
    NoGoal,
    /// The goal is unknown.
    #[error("\"{0}\" is not a goal: {GOALS} was expected")]
    Goal(String),
    /// A number of moves is none, or out of range.
    #[error("\"{0}\" is not a number of moves: 1 to {MAX_MOVES} was expected")]
    Moves(String),
    /// Something is not a square.
    #[error("\"{token}\" is not a square: {squares} was expected")]
    Square {
        /// The part that could not be read.
        token: String,
        /// The first square there is, and the last one.
        squares: Ends,
    },
    /// The goal needs a list of what is accepted.
    #[error("nothing is accepted in turn {0}: a move or a predicate was expected")]
    NothingAccepted(usize),
    /// The goal needs a list of moves to choose from.
    #[error("\"{0}\" is not a choice: two moves or more were expected in \"accept\"")]
    Choices(String),
    /// The key does not go with the goal.
    #[error("\"{0}\" does not go with this goal: it was expected to be left out")]
    NotWanted(&'static str),
    /// A predicate of captures without a fitting number.
    #[error("\"{0}\" is not a number of pieces: 1 to {MAX_CAPTURED} was expected")]
    Captures(String),
    /// A move names no squares.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// A position cannot be read.
    #[error("the position that is accepted cannot be read: {0}")]
    Result(FenError),
    /// A reply without its parts.
    #[error("\"{0}\" is not a reply: a move, > and the reply to it were expected")]
    Reply(String),
    /// An answer without its parts.
    #[error("\"{0}\" is not an answer: a move, = and what to say were expected")]
    Answer(String),
    /// Too many of something.
    #[error("there are {n} {}: at most {} were expected", .part.name(), .part.most())]
    TooMany {
        /// Of what there are too many.
        part: Part,
        /// How many there are.
        n: usize,
    },
    /// A value is too long.
    #[error("\"{key}\" is {n} bytes long: at most {MAX_BYTES} were expected")]
    TooLong {
        /// Of which key.
        key: &'static str,
        /// How long it is, in bytes.
        n: usize,
    },
    /// A text of the author's is too long.
    #[error("the text \"{start}…\" is {n} bytes long: at most {MAX_WORDS} were expected")]
    TooWordy {
        /// How it begins.
        start: String,
        /// How long it is.
        n: usize,
    },
}

/// The goals, for sentences.
const GOALS: &str = "move, capture-any, capture-all, capture-max, find-illegal, reach:SQUARE, \
    win-in:NUMBER or hold:NUMBER";
