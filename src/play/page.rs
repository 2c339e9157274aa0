//! The page: a table with the game, the screen on its board, and what each action does.

mod advice;
mod games;
mod keep;
mod talk;

use std::ops::Deref;
use std::rc::Rc;

use super::action::{Action, BoardAction, EditAction, Leave};
use super::analysis::AnalysisWish;
use super::editor::Editor;
use super::embedded::{EmbedAction, Embedded};
use super::game::Thought;
use super::mode::Mode;
use super::notice::Notice;
use super::screen::make::{Author, AuthorAction};
use super::screen::solve::Lesson;
use super::screen::study::{Study, StudyAction};
use super::screen::train::Training;
use super::screen::{Screen, Seen, Subject};
use super::session::{self, Session};
use super::table::Table;
use super::view::BoardView;
use crate::notation::tree::{NodeId, ROOT, Tree};
use crate::rules::{Board as Squares, Color, Game, Status, What};
use crate::rulesets::Entry;
use crate::text::{Fault, Language};

/// The state of the page. Dereferences to the table of the game.
#[derive(Clone, Debug)]
pub struct Page {
    /// The table of the game, or of a line of a study. Shared with the components that draw it.
    pub(super) table: Rc<Table>,
    pub(super) screen: Screen,
    left: Option<Left>,
}

/// What was left and can be gone back to.
#[derive(Clone, Debug)]
enum Left {
    /// A game, for the one on the table; as [`session`](super::session) keeps it.
    Game(Rc<str>),
    /// What was being made: a position or an exercise.
    Screen(Rc<Screen>),
}

impl Deref for Page {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl From<Rc<Table>> for Page {
    /// A page that continues the game on a table.
    fn from(table: Rc<Table>) -> Self {
        Self { table, screen: Screen::default(), left: None }
    }
}

impl From<Table> for Page {
    fn from(table: Table) -> Self {
        Self::from(Rc::new(table))
    }
}

impl Page {
    /// A page with a new game.
    pub fn new(entry: &'static Entry, mode: Mode, seed: u64, language: Language) -> Self {
        Self::from(Table::new(entry, mode, seed, language))
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.apply(action);
        if next.clock().is_some() {
            let is_seen = next.screen.covered().is_none();
            next.table_mut().game.check_clock(is_seen);
        }
        next
    }

    fn apply(&mut self, action: Action) {
        if self.is_at_home(&action) {
            self.table_mut().game.forget_arrival();
        }
        match action {
            Action::Board(action) => {
                self.screen.on_board(Rc::make_mut(&mut self.table), action);
            }
            Action::Engine(action) => {
                if self.training().is_some_and(Training::is_game) {
                    self.screen.solve(EmbedAction::Engine(action));
                } else if self.served().is_some() {
                    self.table_mut().on_engine(action);
                }
            }
            Action::Edit(action) => self.edit(action),
            Action::Author(action) => self.author_action(action),
            Action::Solve(action) => self.screen.solve(action),
            Action::Train(training) => {
                self.table_mut().settle();
                self.screen.train(*training);
            }
            Action::EndLesson => self.end_lesson(),
            Action::Study(action) => {
                self.screen.study_action(Rc::make_mut(&mut self.table), action);
            }
            Action::Speak(language) => {
                self.table_mut().board.language = language;
                self.screen.speak(language);
            }
            Action::Resign => talk::resign(self.table_mut()),
            Action::OfferDraw => talk::offer_draw(self.table_mut()),
            Action::AnswerOffer { accept } => talk::answer_offer(self.table_mut(), accept),
            Action::ClaimDraw => talk::claim_draw(self.table_mut()),
            Action::Huff(square) => talk::say(self.table_mut(), What::Huff(square)),
            Action::Insist => talk::say(self.table_mut(), What::Insist),
            Action::Overlook(overlooks) => self.table_mut().game.overlooks = overlooks,
            Action::PlayOnFromHere => self.table_mut().play_on_from_here(),
            Action::NewGame(new_game) => self.new_game(new_game),
            Action::Begin(plan) => self.begin(*plan),
            Action::NextGame => self.next_game(),
            Action::Tick(now_ms) => talk::tick(self.table_mut(), now_ms),
            Action::PressClock => talk::press_clock(self.table_mut()),
            Action::Open(session) => self.open(*session),
            Action::Recognize(kept) => self.recognize(&kept),
            Action::ToggleAnalysis => {
                self.help();
                advice::toggle_analysis(self.table_mut());
            }
            Action::ToggleThreat => advice::toggle_threat(self.table_mut()),
            Action::SetLines(n) => advice::set_lines(&mut self.table_mut().game, n),
            Action::AnalysisLines { id, depth, lines } => {
                advice::analysis_lines(&mut self.table_mut().game, id, depth, lines);
            }
            Action::AnalysisValue { id, ply, score } => {
                advice::analysis_value(&mut self.table_mut().game, id, ply, score);
            }
            Action::AnalysisEnded { id } => advice::analysis_ended(self.table_mut(), id),
            Action::Hint if self.can_hint() => {
                self.help();
                advice::next_hint(self.table_mut());
            }
            Action::Hint => {}
            Action::Hinted { thought, best } => {
                advice::hinted(self.table_mut(), thought, &best);
            }
            Action::GoBack => self.go_back(),
            Action::StepOut => self.step_out(),
            Action::LetWait => self.table_mut().game.arrival = Some(Notice::OpenedGame),
            Action::LinkFailed(why) => {
                let faults = Rc::new([Fault::Unopened(why)]);
                self.table_mut().game.arrival = Some(Notice::LinkFault(faults));
            }
            Action::NotFound(fault) => {
                let board = &mut self.table_mut().board;
                board.notice = Some(Notice::NotFound(fault));
                board.renew_notice();
            }
            Action::Tell(text) => self.table_mut().board.notice = Some(Notice::Told(text)),
            Action::DismissNotice => {
                let table = self.table_mut();
                if table.board.notice.take().is_none() {
                    table.game.arrival = None;
                }
            }
        }
    }

    /// Whether somebody who does this has come to stay, and needs no way back from here before their eyes: the game
    /// before is kept.
    fn is_at_home(&self, action: &Action) -> bool {
        match action {
            Action::ToggleAnalysis
            | Action::Study(_)
            | Action::Edit(_)
            | Action::Solve(
                EmbedAction::Hint
                | EmbedAction::Choose(_)
                | EmbedAction::Board(BoardAction::Press(_) | BoardAction::Drop(_)),
            ) => true,
            Action::Board(BoardAction::Go(_) | BoardAction::Show(_)) => {
                self.screen.study().is_some()
            }
            _ => false,
        }
    }

    fn table_mut(&mut self) -> &mut Table {
        Rc::make_mut(&mut self.table)
    }

    fn say(&mut self, text: String) {
        self.table_mut().board.say(text);
    }

    /// Begins another game. One that is still going on is kept, and the notice says so.
    fn begin_another(&mut self, mut next: Table) {
        next.is_chosen = true;
        let left = self.game_going_on();
        self.replace_with(next);
        if left.is_some() {
            self.table_mut().game.arrival = Some(Notice::KeptGame);
        }
        self.left = left;
    }

    /// A person has help, which counts unless the game is over: behind a study it is the game that waits.
    fn help(&mut self) {
        let is_over = self.kept().0.status() != Status::Ongoing;
        self.table_mut().game.unaided &= is_over;
    }

    /// The game on the table, if it is still going on and would be missed.
    fn game_going_on(&self) -> Option<Left> {
        let is_ongoing = self.kept().0.status() == Status::Ongoing;
        (is_ongoing && self.is_worth_keeping()).then(|| Left::Game(self.session_text().into()))
    }

    /// Goes back to what was left.
    fn go_back(&mut self) {
        match self.left.take() {
            Some(Left::Game(text)) => {
                if let Ok(session) = session::read(&text) {
                    self.open(session);
                }
            }
            Some(Left::Screen(screen)) => {
                self.table_mut().settle();
                self.table_mut().game.arrival = None;
                // What it covered may be over by now.
                self.screen.cover_with(&screen);
            }
            None => {}
        }
    }

    /// Whether a screen is open over the game that did not come with a link.
    pub fn can_step_out(&self) -> bool {
        self.screen.was_opened()
    }

    /// Closes that screen. What was being made there is set aside.
    fn step_out(&mut self) {
        if !self.can_step_out() {
            return;
        }
        if self.screen.covered().is_none() {
            let table = Rc::make_mut(&mut self.table);
            return self.screen.study_action(table, StudyAction::Leave);
        }
        let screen = Rc::new(self.screen.clone());
        self.screen.uncover();
        self.left = Some(Left::Screen(screen));
        self.table_mut().game.arrival = Some(Notice::SetAside);
        self.say_board();
    }

    /// Whether the game would be missed: it has a move that neither a card nor a file says.
    pub fn is_worth_keeping(&self) -> bool {
        self.kept().0.plies().len() > self.n_fixed()
            && self.tags().is_empty()
            && self.lesson().is_none()
    }

    /// Puts another game on the table, and shows it.
    fn replace_with(&mut self, next: Table) {
        self.table_mut().replace_with(next);
        self.screen = Screen::default();
    }

    /// The table that is shown: that of the game, or of an exercise in its place.
    pub fn face(&self) -> &Rc<Table> {
        self.screen.own_table().unwrap_or(&self.table)
    }

    /// Whether the table of the game is shown.
    pub fn shows_game(&self) -> bool {
        self.screen.own_table().is_none()
    }

    /// The board to draw.
    pub fn board_view(&self) -> BoardView {
        self.screen.view(&self.table)
    }

    /// The squares of the board being set up, or of the game.
    pub fn board(&self) -> &Squares {
        self.editor().map_or_else(|| self.table.board(), Editor::board)
    }

    /// The number of White's and Black's pieces in the setup, or in the position shown.
    pub fn n_pieces(&self) -> (usize, usize) {
        self.editor().map_or_else(|| self.table.n_pieces(), Editor::n_pieces)
    }

    /// The table that the engine serves: the page's own, while its game is played or studied, or that of a
    /// lesson in which it plays along.
    pub(super) fn served(&self) -> Option<&Table> {
        match self.training() {
            Some(training) if training.is_game() => Some(training.embedded().table()),
            _ => self.screen.covered().is_none().then_some(&*self.table),
        }
    }

    /// What the computer should think about now.
    pub fn thought(&self) -> Option<Thought> {
        self.served()?.thought()
    }

    /// What the engine should analyze now.
    pub fn analysis_wish(&self) -> Option<AnalysisWish> {
        self.served()?.analysis_wish()
    }

    /// What the engine should think about for a hint.
    pub fn hint_wish(&self) -> Option<Thought> {
        self.served()?.hint_wish()
    }

    /// What the board shows.
    pub fn seen(&self) -> Seen<'_> {
        self.screen.seen()
    }

    /// What the page is about.
    pub fn subject(&self) -> Subject {
        self.screen.subject()
    }

    /// The board editor, while it is open.
    pub fn editor(&self) -> Option<&Editor> {
        self.screen.editor()
    }

    /// The author's exercise, being made or on trial, unless its position is being edited.
    pub fn author(&self) -> Option<&Author> {
        self.screen.author().filter(|_| self.editor().is_none())
    }

    /// Whether the position of an author's exercise is being edited.
    pub fn author_waits(&self) -> bool {
        self.screen.author().and_then(Author::setup).is_some()
    }

    /// The exercise that came with a link, while it is on the board.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.screen.lesson()
    }

    /// The board of a lesson or out of many tactics, while it is shown.
    pub fn training(&self) -> Option<&Training> {
        self.screen.training()
    }

    /// The exercise being solved: one from a link, or a trial of the author's own.
    pub fn solved(&self) -> Option<&Embedded> {
        self.seen().solved()
    }

    /// The tree of the study, if one is on the board.
    pub fn study_tree(&self) -> Option<&Tree> {
        self.screen.study().map(Study::tree)
    }

    /// The node of the study that is on the board.
    pub fn study_node(&self) -> NodeId {
        self.screen.study().map_or(ROOT, Study::at)
    }

    /// Whether a study can begin here.
    pub fn can_study(&self) -> bool {
        self.screen.study().is_none()
    }

    /// The game behind a study, or else the one on the board, with its moves as text.
    pub fn kept(&self) -> (&Game, &[String]) {
        let record = self.screen.study().map_or(&self.table.record, Study::waiting);
        (record.game(), record.texts())
    }

    /// The number of plies of the line on the board, those after the position shown included.
    pub fn n_line_plies(&self) -> usize {
        self.screen.study().map_or_else(|| self.game().plies().len(), Study::n_plies)
    }

    /// The ply of the position on the board.
    pub fn line_ply(&self) -> usize {
        self.screen.study().map_or_else(|| self.shown_ply(), Study::ply)
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.screen.study().map_or_else(|| self.table.can_undo(), |study| study.can_step(false))
    }

    /// Whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.screen.study().map_or(!self.table.redo.is_empty(), |study| study.can_step(true))
    }

    fn edit(&mut self, action: EditAction) {
        match action {
            EditAction::Open => self.open_editor(),
            EditAction::Leave(leave) => self.leave_editor(leave),
            action => self.screen.edit(&mut Rc::make_mut(&mut self.table).board, action),
        }
    }

    fn open_editor(&mut self) {
        if self.editor().is_some() {
            return;
        }
        self.table_mut().settle();
        self.say(self.strings().editor.to_owned());
        self.screen.set_up(&self.table);
    }

    /// Returns to the game, or replaces it by the setup. A setup that is not a legal position stays
    /// in the editor.
    fn leave_editor(&mut self, leave: Leave) {
        let Some(editor) = self.editor() else { return };
        let mode = match leave {
            Leave::Discard => {
                self.screen.discard_setup();
                return self.say_board();
            }
            Leave::Play(mode) => mode,
            Leave::Look => self.mode(),
        };
        let (entry, Some(game)) = (editor.entry(), editor.game()) else { return };
        let flipped = match mode {
            Mode::Computer { human, .. } if leave != Leave::Look => human == Color::Black,
            _ => self.flipped(),
        };
        let left = self.game_going_on();
        // Another game than the one before, which is kept.
        let seed = Some(self.rematch().seed);
        self.open(Session { flipped, mode: Some(mode), seed, ..Session::new(entry, game) });
        if left.is_some() {
            self.table_mut().game.arrival = Some(Notice::KeptGame);
        }
        self.left = left;
        // A person who only wants to look at the position does not want the computer to move.
        self.table_mut().game.engine.stopped = leave == Leave::Look;
        self.say_board();
    }

    /// Announces the position on the board.
    fn say_board(&mut self) {
        let squares = self.table.board().clone();
        self.table_mut().board.keep_focus_on(&squares);
        let (white, black) = self.table.n_pieces();
        let pieces = self.strings().pieces_left(white, black);
        self.say(format!("{}. {pieces}", self.board_name()));
    }

    fn author_action(&mut self, action: AuthorAction) {
        match action {
            AuthorAction::Open => self.open_author(),
            AuthorAction::Take(found) => {
                if let Some(author) = Author::of_found(found, self.language()) {
                    self.step_out();
                    self.table_mut().settle();
                    self.screen.show_author(author);
                }
            }
            AuthorAction::SetUp if self.author().is_some() => self.open_editor(),
            AuthorAction::Discard if self.screen.author().is_some() => self.screen.uncover(),
            action => self.screen.make(action),
        }
    }

    /// Goes on with the exercise that waits, or begins one.
    fn open_author(&mut self) {
        self.table_mut().settle();
        self.screen.begin_exercise(&self.table);
    }

    fn end_lesson(&mut self) {
        self.screen.end_lesson();
        let waits = self.computer_to_move();
        self.table_mut().game.engine.stopped = waits;
        self.say(self.table.board_name());
    }
}
