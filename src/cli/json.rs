//! The little JSON that commands print and read.

use std::fmt;

/// A text as a JSON string.
#[derive(Clone, Copy, Debug)]
pub(super) struct Quoted<'a>(pub(super) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for ch in self.0.chars() {
            match ch {
                '"' | '\\' => write!(f, "\\{ch}")?,
                ch if ch.is_control() => write!(f, "\\u{:04x}", u32::from(ch))?,
                ch => write!(f, "{ch}")?,
            }
        }
        f.write_str("\"")
    }
}

/// Values as a JSON array, one to a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines<'a>(pub(super) &'a [String]);

impl fmt::Display for Lines<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("[]");
        }
        f.write_str("[")?;
        for (idx, value) in self.0.iter().enumerate() {
            let separator = if idx == 0 { "" } else { "," };
            write!(f, "{separator}\n  {value}")?;
        }
        f.write_str("\n]")
    }
}

/// The longest JSON that is read, in bytes.
pub(super) const MAX_BYTES: usize = 1 << 20;

/// Why a text is not an object of texts and numbers.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at {place}, {expected} was expected{found}")]
pub(super) struct JsonError {
    /// In bytes, 1-based.
    place: usize,
    expected: &'static str,
    found: String,
}

/// Keys and values of a JSON object. Values are texts, numbers as they are written, or lists of
/// them, which come joined by commas.
///
/// # Errors
/// [`JsonError`] says what was expected and where.
pub(super) fn read_object(text: &str) -> Result<Vec<(String, String)>, JsonError> {
    let mut reader = Reader { text, at: 0 };
    let mut pairs = Vec::new();
    reader.expect('{', "{")?;
    if !reader.eat('}') {
        loop {
            let key = reader.string("a key in quotes")?;
            reader.expect(':', ":")?;
            pairs.push((key, reader.value()?));
            if !reader.eat(',') {
                break;
            }
        }
        reader.expect('}', ", or }")?;
    }
    reader.skip_space();
    if reader.rest().is_empty() { Ok(pairs) } else { Err(reader.error("the end")) }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn error(&self, expected: &'static str) -> JsonError {
        let found = self.rest().chars().next();
        let found = found.map(|ch| format!(" instead of \"{ch}\"")).unwrap_or_default();
        JsonError { place: self.at + 1, expected, found }
    }

    fn skip_space(&mut self) {
        let n_space = self.rest().len() - self.rest().trim_start().len();
        self.at += n_space;
    }

    /// Passes over this character, if it is next.
    fn eat(&mut self, ch: char) -> bool {
        self.skip_space();
        let is_next = self.rest().starts_with(ch);
        self.at += if is_next { ch.len_utf8() } else { 0 };
        is_next
    }

    fn expect(&mut self, ch: char, expected: &'static str) -> Result<(), JsonError> {
        if self.eat(ch) { Ok(()) } else { Err(self.error(expected)) }
    }

    fn value(&mut self) -> Result<String, JsonError> {
        if !self.eat('[') {
            return self.scalar();
        }
        let mut values = Vec::new();
        if self.eat(']') {
            return Ok(String::new());
        }
        loop {
            values.push(self.scalar()?);
            if !self.eat(',') {
                break;
            }
        }
        self.expect(']', ", or ]")?;
        Ok(values.join(","))
    }

    fn scalar(&mut self) -> Result<String, JsonError> {
        self.skip_space();
        let is_of_number = |ch: char| ch.is_ascii_digit() || "+-.eE".contains(ch);
        let rest = self.rest();
        let number = rest.get(..rest.len() - rest.trim_start_matches(is_of_number).len());
        match number.filter(|number| !number.is_empty()).map(str::to_owned) {
            Some(number) => {
                self.at += number.len();
                Ok(number)
            }
            None => self.string("a text in quotes or a number"),
        }
    }

    fn string(&mut self, expected: &'static str) -> Result<String, JsonError> {
        self.expect('"', expected)?;
        let mut text = String::new();
        loop {
            let Some(ch) = self.rest().chars().next() else {
                return Err(self.error("a closing quote"));
            };
            match ch {
                '"' => {
                    self.at += 1;
                    return Ok(text);
                }
                '\\' => text.push(self.escape()?),
                _ => {
                    self.at += ch.len_utf8();
                    text.push(ch);
                }
            }
        }
    }

    /// A character behind a backslash.
    fn escape(&mut self) -> Result<char, JsonError> {
        let error = self.error("an escape of JSON");
        let ch = self.rest().chars().nth(1);
        self.at += 1 + ch.map_or(0, char::len_utf8);
        match ch {
            Some(ch @ ('"' | '\\' | '/')) => Ok(ch),
            Some('b') => Ok('\u{8}'),
            Some('f') => Ok('\u{c}'),
            Some('n') => Ok('\n'),
            Some('r') => Ok('\r'),
            Some('t') => Ok('\t'),
            Some('u') => self.unicode().ok_or(error),
            _ => Err(error),
        }
    }

    /// The character of `XXXX`, or of two of them, `XXXX\uXXXX`.
    fn unicode(&mut self) -> Option<char> {
        let first = self.four_digits()?;
        if !(0xd800..0xdc00).contains(&first) {
            return char::from_u32(first);
        }
        self.at += self.rest().strip_prefix("\\u").map(|_| 2)?;
        let second = self.four_digits()?.checked_sub(0xdc00).filter(|&second| second < 0x400)?;
        char::from_u32(0x1_0000 + ((first - 0xd800) << 10) + second)
    }

    fn four_digits(&mut self) -> Option<u32> {
        let digits = self.rest().get(..4).filter(|text| !text.starts_with('+'))?;
        let value = u32::from_str_radix(digits, 16).ok()?;
        self.at += 4;
        Some(value)
    }
}
