//! The protocol between the page and the worker for files.

use serde::{Deserialize, Serialize};

/// The most games of a file in one answer.
pub const MAX_BATCH: usize = 200;

/// The most characters of each text of a listed game.
pub const MAX_TEXT_CHARS: usize = 80;

/// The most tags of a game in an answer.
pub const MAX_TAGS: usize = 16;

/// A task for the worker for files. A file or text is sent along with the message, as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Tell what is wrong in this language from now on. There is no answer.
    Speak(Texts),
    /// List the games of the PDN file sent along, and keep the file: [`Answer::Listed`] one or more
    /// times, then [`Answer::ListEnd`].
    List,
    /// Read the game with this index of the file listed last: [`Answer::Record`].
    Read(u32),
    /// Find the game in the file or text sent along, for example a picture with a link in it:
    /// [`Answer::FoundGame`].
    Find {
        /// The id of the ruleset that a FEN is read for.
        ruleset: String,
        /// What a lesson made of several problems is called.
        title: String,
    },
    /// Make what a share sheet offers: [`Answer::Shared`].
    Share(Share),
    /// Check the author's exercise of this readable link, which has no check characters: [`Answer::Inspected`].
    Inspect(String),
    /// Check the steps of the lesson with this text: [`Answer::StepInspected`] for each, then
    /// [`Answer::LessonEnd`].
    InspectLesson(String),
}

/// The texts of a language. The worker has none of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Texts {
    /// The language's code.
    pub language: String,
    /// Its first pack.
    pub first: Vec<u8>,
    /// Its pack of faults, unless it has not come. Without it three dots stand for what is wrong.
    pub faults: Option<Vec<u8>>,
}

/// An answer of the worker for files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Some games of a file, in order; more may follow.
    Listed(Vec<ListedGame>),
    /// The list is complete. This is the last answer to the request.
    ListEnd {
        /// Whether it has more games than are listed.
        has_more: bool,
    },
    /// A game of a file. This is the only answer to the request.
    Record(Record),
    /// The game found. This is the only answer to the request.
    FoundGame(FoundGame),
    /// What the share sheet offers. This is the only answer to the request.
    Shared(Box<Shared>),
    /// The findings of the check. This is the only answer to the request.
    Inspected(Inspected),
    /// What was found in the next step of a lesson, in their order; more may follow.
    StepInspected(Vec<FindingText>),
    /// All steps have been checked. This is the last answer to the request.
    LessonEnd,
    /// The task cannot be done. This is the last answer to the request.
    Failed(Failure),
}

/// A game found in a file or text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FoundGame {
    /// A link, which may be a whole address.
    Link(String),
    /// A game in PDN.
    Record(Record),
    /// A position with its solution.
    Exercise(FoundExercise),
    /// A lesson, or several problems as one.
    Lesson(FoundLesson),
    /// An address with a lesson, or the address of one, in it.
    LessonAddress(String),
    /// Something that is known but cannot be opened; holds why, in the language of the last
    /// [`Task::Speak`], as it stands behind a colon.
    Refused(String),
}

/// An exercise found in a file or text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundExercise {
    /// Its readable link; without an answer where no solution is known.
    pub link: String,
    /// Where the solution cannot be played on.
    pub flaw: Option<FoundFlaw>,
}

/// Where a solution cannot be played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundFlaw {
    /// The ply, from 1.
    pub ply: u32,
    /// Why not, in the language of the last [`Task::Speak`], as it stands behind a colon.
    pub why: String,
}

/// A lesson found in a file or text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundLesson {
    /// Its text, as `notation::lesson` writes it.
    pub text: String,
    /// What was left out or is wrong, in the language of the last [`Task::Speak`], each as it stands behind a colon.
    pub faults: Vec<String>,
    /// Whether it was made of problems.
    pub is_made: bool,
}

/// The result of checking an exercise.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspected {
    /// Whether the exercise is sound, as a sentence.
    pub summary: String,
    /// The findings.
    pub found: Vec<FindingText>,
}

/// A finding of the author's check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindingText {
    /// The line of the lesson, from 1; 0 where there is none.
    pub line: u32,
    /// Whether this has to be corrected before the exercise is published.
    pub is_fault: bool,
    /// The finding, as a sentence.
    pub words: String,
}

/// A game to write as PDN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WritePdn {
    /// The game as a `play::session`: a link, with its variations under the key `t`.
    pub session: String,
    /// Tags as names and values. Those that follow from the game are corrected or added.
    pub tags: Vec<(String, String)>,
}

/// Something to share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// The readable link, without check characters.
    pub link: String,
    /// The game to write as PDN.
    pub pdn: WritePdn,
    /// The page's address, without query and fragment.
    pub page: String,
    /// The text alternative of the picture.
    pub title: String,
}

/// What a share sheet offers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shared {
    /// The address with the compact link.
    pub short: String,
    /// The position shown, as FEN.
    pub fen: String,
    /// The game, as PDN.
    pub pdn: String,
    /// A picture of the position shown, with the short link in it.
    pub svg: String,
    /// The width and height of the picture.
    pub size: (u16, u16),
    /// The HTML of a `<damiera-board>` with the picture in it.
    pub element: String,
    /// The HTML of an `<iframe>`.
    pub frame: String,
    /// The short link as a QR code, unless it is too long for one.
    pub qr: Option<Qr>,
}

/// A QR code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qr {
    /// The number of modules on a side, including the quiet zone.
    pub side: u16,
    /// The dark modules, as an SVG path with one unit per module.
    pub path: String,
}

/// A game of a file as its tags describe it, each text at most [`MAX_TEXT_CHARS`] long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// The name of the event.
    pub event: String,
    /// The site of the event.
    pub site: String,
    /// The date as the file has it, such as `1952.12.31`.
    pub date: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The result as the file has it; `*` if unknown.
    pub result: String,
    /// The ruleset's id; empty if no tag names a known game.
    pub ruleset: String,
    /// The number of words of the main line that look like moves. They have not been played.
    pub n_moves: u32,
}

/// A game of a file, with its moves played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// The main line as a link, as far as it can be played; empty if there is nothing to play.
    pub link: String,
    /// The moves with variations, comments, glyphs and setups, as `notation::lines` writes them;
    /// empty if the link holds everything.
    pub tree: String,
    /// The first [`MAX_TAGS`] tags, as names and values, without those that follow from the game.
    pub tags: Vec<(String, String)>,
    /// What could not be read, or is doubtful.
    pub faults: Vec<PdnFault>,
    /// The number of further faults.
    pub n_more_faults: u32,
    /// Whether the game is a guess, because nothing in the file names it.
    pub is_guess: bool,
}

/// A fault of a game in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PdnFault {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// The fault in the language of the last [`Task::Speak`], as it stands behind a colon.
    pub reason: String,
}

/// Why the worker for files cannot do a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// The file or text was not sent along with the task.
    #[error("there is no file")]
    NoFile,
    /// What is found cannot be told: no texts have come before the task.
    #[error("there are no texts")]
    NoTexts,
    /// The file is too long; holds its length in bytes.
    #[error("a file of {0} bytes is too long")]
    FileTooLong(u32),
    /// No file has been listed, or it has no game with this index.
    #[error("there is no such game in the file")]
    NoSuchGame,
    /// A game with its variations is too long for an answer.
    #[error("the game is too long")]
    GameTooLong,
    /// A stored game cannot be read.
    #[error("the game could not be read")]
    BadGame,
    /// A picture has no link in it.
    #[error("there is no link in the picture")]
    NoLink,
    /// A picture is damaged.
    #[error("the picture is damaged")]
    BadPicture,
    /// There is more than one game; holds their number.
    #[error("there are {0} games")]
    ManyGames(u32),
    /// Neither a link nor a game was found.
    #[error("there is neither a link nor a game")]
    NothingFound,
}
