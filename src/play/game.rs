//! A game session: a game, its players, and what the computer thinks about it. It knows nothing of
//! the board: what is chosen, pointed at or drawn is elsewhere.

use super::analysis::{Analysis, EngineScore};
use super::clock::Clock;
use super::hint::{Hint, HintStep};
use super::mode::{Mode, NewGame};
use super::notice::Notice;
use super::record::{self, Record, playable};
use super::tournament::Terms;
use crate::notation::level::Level;
use crate::rules::game::Ply;
use crate::rules::{Color, Counter, Game, Move, Position, Square, Status, What};
use crate::rulesets::Entry;

/// The computer accepts a draw if its score is at most this, in hundredths of a man.
const ACCEPTS_UP_TO: i32 = 0;

/// What kind of moves the record holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// A game between the players.
    Game,
    /// A line of a study: moves for both sides are entered by hand, without agreements or clock.
    Line,
}

/// A game and its players.
#[derive(Clone, Debug)]
pub struct GameSession {
    pub(super) entry: &'static Entry,
    pub(super) record: Record,
    pub(super) course: Course,
    /// Names and values of tags of the file that the game is from.
    pub(super) tags: Vec<(String, String)>,
    /// Plies taken back, the last one to play again at the end.
    pub(super) redo: Vec<Undone>,
    pub(super) mode: Mode,
    pub(super) seed: u64,
    /// Whether the computer lets missed captures pass, under rules that leave them to the players.
    pub(super) overlooks: bool,
    /// Whether it was begun here, and a person has had no help: no move taken back, no hint, no analysis.
    pub(super) unaided: bool,
    /// The computer's score of its last move, for its own side.
    pub(super) engine_score: Option<EngineScore>,
    pub(super) engine: Engine,
    pub(super) analysis: Analysis,
    pub(super) hint: Option<Hint>,
    /// What the players have agreed on.
    pub(super) terms: Terms,
    /// A notice about how the game was opened, until it is dismissed or no longer true.
    pub(super) arrival: Option<Notice>,
    /// The game came from outside, and may go on from one that is kept.
    pub(super) guest: Option<Guest>,
}

/// A game with moves that came as a link, and does not go on from the game that was on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Guest {
    /// Whether the link says who plays.
    pub(super) names_players: bool,
    /// Whether it replaced another game, which can be gone back to.
    pub(super) over_another: bool,
}

/// A ply that was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Undone {
    pub(super) mv: Move,
    /// The piece that was huffed after it.
    huffed: Option<Square>,
}

/// What is known of the computer's thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Engine {
    /// Grows with each new question to the engine, so that late answers can be told apart.
    pub(super) thought: u32,
    pub(super) stopped: bool,
    pub(super) hurried: bool,
    pub(super) depth: Option<u32>,
    pub(super) best: Option<String>,
}

/// A question to the engine: which move to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Repeated in every answer, so that late answers can be told apart.
    pub id: u32,
    /// The ruleset's id.
    pub ruleset: &'static str,
    /// The position that the game begins from, as FEN.
    pub fen: String,
    /// The moves played, in the game's notation.
    pub moves: Vec<String>,
    /// The level.
    pub level: Level,
    /// The seed of its random choices.
    pub seed: u64,
}

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player<'a> {
    /// The person at the page, against the computer.
    You,
    /// The computer at a level.
    Computer(Level),
    /// A name from the file of the game.
    Named(&'a str),
    /// One of two people at the same board.
    Person,
}

impl GameSession {
    pub(super) fn new(entry: &'static Entry, game: Game, mode: Mode, seed: u64) -> Self {
        Self {
            entry,
            record: Record::new(game),
            course: Course::Game,
            tags: Vec::new(),
            redo: Vec::new(),
            mode,
            seed,
            overlooks: false,
            unaided: false,
            engine_score: None,
            engine: Engine::default(),
            analysis: Analysis::new(),
            hint: None,
            terms: Terms::default(),
            arrival: None,
            guest: None,
        }
    }

    /// The game's entry among the rulesets.
    pub const fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Who plays a side. A name in the file that the game is from counts most.
    pub fn player(&self, color: Color) -> Player<'_> {
        let tag = match color {
            Color::White => "White",
            Color::Black => "Black",
        };
        let named = self.tags.iter().find(|(name, value)| name == tag && !value.is_empty());
        match (named, self.mode) {
            (Some((_, name)), _) => Player::Named(name),
            (None, Mode::Computer { human, .. }) if human == color => Player::You,
            (None, Mode::Computer { level, .. }) => Player::Computer(level),
            (None, Mode::TwoPlayers) => Player::Person,
        }
    }

    /// What the computer's choices begin with: it tells one game from another.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// The seed of a game with moves that came from outside, as long as it is not known whether it goes
    /// on from one that is kept.
    pub fn guest(&self) -> Option<u64> {
        self.guest.map(|_| self.seed)
    }

    /// The game as played.
    pub const fn game(&self) -> &Game {
        self.record.game()
    }

    /// The moves played, in the game's notation.
    pub fn move_texts(&self) -> &[String] {
        self.record.texts()
    }

    /// A legal move in the game's notation.
    pub fn move_text(&self, mv: &Move) -> String {
        record::move_text(self.game(), mv)
    }

    /// Whether the game is over, and how.
    pub const fn status(&self) -> Status {
        self.game().status()
    }

    /// Who plays which side.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether a person plays this color.
    pub fn is_human(&self, color: Color) -> bool {
        match self.mode {
            Mode::Computer { human, .. } => human == color || self.course == Course::Line,
            Mode::TwoPlayers => true,
        }
    }

    /// The tags, as names and values, of a game from a file; empty for a game played here.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// What the players have agreed on.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The clock, in a timed game.
    pub const fn clock(&self) -> Option<&Clock> {
        self.terms.clock.as_ref()
    }

    /// In how many milliseconds the clock's display changes; `None` while it stands.
    pub fn next_tick_ms(&self) -> Option<u32> {
        self.terms.clock?.next_ms(self.game().position().turn())
    }

    /// Whether the game was begun here, and no move was taken back, no hint taken and nothing analyzed before its
    /// end.
    pub const fn is_unaided(&self) -> bool {
        self.unaided
    }

    /// Whether the computer lets missed captures pass.
    pub const fn overlooks(&self) -> bool {
        self.overlooks
    }

    /// Whether the game came from a link without check characters and nothing has been played
    /// since.
    pub const fn is_unchecked(&self) -> bool {
        matches!(&self.arrival, Some(Notice::Unchecked | Notice::OpenedLink { is_unchecked: true }))
    }

    /// Whether the link in the address must stay there to be copied, because it could not be read
    /// in full.
    pub const fn keeps_address(&self) -> bool {
        matches!(self.arrival, Some(Notice::LinkFault(_)))
    }

    /// The ply of the position shown.
    pub fn shown_ply(&self) -> usize {
        self.record.shown_ply()
    }

    /// Whether an earlier position is shown.
    pub const fn looks_back(&self) -> bool {
        self.record.shown.is_some()
    }

    /// The position shown.
    pub fn shown_position(&self) -> &Position {
        self.record.shown_position()
    }

    /// The ply that led to the position shown.
    pub fn shown_last(&self) -> Option<&Ply> {
        self.record.shown_last()
    }

    /// The number of a side's kings in the position shown.
    pub fn n_kings(&self, color: Color) -> u32 {
        use crate::rules::{Bits, Kind};
        self.shown_position().of(color, Kind::King).count()
    }

    /// Whether the piece on a square has a legal move at the end of the game.
    pub fn can_move(&self, square: Square) -> bool {
        playable(self.game()).any(|mv| mv.from == square)
    }

    /// Whether the legal moves are captures.
    pub fn must_capture(&self) -> bool {
        self.game().legal_moves().first().is_some_and(Move::is_capture)
    }

    /// Whether there is a resignation or a person's move to take back.
    pub fn can_undo(&self) -> bool {
        let n_fixed = self.n_fixed();
        let first = self.game().position_at(n_fixed).unwrap_or(self.game().start()).turn();
        let n_plies = self.game().plies().len();
        match self.mode {
            _ if self.record.was_closed() => true,
            Mode::TwoPlayers => n_plies > n_fixed,
            Mode::Computer { human, .. } => n_plies > n_fixed + usize::from(first != human),
        }
    }

    /// Takes the last ply back, and keeps it to be played again.
    pub(super) fn undo_ply(&mut self) -> bool {
        let huffed = self.game().plies().last().and_then(|ply| ply.huffed);
        let undone = self.record.undo().map(|mv| Undone { mv, huffed });
        self.redo.extend(undone);
        undone.is_some()
    }

    /// Plays the ply again that was taken back last; none of them where it is no longer legal.
    pub(super) fn redo_ply(&mut self) -> bool {
        let Some(Undone { mv, huffed }) = self.redo.pop() else { return false };
        let is_played = self.record.play(&mv).is_ok();
        if let Some(square) = huffed.filter(|_| is_played) {
            let by = self.game().position().turn();
            // It was legal before.
            let _ = self.record.say(by, What::Huff(square));
        }
        if !is_played {
            self.redo.clear();
        }
        is_played
    }

    /// The number of plies that were played beforehand, as a ballot, and cannot be taken back.
    pub(super) fn n_fixed(&self) -> usize {
        self.terms.card.as_ref().map_or(0, |card| card.n_plies)
    }

    /// Whether an offer waits for a person's answer.
    pub fn must_answer(&self) -> bool {
        self.status() == Status::Ongoing && self.game().offer().is_some_and(|by| self.is_human(!by))
    }

    /// The same game and players again; a person who played the first side plays the second.
    pub fn rematch(&self) -> NewGame {
        let mode = match self.mode {
            Mode::Computer { human, level } => Mode::Computer { human: !human, level },
            Mode::TwoPlayers => Mode::TwoPlayers,
        };
        NewGame {
            ruleset: self.entry.rules.id,
            mode,
            seed: self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1),
        }
    }

    /// Whether the second game of a match comes next.
    pub fn is_first_of_pair(&self) -> bool {
        self.terms.pair.is_some_and(|pair| pair.first_game.is_none())
    }

    /// Whether the next game begins from the same position.
    pub fn goes_on_from_start(&self) -> bool {
        self.terms != Terms::default()
    }

    /// Whether the computer has been told to stop thinking.
    pub const fn engine_stopped(&self) -> bool {
        self.engine.stopped
    }

    /// The depth that the computer has reached, in plies.
    pub const fn engine_depth(&self) -> Option<u32> {
        self.engine.depth
    }

    /// Whether analysis is on.
    pub const fn analyzes(&self) -> bool {
        self.analysis.on
    }

    /// Whether an answer with this id is about the current analysis.
    pub(super) fn is_analysis(&self, id: u32) -> bool {
        self.analysis.on && id == self.engine.thought
    }

    /// How much of a hint is shown.
    pub fn hint_step(&self) -> Option<HintStep> {
        self.hint.map(|hint| hint.step)
    }

    /// The question to the engine about the last position of the game.
    pub(super) fn thought_of(&self, level: Level, seed: u64) -> Thought {
        let part = self.record.searched(self.game().plies().len());
        Thought {
            id: self.engine.thought,
            ruleset: self.entry.rules.id,
            fen: self.record.fen_at(part.start),
            moves: self.move_texts().get(part).unwrap_or_default().to_vec(),
            level,
            seed,
        }
    }

    /// Marks earlier questions to the engine as outdated.
    pub(super) fn count_thought(&mut self) {
        let Engine { thought, stopped, .. } = self.engine;
        let thought = thought.wrapping_add(1);
        self.engine = Engine { thought, stopped, ..Engine::default() };
        self.hint = None;
    }

    /// Marks earlier questions to the engine and wishes of the analysis as outdated.
    pub(super) fn renumber(&mut self) {
        self.count_thought();
        self.analysis.forget_lines();
    }

    /// Tells the clock that a side has moved.
    pub(super) fn clock_moved(&mut self, by: Color) {
        let n_plies = self.game().plies().len();
        if let Some(clock) = self.terms.clock.as_mut().filter(|_| self.course == Course::Game) {
            clock.moved(by, n_plies);
        }
    }

    /// Stops the clock when the game is over, and removes it when play goes on after a loss on
    /// time. `is_seen` tells whether the game is on the board.
    pub(super) fn check_clock(&mut self, is_seen: bool) {
        let is_ongoing = self.status() == Status::Ongoing;
        let Some(clock) = &mut self.terms.clock else { return };
        if is_ongoing && clock.has_fallen() {
            self.terms.clock = None;
        } else if !is_ongoing || !is_seen || self.course == Course::Line {
            clock.run(false);
        }
    }

    /// Forgets the result given by the file: with other moves it no longer applies.
    pub(super) fn forget_result(&mut self) {
        if self.course == Course::Game {
            self.tags.retain(|(name, _)| name != "Result");
        }
    }

    /// Forgets the notices of how the game was opened: the person plays on, and the address follows
    /// the game again.
    pub(super) fn forget_news(&mut self) {
        if matches!(self.arrival, Some(Notice::LinkFault(_) | Notice::WentOn { .. })) {
            self.arrival = None;
        }
    }

    /// Forgets that the game came from a link or a file, once something else was said in that place.
    pub(super) fn forget_arrival(&mut self) {
        self.arrival = match self.arrival.take() {
            Some(Notice::OpenedLink { is_unchecked: true }) => Some(Notice::Unchecked),
            Some(Notice::OpenedLink { .. } | Notice::OpenedGame | Notice::KeptGame) => None,
            other => other,
        };
    }

    /// The computer's side, if its last score was a certain win.
    pub(super) fn certain_winner(&self) -> Option<Color> {
        let Mode::Computer { human, .. } = self.mode else { return None };
        matches!(self.engine_score, Some(EngineScore::Win(_) | EngineScore::KnownWin(_)))
            .then_some(!human)
    }

    /// The counts toward a draw that have begun. If the computer has declined a draw and sees a
    /// certain win, it counts as having shown its advantage whatever the material.
    pub fn counters(&self) -> Vec<Counter> {
        let winner = self.certain_winner();
        let mut counters = self.game().counters();
        for counter in &mut counters {
            counter.is_ahead |= counter.side.is_some() && counter.side == winner;
        }
        counters
    }

    /// Whether the computer's last score was no better than even.
    pub(super) fn likes_a_draw(&self) -> bool {
        match self.engine_score {
            Some(EngineScore::Even(value)) => value <= ACCEPTS_UP_TO,
            Some(EngineScore::Loss(_) | EngineScore::KnownLoss(_) | EngineScore::KnownDraw) => true,
            Some(EngineScore::Win(_) | EngineScore::KnownWin(_)) | None => false,
        }
    }
}
