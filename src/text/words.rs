//! What the texts are about: squares, moves and positions, independent of language.

use crate::rules::{Bits, Board, Color, Kind, Move, Piece, Position, Route, Square};

/// A square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareWords {
    /// The square's label.
    pub label: String,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// What pressing it can do.
    pub role: SquareRole,
    /// The quiet moves in a row of a king on it whose moves are limited, and the limit.
    pub streak: Option<(u8, u8)>,
}

/// What pressing a square can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareRole {
    /// Nothing.
    Plain,
    /// The piece on it can move.
    CanMove,
    /// The piece on it can make a compulsory capture.
    CanCapture,
    /// The piece on it is chosen.
    Selected,
    /// The chosen piece can land here.
    Target,
    /// The piece on it has been jumped in the capture being entered.
    Jumped,
}

/// A move that has been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWords {
    /// The side that played it.
    pub color: Color,
    /// The squares it visited, first and last included.
    pub squares: Vec<String>,
    /// The kinds and squares of the pieces taken, in the order of the jumps.
    pub taken: Vec<(Kind, String)>,
    /// Whether the man was crowned.
    pub promotes: bool,
}

impl MoveWords {
    /// A move in this position along this route.
    pub fn new(board: &Board, position: &Position, mv: &Move, route: &Route) -> Self {
        let label = |square: &Square| board.label(*square).to_string();
        let kind = |square: &Square| {
            if position.kings().has(*square) { Kind::King } else { Kind::Man }
        };
        Self {
            color: position.turn(),
            squares: std::iter::once(&mv.from).chain(&route.landings).map(label).collect(),
            taken: route.victims.iter().map(|square| (kind(square), label(square))).collect(),
            promotes: mv.promotes,
        }
    }

    /// The first square, the squares in between if it was not a straight move, and the last.
    pub(super) fn way(&self) -> (&str, &[String], &str) {
        match self.squares.as_slice() {
            [] => ("", &[], ""),
            [only] => (only, &[], only),
            [from, by @ .., to] => (from, by, to),
        }
    }
}

/// How good a position is, in degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assessment {
    /// Neither side is better.
    Even,
    /// This side is slightly better.
    SlightlyBetter(Color),
    /// This side is better.
    Better(Color),
    /// This side is much better.
    MuchBetter(Color),
    /// One side has a forced win.
    Wins {
        /// The winning side.
        color: Color,
        /// Its moves to the end; 0 where the game is over.
        n_moves: u16,
    },
    /// The game has ended in a draw.
    Drawn,
    /// One side wins in a known number of plies if both sides play their best.
    WinsExactly {
        /// The winning side.
        color: Color,
        /// Plies to the end, at least 1.
        n_plies: u16,
    },
    /// A draw if both sides play their best.
    CertainDraw,
}

/// A position of a game, as it is announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyWords {
    /// The ply of the position.
    pub ply: usize,
    /// The move that led there.
    pub text: Option<String>,
    /// How good the position is, if that is known.
    pub assessment: Option<Assessment>,
}

/// The move that changed the value most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwingWords {
    /// The move in the game's notation.
    pub text: String,
    /// How good the position was before it.
    pub before: Assessment,
    /// How good the position was after it.
    pub after: Assessment,
}

/// A remark beside a position's value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisNote {
    /// There is only one legal move.
    OnlyLegalMove {
        /// The move in the game's notation.
        text: String,
    },
    /// One move is far better than all others.
    OnlyGoodMove {
        /// The move in the game's notation.
        text: String,
        /// The second best move.
        next: String,
        /// How good the position is after the second best move.
        assessment: Assessment,
    },
    /// A threat of this side is being looked for.
    LookingForThreat(Color),
    /// The side not to move threatens something.
    Threat {
        /// The threatening side.
        color: Color,
        /// The move in the game's notation.
        text: String,
        /// How good the position would be after it.
        assessment: Assessment,
    },
    /// This side threatens nothing.
    NoThreat(Color),
    /// This side has to capture, so threats do not matter.
    MustCapture(Color),
}

/// The rule that decides which moves are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRule {
    /// There is only one move.
    OnlyMove {
        /// How many pieces it takes.
        n_taken: usize,
    },
    /// There is no capture.
    NoCapture {
        /// How many moves there are.
        n_moves: usize,
    },
    /// A capture is compulsory, and any will do.
    AnyCapture,
    /// A capture with a king is compulsory, and any will do.
    KingCapture,
    /// The captures that take the most pieces are compulsory.
    MostPieces {
        /// How many pieces they take.
        n_taken: usize,
    },
    /// The best captures are compulsory, and they are not decided by number alone.
    BestCapture,
}
