//! What the page and its workers say to each other.
//!
//! There are two workers, and each speaks a protocol of its own: [`engine`], which thinks, and
//! [`files`], which reads and writes games. Both put their tasks into a [`Request`] and their answers
//! into a [`Reply`].
//!
//! Messages are plain data in the page's own words: ids, FEN and move text, numbers. Nothing of the
//! rules or the search is named here, so either side can change without the other. The bytes are a
//! version and then the value as postcard writes it; [`to_bytes`] and [`from_bytes`] are the only
//! codec.

pub mod engine;
pub mod files;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version of both protocols; page and worker must agree.
pub const VERSION: u8 = 6;

/// How many bytes a message may have: room for the longest game of a file with its variations,
/// which `notation::lines` bounds at half of it, and its tags. Files themselves are no messages.
pub const MAX_BYTES: usize = 1 << 21;

/// Page to worker: something to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request<T> {
    /// Comes back with every answer.
    pub id: u32,
    /// What is to be done: [`engine::Task`] or [`files::Task`].
    pub task: T,
}

/// Worker to page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reply<A> {
    /// The worker has started and listens.
    Ready,
    /// The bytes of a request are no request of this version.
    Unreadable,
    /// The answer to a request, or one of its answers.
    Answer {
        /// The request's id.
        id: u32,
        /// What is answered: [`engine::Answer`] or [`files::Answer`].
        answer: A,
    },
}

/// Why bytes are not a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// There are none, or more than [`MAX_BYTES`].
    #[error("a message has 1 to {MAX_BYTES} bytes, not {0}")]
    Length(usize),
    /// They come from another version of the page or the worker.
    #[error("a message of version {VERSION} was expected, not {0}")]
    Version(u8),
    /// They do not hold the value that was expected.
    #[error("the message is damaged")]
    Damaged,
}

/// What can go from one side to the other.
pub trait Message: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Message for T {}

/// A message as bytes.
pub fn to_bytes<T: Message>(message: &T) -> Vec<u8> {
    postcard::to_extend(message, vec![VERSION]).unwrap_or_default()
}

/// The message that these bytes hold.
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
