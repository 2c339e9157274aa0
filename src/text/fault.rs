//! What is wrong with a link, an embedded board, a file of games, a problem or a lesson, in words.
//!
//! In English each fault says what its `Display` says, which is for the command line. These texts are a pack of their
//! own, and the page fetches them and the code that chooses among them once there is a fault to tell: nothing here but
//! [`load_faults`] may name that code. The worker for files has the code, and is sent the texts.

#[cfg(not(feature = "bundled-texts"))]
use std::sync::OnceLock;

use damiera_texts::pack::PackError;

use super::{Language, Strings, language};
use crate::notation::exercise::ExerciseFault;
use crate::notation::lesson::packed::PackedError;
use crate::notation::lesson::{self, LessonError};
use crate::notation::link::{LinkError, LinkFault};
use crate::notation::movetext::MoveTextError;
use crate::notation::problem::{FlawReason, ProblemError};
use crate::notation::study::StudyError;
use crate::notation::{lines, pdn};

mod words;

/// Something that could not be read or done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A part of a link.
    Link(LinkFault),
    /// A link as a whole.
    Unopened(LinkError),
    /// The variations of a link.
    Study(StudyError),
    /// A move.
    Move(MoveTextError),
    /// An exercise.
    Exercise(ExerciseFault),
    /// A lesson.
    Lesson(LessonError),
    /// A step of a lesson, where the line is told beside it.
    Step(lesson::Reason),
    /// A link with a lesson in it.
    Packed(PackedError),
    /// Moves with variations, in an attribute.
    Moves(lines::Fault),
    /// A game of a file.
    Game(lines::Fault),
    /// The same, where its place is told beside it.
    Placed(lines::Fault),
    /// A problem.
    Problem(ProblemError),
    /// A problem among others, with its number.
    Among(Numbered, usize, ProblemError),
    /// A solution, where the ply is told beside it.
    Flaw(FlawReason),
    /// A file.
    File(pdn::TooLong),
    /// An attribute that names no node.
    Node(String),
    /// An attribute that names no ply.
    Ply(String),
    /// An attribute that names no time.
    Pace(String),
    /// So many faults more.
    More(usize),
    /// Something else, as a sentence in the language of the page.
    Said(String),
}

/// What the numbers of problems count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// The lines of a text.
    Lines,
    /// The games of a file.
    Games,
}

/// Around which faults a sentence is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    /// A link could not be read in full.
    Link,
    /// A board cannot be shown.
    Board,
    /// A lesson cannot be read.
    Lesson,
    /// None: the fault is a sentence of its own.
    Nothing,
    /// Another text, behind a colon.
    Colon,
}

/// Makes a sentence of faults.
type Teller = fn(&Strings, Frame, &[Fault]) -> String;

/// What tells faults, once it has been fetched.
#[cfg(not(feature = "bundled-texts"))]
static TELLER: OnceLock<Teller> = OnceLock::new();

/// Loads the texts of faults, as [`load`](super::load) does the others. From then on faults are told in this language.
///
/// # Errors
///
/// The bytes are not that pack of that language made for this program.
pub fn load_faults(language: Language, bytes: &[u8]) -> Result<(), PackError> {
    language::load_faults(language, bytes)?;
    #[cfg(not(feature = "bundled-texts"))]
    TELLER.get_or_init(|| words::told);
    Ok(())
}

impl Strings {
    /// That a link could not be read in full, and why, as soon as that can be told.
    pub fn told_link(&self, faults: &[Fault]) -> String {
        self.told(Frame::Link, faults).unwrap_or_else(|| self.link_fault.to_owned())
    }

    /// That a board cannot be shown, and why, as soon as that can be told.
    pub fn told_board(&self, fault: &Fault) -> String {
        let told = self.told(Frame::Board, std::slice::from_ref(fault));
        told.unwrap_or_else(|| self.board_fault.to_owned())
    }

    /// That a lesson cannot be read, and why; `None` until that can be told.
    pub fn told_lesson(&self, error: LessonError) -> Option<String> {
        self.told(Frame::Lesson, &[Fault::Lesson(error)])
    }

    /// A fault as it stands behind a colon in another text; `None` until it can be told.
    pub fn told_why(&self, fault: &Fault) -> Option<String> {
        self.told(Frame::Colon, std::slice::from_ref(fault))
    }

    /// As [`Strings::told_why`]; three dots where it cannot be told.
    pub fn why(&self, fault: &Fault) -> String {
        self.told_why(fault).unwrap_or_else(|| "…".to_owned())
    }

    /// A fault as a sentence of its own; `None` until it can be told.
    pub fn told_fault(&self, fault: &Fault) -> Option<String> {
        self.told(Frame::Nothing, std::slice::from_ref(fault))
    }

    fn told(&self, frame: Frame, faults: &[Fault]) -> Option<String> {
        if let (Frame::Nothing, [Fault::Said(words)]) = (frame, faults) {
            return Some(words.clone());
        }
        let tell = teller().filter(|_| self.language().tells_faults())?;
        Some(tell(self, frame, faults))
    }
}

#[cfg(feature = "bundled-texts")]
#[expect(clippy::unnecessary_wraps, reason = "without bundled texts there may be none")]
fn teller() -> Option<Teller> {
    Some(words::told)
}

#[cfg(not(feature = "bundled-texts"))]
fn teller() -> Option<Teller> {
    TELLER.get().copied()
}
