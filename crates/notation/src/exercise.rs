//! Exercises as text: a goal, what is accepted, replies, answers to wrong tries, a hint.
//!
//! An exercise is read from the values of a few keys, wherever these come from: a link, the
//! attributes of an element, the address of a frame. [`KEYS`] has the short and the long name of
//! each, and both are read.
//!
//! - `goal`: `move`, `capture-any`, `capture-all`, `capture-max`, `find-illegal`, `reach:c5`,
//!   `win-in:3`, `hold:3`; see [`Goal`].
//! - `acc`: what is accepted, separated by `;`: moves, `captures>=3`, `lands:c5`, `promotes`,
//!   `fen:` and what the board must look like. `|` stands between the turns of the person.
//! - `then`: what the opponent plays, `MOVE>REPLY`, separated by `;`.
//! - `no`: what to say to a wrong try, `MOVE=TEXT`, separated by `;`. In a text `;;` is one `;`.
//! - `hint` and `ok`: a text before and a text after.
//!
//! Reading knows squares, not positions: whether a move is legal where it is wanted is a matter for
//! the author's check.

mod fault;
mod read;
mod write;

pub use fault::{ExerciseFault, Part};

use damiera_rules::{Position, Square};

/// The most turns of one exercise.
pub const MAX_TURNS: usize = 16;
/// The most accepted moves and predicates of one turn.
pub const MAX_ACCEPTED: usize = 64;
/// The most replies, and the most answers to wrong tries.
pub const MAX_ENTRIES: usize = 64;
/// The longest value of a key that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 14;
/// The longest text of an author, in bytes.
pub const MAX_WORDS: usize = 1000;
/// The most moves in which a win or a defense is asked for.
pub const MAX_MOVES: u8 = 8;
/// The most pieces that a predicate can ask for.
pub const MAX_CAPTURED: u32 = 64;

/// The short and the long name of each key.
pub const KEYS: [(&str, &str); 6] = [
    ("goal", "goal"),
    ("acc", "accept"),
    ("then", "then"),
    ("no", "no"),
    ("hint", "hint"),
    ("ok", "ok"),
];

/// An exercise. Which position it belongs to is said elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// What is asked.
    pub goal: Goal,
    /// What is accepted, for each turn of the person. None and an empty one accept whatever the
    /// goal does.
    pub accept: Vec<Vec<Accept>>,
    /// What the opponent plays.
    pub replies: Vec<Reply>,
    /// What is said to a wrong try.
    pub answers: Vec<Answer>,
    /// The author's words for a hint.
    pub hint: Option<String>,
    /// What is said at the end.
    pub ok: Option<String>,
}

/// What is asked of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One of the accepted moves.
    Move,
    /// Any legal capture.
    CaptureAny,
    /// Every legal capture, one after the other; those that leave the same on the board are one.
    CaptureAll,
    /// One of the captures that take most: where the rules say which capture is due, one of these,
    /// elsewhere one of those that take the most pieces.
    CaptureMax,
    /// Which of the moves in `accept` is not legal. These are no answers but choices: two or more,
    /// of which one is not legal.
    FindIllegal,
    /// A move that ends on this square.
    Reach(Square),
    /// A forced win within this many of one's own moves, 1 to [`MAX_MOVES`].
    WinIn(u8),
    /// Not to be forced to lose within this many moves of each side, 1 to [`MAX_MOVES`].
    Hold(u8),
}

impl Goal {
    /// Whether `accept` and turns belong to it: a goal that is judged by search needs none.
    pub const fn takes_accept(self) -> bool {
        !matches!(self, Self::WinIn(_) | Self::Hold(_))
    }

    /// Whether there can be several turns.
    pub const fn takes_turns(self) -> bool {
        matches!(self, Self::Move | Self::CaptureAny | Self::CaptureMax | Self::Reach(_))
    }
}

/// Something that is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accept {
    /// A move, and every other move that leaves the same on the board.
    Move(String),
    /// A capture of this many pieces or more, 1 to [`MAX_CAPTURED`].
    Captures(u32),
    /// A move that ends on this square.
    Lands(Square),
    /// A move that crowns a man.
    Promotes,
    /// A move that leaves these pieces on the board, whatever the turn and the counters are.
    /// At most one in a turn.
    Result(Position),
}

/// The values of `acc` and `then` where the solution is one line of moves: the first of them and every
/// second one after it are the person's, and nothing is replied to the last one.
pub fn of_line(moves: &[String]) -> (String, String) {
    let own: Vec<_> = moves.iter().step_by(2).map(String::as_str).collect();
    let replies = moves.chunks_exact(2).take(own.len().saturating_sub(1));
    let then: Vec<_> = replies.map(|pair| format!("{}>{}", pair[0], pair[1])).collect();
    (own.join("|"), then.join(";"))
}

/// What the opponent plays after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The person's move.
    pub mv: String,
    /// The opponent's move that answers it.
    pub reply: String,
}

/// What is said to a wrong try, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move that was tried.
    pub mv: String,
    /// The author's words.
    pub words: String,
}
