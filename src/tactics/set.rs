//! The tactics of a game as the page goes through them: a solution is read when it is wanted.

use super::{MAX_TACTICS, Tactic, TacticsError, Theme, read_line, split};

/// The tactics of one game, the easiest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    ruleset: &'static str,
    lines: Vec<Line>,
}

/// A line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    text: Box<str>,
    grade: u8,
    theme: Theme,
    id: u32,
}

impl Set {
    /// Reads an unpacked file with tactics of the ruleset with this id; links are read by
    /// [`tactic`](Self::tactic).
    ///
    /// # Errors
    /// [`TacticsError`] names the line.
    pub fn read(ruleset: &'static str, text: &str) -> Result<Self, TacticsError> {
        let mut lines = Vec::new();
        for (idx, text) in text.lines().enumerate() {
            if idx == MAX_TACTICS {
                return Err(TacticsError::TooMany);
            }
            let (link, grade, theme) = split(idx + 1, text)?;
            lines.push(Line { text: text.into(), grade, theme, id: id(link) });
        }
        Ok(Self { ruleset, lines })
    }

    /// Those about one thing alone; all of them where none is about it.
    #[must_use]
    pub fn about(mut self, theme: Theme) -> Self {
        if self.lines.iter().any(|line| line.theme == theme) {
            self.lines.retain(|line| line.theme == theme);
        }
        self
    }

    /// The id of the ruleset.
    pub const fn ruleset(&self) -> &'static str {
        self.ruleset
    }

    /// The number of tactics.
    pub const fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The grade of a tactic.
    pub(super) fn grade(&self, idx: usize) -> u8 {
        self.lines[idx].grade
    }

    /// What a tactic is remembered by: it stays the same where others are added or dropped.
    pub(super) fn id(&self, idx: usize) -> u32 {
        self.lines[idx].id
    }

    /// The tactic with this id.
    pub(super) fn find(&self, id: u32) -> Option<usize> {
        self.lines.iter().position(|line| line.id == id)
    }

    /// A tactic with its solution.
    ///
    /// # Errors
    /// [`TacticsError`] if its link cannot be read.
    pub fn tactic(&self, idx: usize) -> Result<Tactic, TacticsError> {
        let line = self.lines.get(idx).ok_or(TacticsError::Line(idx + 1))?;
        read_line(idx + 1, &line.text)
    }
}

/// A number made of a text (FNV-1a).
fn id(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
