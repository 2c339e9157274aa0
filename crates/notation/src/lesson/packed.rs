//! A lesson as a piece of an address: `lesson=` and its text, packed.
//!
//! The text is packed with DEFLATE (RFC 1951) by whoever has a packer, a browser or the command line. Here the
//! packed bytes become a word and back: `1`, the version, then base64url, then four
//! [check characters](crate::link::check). Neither the version nor the check changes its place in any later
//! version.

use super::MAX_BYTES;
use crate::compact::bits::{self, Writer};
use crate::link::check;

/// The key in an address.
pub const KEY: &str = "lesson";
/// The longest word that is written and read, in characters. Longer addresses are cut by programs on the way.
pub const MAX_CHARS: usize = 1 << 14;
/// From here on messengers may cut an address.
pub const MANY_CHARS: usize = 2000;

const VERSION: char = '1';
const BITS_PER_BYTE: u32 = 8;
const BITS_PER_CHAR: u32 = 6;

/// Why an address holds no lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackedError {
    /// It would be, or is, longer than addresses may be.
    #[error("a lesson of {0} characters is too long for a link: at most {MAX_CHARS} were expected")]
    TooLong(usize),
    /// The check characters do not fit.
    #[error("the link was changed or cut on its way")]
    Damaged,
    /// It is whole, but of a later version.
    #[error("the link was made by a newer version")]
    Newer,
    /// What was unpacked is longer than a lesson.
    #[error("what it holds is longer than a lesson, which has at most {MAX_BYTES} bytes")]
    TooMuch,
}

/// What an address says of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// All of it, packed: see [`read`].
    Packed(String),
    /// Where its file is.
    Address(String),
}

/// The lesson that an address has behind its `#` or `?`, if any.
///
/// ```
/// use damiera_notation::lesson::packed::{Source, of_address};
///
/// let found = of_address("https://example.org/?lesson=https%3A%2F%2Fexample.org%2Ffirst.lesson");
/// assert_eq!(found, Some(Source::Address("https://example.org/first.lesson".to_owned())));
/// assert_eq!(of_address("#v=1&g=dameo"), None);
/// ```
pub fn of_address(address: &str) -> Option<Source> {
    let mut parts = address.split(['#', '?']).skip(1);
    let value = parts.find_map(|part| part.strip_prefix(KEY)?.strip_prefix('='))?;
    let is_word =
        value.starts_with(|ch: char| ch.is_ascii_digit()) && !value.contains(['/', ':', '.', '%']);
    Some(if is_word { Source::Packed(value.to_owned()) } else { Source::Address(decoded(value)) })
}

/// A text without its percent signs; what cannot be read so stays.
pub(crate) fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let code = behind.get(..2).and_then(|code| std::str::from_utf8(code).ok());
        let code =
            code.filter(|_| first == b'%').and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { behind.get(2..).unwrap_or_default() } else { behind };
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

/// The word for packed bytes.
///
/// # Errors
/// [`PackedError::TooLong`].
pub fn write(packed: &[u8]) -> Result<String, PackedError> {
    let mut out = Writer::default();
    for &byte in packed {
        out.put(byte.into(), BITS_PER_BYTE);
    }
    let body = format!("{VERSION}{}", bits::text(&out.values()));
    let word = format!("{body}{}", check::of(&body));
    if word.len() > MAX_CHARS { Err(PackedError::TooLong(word.len())) } else { Ok(word) }
}

/// The packed bytes of a word. White space in it and signs around it, as programs on the way put there, are
/// passed over.
///
/// # Errors
/// [`PackedError`].
pub fn read(word: &str) -> Result<Vec<u8>, PackedError> {
    if word.len() > 2 * MAX_CHARS {
        return Err(PackedError::TooLong(word.len()));
    }
    let word: String = word.chars().filter(|ch| !ch.is_whitespace()).collect();
    let word = word.trim_end_matches(|ch: char| !ch.is_ascii_alphanumeric());
    let place = word.len().checked_sub(check::N_CHARS).filter(|_| word.is_ascii());
    let (body, found) = word.split_at(place.ok_or(PackedError::Damaged)?);
    if check::of(body) != found {
        return Err(PackedError::Damaged);
    }
    let text = body.strip_prefix(VERSION).ok_or(PackedError::Newer)?;
    let mut bytes = Vec::with_capacity(text.len());
    let (mut kept, mut n_kept) = (0u32, 0);
    for ch in text.bytes() {
        let value = bits::value(ch).ok_or(PackedError::Damaged)?;
        kept = kept << BITS_PER_CHAR | u32::from(value);
        n_kept += BITS_PER_CHAR;
        if n_kept >= BITS_PER_BYTE {
            n_kept -= BITS_PER_BYTE;
            bytes.push(u8::try_from(kept >> n_kept & 0xff).unwrap_or_default());
            kept &= (1 << n_kept) - 1;
        }
    }
    Ok(bytes)
}
