//! What is kept of the endings of one game that a person has practiced.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use super::End;

/// So many series, and so many endings of one, are remembered.
const MAX_SERIES: usize = 200;
const MAX_ENDINGS: usize = 40;

/// How far an ending has been taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// It has not been won or held.
    #[default]
    Open,
    /// It was, with help: a hint, or a move taken back.
    Helped,
    /// It was, with at best so many plies over par; 0 where it was held.
    Done(u16),
}

impl Mark {
    /// The better of two.
    fn better(self, other: Self) -> Self {
        match (self, other) {
            (Self::Done(one), Self::Done(other)) => Self::Done(one.min(other)),
            (one, other) => one.max(other),
        }
    }

    fn read(text: &str) -> Self {
        match text {
            "h" => Self::Helped,
            text => text.parse().map_or(Self::Open, Self::Done),
        }
    }
}

/// What is kept, by the key of each series.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log(BTreeMap<String, Vec<Mark>>);

impl Log {
    /// Reads what [`Display`](fmt::Display) has written. What cannot be read counts as not done.
    pub fn read(text: &str) -> Self {
        let series = text.split(' ').filter_map(|word| word.split_once('='));
        let marks = |marks: &str| marks.split(',').map(Mark::read).take(MAX_ENDINGS).collect();
        let series = series.map(|(key, list)| (key.to_owned(), marks(list)));
        Self(series.take(MAX_SERIES).collect())
    }

    /// How far an ending has been taken.
    pub fn mark(&self, key: &str, at: usize) -> Mark {
        self.0.get(key).and_then(|marks| marks.get(at)).copied().unwrap_or_default()
    }

    /// How many endings of a series have been won or held.
    pub fn n_done(&self, key: &str) -> usize {
        self.0.get(key).map_or(0, |marks| marks.iter().filter(|it| **it != Mark::Open).count())
    }

    /// An ending came out so, with or without help.
    pub fn settle(&mut self, key: &str, at: usize, end: End, was_helped: bool) {
        let mark = match end {
            End::Missed => return,
            End::Won(_) | End::Held if was_helped => Mark::Helped,
            End::Won(over) => Mark::Done(over),
            End::Held => Mark::Done(0),
        };
        if at >= MAX_ENDINGS || (self.0.len() == MAX_SERIES && !self.0.contains_key(key)) {
            return;
        }
        let marks = self.0.entry(key.to_owned()).or_default();
        if marks.len() <= at {
            marks.resize(at + 1, Mark::Open);
        }
        marks[at] = marks[at].better(mark);
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (key, marks)) in self.0.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            write!(f, "{space}{key}=")?;
            for (idx, mark) in marks.iter().enumerate() {
                if idx > 0 {
                    f.write_char(',')?;
                }
                match mark {
                    Mark::Open => f.write_char('-')?,
                    Mark::Helped => f.write_char('h')?,
                    Mark::Done(over) => write!(f, "{over}")?,
                }
            }
        }
        Ok(())
    }
}
