//! A line of the Hub protocol: a command, and arguments with or without a value.

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
