//! A board with a game on it. What a person does on the board becomes moves of the game, and what
//! happens in the game is shown and announced on the board.

use std::ops::Deref;
use std::sync::Arc;

use super::animation::Animation;
use super::board::{Board, BoardAction, Entered, Go, Pressing};
use super::drawn::Drawn;
use super::game::{GameSession, Thought};
use super::input::{Candidate, Input};
use super::mode::Mode;
use super::notice::{Announcement, Notice};
use super::place::Place;
use super::words::notice_fault;
use crate::notation::link;
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::{Board as Squares, Color, Game, Ruleset, Square, Status, What};
use crate::rulesets::Entry;
use crate::text::{Language, MoveWords, Strings};

/// A board and the game on it. Dereferences to the game.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) board: Board,
    pub(super) game: GameSession,
    /// Whether somebody has chosen to play this game, though nothing may have been played yet.
    pub(super) is_chosen: bool,
}

impl Deref for Table {
    type Target = GameSession;

    fn deref(&self) -> &GameSession {
        &self.game
    }
}

impl Table {
    /// A table with a new game.
    pub fn new(entry: &'static Entry, mode: Mode, seed: u64, language: Language) -> Self {
        let game = Game::new(Arc::new(Ruleset::new(&entry.rules)));
        let mut table = Self::with_game(entry, game, mode, seed, language);
        table.game.unaided = true;
        table
    }

    pub(super) fn with_game(
        entry: &'static Entry,
        game: Game,
        mode: Mode,
        seed: u64,
        language: Language,
    ) -> Self {
        let flipped = matches!(mode, Mode::Computer { human: Color::Black, .. });
        let board = Board::new(&game, flipped, language);
        Self { board, game: GameSession::new(entry, game, mode, seed), is_chosen: false }
    }

    /// The squares of the board.
    pub fn board(&self) -> &Squares {
        self.game().ruleset().board()
    }

    /// The language of notices and announcements.
    pub const fn language(&self) -> Language {
        self.board.language
    }

    /// The texts of that language.
    pub fn strings(&self) -> &'static Strings {
        self.board.strings()
    }

    /// Whether the game is at the start that its rules give, nothing has been said or done, and nobody has
    /// chosen it.
    pub fn is_fresh(&self) -> bool {
        !self.is_chosen && !self.has_begun() && self.notice().is_none()
    }

    /// Whether the game is more than a start: something was played or said, or it begins elsewhere.
    pub fn has_begun(&self) -> bool {
        let game = self.game();
        let is_start = game.plies().is_empty()
            && game.words().is_empty()
            && self.redo.is_empty()
            && *game.start() == game.ruleset().start();
        !is_start
    }

    /// How the game has ended, said to the person who played it against the computer or to both of two.
    pub fn outcome(&self) -> String {
        match self.mode() {
            Mode::Computer { human, .. } => self.strings().result_for(self.status(), human),
            Mode::TwoPlayers => self.strings().result(self.status()),
        }
    }

    /// Whether the person has won against the computer.
    pub fn has_won(&self) -> bool {
        match (self.mode(), self.status()) {
            (Mode::Computer { human, .. }, Status::Won { winner, .. }) => winner == human,
            _ => false,
        }
    }

    /// Whose turn it is or how the game has ended, in a few words.
    pub fn headline(&self) -> String {
        let text = self.strings();
        match self.mode() {
            _ if self.status() != Status::Ongoing => self.outcome(),
            Mode::Computer { human, .. } if human == self.game().position().turn() => {
                text.your_turn.to_owned()
            }
            _ => text.to_move(self.game().position().turn()).to_owned(),
        }
    }

    /// The notice beside the board.
    pub const fn notice(&self) -> Option<&Notice> {
        match &self.board.notice {
            Some(notice) => Some(notice),
            None => match &self.game.arrival {
                Some(Notice::Unchecked) | None => None,
                arrival => arrival.as_ref(),
            },
        }
    }

    /// Grows with every notice, so that the same words can be announced twice.
    pub const fn notice_serial(&self) -> u32 {
        self.board.notice_serial
    }

    /// The announcement for screen readers.
    pub const fn announcement(&self) -> &Announcement {
        &self.board.announcement
    }

    /// The move being animated.
    pub const fn animation(&self) -> Option<&Animation> {
        self.board.animation.as_ref()
    }

    /// The square that the keyboard is on.
    pub const fn focus(&self) -> Square {
        self.board.focus
    }

    /// Whether Black is at the bottom.
    pub const fn flipped(&self) -> bool {
        self.board.flipped
    }

    /// The routes to choose from, if several lead to the square pressed.
    pub fn route_choices(&self) -> &[Candidate] {
        match &self.board.input {
            Input::Choosing { choices, .. } => choices,
            Input::Idle | Input::Selected(_) => &[],
        }
    }

    /// Where a square is drawn.
    pub fn place(&self, square: Square) -> Place {
        self.board.layout(self.board()).place(square)
    }

    /// Whether presses on the board draw.
    pub fn draws(&self) -> bool {
        self.board.pressing == Pressing::Draws
    }

    /// Whether a person can enter a move now.
    pub fn accepts_moves(&self) -> bool {
        let turn = self.game().position().turn();
        self.status() == Status::Ongoing
            && !self.looks_back()
            && self.board.pressing == Pressing::Moves
            && self.is_human(turn)
    }

    /// Whether it is the computer's turn, thinking or stopped.
    pub fn computer_to_move(&self) -> bool {
        let turn = self.game().position().turn();
        self.status() == Status::Ongoing
            && self.board.pressing == Pressing::Moves
            && !self.is_human(turn)
    }

    /// Whether nothing is under way: no piece is chosen, no move animated, and the computer does
    /// not think.
    pub fn is_at_rest(&self) -> bool {
        let thinks = self.computer_to_move() && !self.engine_stopped();
        self.board.input == Input::Idle && self.board.animation.is_none() && !thinks
    }

    /// What the computer should think about now.
    pub fn thought(&self) -> Option<Thought> {
        let Mode::Computer { level, .. } = self.mode else { return None };
        let waits = self.engine.stopped || self.analyzes();
        if !self.computer_to_move() || waits || self.board.animation.is_some() {
            return None;
        }
        Some(self.thought_of(level, self.seed))
    }

    /// The link of the position shown, with the author's marks and arrows.
    pub fn link(&self) -> String {
        let mut text =
            link::write(self.game(), self.move_texts(), self.record.shown, self.board.bottom());
        self.write_drawn(&mut text);
        text
    }

    /// Appends the author's marks and arrows on the position shown to its link.
    pub(super) fn write_drawn(&self, link: &mut String) {
        let Some(drawn) = self.board.drawn_at(self.shown_ply()) else { return };
        Drawn::write(self.board(), &drawn.marks, &drawn.arrows, link);
    }

    /// Handles an action on the board.
    pub fn on_board(&mut self, action: BoardAction) {
        match action {
            action if action.is_off(self.board()) => {}
            BoardAction::Press(square) => self.press(square),
            BoardAction::Grab(square) => {
                if self.accepts_moves() {
                    self.board.grab(self.game.game(), square);
                }
            }
            BoardAction::Drop(square) => {
                if self.accepts_moves() {
                    let entered = self.board.drop_at(self.game.game(), square);
                    self.commit(entered);
                }
                self.board.renew_notice();
            }
            BoardAction::DropOutside => {}
            BoardAction::Cancel => self.board.cancel(),
            BoardAction::ChooseRoute(idx) => {
                let entered = self.board.choose_route(idx);
                self.commit(entered);
            }
            BoardAction::Focus(square) => self.board.focus = square,
            BoardAction::AnimationStep => self.board.step_animation(),
            BoardAction::Undo => self.undo(),
            BoardAction::Redo => self.redo(),
            BoardAction::Flip => self.board.flipped = !self.board.flipped,
            BoardAction::Sketch(from, to) => {
                let ply = self.shown_ply();
                self.board.sketch(ply, from, to);
            }
            BoardAction::Go(to) => self.go(to),
            BoardAction::Show(ply) => self.show(ply),
            BoardAction::Say(text) => self.board.say(text),
        }
    }

    fn press(&mut self, square: Square) {
        self.board.focus = square;
        self.board.animation = None;
        self.board.sketch = None;
        if self.accepts_moves() {
            let entered = self.board.tap(self.game.game(), square);
            self.commit(entered);
            if self.board.notice.is_some() {
                self.game.forget_arrival();
            }
        } else if self.computer_to_move() && !self.looks_back() {
            self.board.notice = Some(Notice::NotYourTurn);
        }
        self.board.renew_notice();
    }

    /// Plays a person's move once it is complete.
    fn commit(&mut self, entered: Option<Entered>) {
        if let Some(entered) = entered {
            self.board.focus = entered.candidate.mv.to;
            self.play(entered);
            // The game is now this person's own, wherever it came from.
            self.game.arrival = None;
        }
    }

    /// Plays a legal move and animates it from where it was entered. An earlier position that is
    /// shown stays on the board.
    pub(super) fn play(&mut self, entered: Entered) {
        let Entered { candidate, n_landed, slides_from } = entered;
        let before = *self.game().position();
        let n_plies = self.game().plies().len();
        if self.game.record.play(&candidate.mv).is_err() {
            return;
        }
        if self.redo.last().is_some_and(|undone| undone.mv == candidate.mv) {
            self.game.redo.pop();
        } else {
            self.game.redo.clear();
        }
        self.game.clock_moved(before.turn());
        self.game.forget_result();
        self.game.analysis.forget_after(n_plies);
        // The notice that a piece was huffed stays until after the computer's move.
        let notice = self.board.notice.take();
        let huffed = notice
            .filter(|notice| matches!(notice, Notice::Huffed(_)) && !self.is_human(before.turn()));
        self.settle();
        self.board.notice = huffed;
        self.game.forget_news();
        let Candidate { mv, route } = candidate;
        let words = MoveWords::new(self.board(), &before, &mv, &route);
        let has_arrived = slides_from.is_none() && n_landed >= route.landings.len();
        if !has_arrived && !self.looks_back() {
            let from = mv.from;
            self.board.animation = Some(Animation { before, from, route, n_landed, slides_from });
        }
        self.rethink();
        self.say_move(&words);
        notice_fault(self);
    }

    /// Plays the legal move of the side to move that a text names.
    ///
    /// # Errors
    /// Why it names none.
    pub(super) fn play_text(&mut self, text: &str) -> Result<(), MoveTextError> {
        let (game, position) = (self.game(), self.game().position());
        let mv = movetext::parse(game.ruleset(), position, game.legal_moves(), text)?;
        let route = game.ruleset().route(position, &mv);
        let candidate = Candidate { mv, route };
        self.play(Entered { candidate, n_landed: 1, slides_from: Some(mv.from) });
        Ok(())
    }

    /// Gives up what is being entered on the board.
    pub(super) fn settle(&mut self) {
        self.game.hint = None;
        self.board.settle();
    }

    /// Makes the computer think about the new position, if it has to.
    pub(super) fn rethink(&mut self) {
        self.game.engine.stopped = false;
        self.game.renumber();
        if matches!(self.board.notice, Some(Notice::EngineFailed)) {
            self.board.notice = None;
        }
    }

    /// Takes the last move back, together with its animation.
    pub(super) fn take_back(&mut self) {
        if let Some(mv) = self.game.record.undo() {
            self.board.focus = mv.from;
        }
        self.settle();
        self.rethink();
    }

    fn undo(&mut self) {
        if !self.game.can_undo() {
            return;
        }
        self.game.forget_result();
        self.game.engine_score = None;
        // Also after the end: what was lost is not lost any more.
        self.game.unaided = false;
        self.settle();
        self.game.record.shown = None;
        self.rethink();
        if self.record.was_closed() {
            let word = self.game.record.unsay();
            // Otherwise the computer would claim the draw again.
            let goes_back = word.is_some_and(|it| it.what == What::Claim && !self.is_human(it.by));
            if !goes_back {
                return;
            }
        }
        while self.game.undo_ply() && !self.is_human(self.game().position().turn()) {}
    }

    fn redo(&mut self) {
        if self.redo.is_empty() {
            return;
        }
        self.settle();
        self.game.record.shown = None;
        while self.game.redo_ply() && !self.is_human(self.game().position().turn()) {}
        self.rethink();
    }

    /// Computed here rather than where the key is pressed, because a second press may come before
    /// the first is rendered.
    fn go(&mut self, to: Go) {
        let shown = self.shown_ply();
        let ply = to.from(shown, self.game().plies().len());
        if ply != shown {
            self.show(ply);
            self.board.say(self.ply_words(ply));
        }
    }

    fn show(&mut self, ply: usize) {
        let n_plies = self.game().plies().len();
        self.settle();
        self.game.record.shown = (ply < n_plies).then_some(ply);
        if self.analyzes() {
            self.game.renumber();
        }
    }

    /// Takes back the plies after the one shown, and plays on from there.
    pub(super) fn play_on_from_here(&mut self) {
        let Some(ply) = self.game.record.shown.take() else { return };
        self.game.unaided = false;
        // What it thought was about what is taken back.
        self.game.engine_score = None;
        self.game.forget_result();
        self.settle();
        while self.game().plies().len() > ply.max(self.n_fixed()) {
            if !self.game.undo_ply() {
                break;
            }
        }
        self.rethink();
    }

    /// Puts another game on the board. Serial numbers of thoughts and announcements go on.
    pub(super) fn replace_with(&mut self, next: Self) {
        let engine = self.game.engine.clone();
        let announcement = std::mem::take(&mut self.board.announcement);
        *self = next;
        (self.game.engine, self.board.announcement) = (engine, announcement);
        self.rethink();
    }
}
