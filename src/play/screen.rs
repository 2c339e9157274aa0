//! What stands on the page's board: the game, or something else in its place. A screen says which
//! board is seen, what is done on it, and whether the computer has anything to do there; a new one
//! keeps what it covers, and gives the place back when it goes.

pub mod edit;
pub mod make;
pub mod solve;
pub mod study;

use std::rc::Rc;

use super::board::BoardAction;
use super::editor::Editor;
use super::embedded::{EmbedAction, Embedded};
use super::table::Table;
use super::view::BoardView;
use crate::text::Language;
use make::Author;
use solve::Lesson;
use study::Study;

/// What stands on the page's board. Shared: a state is copied at every action, and most touch no more
/// than the game.
#[derive(Clone, Debug)]
pub(super) enum Screen {
    /// The game.
    Game,
    /// The game taken apart.
    Study(Study),
    /// A position that is set up.
    Edit(Rc<Editor>, Covered),
    /// An exercise that is being made.
    Make(Rc<Author>, Covered),
    /// An exercise that came with a link.
    Solve(Rc<Lesson>, Covered),
}

/// What is seen on the page's board.
#[derive(Clone, Copy, Debug)]
pub enum Seen<'a> {
    /// The game.
    Game,
    /// The game taken apart.
    Study(&'a Study),
    /// A position that is set up, on its own or for an exercise.
    Edit(&'a Editor),
    /// An exercise that is being made.
    Make(&'a Author),
    /// An exercise as whoever solves it sees it: one that came with a link, or one on trial.
    Solve(&'a Embedded),
}

/// The screen that another one stands in the place of.
pub(super) type Covered = Rc<Screen>;

impl Screen {
    /// Something done on the board goes to what is seen there, and nowhere else.
    pub(super) fn on_board(&mut self, table: &mut Table, action: BoardAction) {
        match self {
            Self::Game => table.on_board(action),
            Self::Study(study) => study.on_board(table, action),
            Self::Edit(editor, _) => Rc::make_mut(editor).on_board(&mut table.board, action),
            Self::Make(author, _) => Rc::make_mut(author).on_board(&mut table.board, action),
            Self::Solve(lesson, _) => Rc::make_mut(lesson).act(action.into()),
        }
    }

    /// The board as it is to be drawn; `table` is the page's.
    pub(super) fn view(&self, table: &Table) -> BoardView {
        match self.seen() {
            Seen::Edit(editor) => editor.view(&table.board),
            _ => self.own_table().map_or(table, Rc::as_ref).board_view(),
        }
    }

    /// The table that is seen, where it is not the page's.
    pub(super) fn own_table(&self) -> Option<&Rc<Table>> {
        match self.seen() {
            Seen::Make(author) => Some(author.face()),
            Seen::Solve(embedded) => Some(embedded.table()),
            Seen::Game | Seen::Study(_) | Seen::Edit(_) => None,
        }
    }

    /// The screen that comes back when this one goes.
    pub(super) fn covered(&self) -> Option<&Covered> {
        match self {
            Self::Game | Self::Study(_) => None,
            Self::Edit(_, covered) | Self::Make(_, covered) | Self::Solve(_, covered) => {
                Some(covered)
            }
        }
    }

    /// This screen and those that it covers.
    fn stack(&self) -> impl Iterator<Item = &Self> {
        std::iter::successors(Some(self), |screen| screen.covered().map(Rc::as_ref))
    }

    /// The study, seen or covered.
    pub(super) fn study(&self) -> Option<&Study> {
        self.stack().find_map(|screen| match screen {
            Self::Study(study) => Some(study),
            _ => None,
        })
    }

    /// The exercise that came with a link, seen or covered.
    pub(super) fn lesson(&self) -> Option<&Lesson> {
        self.stack().find_map(|screen| match screen {
            Self::Solve(lesson, _) => Some(lesson.as_ref()),
            _ => None,
        })
    }

    /// The exercise that is being made, seen or while its position is set up.
    pub(super) fn author(&self) -> Option<&Author> {
        match self {
            Self::Make(author, _) => Some(author),
            _ => None,
        }
    }

    /// What is seen.
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
        }
    }

    /// The position that is set up, on its own or for an exercise.
    pub(super) fn editor(&self) -> Option<&Editor> {
        match self.seen() {
            Seen::Edit(editor) => Some(editor),
            _ => None,
        }
    }

    /// Does something to solve the exercise that is seen.
    pub(super) fn solve(&mut self, action: EmbedAction) {
        match self {
            Self::Make(author, _) => Rc::make_mut(author).solve(action),
            Self::Solve(lesson, _) => Rc::make_mut(lesson).act(action),
            Self::Game | Self::Study(_) | Self::Edit(..) => {}
        }
    }

    /// Changes the language of the boards that it has of its own.
    pub(super) fn speak(&mut self, language: Language) {
        match self {
            Self::Make(author, _) => Rc::make_mut(author).speak(language),
            Self::Solve(lesson, _) => Rc::make_mut(lesson).speak(language),
            Self::Game | Self::Study(_) | Self::Edit(..) => {}
        }
        if let Self::Edit(_, covered) | Self::Make(_, covered) | Self::Solve(_, covered) = self {
            Rc::make_mut(covered).speak(language);
        }
    }
}
