//! What there is to say: kinds of things that are told in words, in no language.

use crate::rules::{Bits, Board, Color, Kind, Move, Piece, Position, Route, Square};

/// What is to be said of one square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareWords {
    /// Its label.
    pub label: String,
    /// What stands there.
    pub piece: Option<Piece>,
    /// What may be done with it now.
    pub role: SquareRole,
    /// Quiet moves in a row that a limited king has made, and the limit.
    pub streak: Option<(u8, u8)>,
}

/// What may be done with a square now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareRole {
    /// Nothing.
    Plain,
    /// The piece on it can move.
    CanMove,
    /// The piece on it must capture or can.
    CanCapture,
    /// The piece on it is chosen.
    Selected,
    /// The chosen piece can land here.
    Target,
    /// The piece on it has been jumped in the capture being entered.
    Jumped,
}

/// What is to be said of a move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveWords {
    /// Who made it.
    pub color: Color,
    /// The squares it visited, first and last included.
    pub squares: Vec<String>,
    /// What it took, and where, in the order of its jumps.
    pub taken: Vec<(Kind, String)>,
    /// Whether the man was crowned.
    pub promotes: bool,
}

impl MoveWords {
    /// A move of this position, made this way.
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

    /// Where it went from and to, and by where if not straight there.
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
    /// This side, by little.
    SlightlyBetter(Color),
    /// This side.
    Better(Color),
    /// This side, by far.
    MuchBetter(Color),
    /// One side wins for certain.
    Wins {
        /// Which.
        color: Color,
        /// In so many of its moves; none where the game is over.
        n_moves: u16,
    },
    /// The game has ended in a draw.
    Drawn,
    /// One side wins after exactly so many plies if both play their best.
    WinsExactly {
        /// Which.
        color: Color,
        /// At least one.
        n_plies: u16,
    },
    /// Nobody wins if both play their best.
    CertainDraw,
}

/// What is to be said of a position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyWords {
    /// After so many plies.
    pub ply: usize,
    /// The move that led there.
    pub text: Option<String>,
    /// How good it is, if that is known.
    pub assessment: Option<Assessment>,
}

/// The move of a game that changed most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwingWords {
    /// The move.
    pub text: String,
    /// How good the position was before it.
    pub before: Assessment,
    /// And after it.
    pub after: Assessment,
}

/// What is to be noted of a position beside its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisNote {
    /// There is one legal move.
    OnlyLegalMove {
        /// The move.
        text: String,
    },
    /// One move is better by far than all others.
    OnlyGoodMove {
        /// The move.
        text: String,
        /// The best of the others.
        next: String,
        /// How good the position would be with that one.
        assessment: Assessment,
    },
    /// What this side threatens is being looked for.
    LookingForThreat(Color),
    /// The side that is not to move would gain by a move.
    Threat {
        /// Which.
        color: Color,
        /// The move.
        text: String,
        /// How good the position would be.
        assessment: Assessment,
    },
    /// This side threatens nothing.
    NoThreat(Color),
    /// This side has to capture, so that nothing else counts.
    MustCapture(Color),
}

/// The rule that decides which moves are legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintRule {
    /// There is one move.
    OnlyMove {
        /// How many pieces it takes.
        n_taken: usize,
    },
    /// Nothing can be taken.
    NoCapture {
        /// How many moves there are.
        n_moves: usize,
    },
    /// Something must be taken, whichever capture is chosen.
    AnyCapture,
    /// Something must be taken with a king, whichever capture of one is chosen.
    KingCapture,
    /// The captures that take most are compulsory.
    MostPieces {
        /// How many pieces they take.
        n_taken: usize,
    },
    /// The best captures are compulsory, by what they take rather than how much.
    BestCapture,
}
