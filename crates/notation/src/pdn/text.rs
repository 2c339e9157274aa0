//! The bytes of a file as text.

use std::borrow::Cow;

use crate::lines;

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = lines::MAX_BYTES;

/// A file that is longer than what is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a file of {0} bytes is too long: at most {MAX_BYTES} were expected")]
pub struct TooLong(pub usize);

/// The text of a file: UTF-8, with or without a byte order mark; and what is not UTF-8 is Latin-1,
/// in which every byte is a character.
///
/// # Errors
/// [`TooLong`].
pub fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, TooLong> {
    if bytes.len() > MAX_BYTES {
        return Err(TooLong(bytes.len()));
    }
    Ok(match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text.trim_start_matches('\u{feff}')),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    })
}
