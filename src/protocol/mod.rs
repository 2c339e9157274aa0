//! The protocols between the page and its workers.
//!
//! There are four workers, each with a protocol of its own: [`engine`] thinks, [`files`] reads and
//! writes games, [`endings`] lists and weighs endings, [`handbook`] tells rules in words. The tasks of all are
//! sent in a [`Request`], their answers in a [`Reply`].
//!
//! Messages are plain data: ids, FEN, moves as text, numbers. They do not use types of the rules or
//! the search, so either side can change without the other. A message is a version byte and the
//! value as postcard writes it; [`to_bytes`] and [`from_bytes`] are the only codec.

pub mod endings;
pub mod engine;
pub mod files;
pub mod handbook;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version of all protocols. Page and worker must have the same.
pub const VERSION: u8 = 9;

/// The most bytes of a message. This is enough for the longest game of a file with its variations,
/// which `notation::lines` limits to half of it, and for its tags. Files are sent beside messages.
pub const MAX_BYTES: usize = 1 << 21;

/// A message from the page to a worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request<T> {
    /// Repeated in every answer.
    pub id: u32,
    /// The task: [`engine::Task`], [`files::Task`], [`endings::Task`] or [`handbook::Task`].
    pub task: T,
}

/// A message from a worker to the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply<A> {
    /// The worker has started and listens.
    Ready,
    /// A request could not be decoded.
    Unreadable,
    /// An answer to a request.
    Answer {
        /// The request's id.
        id: u32,
        /// The answer: [`engine::Answer`], [`files::Answer`], [`endings::Answer`] or
        /// [`handbook::Answer`].
        answer: A,
    },
}

/// Why bytes cannot be decoded as a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// There are no bytes, or more than [`MAX_BYTES`].
    #[error("a message has 1 to {MAX_BYTES} bytes, not {0}")]
    Length(usize),
    /// They are of another version.
    #[error("a message of version {VERSION} was expected, not {0}")]
    Version(u8),
    /// They do not hold the expected value.
    #[error("the message is damaged")]
    Damaged,
}

/// A message that can be sent between the page and a worker.
pub trait Message: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Message for T {}

/// Encodes a message.
pub fn to_bytes<T: Message>(message: &T) -> Vec<u8> {
    postcard::to_extend(message, vec![VERSION]).unwrap_or_default()
}

/// Decodes a message.
///
/// # Errors
/// [`CodecError`] says what is wrong with them.
pub fn from_bytes<T: Message>(bytes: &[u8]) -> Result<T, CodecError> {
    match bytes {
        [] => Err(CodecError::Length(0)),
        _ if bytes.len() > MAX_BYTES => Err(CodecError::Length(bytes.len())),
        [VERSION, body @ ..] => match postcard::take_from_bytes(body) {
            Ok((message, [])) => Ok(message),
            Ok(_) | Err(_) => Err(CodecError::Damaged),
        },
        [version, ..] => Err(CodecError::Version(*version)),
    }
}
