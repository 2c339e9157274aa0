//! The little JSON that commands print.

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
