//! Why a move is refused.
//!
//! [`Ruleset::explain`] answers for every attempt that is not a legal move, and is silent for
//! every one that is. It names the rule that a teacher would name first: what is wrong with the
//! squares, then what is wrong with the piece's way over them, then which other move is due.
//! Reasons are data; the words are in `text`.

mod attempt;
mod case;
mod step;

use super::board::Square;
use super::color::Kind;
use super::game::{Game, Status, look};
use super::generate::TooManyCaptures;
use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use case::Case;

/// Why a move is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Not even two squares were named.
    NothingEntered,
    /// The game has ended.
    GameOver(Status),
    /// What is legal here is unknown.
    TooManyCaptures(TooManyCaptures),
    /// There is nothing to move.
    EmptySquare {
        /// Where.
        square: Square,
    },
    /// The piece belongs to the other side.
    NotYourPiece {
        /// Where it stands.
        square: Square,
        /// What it is.
        kind: Kind,
    },
    /// The piece was to stay where it is.
    SameSquare {
        /// Where.
        square: Square,
    },
    /// Another piece stands there.
    Occupied {
        /// Where.
        square: Square,
    },
    /// Capturing is compulsory, and this takes nothing.
    MustCapture {
        /// The pieces that must capture, one of them.
        with: Vec<Square>,
        /// What the piece of the example is.
        kind: Kind,
        /// One legal capture, by the refused piece if it has one.
        example: Move,
    },
    /// Another capture takes more pieces.
    AnotherTakesMore {
        /// How many pieces this one takes, completed as well as it can be.
        takes: u32,
        /// How many must be taken.
        most: u32,
        /// The captures that take this many.
        better: Vec<Move>,
        /// The squares of the first of them, from its origin on.
        example: Vec<Square>,
    },
    /// Another capture takes pieces of more value.
    MoreValuable {
        /// What this one takes, completed as well as it can be.
        takes: Haul,
        /// What must be taken.
        most: Haul,
        /// The captures that take it.
        better: Vec<Move>,
        /// The squares of the first of them, from its origin on.
        example: Vec<Square>,
    },
    /// A king can take as much, and then it must be a king that does.
    KingMustCapture {
        /// The kings that can.
        kings: Vec<Square>,
        /// The captures that are due instead.
        better: Vec<Move>,
        /// The squares of the first of them, from its origin on.
        example: Vec<Square>,
    },
    /// A king can capture, and then it must be a king that does.
    KingsFirst {
        /// The kings that can.
        kings: Vec<Square>,
        /// The captures that are due instead.
        better: Vec<Move>,
        /// The squares of the first of them, from its origin on.
        example: Vec<Square>,
    },
    /// Another capture takes as many pieces, and more kings among them.
    AnotherTakesMoreKings {
        /// How many kings this one takes, completed as well as it can be.
        takes: u32,
        /// How many must be taken.
        most: u32,
        /// The captures that take this many.
        better: Vec<Move>,
        /// The squares of the first of them, from its origin on.
        example: Vec<Square>,
    },
    /// Another capture takes the same and meets a king earlier.
    AnotherMeetsKingFirst {
        /// The captures that are due instead.
        better: Vec<Move>,
        /// The squares of the first of them, from its origin on.
        example: Vec<Square>,
    },
    /// Men do not take kings.
    MenDoNotTakeKings {
        /// Where the king stands.
        square: Square,
    },
    /// The capture is not finished.
    MustContinue {
        /// Where it stopped.
        stopped: Square,
        /// Where it can go on from: there, or else other squares on which to stop instead.
        turns: Vec<Square>,
        /// What it can jump next.
        over: Vec<Square>,
        /// Where it can land next.
        next: Vec<Square>,
    },
    /// The king has moved as often in a row as it may.
    KingLocked {
        /// The king's square.
        square: Square,
        /// How many quiet moves in a row it may make.
        moves: u8,
    },
    /// Men do not move backward.
    MenMoveForward {
        /// Where the man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Men do not move in that direction, or it is none.
    MenDoNotMoveThatWay {
        /// Where the man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Kings do not move in that direction, or it is none.
    KingsDoNotMoveThatWay {
        /// Where the king stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// In that direction it captures, but does not move.
    OnlyCapturesThatWay {
        /// What the piece is.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Men do not capture in that direction, or it is none.
    MenDoNotCaptureThatWay {
        /// Where the man stands.
        from: Square,
        /// Where it was to land.
        to: Square,
    },
    /// Kings do not capture in that direction, or it is none.
    KingsDoNotCaptureThatWay {
        /// Where the king stands.
        from: Square,
        /// Where it was to land.
        to: Square,
    },
    /// It moves one square at a time.
    TooFar {
        /// What the piece is.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// It jumps only what is beside it, and lands right behind.
    JumpTooFar {
        /// What the piece is.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// What it was to jump.
        over: Square,
    },
    /// It was to jump twice over the same piece, or to land on a piece that it has jumped.
    AlreadyJumped {
        /// Where that stands.
        square: Square,
    },
    /// A piece of its own side is in the way.
    OwnPieceInTheWay {
        /// Where.
        square: Square,
    },
    /// Two pieces stand in a row with no square between them.
    TwoInARow {
        /// The nearer of them.
        first: Square,
        /// The one behind.
        second: Square,
    },
    /// There is no piece to jump on the way.
    NothingToCapture {
        /// Where the piece stands.
        from: Square,
        /// Where it was to land.
        to: Square,
    },
    /// The capture must end directly behind the last piece taken.
    StopBehind {
        /// The piece taken last.
        last: Square,
        /// The square behind it.
        stop: Square,
    },
    /// A king that captures may not turn straight back.
    NoTurningBack {
        /// Where it was to turn.
        at: Square,
    },
    /// The men that were to move together are not an unbroken line.
    LineBroken {
        /// The first empty square among them.
        gap: Square,
    },
    /// Only men of one's own join a line, and no other piece can be passed.
    LineBlocked {
        /// The piece that is not one of them.
        by: Square,
    },
    /// Crowning ends the move.
    CrownedEndsMove {
        /// Where the man was crowned.
        square: Square,
    },
    /// A man that only passes the last row goes on as a man.
    PassedLastRow {
        /// Where it touches that row.
        square: Square,
    },
    /// A move that takes nothing ends on its first square.
    QuietMoveEnds {
        /// That square.
        square: Square,
    },
}

/// What a capture takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Haul {
    /// How many men.
    pub men: u32,
    /// How many kings.
    pub kings: u32,
}

impl Refusal {
    /// Whether the move was not wrong in itself, but another one is due.
    pub const fn is_about_choice(&self) -> bool {
        matches!(
            self,
            Self::MustCapture { .. }
                | Self::AnotherTakesMore { .. }
                | Self::MoreValuable { .. }
                | Self::KingMustCapture { .. }
                | Self::KingsFirst { .. }
                | Self::AnotherTakesMoreKings { .. }
                | Self::AnotherMeetsKingFirst { .. }
                | Self::KingLocked { .. }
        )
    }

    /// How little the reason tells of a piece that cannot move: the lowest is the one to give,
    /// because that attempt came nearest to a legal move.
    pub const fn rank(&self) -> u8 {
        match self {
            Self::KingMustCapture { .. } | Self::KingsFirst { .. } => 0,
            Self::AnotherTakesMore { .. }
            | Self::AnotherTakesMoreKings { .. }
            | Self::AnotherMeetsKingFirst { .. }
            | Self::MoreValuable { .. } => 1,
            Self::MustCapture { .. } => 2,
            Self::KingLocked { .. } => 3,
            _ => 4,
        }
    }
}

impl Ruleset {
    /// Why a piece may not go along these squares: its origin and where it was put, jump by jump
    /// or just at the end. `None` if that is a legal move, with the squares between in the order
    /// in which the piece can rest on them; some or all of them may be left out.
    ///
    /// "Legal" includes that the game is not over.
    pub fn explain(&self, position: &Position, path: &[Square]) -> Option<Refusal> {
        let (legal, status, _) = look(self, position);
        judge(self, position, &legal, status, path)
    }
}

impl Game {
    /// The same as [`Ruleset::explain`] in the game's position, whose legal moves are known.
    pub fn explain(&self, path: &[Square]) -> Option<Refusal> {
        judge(self.ruleset(), self.position(), self.legal_moves(), self.status(), path)
    }
}

fn judge(
    ruleset: &Ruleset,
    position: &Position,
    legal: &[Move],
    status: Status,
    path: &[Square],
) -> Option<Refusal> {
    match status {
        Status::Ongoing => {}
        Status::Unlistable(error) => return Some(Refusal::TooManyCaptures(error)),
        over => return Some(Refusal::GameOver(over)),
    }
    match path {
        [] | [_] => Some(Refusal::NothingEntered),
        [from, entered @ ..] => Case { ruleset, position, legal, from: *from, entered }.refusal(),
    }
}
