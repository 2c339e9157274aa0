//! What exercises say, and positions in words.

use super::ExerciseStrings;
use crate::rules::{Bits, Color, Kind, Labels, Position, Ruleset, Square, Status};

/// What is asked of whoever solves an exercise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// So many right moves, one after the other.
    Moves(usize),
    /// A capture.
    CaptureAny,
    /// All captures; how many.
    CaptureAll(usize),
    /// As many pieces as the rules ask.
    CaptureDue,
    /// The capture that the rules put before the others, which is not only a matter of number.
    CaptureBest,
    /// As many pieces as can be, though the rules do not ask.
    CaptureMost,
    /// Which of so many moves is not legal.
    FindIllegal(usize),
    /// A move to the square that is called so.
    Reach(String),
    /// A win in so many moves at most.
    WinIn(u8),
    /// No loss within so many moves.
    Hold(u8),
}

/// What is said to a try. Moves and squares are given as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// It was the last one.
    Solved,
    /// It was right, and this is the reply.
    Right {
        /// How the reply is written.
        reply: String,
    },
    /// One of several has been found.
    Found {
        /// How many.
        found: usize,
        /// Of how many.
        of: usize,
    },
    /// It has been found before.
    FoundAlready,
    /// It takes nothing.
    TakesNothing,
    /// It takes too little.
    TakesLess {
        /// How many pieces.
        takes: u32,
        /// How many can be taken.
        most: u32,
    },
    /// It does not end on this square.
    DoesNotReach(String),
    /// It is legal, but not what is asked.
    NotAccepted,
    /// After this reply it does not win in time.
    LetsGo {
        /// The reply.
        reply: Option<String>,
    },
    /// After this reply it loses in time.
    Loses {
        /// The reply.
        reply: Option<String>,
    },
    /// It was to be illegal, and is legal.
    IsLegal(String),
    /// It is none of those to choose from.
    NotAChoice,
    /// It could not be judged.
    TooHard,
    /// The exercise is over.
    Over,
}

/// What the check of an exercise has found. Moves are given as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The game is over in this position.
    GameOver(Status),
    /// There are more captures than can be listed.
    TooManyCaptures,
    /// The search was given up.
    TooHard,
    /// There are more lines than are followed.
    TooManyLines,
    /// Nothing solves it.
    NoSolution,
    /// An accepted move is not legal where it is wanted.
    NotLegal {
        /// The move.
        text: String,
        /// Why, as a sentence.
        why: String,
    },
    /// No legal move does what is accepted.
    NeverFits {
        /// What is accepted.
        text: String,
    },
    /// The opponent has several replies, and none is given.
    NoReply {
        /// The move that is replied to.
        mv: String,
    },
    /// The reply is not legal.
    ReplyNotLegal {
        /// The move.
        mv: String,
        /// The reply.
        reply: String,
        /// Why, as a sentence.
        why: String,
    },
    /// A reply to a move that is never accepted.
    ReplyUnused {
        /// The move.
        mv: String,
    },
    /// An answer to a wrong try, which is right.
    AnswerToRight {
        /// The move.
        mv: String,
    },
    /// None of the moves to choose from is illegal.
    NoIllegal,
    /// Several are.
    SeveralIllegal(Vec<String>),
    /// One move solves it, or begins to.
    Unique(String),
    /// Several moves do.
    Several(Vec<String>),
    /// Every capture is to be found: these.
    AllOf(Vec<String>),
    /// What is accepted wins by force, and so do these moves, which are not accepted.
    AlsoWin(Vec<String>),
    /// A move that does not reach the goal, because of this reply.
    Refuted {
        /// The move.
        mv: String,
        /// The reply.
        reply: String,
    },
    /// Every legal move does.
    EveryMove,
    /// A move that is not named leaves the same as one that is.
    SameResult {
        /// The move.
        text: String,
        /// The one that is named.
        named: String,
    },
}

impl Finding {
    /// Whether the exercise must not be given to anybody like this.
    pub const fn is_fault(&self) -> bool {
        !matches!(
            self,
            Self::Unique(_)
                | Self::Several(_)
                | Self::AllOf(_)
                | Self::EveryMove
                | Self::Refuted { .. }
                | Self::SameResult { .. }
                | Self::ReplyUnused { .. }
        )
    }
}

/// A position, as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionWords {
    /// White's pieces and Black's.
    pub sides: [SideWords; 2],
    /// Who is to move.
    pub turn: Color,
}

/// The pieces of one side: squares, or rows of numbered squares.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideWords {
    /// Its men: from and to, which are the same for one square.
    pub men: Vec<(String, String)>,
    /// Its kings.
    pub kings: Vec<(String, String)>,
}

/// So many numbered squares in a row are told as "from, to".
const ROW_MIN: usize = 3;

impl PositionWords {
    /// What is to be told of a position.
    pub fn of(ruleset: &Ruleset, position: &Position) -> Self {
        let side = |color| SideWords {
            men: rows(ruleset, position.of(color, Kind::Man)),
            kings: rows(ruleset, position.of(color, Kind::King)),
        };
        Self { sides: Color::BOTH.map(side), turn: position.turn() }
    }
}

/// The squares of a set by number, and letters by file.
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

/// Ends a row of numbered squares.
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
    /// Who is to move, and what is asked.
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

    /// What is said to a try.
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

    /// A position in words, for those who do not see it.
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

    /// Squares, and whether there are several; nothing where there are none.
    fn squares(&self, rows: &[(String, String)]) -> Option<(bool, String)> {
        let is_one = matches!(rows, [(from, to)] if from == to);
        let row = |(from, to): &(String, String)| {
            if from == to { from.clone() } else { self.row(from, to) }
        };
        let told: Vec<_> = rows.iter().map(row).collect();
        (!told.is_empty()).then(|| (!is_one, told.join(", ")))
    }
}
