//! Everything that can happen to the page's state.

use super::analysis::{EngineScore, LineText};
pub use super::board::{BoardAction, Go};
use super::embedded::EmbedAction;
pub use super::mode::NewGame;
pub use super::screen::edit::{EditAction, Leave};
use super::screen::make::AuthorAction;
use super::screen::study::StudyAction;
use super::session::Session;
pub use super::thinking::EngineAction;
use super::tournament::Plan;
use crate::rules::Square;
use crate::text::Language;
use crate::text::share::FindFault;

/// Something that happened.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something on the board.
    Board(BoardAction),
    /// Something of the computer that plays.
    Engine(EngineAction),
    /// The person, or the side to move, gives up.
    Resign,
    /// The side to move offers a draw.
    OfferDraw,
    /// The offer is taken, or refused.
    AnswerOffer {
        /// Which.
        accept: bool,
    },
    /// The side to move claims a draw.
    ClaimDraw,
    /// The piece that should have captured is taken off the board.
    Huff(Square),
    /// The move that missed a capture is taken back.
    Insist,
    /// Whether the computer lets missed captures pass.
    Overlook(bool),
    /// Take everything back that is not shown, and go on.
    PlayOnFromHere,
    /// Start afresh.
    NewGame(NewGame),
    /// Start as agreed: from a card, in a match, with a clock.
    Begin(Box<Plan>),
    /// The second game of a match, or another game from the same start.
    NextGame,
    /// The time, in milliseconds since the page was opened; sent before each other action.
    Tick(u32),
    /// Start the clock, or let it stand.
    PressClock,
    /// Put something opened or restored on the board.
    Open(Box<Session>),
    /// Analyze, or stop it.
    ToggleAnalysis,
    /// Look at what the side not to move threatens, or no longer.
    ToggleThreat,
    /// Look for this many lines.
    SetLines(u8),
    /// A depth of an analysis is finished.
    AnalysisLines {
        /// Which wish this belongs to.
        id: u32,
        /// How deep.
        depth: u32,
        /// The best line first.
        lines: Vec<LineText>,
    },
    /// A position of the game has been valued.
    AnalysisValue {
        /// Which wish this belongs to.
        id: u32,
        /// After this many plies.
        ply: usize,
        /// How good it is for the side to move there.
        score: EngineScore,
    },
    /// There is nothing more to analyze.
    AnalysisEnded {
        /// Which wish this belongs to.
        id: u32,
    },
    /// Tell the next step of a hint, or no more of it.
    Hint,
    /// The computer has found the move of a hint.
    Hinted {
        /// Which thought this belongs to.
        thought: u32,
        /// The move.
        best: String,
    },
    /// Take the game apart, or what is done then.
    Study(StudyAction),
    /// Change the language.
    Speak(Language),
    /// What was opened has taken the place of a game that waits.
    LetWait,
    /// The link in the address cannot be opened at all; why.
    LinkFailed(String),
    /// What was dropped or pasted cannot be opened; why.
    NotFound(FindFault),
    /// Something outside is to be told, in the words of a text.
    Tell(&'static str),
    /// The person has read the notice.
    DismissNotice,
    /// Something in the board editor. While it is open, what is done on the board, undo and redo
    /// mean edits.
    Edit(EditAction),
    /// Something done to an exercise that is being made.
    Author(AuthorAction),
    /// Something done to solve the exercise on the board.
    Solve(EmbedAction),
    /// Leave the exercise that came with a link; its position stays.
    EndLesson,
}

impl From<BoardAction> for Action {
    fn from(action: BoardAction) -> Self {
        Self::Board(action)
    }
}

impl From<EngineAction> for Action {
    fn from(action: EngineAction) -> Self {
        Self::Engine(action)
    }
}
