//! What the page asks of the worker for files, and what that one answers.

use serde::{Deserialize, Serialize};

/// How many games of a file are told at once.
pub const MAX_BATCH: usize = 200;

/// How many characters of a listed game's text are told.
pub const MAX_TEXT_CHARS: usize = 80;

/// How many tags of a game are told.
pub const MAX_TAGS: usize = 16;

/// What the worker for files is asked to do. A file or text comes beside its message, as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// To list the games of the PDN file that comes with it, and to keep the file:
    /// [`Answer::Listed`] as often as is needed, then [`Answer::ListEnd`].
    List,
    /// To read out a game of the file listed last, by its place from 0: [`Answer::Record`].
    Read(u32),
    /// To find the game in the file or text that comes with it, such as a picture that has a link in
    /// it: [`Answer::FoundGame`].
    Find {
        /// The id of the ruleset for which a FEN is read.
        ruleset: String,
    },
    /// To make what a share sheet offers: [`Answer::Shared`].
    Share(Share),
    /// To check an author's exercise: [`Answer::Inspected`].
    Inspect(Inspect),
}

/// What the worker for files answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Some games of a file, in their order; more may come.
    Listed(Vec<ListedGame>),
    /// That was the whole file. Nothing more comes for this request.
    ListEnd {
        /// Whether it has more games than are listed.
        has_more: bool,
    },
    /// A game of a file. Nothing more comes for this request.
    Record(Record),
    /// The game that was found. Nothing more comes for this request.
    FoundGame(FoundGame),
    /// What a share sheet offers. Nothing more comes for this request.
    Shared(Box<Shared>),
    /// What the check of an exercise has found. Nothing more comes for this request.
    Inspected(Inspected),
    /// The task cannot be done. Nothing more comes for this request.
    Failed(Failure),
}

/// The game that a file or text holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FoundGame {
    /// As a link, perhaps a whole address.
    Link(String),
    /// As PDN.
    Record(Record),
}

/// An exercise to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspect {
    /// Its readable link, without check characters.
    pub link: String,
    /// The code of the language in which to say what is found.
    pub language: String,
    /// The texts of that language, as a pack, for a program that has none of its own.
    pub texts: Vec<u8>,
}

/// What the check of an exercise has found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspected {
    /// Whether it is sound, as a sentence.
    pub summary: String,
    /// What there is to know.
    pub found: Vec<FindingText>,
}

/// One thing that the check of an exercise has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindingText {
    /// Whether the exercise must be mended before it is given to anyone.
    pub is_fault: bool,
    /// It, as a sentence.
    pub words: String,
}

/// A game to write as PDN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WritePdn {
    /// The game as `play::session` keeps it: a link, with its variations as `t`.
    pub session: String,
    /// Names and values of tags. Those that follow from the game are put right or added.
    pub tags: Vec<(String, String)>,
}

/// Something to share.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share {
    /// What is shared, as a readable link without check characters.
    pub link: String,
    /// The game as PDN is to tell it.
    pub pdn: WritePdn,
    /// The page's address without query and fragment.
    pub page: String,
    /// What the position is called: the text alternative of its picture.
    pub title: String,
}

/// What a share sheet offers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shared {
    /// The address with the compact link.
    pub short: String,
    /// The position shown.
    pub fen: String,
    /// The game.
    pub pdn: String,
    /// The position shown as a picture that has the short link in it.
    pub svg: String,
    /// Width and height of the picture.
    pub size: (u16, u16),
    /// HTML of a `<damiera-board>`, with the picture in it.
    pub element: String,
    /// HTML of an `<iframe>`.
    pub frame: String,
    /// The short link for cameras, unless it is too long for that.
    pub qr: Option<Qr>,
}

/// A QR code.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Qr {
    /// Its side in modules, with the quiet zone around it.
    pub side: u16,
    /// The dark modules, as the path of an SVG picture in which each has the side 1.
    pub path: String,
}

/// A game of a file as its tags describe it, each text at most [`MAX_TEXT_CHARS`] long.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedGame {
    /// Where it was played.
    pub event: String,
    /// In which place.
    pub site: String,
    /// As the file has it, `1952.12.31`.
    pub date: String,
    /// Who had White.
    pub white: String,
    /// Who had Black.
    pub black: String,
    /// As the game writes it; `*` where it is not known.
    pub result: String,
    /// The ruleset's id; empty where no tag names one that is offered here.
    pub ruleset: String,
    /// How many moves its main line has, not played and so not known to be moves.
    pub n_moves: u32,
}

/// A game of a file, played move by move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Its main line as a link, as far as it can be played; empty where there is nothing to play.
    pub link: String,
    /// Its moves with variations, comments, glyphs and setups as `notation::lines` writes them;
    /// empty if the link says it all.
    pub tree: String,
    /// Names and values of its tags, the first [`MAX_TAGS`], those left out that follow from it.
    pub tags: Vec<(String, String)>,
    /// What could not be read, or is in doubt.
    pub faults: Vec<PdnFault>,
    /// How many more faults there are.
    pub n_more_faults: u32,
    /// Whether nothing in the file says which game it is.
    pub is_guess: bool,
}

/// What is wrong with a game of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PdnFault {
    /// 1-based.
    pub line: u32,
    /// In characters, 1-based.
    pub column: u32,
    /// A sentence without its end.
    pub reason: String,
}

/// Why the worker for files cannot do a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// The file or text did not come with the task.
    #[error("there is no file")]
    NoFile,
    /// The file is longer than what is read.
    #[error("a file of {0} bytes is too long")]
    FileTooLong(u32),
    /// No file has been listed, or it has no such game.
    #[error("there is no such game in the file")]
    NoSuchGame,
    /// A game with its variations is longer than what is told.
    #[error("the game is too long")]
    GameTooLong,
    /// A kept game cannot be read.
    #[error("the game could not be read")]
    BadGame,
    /// A picture has no link in it.
    #[error("there is no link in the picture")]
    NoLink,
    /// A picture is damaged.
    #[error("the picture is damaged")]
    BadPicture,
    /// There is more than one game.
    #[error("there are {0} games")]
    ManyGames(u32),
    /// Nothing is found that could be opened.
    #[error("there is neither a link nor a game")]
    NothingFound,
}
