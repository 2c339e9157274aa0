//! Keys and values: which there are, how they are escaped, and those that a link only carries.

use std::fmt::Write as _;

use super::fault::{LinkError, LinkFault, Wanted};
use super::limits::{MAX_BYTES, MAX_EXTRA_BYTES};
use crate::level::Level;

/// The keys that a link reads itself, by their short names; the others are [`EXTRA`].
pub const OWN: [&str; 9] = ["v", "g", "fen", "m", "ply", "o", "mk", "ar", CHECK];

/// The key of the check characters.
pub(super) const CHECK: &str = "k";

/// The keys of [`Extras`], by their short names.
pub const EXTRA: [&str; 17] = [
    "mode", "co", "cap", "goal", "acc", "then", "no", "hint", "ok", "lv", "you", "seed", "lang",
    "bg", "theme", "ctl", "id",
];

/// The long names, as elements and addresses of embeds have them, and the short ones.
pub const LONG: [(&str, &str); 10] = [
    ("variant", "g"),
    ("moves", "m"),
    ("orientation", "o"),
    ("marks", "mk"),
    ("arrows", "ar"),
    ("coords", "co"),
    ("caption", "cap"),
    ("accept", "acc"),
    ("level", "lv"),
    ("controls", "ctl"),
];

/// Keys whose values are running text: `_` and `+` are spaces in it.
const TEXTS: [&str; 4] = ["cap", "hint", "ok", "no"];

/// Values that a link carries for others: at most one for each key of [`EXTRA`], in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    pairs: Vec<(&'static str, String)>,
}

/// What a board is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// To be looked at.
    Diagram,
    /// To go through a game.
    Replay,
    /// To play a game on.
    Play,
    /// To solve an exercise.
    Exercise,
}

/// Who the person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum You {
    /// White.
    White,
    /// Black.
    Black,
    /// Both sides.
    Both,
}

const MODES: [(&str, Mode); 4] = [
    ("diagram", Mode::Diagram),
    ("replay", Mode::Replay),
    ("play", Mode::Play),
    ("exercise", Mode::Exercise),
];

impl You {
    /// As a link has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "w",
            Self::Black => "b",
            Self::Both => "both",
        }
    }
}

const YOU: [(&str, You); 3] = [
    (You::White.name(), You::White),
    (You::Black.name(), You::Black),
    (You::Both.name(), You::Both),
];

impl Extras {
    /// The value of a key, short or long.
    pub fn get(&self, key: &str) -> Option<&str> {
        let key = short(key);
        self.pairs.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    /// Sets the value of a key, short or long, in place of the one before.
    ///
    /// # Errors
    /// [`LinkFault`] where there is no such key or the value is none for it; nothing has changed
    /// then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), LinkFault> {
        let key = short(key);
        let Some(key) = EXTRA.into_iter().find(|&known| known == key) else {
            return Err(LinkFault::NoKey(key.to_owned()));
        };
        if value.len() > MAX_EXTRA_BYTES {
            return Err(LinkFault::LongValue { key, n_bytes: value.len() });
        }
        if let Some(expected) = expected(key, value) {
            return Err(LinkFault::Value { key, value: value.to_owned(), expected });
        }
        match self.pairs.iter_mut().find(|(known, _)| *known == key) {
            Some(pair) => value.clone_into(&mut pair.1),
            None => self.pairs.push((key, value.to_owned())),
        }
        Ok(())
    }

    /// Keys and values, in the order in which they came.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.pairs.iter().map(|(key, value)| (*key, value.as_str()))
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The computer's level.
    pub fn level(&self) -> Option<Level> {
        self.get("lv")?.parse().ok()
    }

    /// The computer's seed.
    pub fn seed(&self) -> Option<u64> {
        self.get("seed")?.parse().ok()
    }

    /// Who the person plays.
    pub fn you(&self) -> Option<You> {
        one_of(&YOU, self.get("you")?)
    }

    /// What the board is for.
    pub fn mode(&self) -> Option<Mode> {
        one_of(&MODES, self.get("mode")?)
    }

    /// Writes them behind other pairs.
    pub(crate) fn write(&self, text: &mut String) {
        for (key, value) in self.iter() {
            text.push('&');
            text.push_str(key);
            text.push('=');
            escape_value(key, value, text);
        }
    }
}

fn one_of<T: Copy>(known: &[(&str, T)], text: &str) -> Option<T> {
    known.iter().find(|(name, _)| *name == text).map(|(_, value)| *value)
}

/// What should have stood there instead, where the value is none for its key.
fn expected(key: &str, value: &str) -> Option<Wanted> {
    let (is_one, expected) = match key {
        "lv" => (value.parse::<Level>().is_ok(), Wanted::Level),
        "seed" => (value.parse::<u64>().is_ok(), Wanted::Number),
        "you" => (one_of(&YOU, value).is_some(), Wanted::Player),
        "mode" => (one_of(&MODES, value).is_some(), Wanted::Mode),
        _ => return None,
    };
    (!is_one).then_some(expected)
}

/// The short name of a key.
pub fn short(key: &str) -> &str {
    one_of(&LONG, key).unwrap_or(key)
}

/// The long name of a key, where it has one.
pub fn long(key: &str) -> &str {
    LONG.iter().find(|(_, short)| *short == key).map_or(key, |(long, _)| long)
}

/// Keys, short or long, and values as a readable link.
pub fn join<'a>(pairs: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut text = String::new();
    for (key, value) in pairs {
        if !text.is_empty() {
            text.push('&');
        }
        escape(key, &mut text);
        text.push('=');
        escape_value(short(key), value, &mut text);
    }
    text
}

/// The keys and values of a link, unescaped; keys by their short names.
///
/// # Errors
/// [`LinkError::TooLong`] and [`LinkError::Escape`].
pub fn pairs(text: &str) -> Result<Vec<(String, String)>, LinkError> {
    if text.len() > MAX_BYTES {
        return Err(LinkError::TooLong(text.len()));
    }
    let mut pairs = Vec::new();
    for (key, value) in trim(text).split('&').filter_map(|pair| pair.split_once('=')) {
        let key = short(plain_key(key));
        let value = if TEXTS.contains(&key) {
            unescape(&value.replace(['_', '+'], " "))?
        } else {
            unescape(value)?
        };
        pairs.push((key.to_owned(), value));
    }
    Ok(pairs)
}

/// A key without what is left of an ampersand that was written as in HTML.
pub(super) fn plain_key(key: &str) -> &str {
    key.trim_start_matches("amp;")
}

/// The value of a key.
pub fn value<'a>(pairs: &'a [(String, String)], key: &str) -> Option<&'a str> {
    pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}

pub(super) fn trim(text: &str) -> &str {
    text.trim().trim_start_matches(['#', '?'])
}

/// Whether a character is invisible, as marks of direction, joints and soft hyphens are.
pub(super) const fn is_invisible(ch: char) -> bool {
    matches!(
        ch,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
            | '\u{feff}'
    )
}

/// Escapes what would break the grammar or a link in running text; `+` too, which some readers take
/// for a space.
pub fn escape(value: &str, text: &mut String) {
    for ch in value.chars() {
        match ch {
            '%' | '#' | '&' | '=' | '+' | ' ' | '"' | '<' | '>' => escape_char(ch, text),
            _ if ch.is_ascii_control() || is_invisible(ch) => escape_char(ch, text),
            _ => text.push(ch),
        }
    }
}

/// The same for the value of a key: spaces of running text are written so that it stays readable.
fn escape_value(key: &str, value: &str, text: &mut String) {
    if !TEXTS.contains(&key) {
        return escape(value, text);
    }
    for (idx, word) in value.split(' ').enumerate() {
        if idx > 0 {
            text.push('_');
        }
        for (idx, part) in word.split('_').enumerate() {
            if idx > 0 {
                escape_char('_', text);
            }
            escape(part, text);
        }
    }
}

pub(super) fn escape_char(ch: char, text: &mut String) {
    for &byte in ch.encode_utf8(&mut [0; 4]).as_bytes() {
        // Writing to a string cannot fail.
        let _ = write!(text, "%{byte:02X}");
    }
}

/// Undoes percent escapes.
///
/// # Errors
/// [`LinkError::Escape`] where one is broken.
pub(super) fn unescape(value: &str) -> Result<String, LinkError> {
    let broken = || LinkError::Escape(value.to_owned());
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || rest.next().and_then(|b| char::from(b).to_digit(16));
        let (Some(high), Some(low)) = (digit(), digit()) else { return Err(broken()) };
        bytes.push(u8::try_from(high * 16 + low).map_err(|_| broken())?);
    }
    String::from_utf8(bytes).map_err(|_| broken())
}
