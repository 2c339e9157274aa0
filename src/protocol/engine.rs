//! What the page asks of the engine's worker, and what the engine answers.

use serde::{Deserialize, Serialize};

/// How many moves a request may carry.
pub const MAX_MOVES: usize = 2000;

/// How many moves of a line are told.
pub const MAX_LINE_MOVES: usize = 16;

/// How many lines an analysis may have.
pub const MAX_LINES: u8 = 3;

/// What the engine is asked to do. A task that comes while an analysis is going on ends it; what the
/// engine has found stays in its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// To choose a move where the game stands now: [`Answer::Progress`], then [`Answer::Best`].
    Choose(GameText, Choose),
    /// To analyze a game: [`Answer::Lines`] and [`Answer::Value`], then [`Answer::Done`].
    Analyze(GameText, Analyze),
    /// To do nothing more; it has no answer.
    Rest,
}

/// A game as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameText {
    /// The ruleset's id.
    pub ruleset: String,
    /// Where the game began, as FEN; empty for the ruleset's own start.
    pub fen: String,
    /// The moves played from there, at most [`MAX_MOVES`], exactly as `notation::movetext` writes
    /// them.
    pub moves: Vec<String>,
}

/// How to choose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose {
    /// How strong, 1 to 8.
    pub level: u8,
    /// Decides between moves where the level leaves a choice: the same position, level and seed
    /// give the same move, as long as time does not cut the search short.
    pub seed: u64,
    /// For how many milliseconds a person has waited for this move already; see [`Self::left_ms`].
    pub waited_ms: u32,
    /// Bounds in place of the level's own.
    pub limits: Limits,
}

impl Choose {
    /// How many milliseconds are left of `level_ms` when the worker has held the request for `held_ms`:
    /// the time already waited comes off, but at least half of it is left.
    pub fn left_ms(&self, level_ms: u32, held_ms: f64) -> f64 {
        let level_ms = f64::from(level_ms);
        (level_ms - f64::from(self.waited_ms) - held_ms).max(level_ms / 2.0)
    }
}

/// What to analyze of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analyze {
    /// The position after this many of the moves.
    pub ply: u16,
    /// How many lines of it, up to [`MAX_LINES`]; with 0 it is only valued.
    pub n_lines: u8,
    /// Whether the side to move in that position passes: what does the other one threaten?
    pub passes: bool,
    /// Bounds of these lines. Absent ones are the engine's own.
    pub limits: Limits,
    /// The positions after this many moves each are valued as well, quickly, in this order.
    pub values: Vec<u16>,
}

/// Bounds of one search. What is absent, the level or the engine decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Plies.
    pub depth: Option<u8>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Milliseconds; the answer comes shortly after them at the latest.
    pub time_ms: Option<u32>,
}

/// What the engine answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A depth is finished; more may come.
    Progress(Thought),
    /// The move to play. Nothing more comes for this request.
    Best(Thought),
    /// A depth of an analysis is finished; more may come.
    Lines(Lines),
    /// A position of the game has been valued.
    Value {
        /// After this many moves.
        ply: u16,
        /// How good it is for the side to move there.
        score: WireScore,
    },
    /// An analysis has come to its end. Nothing more comes for this request.
    Done,
    /// The task cannot be done. Nothing more comes for this request.
    Failed(Failure),
}

/// What the engine thinks of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// Plies searched.
    pub depth: u8,
    /// How good it is for the side to move.
    pub score: WireScore,
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
    /// The best one first; as many as were asked for, if there are that many moves.
    pub lines: Vec<Line>,
}

/// A move and what is expected after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// How good it is for the side to move.
    pub score: WireScore,
    /// The moves, that one first, at most [`MAX_LINE_MOVES`].
    pub moves: Vec<String>,
}

/// How good a position is for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WireScore {
    /// In hundredths of a man.
    Even(i32),
    /// Won after this many plies.
    Win(u16),
    /// Lost after this many plies.
    Loss(u16),
    /// Won after exactly this many plies, as a table of endings has it.
    KnownWin(u16),
    /// Lost after exactly this many plies, as a table of endings has it.
    KnownLoss(u16),
    /// Drawn, as a table of endings has it.
    KnownDraw,
}

/// Why the engine cannot do a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
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
}
