//! The protocol between the page and the worker that tells rules in words.

use serde::{Deserialize, Serialize};

/// Tell the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// The ruleset's id, or house rules.
    pub ruleset: String,
    /// The language's code.
    pub language: String,
    /// Its first pack of texts, and that of the rules.
    pub texts: [Vec<u8>; 2],
}

/// The rules as HTML. Headings are of the third level.
pub type Answer = Result<String, Failure>;

/// Why rules cannot be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// No ruleset has this id.
    #[error("the game is not known")]
    UnknownRuleset,
    /// The texts are not those of this language, or are of another build.
    #[error("the texts could not be read")]
    BadTexts,
}
