//! A ruleset as facts.
//!
//! [`Rules`] is a struct of independent choices. The generator, the searcher and the page look at
//! choices, never at which game is on; a new game made of existing choices is one file of data.

use super::board::{Directions, Labels, Shape};
use super::color::Color;

/// The facts of a ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Stable name in links, files and on the command line.
    pub id: &'static str,
    /// The game's name in English.
    pub name: &'static str,
    /// Size and kind of board.
    pub board: Shape,
    /// The rows that are filled with men at the start, each side from its own edge.
    pub start: &'static [StartRow],
    /// Who moves first.
    pub first: Color,
    /// What men do.
    pub man: Man,
    /// What kings do.
    pub king: King,
    /// How pieces are taken.
    pub capture: Capture,
    /// When a man becomes a king.
    pub promotion: Promotion,
    /// How long one king may keep moving.
    pub king_limit: KingLimit,
    /// What ends the game, besides a side that cannot move.
    pub ends: &'static [End],
    /// How moves are written.
    pub notation: Notation,
    /// Where all this is written down.
    pub sources: &'static [&'static str],
}

/// A row of men at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartRow {
    /// Rows from the side's own edge, 0-based.
    pub row: u8,
    /// Files left empty at both ends.
    pub indent: u8,
}

/// What men do. Directions are White's; Black's are the opposite ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Directions of quiet moves.
    pub quiet: Directions,
    /// Directions of jumps.
    pub capture: Directions,
    /// What moves in a quiet move.
    pub step: Step,
}

/// What moves in a quiet move of men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One man, by one square.
    One,
    /// An unbroken line of own men along its own direction, by one square: the rear man goes to
    /// the first square beyond the front man.
    Line,
}

/// What kings do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct King {
    /// Directions of quiet moves.
    pub quiet: Directions,
    /// Directions of jumps.
    pub capture: Directions,
    /// How far.
    pub range: Range,
    /// Where a capture by a flying king may end.
    pub landing: Landing,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// One square; jumps like a man.
    Short,
    /// Any number of empty squares, before and behind the piece it takes.
    Flying,
}

/// Where a capture by a flying king may end. Between two jumps it may turn on any empty square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// On any empty square behind the last piece taken.
    Any,
    /// On the square directly behind the last piece taken.
    BehindLast,
}

/// How pieces are taken. Capturing is compulsory everywhere, and a series must be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Which of several captures must be chosen.
    pub choice: Choice,
    /// When taken pieces leave the board.
    pub removal: Removal,
}

/// Which of several captures must be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any.
    Any,
    /// One that takes the most pieces.
    MostPieces,
    /// One of the highest value, a king counting just under two men; among equals, with a king.
    FrisianValue,
}

/// When taken pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// When the move is over: until then they block, and none is jumped twice.
    AfterMove,
    /// As they are jumped, which may open further jumps; a flying king may then not turn straight
    /// back.
    Immediate,
}

/// When a man becomes a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// When its move ends on the last row; passing over it in a capture does not promote.
    AtRest,
    /// On touching the last row; a capture goes on as a king.
    Passing,
    /// On touching the last row, which ends the move.
    EndsMove,
}

/// How long one king may keep moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingLimit {
    /// As long as it likes.
    None,
    /// A side that still has men may make at most this many quiet moves in a row with one king.
    Quiet {
        /// How many.
        moves: u8,
    },
}

/// What ends a game, besides a side without a piece or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A last single man against a single king: the side with the king has won.
    ManAgainstKing,
    /// One king each: drawn, unless the side to move can take the other king, or will lose its
    /// own whatever it plays, and has lost.
    KingAgainstKing,
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notation {
    /// How squares are written.
    pub labels: Labels,
    /// What is written of a capture.
    pub captures: CaptureText,
}

/// What is written of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureText {
    /// First and last square, the whole route only where two captures would read the same.
    Short,
    /// Every landing square.
    EveryLanding,
}
