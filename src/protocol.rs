//! What the page and its workers say to each other.
//!
//! Plain data in the page's own words: ids, FEN and move text, numbers. Nothing of this crate's
//! rules or search is named here, so either side can change without the other. The bytes are a
//! version and then the value as postcard writes it; [`to_bytes`] and [`from_bytes`] are the only
//! codec.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// The version of this protocol; both sides must agree.
pub const VERSION: u8 = 5;

/// How many bytes a message may have: room for the longest game of a file with its variations,
/// which `notation::lines` bounds at half of it, and its tags. Files themselves are no messages.
pub const MAX_BYTES: usize = 1 << 21;

/// How many moves a request may carry.
pub const MAX_MOVES: usize = 2000;

/// How many moves of a line are told.
pub const MAX_LINE_MOVES: usize = 16;

/// How many games of a file are told at once.
pub const MAX_BATCH: usize = 200;

/// How many characters of a listed game's text are told.
pub const MAX_TEXT_CHARS: usize = 80;

/// How many tags of a game are told.
pub const MAX_TAGS: usize = 16;

/// How many lines an analysis may have.
pub const MAX_LINES: u8 = 3;

/// Page to worker: think about this game. A request that comes while an analysis is going on ends
/// it; what the engine has found stays in its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Comes back in every reply; above 0.
    pub id: u32,
    /// The ruleset's id.
    pub ruleset: String,
    /// Where the game began, as FEN; empty for the ruleset's own start.
    pub fen: String,
    /// The moves played from there, at most [`MAX_MOVES`], exactly as `notation::movetext` writes
    /// them.
    pub moves: Vec<String>,
    /// What to think about it.
    pub task: Task,
}

/// What a worker is asked to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// To choose a move where the game stands now: [`Body::Progress`], then [`Body::Best`].
    Choose(Choose),
    /// To analyze: [`Body::Lines`] and [`Body::Value`], then [`Body::Done`].
    Analyze(Analyze),
    /// Nothing anymore; it has no answer.
    Rest,
    /// To list the games of the PDN file whose bytes come with the message, handed over beside it,
    /// and to keep it: [`Body::Listed`] so often as is needed, then [`Body::ListEnd`].
    ListPdn,
    /// To read out a game of the file listed last, by its place from 0: [`Body::Record`].
    ReadPdn(u32),
    /// To make what a share sheet offers: [`Body::Shared`].
    Share(Share),
    /// To find the game in a file or text whose bytes come with the message, handed over beside it,
    /// such as a picture that has a link in it, or a FEN of the request's ruleset: [`Body::Link`] or
    /// [`Body::Record`].
    Find,
    /// To check an author's exercise: [`Body::Inspected`].
    Inspect(Inspect),
}

/// An exercise to be checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspect {
    /// Its readable link, without check characters.
    pub link: String,
    /// The code of the language in which to say what is found.
    pub language: String,
}

/// What the check of an exercise has found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Inspected {
    /// Whether it is sound, as a sentence.
    pub verdict: String,
    /// What there is to know.
    pub found: Vec<Found>,
}

/// Something that the check of an exercise has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// Whether the exercise must not be given to anybody like this.
    pub is_fault: bool,
    /// What, as a sentence.
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

/// How to choose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose {
    /// How strong, 1 to 8.
    pub level: u8,
    /// Decides between moves where the level leaves a choice: the same position, level and seed
    /// give the same move, as long as time does not cut the search short.
    pub seed: u64,
    /// For how many milliseconds somebody has waited for this move already; see [`Self::left_ms`].
    pub waited_ms: u32,
    /// Bounds in place of the level's own.
    pub limits: Limits,
}

impl Choose {
    /// How many milliseconds are left of `level_ms` when the worker has held the request for `held_ms`:
    /// what somebody has waited comes off, but half of it is left.
    pub fn left_ms(&self, level_ms: u32, held_ms: f64) -> f64 {
        let level_ms = f64::from(level_ms);
        (level_ms - f64::from(self.waited_ms) - held_ms).max(level_ms / 2.0)
    }
}

/// What to analyze of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analyze {
    /// The position after so many of the moves.
    pub ply: u16,
    /// How many lines of it, up to [`MAX_LINES`]; with 0 it is only valued.
    pub n_lines: u8,
    /// Whether the side to move in that position passes: what does the other one threaten?
    pub passes: bool,
    /// Bounds of these lines. Absent ones are the worker's own.
    pub limits: Limits,
    /// The positions after so many moves each are valued as well, quickly, in this order.
    pub values: Vec<u16>,
}

/// Bounds of one search. What is absent, the level or the worker decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Plies.
    pub depth: Option<u8>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Milliseconds; the answer comes shortly after them at the latest.
    pub time_ms: Option<u32>,
}

/// Worker to page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The request's id; 0 for [`Body::Ready`] and for a request that could not be read.
    pub id: u32,
    /// What is said.
    pub body: Body,
}

/// What a worker says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body {
    /// The worker has started and listens.
    Ready,
    /// A depth is finished; more may come.
    Progress(Thought),
    /// The move to play. Nothing more comes for this request.
    Best(Thought),
    /// A depth of an analysis is finished; more may come.
    Lines(Lines),
    /// A position of the game has been valued.
    Value {
        /// After so many moves.
        ply: u16,
        /// How good it is for the side to move there.
        score: Worth,
    },
    /// An analysis has come to its end. Nothing more comes for this request.
    Done,
    /// Some games of a file, in their order; more may come.
    Listed(Vec<ListedGame>),
    /// That was the whole file. Nothing more comes for this request.
    ListEnd {
        /// Whether it has more games than are listed.
        has_more: bool,
    },
    /// A game of a file. Nothing more comes for this request.
    Record(Record),
    /// What a share sheet offers. Nothing more comes for this request.
    Shared(Box<Shared>),
    /// The link that was found. Nothing more comes for this request.
    Link(String),
    /// What the check of an exercise has found. Nothing more comes for this request.
    Inspected(Inspected),
    /// There is no answer. Nothing more comes for this request.
    Failed {
        /// Why.
        reason: Failure,
    },
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

/// What the worker thinks of the position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Plies searched.
    pub depth: u8,
    /// How good it is for the side to move.
    pub score: Worth,
    /// The move, as text.
    pub best: String,
    /// The moves expected, this one first.
    pub pv: Vec<String>,
    /// Positions looked at.
    pub nodes: u64,
}

/// The best moves of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    /// Plies searched.
    pub depth: u8,
    /// The best one first; as many as were asked for, if there are so many moves.
    pub lines: Vec<Line>,
}

/// A move and what is expected after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// How good it is for the side to move.
    pub score: Worth,
    /// The moves, that one first, at most [`MAX_LINE_MOVES`].
    pub moves: Vec<String>,
}

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Worth {
    /// In hundredths of a man.
    Even(i32),
    /// Won after so many plies.
    Win(u16),
    /// Lost after so many plies.
    Loss(u16),
    /// Won after exactly so many plies, as a table of endings has it.
    KnownWin(u16),
    /// Lost after exactly so many plies, as a table of endings has it.
    KnownLoss(u16),
    /// Drawn, as a table of endings has it.
    KnownDraw,
}

/// Why a request has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// The bytes are no request of this version.
    #[error("the request could not be read")]
    Unreadable,
    /// No ruleset has this id.
    #[error("the game is not known")]
    UnknownRuleset,
    /// The FEN is not a position of the ruleset.
    #[error("the position could not be read")]
    BadPosition,
    /// This move, counted from 0, is not legal, or not written as `notation::movetext` writes it.
    #[error("move {0} could not be played")]
    BadMove(u32),
    /// More than [`MAX_MOVES`] moves.
    #[error("the game is longer than {MAX_MOVES} moves")]
    TooManyMoves,
    /// The level is not one of 1 to 8.
    #[error("there is no such level")]
    BadLevel,
    /// A position after more moves than there are is asked about.
    #[error("the game has no {0} moves")]
    BadPly(u16),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The position has more captures than can be listed.
    #[error("the position has too many captures to list")]
    TooManyCaptures,
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

/// Why bytes are not a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodecError {
    /// There are none, or more than [`MAX_BYTES`].
    #[error("a message has 1 to {MAX_BYTES} bytes, not {0}")]
    Length(usize),
    /// They come from another version of the page or the worker.
    #[error("a message of version {VERSION} was expected, not {0}")]
    Version(u8),
    /// They do not hold the value that was expected.
    #[error("the message is damaged")]
    Damaged,
}

/// A message as bytes.
pub fn to_bytes<T: Serialize>(message: &T) -> Vec<u8> {
    postcard::to_extend(message, vec![VERSION]).unwrap_or_default()
}

/// The message that these bytes hold.
///
/// # Errors
/// [`CodecError`] says what is wrong with them.
pub fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, CodecError> {
    match bytes {
        [] => Err(CodecError::Length(0)),
        _ if bytes.len() > MAX_BYTES => Err(CodecError::Length(bytes.len())),
        [VERSION, body @ ..] => match postcard::take_from_bytes(body) {
            Ok((message, [])) => Ok(message),
            Ok(_) | Err(_) => Err(CodecError::Damaged),
        },
        [version, ..] => Err(CodecError::Version(*version)),
    }
}
