//! What is wrong with a text, and where.

use std::fmt;

use super::limits::{MAX_BYTES, MAX_NESTING, MAX_TAGS};
use crate::fen::FenError;
use crate::tree::{MAX_GLYPHS, TreeError};

/// How many faults are listed of one game.
pub const MAX_FAULTS: usize = 50;

/// How much of a faulty token is shown, in characters.
const MAX_SHOWN: usize = 40;

/// A fault of a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Fault {
    /// 1-based.
    pub line: usize,
    /// In characters, 1-based.
    pub column: usize,
    /// What stands there, or the beginning of it.
    pub token: String,
    /// What is wrong with it.
    pub reason: Reason,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what())
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The text is longer than what is read.
    #[error("a text of {0} bytes is too long: at most {max} were expected", max = MAX_BYTES)]
    TooLong(usize),
    /// It belongs to no part of the grammar.
    #[error("a move, a comment, a variation, a glyph or a result was expected")]
    Unknown,
    /// It is no move there, or one too many. The rest of its line is left out.
    #[error(transparent)]
    Move(Box<TreeError>),
    /// It stands behind positions whose captures are too many to go on. The rest of its line is left out.
    #[error("there are too many captures to list before it")]
    TooMuch,
    /// A comment does not end.
    #[error("the comment has no closing brace")]
    OpenComment,
    /// A comment is longer than what is kept.
    #[error(transparent)]
    Comment(Box<TreeError>),
    /// A glyph does not stand behind a move.
    #[error("a glyph was found where there is no move before it")]
    GlyphWithoutMove,
    /// A glyph with a number that is too high, or one glyph too many.
    #[error("a glyph from $0 to $65535 was expected, and not more than {max} of them", max = MAX_GLYPHS)]
    Glyph,
    /// A variation does not stand behind a move.
    #[error("a variation was found where there is no move that it could replace")]
    VariationWithoutMove,
    /// A variation does not end.
    #[error("the variation has no closing parenthesis")]
    OpenVariation,
    /// Variations in variations, too deep.
    #[error("variations at most {max} deep were expected", max = MAX_NESTING)]
    TooNested,
    /// A parenthesis closes nothing.
    #[error("a closing parenthesis was found without a variation")]
    CloseWithoutVariation,
    /// A position cannot be set up. The rest of its line is left out.
    #[error("the position cannot be set up: {0}")]
    SetUp(FenError),
    /// A tag that cannot be read.
    #[error("a tag was expected, as in [White \"Name\"]")]
    Tag,
    /// A tag that is there already, with another value.
    #[error("the tag is there more than once, and the first counts")]
    TagTwice,
    /// Invisible characters in the value of a tag.
    #[error("the tag holds control characters, which are read as spaces")]
    TagControl,
    /// More tags than what is kept.
    #[error("at most {max} tags were expected", max = MAX_TAGS)]
    TooManyTags,
    /// A game that is not offered here.
    #[error(transparent)]
    Ruleset(#[from] GameTypeError),
    /// No tag says which game it is, and the squares do not tell either.
    #[error("nothing says which game this is: a GameType tag was expected")]
    NoRuleset,
    /// A result tag that is no result.
    #[error("a result was expected: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 or *")]
    Result,
    /// It stands behind the result, where a game is over.
    #[error("it stands behind the result of the game, and was left out")]
    BehindResult,
    /// Another result behind the first one.
    #[error("the game has a result already, and the first counts")]
    ResultTwice,
    /// Tag and text disagree.
    #[error("the tag says that the result is {tag}")]
    ResultDiffers {
        /// What the tag says.
        tag: String,
    },
    /// The game has ended by the rules, and the result is another one.
    #[error("by the rules the result is {rules}")]
    ResultByRules {
        /// What the rules say.
        rules: &'static str,
    },
}

/// Why a file names no game that is offered here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GameTypeError {
    /// An id that no game has.
    #[error("there is no game \"{0}\" here")]
    NoGame(String),
    /// It does not begin with a number.
    #[error("a game type begins with a number, and \"{0}\" does not")]
    NoNumber(String),
    /// A game that is known by name only.
    #[error("game type {number} is {name}, which is not played here")]
    Foreign {
        /// The number of the game type.
        number: u16,
        /// How the game is called.
        name: &'static str,
    },
    /// A number that stands for nothing.
    #[error("game type {0} is not a game known here")]
    Unknown(u16),
    /// Board or names of squares are others.
    #[error("game type \"{text}\" is another game than {known}, which is played here")]
    Other {
        /// The game type.
        text: String,
        /// That of the game that is played here.
        known: &'static str,
    },
    /// The same, where the number alone is known.
    #[error("game type \"{text}\" is another game than the {number} that is known here")]
    OtherNumber {
        /// The game type.
        text: String,
        /// The number of the game that is played here.
        number: u16,
    },
}

/// A fault without its place.
struct What<'a>(&'a Fault);

impl fmt::Display for What<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { token, reason, .. } = self.0;
        if self.0.names_token() {
            write!(f, "{reason}")
        } else {
            write!(f, "\"{token}\": {reason}")
        }
    }
}

impl Fault {
    /// What is wrong, without its place.
    pub fn what(&self) -> impl fmt::Display {
        What(self)
    }

    /// Whether there is no token to be named before the reason: errors of moves name it themselves.
    pub fn names_token(&self) -> bool {
        self.token.is_empty()
            || matches!(&self.reason, Reason::Move(error) if matches!(**error, TreeError::Move(_)))
    }

    fn new(place: LineColumn, token: &str, reason: Reason) -> Self {
        let is_unseen = |ch: char| ch.is_control() && !ch.is_whitespace();
        let seen = |ch: char| if is_unseen(ch) { char::REPLACEMENT_CHARACTER } else { ch };
        let mut shown: String = token.chars().take(MAX_SHOWN).map(seen).collect();
        if shown.len() < token.len() {
            shown.push('…');
        }
        Self { line: place.line, column: place.column, token: shown, reason }
    }
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LineColumn {
    /// In bytes from the start.
    pub(crate) at: usize,
    line: usize,
    column: usize,
}

impl LineColumn {
    /// The start of a text.
    pub(crate) const START: Self = Self { at: 0, line: 1, column: 1 };

    /// A later place.
    pub(crate) fn go_to(mut self, text: &str, at: usize) -> Self {
        for ch in text.get(self.at..at).unwrap_or_default().chars() {
            if ch == '\n' {
                self.line += 1;
                self.column = 1;
            } else {
                self.column += 1;
            }
        }
        Self { at: at.max(self.at), ..self }
    }
}

/// Faults as they are found, by their place in bytes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Faults {
    found: Vec<(usize, String, Reason)>,
    n_more: usize,
}

impl Faults {
    pub(crate) fn add(&mut self, at: usize, token: &str, reason: Reason) {
        if self.found.len() == MAX_FAULTS {
            self.n_more += 1;
        } else {
            // One character more than what is shown, to tell that there is more.
            let token = token.chars().take(MAX_SHOWN + 1).collect();
            self.found.push((at, token, reason));
        }
    }

    /// The first [`MAX_FAULTS`] with their lines and columns, in the order in which they were
    /// found, and how many more there are. None stands before `start`.
    pub(crate) fn into_faults(self, text: &str, start: LineColumn) -> (Vec<Fault>, usize) {
        let faults = self.found.into_iter();
        let faults =
            faults.map(|(at, token, reason)| Fault::new(start.go_to(text, at), &token, reason));
        (faults.collect(), self.n_more)
    }
}
