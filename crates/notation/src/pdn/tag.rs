//! Tags: what a file says about a game besides its moves.

use crate::lines;

/// The most tags of one game that are kept.
pub const MAX_TAGS: usize = lines::MAX_TAGS;

/// A tag of a game: `[White "Roozenburg"]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// The tag's name, such as `White`.
    pub name: String,
    /// `Roozenburg`, without escapes.
    pub value: String,
}

/// The value of the first tag with this name.
pub fn value<'a>(tags: &'a [Tag], name: &str) -> Option<&'a str> {
    tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
}
