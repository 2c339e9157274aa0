//! What the page's board shows: the game, or a screen in its place. A screen decides which board is
//! shown, what actions on it do, and what the engine is asked for. A new screen keeps the one that
//! it covers, and gives the place back when it is closed.

pub mod edit;
pub mod make;
pub mod solve;
pub mod study;
pub mod train;

use std::rc::Rc;

use super::board::{Board, BoardAction};
use super::editor::Editor;
use super::embedded::{EmbedAction, Embedded};
use super::table::Table;
use super::view::BoardView;
use crate::text::Language;
use edit::EditAction;
use make::{Author, AuthorAction};
use solve::Lesson;
use study::{Goes, Study, StudyAction};
use train::Training;

/// What stands on the page's board. Shared: a state is copied at every action, and most touch no more
/// than the game.
#[derive(Clone, Debug, Default)]
pub(super) enum Screen {
    /// The game.
    #[default]
    Game,
    /// A study of the game.
    Study(Study),
    /// The board editor.
    Edit(Rc<Editor>, Covered),
    /// An exercise being made.
    Make(Rc<Author>, Covered),
    /// An exercise that came with a link.
    Solve(Rc<Lesson>, Covered),
    /// A board of a lesson, or one out of many tactics.
    Train(Rc<Training>, Covered),
}

/// What the page's board shows.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'a> {
    /// The game.
    Game,
    /// A study of the game.
    Study(&'a Study),
    /// A position being set up, on its own or for an exercise.
    Edit(&'a Editor),
    /// An exercise being made.
    Make(&'a Author),
    /// An exercise as the person who solves it sees it: one that came with a link, one of many, or a
    /// trial; or another board of a lesson.
    Solve(&'a Embedded),
}

impl<'a> Seen<'a> {
    /// The exercise that is being solved.
    pub(super) const fn solved(self) -> Option<&'a Embedded> {
        match self {
            Self::Solve(embedded) => Some(embedded),
            _ => None,
        }
    }

    /// Whether it is a tool by which a position or an exercise is made.
    pub const fn is_tool(self) -> bool {
        matches!(self, Self::Edit(_) | Self::Make(_))
    }
}

/// What the page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A game, or a study of it.
    Game,
    /// A position that is set up.
    Editor,
    /// An exercise that is being made.
    Author,
    /// The author's own exercise as others will see it.
    Trial,
    /// An exercise that came with a link.
    Lesson,
}

/// The screen that another one stands in the place of.
pub(super) type Covered = Rc<Screen>;

impl From<Study> for Screen {
    fn from(study: Study) -> Self {
        Self::Study(study)
    }
}

impl Screen {
    /// Passes an action on the board to the screen that is shown, and to no other.
    pub(super) fn on_board(&mut self, table: &mut Table, action: BoardAction) {
        match self {
            Self::Game => table.on_board(action),
            Self::Study(study) => {
                if !(table.draws() && study.on_drawing(table, &action)) {
                    study.on_board(table, action);
                }
            }
            Self::Edit(editor, _) => Rc::make_mut(editor).on_board(&mut table.board, action),
            Self::Make(author, _) => Rc::make_mut(author).on_board(&mut table.board, action),
            Self::Solve(lesson, _) => Rc::make_mut(lesson).act(action.into()),
            Self::Train(training, _) => Rc::make_mut(training).act(action.into()),
        }
    }

    /// The board to draw; `table` is the page's own.
    pub(super) fn view(&self, table: &Table) -> BoardView {
        match self.seen() {
            Seen::Edit(editor) => editor.view(&table.board),
            _ => self.own_table().map_or(table, Rc::as_ref).board_view(),
        }
    }

    /// The table that is shown, if it is not the page's own.
    pub(super) fn own_table(&self) -> Option<&Rc<Table>> {
        match self.seen() {
            Seen::Make(author) => Some(author.face()),
            Seen::Solve(embedded) => Some(embedded.table()),
            Seen::Game | Seen::Study(_) | Seen::Edit(_) => None,
        }
    }

    /// The screen that is shown again when this one is closed.
    pub(super) fn covered(&self) -> Option<&Covered> {
        match self {
            Self::Game | Self::Study(_) => None,
            Self::Edit(_, covered)
            | Self::Make(_, covered)
            | Self::Solve(_, covered)
            | Self::Train(_, covered) => Some(covered),
        }
    }

    /// Whether it was opened by the person, and does not come with a link.
    pub(super) const fn was_opened(&self) -> bool {
        match self {
            Self::Study(_) | Self::Edit(..) | Self::Make(..) | Self::Train(..) => true,
            Self::Game | Self::Solve(..) => false,
        }
    }

    /// This screen and all those that it covers.
    fn stack(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |screen| screen.covered().map(Rc::as_ref))
    }

    /// The study, shown or covered.
    pub(super) fn study(&self) -> Option<&Study> {
        self.stack().find_map(|screen| match screen {
            Self::Study(study) => Some(study),
            _ => None,
        })
    }

    /// The exercise that came with a link, shown or covered.
    pub(super) fn lesson(&self) -> Option<&Lesson> {
        self.stack().find_map(|screen| match screen {
            Self::Solve(lesson, _) => Some(lesson.as_ref()),
            _ => None,
        })
    }

    /// The link of the exercise that is solved, if it is not a trial.
    pub(super) fn exercise_link(&self) -> Option<&str> {
        match self {
            Self::Solve(lesson, _) => Some(lesson.link()),
            Self::Train(training, _) if training.is_exercise() => Some(training.link()),
            _ => None,
        }
    }

    /// The exercise being made, shown or behind the editor.
    pub(super) fn author(&self) -> Option<&Author> {
        match self {
            Self::Make(author, _) => Some(author),
            _ => None,
        }
    }

    /// What the board shows.
    pub(super) fn seen(&self) -> Seen<'_> {
        match self {
            Self::Game => Seen::Game,
            Self::Study(study) => Seen::Study(study),
            Self::Edit(editor, _) => Seen::Edit(editor),
            Self::Make(author, _) => match (author.setup(), author.trying()) {
                (Some(setup), _) => Seen::Edit(setup),
                (None, Some(trying)) => Seen::Solve(trying),
                (None, None) => Seen::Make(author),
            },
            Self::Solve(lesson, _) => Seen::Solve(lesson.embedded()),
            Self::Train(training, _) => Seen::Solve(training.embedded()),
        }
    }

    /// The board of a lesson, or one out of many tactics, while it is shown.
    pub(super) fn training(&self) -> Option<&Training> {
        match self {
            Self::Train(training, _) => Some(training),
            _ => None,
        }
    }

    /// The editor, on its own or for an exercise.
    pub(super) fn editor(&self) -> Option<&Editor> {
        match self.seen() {
            Seen::Edit(editor) => Some(editor),
            _ => None,
        }
    }

    /// Handles an action in the exercise that is shown.
    pub(super) fn solve(&mut self, action: EmbedAction) {
        match self {
            Self::Make(author, _) => Rc::make_mut(author).solve(action),
            Self::Solve(lesson, _) => Rc::make_mut(lesson).act(action),
            Self::Train(training, _) => Rc::make_mut(training).act(action),
            Self::Game | Self::Study(_) | Self::Edit(..) => {}
        }
    }

    /// What the page is about.
    pub(super) fn subject(&self) -> Subject {
        match (self.seen(), self) {
            (Seen::Game | Seen::Study(_), _) => Subject::Game,
            (Seen::Edit(_), _) => Subject::Editor,
            (Seen::Make(_), _) => Subject::Author,
            (Seen::Solve(_), Self::Make(..)) => Subject::Trial,
            (Seen::Solve(_), _) => Subject::Lesson,
        }
    }

    /// Puts a screen over this one.
    fn cover(&mut self, screen: impl FnOnce(Covered) -> Self) {
        let covered = Rc::new(std::mem::take(self));
        *self = screen(covered);
    }

    /// Puts a screen that was set aside over this one, whatever it covered before.
    pub(super) fn cover_with(&mut self, screen: &Self) {
        match screen {
            Self::Edit(editor, _) => self.cover(|covered| Self::Edit(Rc::clone(editor), covered)),
            Self::Make(author, _) => self.cover(|covered| Self::Make(Rc::clone(author), covered)),
            Self::Train(shown, _) => self.cover(|covered| Self::Train(Rc::clone(shown), covered)),
            // These are not set aside.
            Self::Game | Self::Study(_) | Self::Solve(..) => {}
        }
    }

    /// Goes, if it covers anything.
    pub(super) fn uncover(&mut self) {
        if let Some(covered) = self.covered() {
            *self = Self::clone(covered);
        }
    }

    /// Begins a study of the game, or does something in it.
    pub(super) fn study_action(&mut self, table: &mut Table, action: StudyAction) {
        match self {
            Self::Study(study) => match study.act(table, action) {
                Goes::On => {}
                Goes::Out => *self = Self::Game,
            },
            Self::Game if matches!(action, StudyAction::Begin) => {
                *self = Self::Study(Study::begin(table));
            }
            _ => {}
        }
    }

    /// Sets up a position, on its own or for the exercise that is being made.
    pub(super) fn set_up(&mut self, table: &Table) {
        if let Self::Make(author, _) = self {
            return Rc::make_mut(author).set_up();
        }
        let editor = Rc::new(Editor::new(table.entry(), table.shown_position()));
        self.cover(|covered| Self::Edit(editor, covered));
    }

    /// Changes what is set up.
    pub(super) fn edit(&mut self, board: &mut Board, action: EditAction) {
        match self {
            Self::Edit(editor, _) => Rc::make_mut(editor).act(board, action),
            Self::Make(author, _) => Rc::make_mut(author).edit_setup(board, action),
            Self::Game | Self::Study(_) | Self::Solve(..) | Self::Train(..) => {}
        }
    }

    /// Forgets what is set up.
    pub(super) fn discard_setup(&mut self) {
        match self {
            Self::Make(author, _) => Rc::make_mut(author).discard_setup(),
            _ => self.uncover(),
        }
    }

    /// Goes on with the exercise that waits, or begins one: with the position in the editor, with the
    /// exercise on the board, or with the position shown on the table.
    pub(super) fn begin_exercise(&mut self, table: &Table) {
        let (flipped, language) = (table.flipped(), table.language());
        match self {
            Self::Make(author, _) => Rc::make_mut(author).take_setup(),
            Self::Edit(editor, covered) => {
                let Some(&position) = editor.position() else { return };
                let author = Author::new(editor.entry(), position, flipped, language);
                *self = Self::Make(Rc::new(author), Rc::clone(covered));
            }
            Self::Solve(..) | Self::Train(..) => {
                let author = self.exercise_link().and_then(|link| Author::read(link, language));
                if let Some(author) = author {
                    self.show_author(author);
                }
            }
            Self::Game | Self::Study(_) => {
                let position = *table.shown_position();
                self.show_author(Author::new(table.entry(), position, flipped, language));
            }
        }
    }

    /// Does something to make the exercise.
    pub(super) fn make(&mut self, action: AuthorAction) {
        if let Self::Make(author, _) = self {
            Rc::make_mut(author).act(action);
        }
    }

    /// Shows an exercise that is being made.
    pub(super) fn show_author(&mut self, author: Author) {
        self.cover(|covered| Self::Make(Rc::new(author), covered));
    }

    /// Shows an exercise that came with a link.
    pub(super) fn show_lesson(&mut self, lesson: Lesson) {
        self.cover(|covered| Self::Solve(Rc::new(lesson), covered));
    }

    /// Shows a board of a lesson, or one out of many tactics, in place of the one before it.
    pub(super) fn train(&mut self, training: Training) {
        match self {
            Self::Train(shown, _) if training.is_news() => Rc::make_mut(shown).hear(training),
            _ if training.is_news() => {}
            Self::Train(shown, _) => *shown = Rc::new(training),
            _ => self.cover(|covered| Self::Train(Rc::new(training), covered)),
        }
    }

    /// Leaves an exercise that came with a link, a lesson or tactics.
    pub(super) fn end_lesson(&mut self) {
        if let Self::Solve(..) | Self::Train(..) = self {
            self.uncover();
        }
    }

    /// Changes the language of the boards that it has of its own.
    pub(super) fn speak(&mut self, language: Language) {
        match self {
            Self::Make(author, _) => Rc::make_mut(author).speak(language),
            Self::Solve(lesson, _) => Rc::make_mut(lesson).speak(language),
            Self::Train(training, _) => Rc::make_mut(training).speak(language),
            Self::Game | Self::Study(_) | Self::Edit(..) => {}
        }
        if let Self::Edit(_, covered)
        | Self::Make(_, covered)
        | Self::Solve(_, covered)
        | Self::Train(_, covered) = self
        {
            Rc::make_mut(covered).speak(language);
        }
    }
}
