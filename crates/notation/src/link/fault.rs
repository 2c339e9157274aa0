//! What is wrong with a link.

use damiera_rules::rulesets::house::HouseError;

use super::limits::{MAX_BYTES, MAX_EXTRA_BYTES, MAX_PLIES};
use crate::fen::FenError;
use crate::marks::MarkError;
use crate::turn::TurnError;

/// A part of a link that could not be read; the rest could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// Its check characters do not fit.
    #[error(
        "it was changed or cut after it was made: its check characters do not fit, so it may not \
         be what was meant"
    )]
    Changed,
    /// It could be read only after a repair, and no check characters say that it was right.
    #[error("{}", repaired(.0))]
    Repaired(Repair),
    /// A move that could not be played.
    #[error("move {number} \"{text}\" was left out with all after it: {why}")]
    Move {
        /// 1-based.
        number: usize,
        /// As written.
        text: String,
        /// Why it cannot be played.
        why: Box<TurnError>,
    },
    /// More moves than are read.
    #[error("only the first {MAX_PLIES} moves were read, of {0}")]
    TooManyMoves(usize),
    /// Positions whose captures are too many to go on.
    #[error("move {number} was left out with all after it: there are too many captures to list")]
    TooMuch {
        /// 1-based.
        number: usize,
    },
    /// The number of the ply shown.
    #[error("\"ply={0}\" is not a number from 0 to the number of moves")]
    Ply(String),
    /// The orientation could not be read.
    #[error("\"o={0}\" is neither w nor b")]
    Orientation(String),
    /// A mark or an arrow.
    #[error(transparent)]
    Mark(MarkError),
    /// A value that is none for its key.
    #[error("\"{key}={value}\" was left out: {} was expected", .expected.name())]
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        value: String,
        /// What should have stood there.
        expected: Wanted,
    },
    /// A value that is longer than any.
    #[error("\"{key}=\" was left out: of its {n_bytes} bytes at most {MAX_EXTRA_BYTES} are read")]
    LongValue {
        /// The key.
        key: &'static str,
        /// How long it is.
        n_bytes: usize,
    },
    /// An unknown key.
    #[error("there is no key \"{0}\"")]
    NoKey(String),
    /// A part without a value.
    #[error("\"{0}\" is not of the form key=value")]
    NoValue(String),
    /// A key that is known and has two values.
    #[error("\"{0}=\" is there more than once, and only the first was read")]
    Twice(String),
    /// A part of a compact link.
    #[error("its {} could not be read to the end", .0.name())]
    Part(Section),
    /// Parts that a newer version has put in.
    #[error("it was made by a newer version of Damiera and holds more than is shown")]
    HoldsMore,
}

fn repaired(repair: &Repair) -> String {
    match repair {
        Repair::Invisible => "line breaks or characters that nobody sees were left out".to_owned(),
        Repair::Ending(ending) => format!("\"{ending}\" at its end was left out"),
        Repair::Escapes => "it was read with its percent escapes undone".to_owned(),
    }
}

/// A link that cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is longer than any link should be.
    #[error("it is {0} bytes long, and at most {MAX_BYTES} are read")]
    TooLong(usize),
    /// It is of a newer version.
    #[error("it was made by a newer version of Damiera (v={0})")]
    Newer(u32),
    /// What should be its version is no such number.
    #[error("\"v={0}\" is not a version number")]
    Version(String),
    /// It is a compact link of which nothing can be told.
    #[error("it was changed or cut after it was made, and nothing of it can be read")]
    Damaged,
    /// It does not say which game.
    #[error(
        "it does not say which game it is: \"g=\" in a link, or \"variant\" on a page, is missing"
    )]
    NoRuleset,
    /// It names an unknown game.
    #[error("it names a game that this version does not know: \"{0}\"")]
    UnknownRuleset(String),
    /// It names house rules that cannot be read.
    #[error("its house rules cannot be read: {0}")]
    House(#[from] HouseError),
    /// Its position cannot be read.
    #[error("its position cannot be read: {0}")]
    Position(FenError),
    /// A percent escape is broken.
    #[error("\"{0}\" is not a percent escape of UTF-8 text")]
    Escape(String),
}

/// What a link could be read by, once it was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Line breaks or invisible characters were left out.
    Invisible,
    /// This was left off its end.
    Ending(String),
    /// Percent escapes were undone that stood around it all.
    Escapes,
}

/// What should stand behind a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A level of the computer.
    Level,
    /// A whole number.
    Number,
    /// Who the person plays.
    Player,
    /// What the board is for.
    Mode,
}

impl Wanted {
    const fn name(self) -> &'static str {
        match self {
            Self::Level => "a level (1 to 8, or 1.5, 2.5, 3.5, 4.5, 6.5)",
            Self::Number => "a whole number",
            Self::Player => "w, b or both",
            Self::Mode => "diagram, replay, play or exercise",
        }
    }
}

/// A part of a compact link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// The position.
    Position,
    /// Whatever stands at the end.
    Last,
    /// The moves.
    Moves,
    /// Which move is shown.
    Ply,
    /// The marks.
    Marks,
    /// The arrows.
    Arrows,
    /// What else it says.
    Texts,
}

impl Section {
    const fn name(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Last => "last part",
            Self::Moves => "moves",
            Self::Ply => "number of the move shown",
            Self::Marks => "marks",
            Self::Arrows => "arrows",
            Self::Texts => "texts",
        }
    }
}
