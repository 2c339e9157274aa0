//! A lesson being gone through, step by step, and what is kept of it.

use std::fmt::{self, Write};
use std::rc::Rc;

use crate::notation::lesson::{Kind, Lesson, Step};

/// How far a step has been taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// It has not been gone on from, or its exercise has not been solved.
    #[default]
    Open,
    /// It has been read, looked at or played.
    Seen,
    /// Its exercise was solved at the first try.
    First,
    /// Its exercise was solved later, or with a hint.
    Later,
}

impl Mark {
    const ALL: [Self; 4] = [Self::Open, Self::Seen, Self::First, Self::Later];

    const fn letter(self) -> char {
        match self {
            Self::Open => '-',
            Self::Seen => 's',
            Self::First => '1',
            Self::Later => '2',
        }
    }
}

/// What is kept of a lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The step where one stopped.
    pub at: usize,
    marks: Vec<Mark>,
}

impl Progress {
    /// Reads what [`Display`](fmt::Display) has written. What cannot be read counts as not begun.
    pub fn read(text: &str) -> Self {
        let (at, letters) = text.split_once(' ').unwrap_or_default();
        let mark = |letter| Mark::ALL.into_iter().find(|mark| mark.letter() == letter);
        let marks = letters.chars().map(mark).collect::<Option<Vec<_>>>();
        match (at.parse(), marks) {
            (Ok(at), Some(marks)) => Self { at, marks },
            _ => Self::default(),
        }
    }

    /// How many steps have been done, and how many there are.
    pub fn done(&self) -> (usize, usize) {
        (self.marks.iter().filter(|&&mark| mark != Mark::Open).count(), self.marks.len())
    }

    /// Whether all of it has been done.
    pub fn is_done(&self) -> bool {
        let (n_done, n_all) = self.done();
        n_all > 0 && n_done == n_all
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.at)?;
        self.marks.iter().try_for_each(|mark| f.write_char(mark.letter()))
    }
}

/// A lesson being gone through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    lesson: Rc<Lesson>,
    /// What it is kept under.
    id: Rc<str>,
    /// The lesson that comes after it in its course.
    next: Option<Rc<Next>>,
    progress: Progress,
}

/// The lesson after another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// What it is called.
    pub title: String,
    /// What it is kept under.
    pub id: String,
}

impl Walk {
    /// Goes on where one stopped; from the beginning where all has been done.
    pub fn new(lesson: Rc<Lesson>, id: Rc<str>, next: Option<Next>, kept: Progress) -> Self {
        let n_steps = lesson.steps.len();
        let fits = kept.marks.len() == n_steps;
        let marks = if fits { kept.marks } else { vec![Mark::Open; n_steps] };
        let at = if fits && kept.at < n_steps { kept.at } else { 0 };
        Self { lesson, id, next: next.map(Rc::new), progress: Progress { at, marks } }
    }

    /// The lesson.
    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// What it is kept under.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The lesson that comes after it in its course, if any does.
    pub fn following(&self) -> Option<&Next> {
        self.next.as_deref()
    }

    /// What is kept.
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Where one is; the number of steps at the end.
    pub const fn at(&self) -> usize {
        self.progress.at
    }

    /// The step where one is; the last one at the end.
    pub fn step(&self) -> &Step {
        let last = self.lesson.steps.len() - 1;
        &self.lesson.steps[self.at().min(last)]
    }

    /// Whether the last step has been gone on from.
    pub fn is_over(&self) -> bool {
        self.at() == self.lesson.steps.len()
    }

    /// How far the step where one is has been taken.
    pub fn mark(&self) -> Mark {
        self.progress.marks.get(self.at()).copied().unwrap_or(Mark::Seen)
    }

    /// How many exercises there are, and how many of them were solved at the first try.
    pub fn exercises(&self) -> (usize, usize) {
        let steps = self.lesson.steps.iter().zip(&self.progress.marks);
        let exercises = steps.filter(|(step, _)| step.kind() == Kind::Exercise);
        let first = exercises.clone().filter(|(_, mark)| **mark == Mark::First);
        (exercises.count(), first.count())
    }

    /// The lesson after the exercise has been solved, at the first try or later. Once it has been, it stays
    /// as it was.
    #[must_use]
    pub fn solved(&self, at_first_try: bool) -> Self {
        let mut walk = self.clone();
        if let Some(mark @ Mark::Open) = walk.progress.marks.get_mut(self.at()) {
            *mark = if at_first_try { Mark::First } else { Mark::Later };
        }
        walk
    }

    /// The lesson at the next step.
    #[must_use]
    pub fn next(&self) -> Self {
        let mut walk = self.clone();
        let is_exercise = self.step().kind() == Kind::Exercise;
        if let Some(mark @ Mark::Open) = walk.progress.marks.get_mut(self.at())
            && !is_exercise
        {
            *mark = Mark::Seen;
        }
        walk.progress.at = (self.at() + 1).min(self.lesson.steps.len());
        walk
    }

    /// The lesson at this step.
    #[must_use]
    pub fn at_step(&self, at: usize) -> Self {
        let mut walk = self.clone();
        walk.progress.at = at.min(self.lesson.steps.len() - 1);
        walk
    }

    /// The lesson at the step before.
    #[must_use]
    pub fn back(&self) -> Self {
        let mut walk = self.clone();
        walk.progress.at = self.at().saturating_sub(1);
        walk
    }
}
