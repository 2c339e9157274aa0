//! Which games have a course of lessons.

use super::Entry;

/// The games that have a course, which lies in `public/courses/LANGUAGE/ID`.
pub const COURSES: [&str; 6] = ["dameo", "international", "frisian", "english", "greek", "polish"];

/// The course that teaches a game: its own, or that of the game of which it is a variant.
pub fn of(entry: &Entry) -> Option<&'static str> {
    let page = entry.page?;
    COURSES.into_iter().find(|course| *course == page)
}
