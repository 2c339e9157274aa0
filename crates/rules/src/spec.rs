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
    /// What it means to have no legal move.
    pub goal: Goal,
    /// What ends the game, besides a side that cannot move.
    pub ends: &'static [End],
    /// Draws that only the history of a game tells. Agreement is always one.
    pub draws: &'static [DrawClause],
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
    /// What men take.
    pub takes: ManTakes,
}

/// What men take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManTakes {
    /// Men and kings.
    All,
    /// Men only; a king is safe from them.
    Men,
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
    /// How far they move.
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

/// Where a capture by a flying king may end. Between two jumps it may turn on any empty square,
/// unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// On any empty square behind the last piece taken.
    Any,
    /// On the square directly behind the last piece taken.
    BehindLast,
    /// On the square directly behind the last piece taken if that is a king, else on any.
    BehindKing,
    /// On the square directly behind, and so at every jump.
    BehindEach,
}

/// How pieces are taken. Capturing is compulsory everywhere, and a series must be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capture {
    /// Which of several captures must be chosen.
    pub choice: Choice,
    /// When taken pieces leave the board.
    pub removal: Removal,
    /// Whether a flying king may turn straight back between two jumps. Where taken pieces stay
    /// until the move is over, they bar that way anyhow.
    pub u_turn: UTurn,
    /// What happens to a side that does not capture as it must.
    pub duty: Duty,
}

/// Whether a flying king may turn straight back between two jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UTurn {
    /// It may not.
    Forbidden,
    /// It may turn back.
    Allowed,
}

/// What happens to a side that does not capture as it must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// It cannot: such a move is not legal.
    Enforced,
    /// The other side may take the piece that should have captured off the board, and then moves;
    /// or insist on the capture; or let the move stand.
    Huff,
    /// It has lost.
    Forfeit,
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
    /// One with a king, if a king can capture at all.
    KingFirst,
    /// One that takes the most pieces; among those, the most kings.
    Spanish,
    /// One that takes the most pieces; among those, with a king; among those, the most kings; among
    /// those, the one that meets a king first.
    Italian,
}

/// When taken pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// When the move is over: until then they block, and none is jumped twice.
    AfterMove,
    /// As they are jumped, which may open further jumps.
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
        /// How many of its moves in a row are allowed.
        moves: u8,
    },
}

/// What it means to have no legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// A side without a legal move has lost.
    LastMove,
    /// A side without a legal move has won.
    NoMove,
}

/// What ends a game, besides a side without a piece or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// A last single man against a single king: the side with the king has won.
    ManAgainstKing,
    /// One king each: drawn, unless the side to move can take the other king, or will lose its
    /// own whatever it plays, and has lost.
    KingAgainstKing,
    /// One king each, on the two corners that the main road joins: the side to move has lost.
    KingsInCorners,
    /// The side that has the first king has won.
    FirstKing,
}

/// A way for a game to be drawn that only its history tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawClause {
    /// When the game is drawn, or can be claimed to be.
    pub when: DrawWhen,
    /// Whether it has to be claimed.
    pub how: DrawHow,
}

/// Whether a draw has to be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawHow {
    /// The game is drawn at once.
    Automatic,
    /// The side to move may say so, or play on.
    Claim,
}

/// When a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawWhen {
    /// The same position with the same side to move has come up so often.
    Repetition {
        /// How often, the first time included.
        times: u16,
    },
    /// For so long only kings have moved, and nothing was taken.
    KingMoves {
        /// How long, both sides' moves counted.
        plies: u16,
    },
    /// For so long nothing was taken.
    NoCapture {
        /// How long, both sides' moves counted.
        plies: u16,
    },
    /// For so long an ending has lasted.
    Ending {
        /// The ending in which plies are counted.
        ending: Ending,
        /// How long, both sides' moves counted.
        plies: u16,
    },
    /// A side has refused an offer and has not won in this many moves.
    RefusedOffer {
        /// How many of its own moves.
        moves: u16,
    },
}

/// An ending, by what each side has, whichever its color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// What one side has.
    pub strong: Force,
    /// What the other has.
    pub weak: Force,
    /// How many pieces there are on the board, at least and at most.
    pub total: (u8, u8),
    /// Where the weak side's single king stands.
    pub place: LoneKing,
    /// What starts the count again while the ending lasts.
    pub restart: Restart,
}

/// What a side has in an ending: numbers at least and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// Men and kings together.
    pub pieces: (u8, u8),
    /// Kings.
    pub kings: (u8, u8),
}

/// Where a single king stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoneKing {
    /// Wherever it likes.
    Anywhere,
    /// On the long diagonal from White's near left corner to Black's.
    MainRoad,
}

/// What starts a count again while an ending lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restart {
    /// Nothing: it counts from where the ending began.
    Never,
    /// A capture or a promotion.
    Change,
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
