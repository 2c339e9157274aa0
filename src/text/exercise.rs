//! The texts of exercises, and positions in words.

use super::ExerciseStrings;
use crate::rules::{Bits, Color, Kind, Labels, Position, Ruleset, Square, Status};

/// The task of an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Find this many right moves in a row.
    Moves(usize),
    /// Find a capture.
    CaptureAny,
    /// Find all captures, of which there are this many.
    CaptureAll(usize),
    /// Take as many pieces as the rules demand.
    CaptureDue,
    /// Find the capture that the rules demand, where that does not depend on the number of pieces
    /// alone.
    CaptureBest,
    /// Take as many pieces as possible, although the rules do not demand it.
    CaptureMost,
    /// Pick the illegal one of this many moves.
    FindIllegal(usize),
    /// Move to the square with this label.
    Reach(String),
    /// Win in at most this many moves.
    WinIn(u8),
    /// Do not lose within this many moves.
    Hold(u8),
}

/// The feedback to a try. Moves and squares are in the game's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// Right, and the exercise is solved.
    Solved,
    /// Right, and the opponent replies.
    Right {
        /// The opponent's move.
        reply: String,
    },
    /// Right: one of the captures asked for.
    Found {
        /// The number of captures found so far.
        found: usize,
        /// The number of captures to find.
        of: usize,
    },
    /// This capture has been found before.
    FoundAlready,
    /// The move takes nothing.
    TakesNothing,
    /// The move takes too little.
    TakesLess {
        /// How many pieces it takes.
        takes: u32,
        /// How many pieces a move can take.
        most: u32,
    },
    /// The move does not end on this square.
    DoesNotReach(String),
    /// The move is legal, but does not solve the task.
    NotAccepted,
    /// The move does not win in time.
    LetsGo {
        /// The reply that shows it.
        reply: Option<String>,
    },
    /// The move loses in time.
    Loses {
        /// The reply that shows it.
        reply: Option<String>,
    },
    /// The move picked as illegal is legal.
    IsLegal(String),
    /// The move is not among those to pick from.
    NotAChoice,
    /// Too hard to judge.
    TooHard,
    /// The exercise is solved already.
    Over,
}

/// A finding of the author's check. Moves are in the game's notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The game is over in this position.
    GameOver(Status),
    /// There are more captures than can be listed.
    TooManyCaptures,
    /// The search was given up as too hard.
    TooHard,
    /// There are more lines than the check follows.
    TooManyLines,
    /// No move solves the exercise.
    NoSolution,
    /// An accepted move is not legal in its turn.
    NotLegal {
        /// The accepted move.
        text: String,
        /// The reason, as a sentence.
        why: String,
    },
    /// No legal move fits what is accepted.
    NeverFits {
        /// What is accepted, in words.
        text: String,
    },
    /// The opponent has several replies, and the author gives none.
    NoReply {
        /// The move before the reply.
        mv: String,
    },
    /// The author's reply is not legal.
    ReplyNotLegal {
        /// The move before the reply.
        mv: String,
        /// The author's reply.
        reply: String,
        /// The reason, as a sentence.
        why: String,
    },
    /// The author gives a reply to a move that is never accepted.
    ReplyUnused {
        /// The move before the reply.
        mv: String,
    },
    /// The author gives an answer for a wrong try, but the try is right.
    AnswerToRight {
        /// The move tried.
        mv: String,
    },
    /// None of the moves to pick from is illegal.
    NoIllegal,
    /// More than one of the moves to pick from is illegal.
    SeveralIllegal(Vec<String>),
    /// Only this move solves the exercise, or begins to.
    Unique(String),
    /// Only this move is accepted, and it has not been proved that no other is as good.
    Accepted(String),
    /// Each of these moves solves the exercise, or begins to.
    Several(Vec<String>),
    /// These are all the captures to find.
    AllOf(Vec<String>),
    /// The accepted moves win by force, and so do these, which are not accepted.
    AlsoWin(Vec<String>),
    /// A move fails because of a reply.
    Refuted {
        /// The move.
        mv: String,
        /// The reply.
        reply: String,
    },
    /// Every legal move solves the exercise.
    EveryMove,
    /// A move that is not accepted leads to the same board as one that is.
    SameResult {
        /// The move that is not accepted.
        text: String,
        /// The move that is accepted.
        named: String,
    },
}

impl Finding {
    /// Whether this is a fault, so that the exercise should not be published.
    pub const fn is_fault(&self) -> bool {
        !matches!(
            self,
            Self::Unique(_)
                | Self::Accepted(_)
                | Self::Several(_)
                | Self::AllOf(_)
                | Self::EveryMove
                | Self::Refuted { .. }
                | Self::SameResult { .. }
                | Self::ReplyUnused { .. }
        )
    }
}

/// A position to be put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionWords {
    /// White's and Black's pieces.
    pub sides: [SideWords; 2],
    /// The side to move.
    pub turn: Color,
}

/// The pieces of one side, as single squares or as ranges of numbered squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideWords {
    /// The men, as first and last square of a range; both are the same for a single square.
    pub men: Vec<(String, String)>,
    /// The kings, in the same way.
    pub kings: Vec<(String, String)>,
}

/// From this length on, squares with consecutive numbers become a range.
const ROW_MIN: usize = 3;

impl PositionWords {
    /// The words of a position.
    pub fn of(ruleset: &Ruleset, position: &Position) -> Self {
        let side = |color| SideWords {
            men: rows(ruleset, position.of(color, Kind::Man)),
            kings: rows(ruleset, position.of(color, Kind::King)),
        };
        Self { sides: Color::BOTH.map(side), turn: position.turn() }
    }
}

/// The squares of a set: ranges by number, or letters by file.
fn rows(ruleset: &Ruleset, set: u128) -> Vec<(String, String)> {
    let board = ruleset.board();
    let name = |square: Square| board.label(square).to_string();
    let is_algebraic = board.labels() == Labels::Algebraic;
    let (width, height) = (board.shape().width, board.shape().height);
    if is_algebraic {
        let places = (0..width).flat_map(|x| (0..height).rev().map(move |y| (x, y)));
        let squares = places.filter_map(|(x, y)| board.square_at(x, y));
        return squares.filter(|&square| set.has(square)).map(|s| (name(s), name(s))).collect();
    }
    let numbered = (1..=board.squares().len()).map(|number| board.square_of_number(number));
    let mut rows = Vec::new();
    let mut open: Vec<Square> = Vec::new();
    for square in numbered.chain([None]) {
        match square.filter(|&square| set.has(square)) {
            Some(square) => open.push(square),
            None => close(&mut open, &name, &mut rows),
        }
    }
    rows
}

/// Ends a range of numbered squares.
fn close(
    open: &mut Vec<Square>,
    name: &dyn Fn(Square) -> String,
    rows: &mut Vec<(String, String)>,
) {
    match (open.first(), open.last()) {
        (Some(&first), Some(&last)) if open.len() >= ROW_MIN => {
            rows.push((name(first), name(last)));
        }
        _ => rows.extend(open.iter().map(|&square| (name(square), name(square)))),
    }
    open.clear();
}

impl ExerciseStrings {
    /// The side to move, and the task.
    pub fn task(&self, color: Color, task: &Task) -> String {
        let what = match task {
            Task::Moves(0 | 1) => self.task_move.to_owned(),
            Task::Moves(n) => self.task_moves(*n),
            Task::CaptureAny => self.task_capture_any.to_owned(),
            Task::CaptureAll(n) => self.task_capture_all(*n),
            Task::CaptureDue => self.task_capture_due.to_owned(),
            Task::CaptureBest => self.task_capture_best.to_owned(),
            Task::CaptureMost => self.task_capture_most.to_owned(),
            Task::FindIllegal(n) => self.task_find_illegal(*n),
            Task::Reach(square) => self.task_reach(square),
            Task::WinIn(n) => self.task_win_in(*n),
            Task::Hold(n) => self.task_hold(*n),
        };
        self.task_of(color, &what)
    }

    /// The feedback to a try.
    pub fn feedback(&self, feedback: &Feedback) -> String {
        match feedback {
            Feedback::Solved => self.solved.to_owned(),
            Feedback::Right { reply } => self.right(reply),
            Feedback::Found { found, of } => self.found_one(*found, *of),
            Feedback::FoundAlready => self.found_already.to_owned(),
            Feedback::TakesNothing => self.takes_nothing.to_owned(),
            Feedback::TakesLess { takes, most } => self.takes_less(*takes, *most),
            Feedback::DoesNotReach(square) => self.does_not_reach(square),
            Feedback::NotAccepted => self.not_accepted.to_owned(),
            Feedback::LetsGo { reply: None } => self.lets_go.to_owned(),
            Feedback::LetsGo { reply: Some(reply) } => self.lets_go_after(reply),
            Feedback::Loses { reply: None } => self.loses.to_owned(),
            Feedback::Loses { reply: Some(reply) } => self.loses_after(reply),
            Feedback::IsLegal(text) => self.is_legal(text),
            Feedback::NotAChoice => self.not_a_choice.to_owned(),
            Feedback::TooHard => self.too_hard.to_owned(),
            Feedback::Over => self.over.to_owned(),
        }
    }

    /// A position in words, for people who do not see the board.
    pub fn position(&self, words: &PositionWords) -> String {
        let [white, black] = words.sides.each_ref().map(|side| self.side(side));
        self.position_of(&white, &black, words.turn)
    }

    fn side(&self, side: &SideWords) -> String {
        let mut parts = Vec::new();
        if let Some((several, squares)) = self.squares(&side.men) {
            parts.push(self.men_on(several, &squares));
        }
        if let Some((several, squares)) = self.squares(&side.kings) {
            parts.push(self.kings_on(several, &squares));
        }
        if parts.is_empty() { self.no_pieces.to_owned() } else { parts.join("; ") }
    }

    /// A list of squares, and whether there is more than one; `None` if there are none.
    fn squares(&self, rows: &[(String, String)]) -> Option<(bool, String)> {
        let is_one = matches!(rows, [(from, to)] if from == to);
        let row = |(from, to): &(String, String)| {
            if from == to { from.clone() } else { self.row(from, to) }
        };
        let told: Vec<_> = rows.iter().map(row).collect();
        (!told.is_empty()).then(|| (!is_one, told.join(", ")))
    }
}
