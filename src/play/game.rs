//! A game session: a game as it is played by somebody, and what the computer has thought about it.
//! It knows no board: nothing here is chosen, pointed at or drawn.

use super::analysis::{Analysis, EngineScore};
use super::clock::Clock;
use super::hint::{Hint, HintStep};
use super::mode::{Mode, NewGame};
use super::notice::Notice;
use super::record::{self, Record, playable};
use super::tournament::Terms;
use crate::rules::game::Ply;
use crate::rules::{Color, Counter, Game, Move, Position, Square, Status};
use crate::rulesets::Entry;

/// The computer takes a draw if it thinks itself at most so much better, in hundredths of a man.
const ACCEPTS_UP_TO: i32 = 0;

/// What the moves on record are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Course {
    /// A game between the players.
    Game,
    /// A line of a study: both sides are played by hand, nothing is agreed on, no time runs.
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
    /// Moves taken back, the last one to play again at the end.
    pub(super) redo: Vec<Move>,
    pub(super) mode: Mode,
    pub(super) seed: u64,
    /// Whether the computer lets missed captures pass, where the rules leave it to the players.
    pub(super) overlooks: bool,
    /// What the computer made of its last move, from its own side.
    pub(super) engine_score: Option<EngineScore>,
    pub(super) engine: Engine,
    pub(super) analysis: Analysis,
    pub(super) hint: Option<Hint>,
    /// What the players have agreed on.
    pub(super) terms: Terms,
    /// What is to be known of how the game came here, until it is read or outlived.
    pub(super) arrival: Option<Notice>,
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
            engine_score: None,
            engine: Engine::default(),
            analysis: Analysis::new(),
            hint: None,
            terms: Terms::default(),
            arrival: None,
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

    /// The moves played, as text.
    pub fn move_texts(&self) -> &[String] {
        self.record.texts()
    }

    /// How a move that is legal now is written.
    pub fn move_text(&self, mv: &Move) -> String {
        record::move_text(self.game(), mv)
    }

    /// How the game stands.
    pub const fn status(&self) -> Status {
        self.game().status()
    }

    /// Who plays.
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

    /// Names and values of tags of the file that the game is from; none for a game played here.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// What the players have agreed on.
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The clock, if time is counted.
    pub const fn clock(&self) -> Option<&Clock> {
        self.terms.clock.as_ref()
    }

    /// In how many milliseconds the clock shows something else, if it runs.
    pub fn next_tick_ms(&self) -> Option<u32> {
        self.terms.clock?.next_ms(self.game().position().turn())
    }

    /// Whether the computer lets missed captures pass.
    pub const fn overlooks(&self) -> bool {
        self.overlooks
    }

    /// Whether the game came from a link without check characters, and no move has been played on since.
    pub const fn is_unchecked(&self) -> bool {
        matches!(&self.arrival, Some(Notice::Unchecked | Notice::OpenedLink { is_unchecked: true }))
    }

    /// Whether the link in the address could not be read in full, so that it must stay where it can be
    /// copied.
    pub const fn keeps_address(&self) -> bool {
        matches!(self.arrival, Some(Notice::LinkFault(_)))
    }

    /// How many plies have been played in what is shown.
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

    /// How many kings of a side are on the position shown.
    pub fn n_kings(&self, color: Color) -> u32 {
        use crate::rules::{Bits, Kind};
        self.shown_position().of(color, Kind::King).count()
    }

    /// Whether the piece on a square has a move in the game as it stands.
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

    /// How many plies were played beforehand and cannot be taken back.
    pub(super) fn n_fixed(&self) -> usize {
        self.terms.card.as_ref().map_or(0, |card| card.n_plies)
    }

    /// Whether an offer waits for a person's answer.
    pub fn must_answer(&self) -> bool {
        self.status() == Status::Ongoing && self.game().offer().is_some_and(|by| self.is_human(!by))
    }

    /// The game and players, started again; a person who played the first side plays the second.
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

    /// Whether the second game of a match is to follow.
    pub fn is_first_of_pair(&self) -> bool {
        self.terms.pair.is_some_and(|pair| pair.first_game.is_none())
    }

    /// Whether the next game is to be another one from the same start.
    pub fn goes_on_from_start(&self) -> bool {
        self.terms != Terms::default()
    }

    /// Whether the computer has been told to stop.
    pub const fn engine_stopped(&self) -> bool {
        self.engine.stopped
    }

    /// How deep the computer has thought.
    pub const fn engine_depth(&self) -> Option<u32> {
        self.engine.depth
    }

    /// Whether analysis is on.
    pub const fn analyzes(&self) -> bool {
        self.analysis.on
    }

    /// Whether an answer belongs to what is to be analyzed now.
    pub(super) fn is_analysis(&self, id: u32) -> bool {
        self.analysis.on && id == self.engine.thought
    }

    /// How much of a hint is told now.
    pub fn hint_step(&self) -> Option<HintStep> {
        self.hint.map(|hint| hint.step)
    }

    /// What there is to think about where the game stands.
    pub(super) fn thought_of(&self, level: u8, seed: u64) -> Thought {
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

    /// What the computer is to think about is another thing; answers about the last one are late.
    pub(super) fn count_thought(&mut self) {
        let Engine { thought, stopped, .. } = self.engine;
        let thought = thought.wrapping_add(1);
        self.engine = Engine { thought, stopped, ..Engine::default() };
        self.hint = None;
    }

    /// So is what it is to analyze.
    pub(super) fn renumber(&mut self) {
        self.count_thought();
        self.analysis.forget_lines();
    }

    /// A side has made its move on the clock.
    pub(super) fn clock_moved(&mut self, by: Color) {
        let n_plies = self.game().plies().len();
        if let Some(clock) = self.terms.clock.as_mut().filter(|_| self.course == Course::Game) {
            clock.moved(by, n_plies);
        }
    }

    /// A clock stands when there is nothing to move, and those who play on after one of them has run
    /// out of time play without it. `is_seen` is whether the game is what is on the board.
    pub(super) fn check_clock(&mut self, is_seen: bool) {
        let is_ongoing = self.status() == Status::Ongoing;
        let Some(clock) = &mut self.terms.clock else { return };
        if is_ongoing && clock.has_fallen() {
            self.terms.clock = None;
        } else if !is_ongoing || !is_seen || self.course == Course::Line {
            clock.run(false);
        }
    }

    /// Playing on leaves the line of the file; what it says of the end is not of this
    /// game.
    pub(super) fn forget_result(&mut self) {
        if self.course == Course::Game {
            self.tags.retain(|(name, _)| name != "Result");
        }
    }

    /// A person who plays on has seen what was lost, or what is new; the address follows the game again.
    pub(super) fn forget_news(&mut self) {
        if matches!(self.arrival, Some(Notice::LinkFault(_) | Notice::WentOn(_))) {
            self.arrival = None;
        }
    }

    /// The computer's side, if it saw a certain win when it last thought.
    pub(super) fn certain_winner(&self) -> Option<Color> {
        let Mode::Computer { human, .. } = self.mode else { return None };
        matches!(self.engine_score, Some(EngineScore::Win(_) | EngineScore::KnownWin(_)))
            .then_some(!human)
    }

    /// The counts toward a draw, those that have not begun left out. A computer that has refused a
    /// draw and sees a certain win has shown its advantage, whatever the pieces are worth.
    pub fn counters(&self) -> Vec<Counter> {
        let winner = self.certain_winner();
        let mut counters = self.game().counters();
        for counter in &mut counters {
            counter.is_ahead |= counter.side.is_some() && counter.side == winner;
        }
        counters
    }

    /// Whether the computer thought itself no better when it last thought.
    pub(super) fn likes_a_draw(&self) -> bool {
        match self.engine_score {
            Some(EngineScore::Even(value)) => value <= ACCEPTS_UP_TO,
            Some(EngineScore::Loss(_) | EngineScore::KnownLoss(_) | EngineScore::KnownDraw) => true,
            Some(EngineScore::Win(_) | EngineScore::KnownWin(_)) | None => false,
        }
    }
}
