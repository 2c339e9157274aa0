//! From a lesson to text.

use std::fmt;

use super::{Lesson, Step};

/// The text that reads as the lesson.
impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# {}", self.title)?;
        if let Some(code) = &self.language {
            writeln!(f, "lang: {code}")?;
        }
        if let Some(id) = &self.variant {
            writeln!(f, "variant: {id}")?;
        }
        if !self.words.is_empty() {
            writeln!(f, "\n{}", self.words)?;
        }
        self.steps.iter().try_for_each(|step| write!(f, "\n{step}"))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "## {}", self.title)?;
        for one in &self.board {
            writeln!(f, "{}: {}", one.name, one.value)?;
        }
        if self.words.is_empty() { Ok(()) } else { writeln!(f, "\n{}", self.words) }
    }
}
