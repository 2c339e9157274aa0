//! What the page knows.

use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;

use super::analysis::Analysis;
use super::analysis::Score;
use super::animation::Animation;
use super::author::Author;
use super::drawn::Drawn;
use super::editor::Editor;
use super::hint::Hint;
use super::input::{self, Input};
use super::lesson::Lesson;
use super::news::Known;
use super::record::{self, Record};
use super::study::Study;
use super::tournament::Terms;
use super::view::Coords;
use crate::notation::fen;
use crate::rules::explain::Refusal;
use crate::rules::game::Ply;
use crate::rules::{Color, Game, Move, Position, Ruleset, Square, Status, What};
use crate::rulesets::Entry;
use crate::text::share::FindFault;
use crate::text::{Language, Strings};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A person against the computer.
    Computer {
        /// The person's color.
        human: Color,
        /// How strong the computer is, 1 to 8.
        level: u8,
    },
    /// Two people at one device.
    TwoPlayers,
}

/// What pressing squares is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressing {
    /// Moving pieces.
    Moves,
    /// Nothing: the board of a diagram, or of a game to step through.
    Nothing,
    /// Marks and arrows; pieces stand still.
    Draws,
}

/// The state of the page.
#[derive(Clone, Debug)]
pub struct Play {
    pub(super) entry: &'static Entry,
    pub(super) record: Record,
    /// A study on the board; the record is then the line that leads to its node.
    pub(super) study: Option<Study>,
    /// Names and values of tags of the file that the game is from.
    pub(super) tags: Vec<(String, String)>,
    /// Moves taken back, the last one to play again at the end.
    pub(super) redo: Vec<Move<u128>>,
    pub(super) mode: Mode,
    pub(super) seed: u64,
    /// Whether the computer lets missed captures pass, where the rules leave it to the players.
    pub(super) overlooks: bool,
    /// What the computer made of its last move, from its own side.
    pub(super) engine_score: Option<Score>,
    pub(super) flipped: bool,
    /// What pressing squares is for.
    pub(super) pressing: Pressing,
    /// Where coordinates are written.
    pub(super) coords: Coords,
    /// What is drawn on a position.
    pub(super) drawn: Option<Rc<Drawn>>,
    /// The ply looked at, where that is not the last.
    pub(super) shown: Option<usize>,
    pub(super) input: Input,
    pub(super) focus: Square,
    pub(super) animation: Option<Animation>,
    pub(super) engine: Engine,
    pub(super) analysis: Analysis,
    pub(super) hint: Option<Hint>,
    pub(super) notice: Option<Notice>,
    /// Counts notices that answer a press.
    pub(super) notice_serial: u32,
    /// What is to be known of how the game came here, until it is read or outlived.
    pub(super) arrival: Option<Notice>,
    pub(super) announcement: Announcement,
    pub(super) language: Language,
    /// What the players have agreed on.
    pub(super) terms: Terms,
    /// The board editor, while it is open.
    pub(super) editor: Option<Editor>,
    /// An exercise that is being made. Shared: boards that never make one copy no more than this.
    pub(super) author: Option<Rc<Author>>,
    /// An exercise that came with a link.
    pub(super) lesson: Option<Rc<Lesson>>,
}

/// What is known of the computer's thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Engine {
    /// Counts positions to think about, so that late answers are known as such.
    pub(super) thought: u32,
    pub(super) stopped: bool,
    pub(super) hurried: bool,
    pub(super) depth: Option<u32>,
    pub(super) best: Option<String>,
}

/// What the computer is to think about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Told back with every answer.
    pub id: u32,
    /// The ruleset's id.
    pub ruleset: &'static str,
    /// Where the game began.
    pub fen: String,
    /// What was played.
    pub moves: Vec<String>,
    /// How strong, 1 to 8.
    pub level: u8,
    /// For its choices.
    pub seed: u64,
}

/// Something to tell the person beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A move was refused.
    Refused(Refusal),
    /// The piece has no move, and no more special reason is known.
    NoMove,
    /// Several pieces can go to the square.
    SeveralPieces,
    /// A capture has been begun.
    GoOn,
    /// Several routes lead to the square.
    ChooseRoute,
    /// The computer's side is to move.
    NotYourTurn,
    /// The computer cannot think.
    EngineFailed(String),
    /// What is on the board was opened from a link; another game waits.
    OpenedLink {
        /// Whether the link has no check characters.
        is_unchecked: bool,
    },
    /// The position came from a link without check characters. It is told more quietly than the
    /// others: see [`Play::is_unchecked`].
    Unchecked,
    /// What is on the board goes on from what was there; so much of it was known.
    WentOn(Known),
    /// What is on the board was opened from the library or a file; another game waits.
    OpenedGame,
    /// The link could not be read in full.
    LinkFault(String),
    /// The computer has answered an offer.
    OfferAnswered {
        /// Whether it takes the draw.
        accepted: bool,
    },
    /// The computer has huffed the piece on a square.
    Huffed(Square),
    /// Something done has worked, or not.
    Told(&'static str),
    /// What was brought to the page cannot be opened.
    NotFound(FindFault),
}

/// The last thing said to those who listen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement {
    /// What.
    pub text: String,
    /// Counts, so that the same words can be said twice.
    pub serial: u32,
}

impl Play {
    /// The start of a game.
    pub fn new(entry: &'static Entry, mode: Mode, seed: u64, language: Language) -> Self {
        let game = Game::new(Arc::new(Ruleset::new(&entry.rules)));
        Self::with_game(entry, game, mode, seed, language)
    }

    pub(super) fn with_game(
        entry: &'static Entry,
        game: Game,
        mode: Mode,
        seed: u64,
        language: Language,
    ) -> Self {
        let flipped = matches!(mode, Mode::Computer { human: Color::Black, .. });
        let focus = game.legal_moves().first().map_or_else(
            || game.ruleset().board().squares().last().copied().unwrap_or_default(),
            |mv| mv.from,
        );
        Self {
            entry,
            record: Record::new(game),
            study: None,
            tags: Vec::new(),
            redo: Vec::new(),
            mode,
            seed,
            overlooks: false,
            engine_score: None,
            flipped,
            pressing: Pressing::Moves,
            coords: Coords::Usual,
            drawn: None,
            shown: None,
            input: Input::Idle,
            focus,
            animation: None,
            engine: Engine::default(),
            analysis: Analysis::new(),
            hint: None,
            notice: None,
            notice_serial: 0,
            arrival: None,
            announcement: Announcement::default(),
            language,
            terms: Terms::default(),
            editor: None,
            author: None,
            lesson: None,
        }
    }

    /// Which game this is.
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The game as played.
    pub const fn game(&self) -> &Game {
        self.record.game()
    }

    /// Who plays.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The page's language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Its texts.
    pub const fn strings(&self) -> &'static Strings {
        self.language.strings()
    }

    /// Names and values of tags of the file that the game is from; none for a game played here.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// What to tell the person beside the board.
    pub const fn notice(&self) -> Option<&Notice> {
        match &self.notice {
            Some(notice) => Some(notice),
            None => match &self.arrival {
                Some(Notice::Unchecked) | None => None,
                arrival => arrival.as_ref(),
            },
        }
    }

    /// Whether what is on the board came from a link without check characters, and nobody has played
    /// on since.
    pub const fn is_unchecked(&self) -> bool {
        matches!(&self.arrival, Some(Notice::Unchecked | Notice::OpenedLink { is_unchecked: true }))
    }

    /// Counts notices, so that the same words can be told twice.
    pub const fn notice_serial(&self) -> u32 {
        self.notice_serial
    }

    /// Whether the link in the address could not be read in full, so that it must stay where it
    /// can be copied.
    pub const fn keeps_address(&self) -> bool {
        matches!(self.arrival, Some(Notice::LinkFault(_)))
    }

    /// What to say to those who listen.
    pub const fn announcement(&self) -> &Announcement {
        &self.announcement
    }

    /// The move on its way, if one is.
    pub const fn animation(&self) -> Option<&Animation> {
        self.animation.as_ref()
    }

    /// The square that the keyboard is on.
    pub const fn focus(&self) -> Square {
        self.focus
    }

    /// Whether Black is drawn at the bottom.
    pub const fn flipped(&self) -> bool {
        self.flipped
    }

    /// How the game stands.
    pub const fn status(&self) -> Status {
        self.game().status()
    }

    /// Whether the computer lets missed captures pass.
    pub const fn overlooks(&self) -> bool {
        self.overlooks
    }

    /// How many plies have been played in what is shown.
    pub fn shown_ply(&self) -> usize {
        self.shown.unwrap_or(self.game().plies().len())
    }

    /// Whether squares are pressed to draw on them.
    pub const fn is_drawn_on(&self) -> bool {
        matches!(self.pressing, Pressing::Draws)
    }

    /// Whether an earlier position is shown.
    pub const fn looks_back(&self) -> bool {
        self.shown.is_some()
    }

    /// The position shown.
    pub fn shown_position(&self) -> &Position<u128> {
        self.game().position_at(self.shown_ply()).unwrap_or_else(|| self.game().position())
    }

    /// The ply that led to the position shown.
    pub fn shown_last(&self) -> Option<&Ply> {
        self.game().plies().get(self.shown_ply().checked_sub(1)?)
    }

    /// Whether it is a person's turn to move on the board.
    pub fn accepts_moves(&self) -> bool {
        let turn = self.game().position().turn();
        self.status() == Status::Ongoing
            && !self.looks_back()
            && self.pressing == Pressing::Moves
            && self.is_human(turn)
    }

    /// Whether a person plays this color.
    pub fn is_human(&self, color: Color) -> bool {
        match self.mode {
            Mode::Computer { human, .. } => human == color || self.study.is_some(),
            Mode::TwoPlayers => true,
        }
    }

    /// Whether the computer has been told to stop.
    pub const fn engine_stopped(&self) -> bool {
        self.engine.stopped
    }

    /// How deep the computer has thought.
    pub const fn engine_depth(&self) -> Option<u32> {
        self.engine.depth
    }

    /// Whether the computer is to move, thinking or stopped.
    pub fn computer_to_move(&self) -> bool {
        let turn = self.game().position().turn();
        self.status() == Status::Ongoing && self.pressing == Pressing::Moves && !self.is_human(turn)
    }

    /// What the computer should be thinking about now.
    pub fn thought(&self) -> Option<Thought> {
        let Mode::Computer { level, .. } = self.mode else { return None };
        let waits = self.engine.stopped || self.analyzes() || self.is_away();
        if !self.computer_to_move() || waits || self.animation.is_some() {
            return None;
        }
        Some(self.thought_of(level, self.seed))
    }

    /// What there is to think about where the game stands.
    pub(super) fn thought_of(&self, level: u8, seed: u64) -> Thought {
        let part = self.searched(self.game().plies().len());
        Thought {
            id: self.engine.thought,
            ruleset: self.entry.rules.id,
            fen: self.fen_at(part.start),
            moves: self.move_texts().get(part).unwrap_or_default().to_vec(),
            level,
            seed,
        }
    }

    /// The plies around a position that a searcher can follow: it knows no move that breaks the
    /// rules.
    pub(super) fn searched(&self, ply: usize) -> Range<usize> {
        let (before, after) = self.game().plies().split_at(ply.min(self.game().plies().len()));
        let start = before.iter().rposition(|ply| ply.is_faulty).map_or(0, |idx| idx + 1);
        let n_after = after.iter().position(|ply| ply.is_faulty).unwrap_or(after.len());
        start..before.len() + n_after
    }

    /// The position after so many plies, as text.
    pub(super) fn fen_at(&self, ply: usize) -> String {
        let position = self.game().position_at(ply).unwrap_or(self.game().position());
        fen::write(self.game().ruleset(), position)
    }

    /// The moves played, as text.
    pub fn move_texts(&self) -> &[String] {
        self.record.texts()
    }

    /// Whether there is a resignation or a person's move to take back.
    pub fn can_undo(&self) -> bool {
        let n_fixed = self.n_fixed();
        let first = self.game().position_at(n_fixed).unwrap_or(self.game().start()).turn();
        let n_plies = self.game().plies().len();
        match self.mode {
            _ if self.study.is_some() => self.can_step_in_study(false) == Some(true),
            _ if self.was_closed() => true,
            Mode::TwoPlayers => n_plies > n_fixed,
            Mode::Computer { human, .. } => n_plies > n_fixed + usize::from(first != human),
        }
    }

    /// Whether the game was ended by a word and not by a move.
    pub(super) fn was_closed(&self) -> bool {
        let last = self.game().words().last();
        let ends = |what| matches!(what, What::Resign | What::Timeout | What::Accept | What::Claim);
        self.status() != Status::Ongoing
            && last.is_some_and(|word| word.ply == self.game().plies().len() && ends(word.what))
    }

    /// Whether the side to move, a person, may offer a draw now.
    pub fn can_offer(&self) -> bool {
        let game = self.game();
        self.study.is_none()
            && self.accepts_moves()
            && game.offer().is_none()
            && !game.plies().is_empty()
    }

    /// Whether an offer waits for a person's answer.
    pub fn must_answer(&self) -> bool {
        self.status() == Status::Ongoing && self.game().offer().is_some_and(|by| self.is_human(!by))
    }

    /// The pieces that a person may huff now.
    pub fn huffable(&self) -> Vec<Square> {
        if self.accepts_moves() { self.game().huffable() } else { Vec::new() }
    }

    /// Whether there is a move to play again.
    pub fn can_redo(&self) -> bool {
        self.can_step_in_study(true).unwrap_or(!self.redo.is_empty())
    }

    /// The routes to choose from, where several lead to the square that was asked for.
    pub fn route_choices(&self) -> &[input::Candidate] {
        match &self.input {
            Input::Choosing { choices, .. } => choices,
            Input::Idle | Input::Selected(_) => &[],
        }
    }

    /// How a move that is legal now is written.
    pub fn move_text(&self, mv: &Move<u128>) -> String {
        record::move_text(self.game(), mv)
    }

    /// The game and players, started again; a person who played the first side plays the second.
    pub fn rematch(&self) -> super::action::NewGame {
        let mode = match self.mode {
            Mode::Computer { human, level } => Mode::Computer { human: !human, level },
            Mode::TwoPlayers => Mode::TwoPlayers,
        };
        super::action::NewGame {
            ruleset: self.entry.rules.id,
            mode,
            seed: self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1),
        }
    }
}
