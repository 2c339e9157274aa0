//! Exercises on the page: one that came with a link, and one that is being made. Each has a board of
//! its own, which then stands in the place of the game's.

use std::rc::Rc;

use super::action::{Action, EditAction};
use super::author::{Author, AuthorAction};
use super::editor::Editor;
use super::embedded::{EmbedAction, Embedded};
use super::state::Play;
use crate::rules::Position;
use crate::rulesets::Entry;

/// An exercise that came with a link.
#[derive(Clone, Debug)]
pub struct Lesson {
    link: String,
    embedded: Embedded,
}

impl Lesson {
    /// The exercise of a readable link.
    pub(super) fn read(link: String, play: &Play) -> Option<Self> {
        let embedded = Embedded::read(&link, play.language(), play.seed).ok()?;
        Some(Self { link, embedded })
    }

    /// Its link, without check characters.
    pub fn link(&self) -> &str {
        &self.link
    }

    /// The board on which it is solved.
    pub const fn embedded(&self) -> &Embedded {
        &self.embedded
    }
}

impl Play {
    /// The exercise that came with a link, while it is on the board.
    pub fn lesson(&self) -> Option<&Lesson> {
        self.lesson.as_deref()
    }

    /// The exercise that is being made, unless its position is being edited.
    pub fn author(&self) -> Option<&Author> {
        self.author.as_deref().filter(|_| self.editor.is_none())
    }

    /// Whether an exercise is being made whose position is being edited.
    pub const fn author_waits(&self) -> bool {
        self.author.is_some() && self.editor.is_some()
    }

    /// The board that is seen: that of the game, or of an exercise in its place.
    pub fn face(&self) -> &Self {
        match (self.author(), self.lesson()) {
            _ if self.editor.is_some() => self,
            (Some(author), _) => author.face(),
            (None, Some(lesson)) => lesson.embedded.play(),
            (None, None) => self,
        }
    }

    /// The exercise that is being solved, here or on trial.
    pub fn solved(&self) -> Option<&Embedded> {
        match self.author() {
            Some(author) => author.trying(),
            None => self.lesson().map(Lesson::embedded),
        }
    }

    /// The link of the exercise on the board, if it is one.
    pub fn exercise_link(&self) -> Option<String> {
        match self.author() {
            Some(author) => author.link().ok(),
            None => self.lesson().map(|lesson| lesson.link.clone()),
        }
    }

    /// Whether the game is not what is on the board.
    pub(super) const fn is_away(&self) -> bool {
        self.editor.is_some() || self.author.is_some() || self.lesson.is_some()
    }

    /// Deals with what is done with exercises, and on their boards; gives back the rest.
    pub(super) fn taught(&mut self, action: Action) -> Option<Action> {
        match action {
            Action::Author(action) => self.author_action(action),
            Action::Solve(action) => self.solve(action),
            Action::EndLesson => {
                self.lesson = None;
                self.engine.stopped = self.computer_to_move();
                let view = self.board_view().name;
                self.say(view);
            }
            Action::Board(action) if self.author.is_some() || self.lesson.is_some() => {
                match &mut self.author {
                    Some(author) if author.trying().is_none() => {
                        Rc::make_mut(author).on_board(action);
                    }
                    _ => self.solve(EmbedAction::Board(action)),
                }
            }
            Action::Speak(language) => {
                if let Some(author) = &mut self.author {
                    Rc::make_mut(author).speak(language);
                }
                if let Some(lesson) = &mut self.lesson {
                    Rc::make_mut(lesson).embedded.speak(language);
                }
                return Some(action);
            }
            other => return Some(other),
        }
        None
    }

    fn solve(&mut self, action: EmbedAction) {
        if let Some(author) = &mut self.author {
            Rc::make_mut(author).solve(action);
        } else if let Some(lesson) = &mut self.lesson {
            // There is nobody around to be told of events.
            Rc::make_mut(lesson).embedded.act(action);
        }
    }

    fn author_action(&mut self, action: AuthorAction) {
        match action {
            AuthorAction::Open => self.open_author(),
            AuthorAction::SetUp => {
                let Some((entry, position)) = self.author().map(Author::start) else { return };
                self.edited(Action::Edit(EditAction::Open));
                self.editor = Some(Editor::new(entry, &position));
            }
            AuthorAction::Discard => self.author = None,
            other => {
                if let Some(author) = &mut self.author {
                    Rc::make_mut(author).act(other);
                }
            }
        }
    }

    /// Goes on with the exercise that waits, or begins one: with the position in the editor, with
    /// the exercise on the board, or with the position shown.
    fn open_author(&mut self) {
        self.settle();
        if let Some(editor) = self.editor.take() {
            let Some(&position) = editor.position() else {
                self.editor = Some(editor);
                return;
            };
            match &mut self.author {
                Some(author) => Rc::make_mut(author).rebase(editor.entry(), position),
                None => self.begin_author(editor.entry(), position),
            }
        } else if let Some(lesson) = &self.lesson {
            self.author = Author::read(&lesson.link, self.language).map(Rc::new);
        } else if self.author.is_none() {
            self.begin_author(self.entry, *self.shown_position());
        }
    }

    fn begin_author(&mut self, entry: &'static Entry, position: Position<u128>) {
        let author = Author::new(entry, position, self.flipped, self.language);
        self.author = Some(Rc::new(author));
    }
}
