//! Everything that can happen to the page's state.

use std::borrow::Cow;

use super::analysis::{EngineScore, LineText};
pub use super::board::{BoardAction, Go};
use super::embedded::EmbedAction;
pub use super::mode::NewGame;
pub use super::screen::edit::{EditAction, Leave};
use super::screen::make::AuthorAction;
use super::screen::study::StudyAction;
use super::screen::train::Training;
use super::session::Session;
pub use super::thinking::EngineAction;
use super::tournament::Plan;
use crate::notation::link::LinkError;
use crate::rules::Square;
use crate::text::Language;
use crate::text::share::FindFault;

/// An event that the page's state reacts to.
#[derive(Clone, Debug)]
pub enum Action {
    /// An action on the board.
    Board(BoardAction),
    /// A message from the engine that plays the computer's side.
    Engine(EngineAction),
    /// Resign: the person, or in a game of two people the side to move.
    Resign,
    /// The side to move offers a draw.
    OfferDraw,
    /// Accept or decline the draw offer.
    AnswerOffer {
        /// True to accept.
        accept: bool,
    },
    /// The side to move claims a draw.
    ClaimDraw,
    /// The piece that should have captured is taken off the board.
    Huff(Square),
    /// The move that missed a capture is taken back.
    Insist,
    /// Set whether the computer lets missed captures pass.
    Overlook(bool),
    /// Take back the plies after the one shown, and play on from there.
    PlayOnFromHere,
    /// Start a new game from its dialog's choices.
    NewGame(NewGame),
    /// Start as agreed: from a card, in a match, with a clock.
    Begin(Box<Plan>),
    /// The second game of a match, or another game from the same start.
    NextGame,
    /// The time, in milliseconds since the page was opened; sent before each other action.
    Tick(u32),
    /// Start or stop the clock.
    PressClock,
    /// Open a game from a link, a file or storage.
    Open(Box<Session>),
    /// Turn analysis on or off.
    ToggleAnalysis,
    /// Show or hide what the side not to move threatens.
    ToggleThreat,
    /// Set how many lines the analysis shows.
    SetLines(u8),
    /// The analysis has finished a depth.
    AnalysisLines {
        /// The id of the wish that this answers.
        id: u32,
        /// In plies.
        depth: u32,
        /// Best line first.
        lines: Vec<LineText>,
    },
    /// The analysis has valued a position of the game.
    AnalysisValue {
        /// The id of the wish that this answers.
        id: u32,
        /// Plies from the start of the game to that position.
        ply: usize,
        /// For the side to move there.
        score: EngineScore,
    },
    /// The analysis has nothing left to do.
    AnalysisEnded {
        /// The id of the wish that this answers.
        id: u32,
    },
    /// Show the next step of a hint, or hide it after the last.
    Hint,
    /// The engine has found the move for a hint.
    Hinted {
        /// The id of the thought that this answers.
        thought: u32,
        /// The move, in the game's notation.
        best: String,
    },
    /// An action of the study: open it, or change its tree.
    Study(StudyAction),
    /// Change the language.
    Speak(Language),
    /// Go back to what was left: another game, or something that was being made.
    GoBack,
    /// Close the screen that stands over the game; what was being made there is set aside.
    StepOut,
    /// A game was opened, and the one it replaced can be gone back to.
    LetWait,
    /// The game that came from outside goes on from this one, which is kept.
    Recognize(Box<Session>),
    /// The link in the address cannot be opened.
    LinkFailed(LinkError),
    /// A dropped or pasted file or text cannot be opened; holds the reason.
    NotFound(FindFault),
    /// Show a notice about something outside the page's state, such as a copied link.
    Tell(Cow<'static, str>),
    /// The person has read the notice.
    DismissNotice,
    /// An action in the board editor. While the editor is open, board actions, undo and redo are
    /// edits.
    Edit(EditAction),
    /// An action of a person who makes an exercise.
    Author(AuthorAction),
    /// An action of a person who solves the exercise on the board.
    Solve(EmbedAction),
    /// Show a board of a lesson, or one out of many tactics, or how far one has come with it.
    Train(Box<Training>),
    /// Leave the exercise: of one that came with a link the position stays on the board.
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
