//! Courses: lessons in an order, as a text of the same grammar.

use super::read::Reader;
use super::{Lesson, LessonError, OF_COURSE, Reason};

/// Lessons in an order, each in a file of its own.
///
/// ```
/// use damiera_notation::lesson::Course;
///
/// let text = "# Dameo\nlang: en\nvariant: dameo\n\n## Captures\nsrc: 2-captures.lesson\n\nTake!\n";
/// let course = Course::read(text)?;
/// assert_eq!(course.lessons[0].src, "2-captures.lesson");
/// # Ok::<(), damiera_notation::lesson::LessonError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// What it is called.
    pub title: String,
    /// The code of the language that it is written in, if it says.
    pub language: Option<String>,
    /// The ruleset that it teaches, if it says.
    pub variant: Option<String>,
    /// What is said before the first lesson.
    pub words: String,
    /// Its lessons.
    pub lessons: Vec<Listed>,
}

/// A lesson of a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is called.
    pub title: String,
    /// What is learned in it.
    pub words: String,
    /// Its file, beside that of the course.
    pub src: String,
}

impl Course {
    /// Reads a course: `# ` and its title, then for each lesson `## ` and its title, `src:` and its file.
    ///
    /// # Errors
    /// The first thing that is wrong, with its line.
    pub fn read(text: &str) -> Result<Self, LessonError> {
        let Lesson { title, language, variant, words, steps } = Reader::read(text, &OF_COURSE)?;
        let listed = steps.into_iter().map(|step| {
            let src = step.get("src").filter(|src| is_beside(src)).map(str::to_owned);
            let src = src.ok_or_else(|| step.error(Some("src"), Reason::Source))?;
            Ok(Listed { title: step.title, words: step.words, src })
        });
        Ok(Self { title, language, variant, words, lessons: listed.collect::<Result<_, _>>()? })
    }
}

/// Whether it names a file beside another: no folder above it, no other site.
fn is_beside(src: &str) -> bool {
    let is_plain = |ch: char| ch.is_ascii_alphanumeric() || "-_./".contains(ch);
    !src.is_empty() && src.chars().all(is_plain) && !src.starts_with('/') && !src.contains("..")
}
