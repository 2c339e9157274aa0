//! A line of the Hub protocol: a command, and arguments with or without a value.

use std::io::{BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Bytes of a line that are read; a longer one is taken for several.
const MAX_LINE: u64 = 1 << 20;

/// Lines that may wait to be heard; who says more than that has to wait.
pub(super) const MAX_WAITING: usize = 1000;

/// Hands over what the other side says, line by line, until it ends.
pub(in crate::cli) fn hear(input: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = sync_channel(MAX_WAITING);
    thread::spawn(move || {
        let mut input = BufReader::new(input);
        loop {
            let mut bytes = Vec::new();
            let read = input.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes);
            let is_over = !matches!(read, Ok(n_bytes) if n_bytes > 0);
            if is_over || sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                break;
            }
        }
    });
    lines
}

/// A line, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Line<'a> {
    pub(in crate::cli) command: &'a str,
    arguments: Vec<(&'a str, Option<&'a str>)>,
}

impl<'a> Line<'a> {
    /// Takes a line apart. Values may stand in double quotes; a quote that is not closed reaches to the
    /// end of the line.
    pub(in crate::cli) fn parse(text: &'a str) -> Self {
        let mut rest = text.trim();
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let command;
        (command, rest) = rest.split_at(end);
        let mut arguments = Vec::new();
        loop {
            rest = rest.trim_start();
            if rest.is_empty() {
                break;
            }
            let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
            let key;
            (key, rest) = rest.split_at(end);
            let Some(after) = rest.strip_prefix('=') else {
                arguments.push((key, None));
                continue;
            };
            let value;
            (value, rest) = match after.strip_prefix('"') {
                Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
                None => after.split_at(after.find(char::is_whitespace).unwrap_or(after.len())),
            };
            arguments.push((key, Some(value)));
        }
        Self { command, arguments }
    }

    /// The value of an argument.
    pub(in crate::cli) fn value(&self, key: &str) -> Option<&'a str> {
        self.arguments.iter().find(|(other, _)| *other == key).and_then(|(_, value)| *value)
    }

    /// Arguments without a value.
    pub(super) fn flags(&self) -> impl Iterator<Item = &'a str> {
        self.arguments.iter().filter(|(_, value)| value.is_none()).map(|(key, _)| *key)
    }
}
