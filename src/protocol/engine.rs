//! The protocol between the page and the engine's worker.

use serde::{Deserialize, Serialize};

/// The most moves of a game in a request.
pub const MAX_MOVES: usize = 2000;

/// The most moves of a line in an answer.
pub const MAX_LINE_MOVES: usize = 16;

/// The most lines of an analysis.
pub const MAX_LINES: u8 = 3;

/// A task for the engine. A task that arrives during an analysis, or while the worker ponders, ends that;
/// what has been found stays in the transposition table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Choose a move at the end of the game: [`Answer::Progress`], then [`Answer::Best`].
    Choose(GameText, Choose),
    /// Analyze a game: [`Answer::Lines`] and [`Answer::Value`], then [`Answer::Done`].
    Analyze(GameText, Analyze),
    /// Stop working; there is no answer.
    Rest,
}

/// A game as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameText {
    /// The ruleset's id.
    pub ruleset: String,
    /// The position that the game begins from, as FEN; empty for the ruleset's own start.
    pub fen: String,
    /// The moves played, at most [`MAX_MOVES`], exactly as `notation::movetext` writes them.
    pub moves: Vec<String>,
}

/// How to choose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choose {
    /// Twice the number of the level, 2 to 16.
    pub level: u8,
    /// The seed for choices that the level leaves open: the same position, level and seed give the
    /// same move, unless time cuts the search short.
    pub seed: u64,
    /// How long the person has waited for this move already, in milliseconds; see
    /// [`Self::left_ms`].
    pub waited_ms: u32,
    /// Limits that replace the level's own.
    pub limits: Limits,
}

impl Choose {
    /// How many of the level's milliseconds are left once the worker has held the request for
    /// `held_ms`: the time waited is taken off, but never more than half.
    pub fn left_ms(&self, level_ms: u32, held_ms: f64) -> f64 {
        let level_ms = f64::from(level_ms);
        (level_ms - f64::from(self.waited_ms) - held_ms).max(level_ms / 2.0)
    }
}

/// What to analyze of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analyze {
    /// The position to look at: the number of moves before it.
    pub ply: u16,
    /// How many lines it should have, up to [`MAX_LINES`]; with 0 the positions are only valued.
    pub n_lines: u8,
    /// Whether the side to move passes first, so that the lines show what the other side threatens.
    pub passes: bool,
    /// Limits for these lines. The engine has defaults for those left out.
    pub limits: Limits,
    /// The positions to be valued quickly as well, in this order, each as the number of moves
    /// before it.
    pub values: Vec<u16>,
}

/// Limits of one search. For those left out, the level or the engine has defaults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Depth in plies.
    pub depth: Option<u8>,
    /// Number of nodes.
    pub nodes: Option<u64>,
    /// Time in milliseconds; the answer may come shortly after it.
    pub time_ms: Option<u32>,
}

/// An answer of the engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A depth of a search is finished; more may follow.
    Progress(Thought),
    /// The move to play. This is the last answer to the request.
    Best(Thought),
    /// A depth of an analysis is finished; more may follow.
    Lines(Lines),
    /// A position of the game has been valued.
    Value {
        /// The number of moves before it.
        ply: u16,
        /// For the side to move there.
        score: WireScore,
    },
    /// The analysis is over. This is the last answer to the request.
    Done,
    /// The task cannot be done. This is the last answer to the request.
    Failed(Failure),
}

/// A move, and the search behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought {
    /// The depth searched, in plies.
    pub depth: u8,
    /// For the side to move.
    pub score: WireScore,
    /// The move in the game's notation.
    pub best: String,
    /// The principal variation, that move first.
    pub pv: Vec<String>,
    /// The number of nodes searched.
    pub nodes: u64,
}

/// The best lines of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    /// The depth searched, in plies.
    pub depth: u8,
    /// Best line first; as many as were asked for, or as there are legal moves.
    pub lines: Vec<Line>,
}

/// A line of play and its score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// For the side to move.
    pub score: WireScore,
    /// The moves of the line, at most [`MAX_LINE_MOVES`].
    pub moves: Vec<String>,
}

/// The score of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WireScore {
    /// The lead in hundredths of a man.
    Even(i32),
    /// A forced win in this many plies.
    Win(u16),
    /// A forced loss in this many plies.
    Loss(u16),
    /// A win in exactly this many plies, from a table of endings.
    KnownWin(u16),
    /// A loss in exactly this many plies, from a table of endings.
    KnownLoss(u16),
    /// A draw, from a table of endings.
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
    /// The move with this index is not legal, or not written as `notation::movetext` writes it.
    #[error("move {0} could not be played")]
    BadMove(u32),
    /// The game has more than [`MAX_MOVES`] moves.
    #[error("the game is longer than {MAX_MOVES} moves")]
    TooManyMoves,
    /// The level is not twice the number of one that there is.
    #[error("there is no such level")]
    BadLevel,
    /// A position was asked for that lies beyond the end of the game.
    #[error("the game has no {0} moves")]
    BadPly(u16),
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The position has more captures than can be listed.
    #[error("the position has too many captures to list")]
    TooManyCaptures,
}
