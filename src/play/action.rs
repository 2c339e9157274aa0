//! Everything that can happen to the page's state.

use super::analysis::{LineText, Score};
use super::author::AuthorAction;
use super::editor::Tool;
use super::embedded::EmbedAction;
use super::presets::Preset;
use super::session::Session;
use super::state::Mode;
use super::study::StudyAction;
use super::tournament::Plan;
use crate::rules::{Color, KingStreak, Square};
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
    /// It is so many milliseconds since the page was opened; told before what happens then.
    Tick(u32),
    /// Start the clock, or let it stand.
    PressClock,
    /// Put something opened or restored on the board.
    Open(Box<Session>),
    /// Analyze, or stop it.
    ToggleAnalysis,
    /// Look at what the side not to move threatens, or no longer.
    ToggleThreat,
    /// Look for so many lines.
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
        /// After so many plies.
        ply: usize,
        /// How good it is for the side to move there.
        score: Score,
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

/// Something on the board: what is done with pieces, and what is looked at. An embedded board knows
/// no more than this.
#[derive(Clone, Debug)]
pub enum BoardAction {
    /// A square was tapped, clicked, or chosen by key.
    Press(Square),
    /// A piece was taken in hand.
    Grab(Square),
    /// A piece in hand was let go over a square.
    Drop(Square),
    /// A piece in hand was let go outside the board.
    DropOutside,
    /// A choice or a capture in progress is given up.
    Cancel,
    /// One of the offered routes was chosen, by index.
    ChooseRoute(usize),
    /// The keyboard is on a square.
    Focus(Square),
    /// The next stage of a move on its way.
    AnimationStep,
    /// Take back a resignation, else to the person's last turn, or one ply for two players.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Turn the board.
    Flip,
    /// Look at another position of the line, and say which.
    Go(Go),
    /// Look at the position after so many plies.
    Show(usize),
    /// Something is to be said to those who listen.
    Say(String),
}

/// Something of the computer that plays.
#[derive(Clone, Debug)]
pub enum EngineAction {
    /// The computer has finished another depth.
    Progress {
        /// Which thought this belongs to.
        thought: u32,
        /// How deep.
        depth: u32,
        /// The best move so far.
        best: String,
    },
    /// The computer has chosen.
    Best {
        /// Which thought this belongs to.
        thought: u32,
        /// Its move.
        best: String,
        /// How good that is for it.
        score: Score,
    },
    /// The computer cannot think.
    Failed {
        /// Which thought this belongs to.
        thought: u32,
        /// Why, in the engine's words.
        reason: String,
    },
    /// The computer shall not move for now.
    Stop,
    /// The computer shall think again.
    Resume,
    /// The computer shall play the best it has.
    MoveNow,
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

/// Something in the board editor.
#[derive(Clone, Debug)]
pub enum EditAction {
    /// Open it with the position shown.
    Open,
    /// Choose what a press does.
    Choose(Tool),
    /// Take away what stands on a square.
    Erase(Square),
    /// Choose whose turn it is.
    Turn(Color),
    /// Set how many moves in a row a side has made with one king.
    Streak(Color, KingStreak),
    /// Begin with one of the ready setups.
    Preset(Preset),
    /// Go on with another game, by id, and keep the pieces.
    Ruleset(&'static str),
    /// Somebody types a position.
    Fen(String),
    /// Nobody types anymore.
    EndFen,
    /// Put the position that a game shows on the board of its ruleset.
    Take(Box<Session>),
    /// Leave the editor.
    Leave(Leave),
}

/// How the editor is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// Back to the game as it was.
    Discard,
    /// Play from the position that was set up.
    Play(Mode),
    /// Put the position on the board; the computer waits to be asked.
    Look,
}

/// Where to go in the line on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Go {
    /// To its start.
    First,
    /// One ply back.
    Back,
    /// One ply on.
    On,
    /// To its end.
    Last,
}

/// What a new game is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Which ruleset.
    pub ruleset: &'static str,
    /// Who plays.
    pub mode: Mode,
    /// For the computer's choices.
    pub seed: u64,
}
