//! What is stored of the page, and the link of what it shows.

use super::Page;
use crate::notation::link;
use crate::notation::marks::{Arrow, Mark};
use crate::play::drawn::Drawn;
use crate::play::mode::Mode;
use crate::play::screen::study::Study;
use crate::play::session::{TAG, letter};

impl Page {
    /// The link of what is shown, with the author's marks and arrows.
    pub fn link(&self) -> String {
        match self.lesson() {
            Some(lesson) => lesson.link().to_owned(),
            None => self.table.link(),
        }
    }

    /// The link of the exercise on the board, if there is one.
    pub fn exercise_link(&self) -> Option<String> {
        match self.author() {
            Some(author) => author.link().ok(),
            None => self.screen.exercise_link().map(str::to_owned),
        }
    }

    /// Whether these marks and arrows are the author's own somewhere in the game; also true for
    /// none at all.
    pub fn has_drawn(&self, marks: &[Mark], arrows: &[Arrow]) -> bool {
        self.table.board.has_drawn(marks, arrows)
    }

    /// The session to store, as [`session`](crate::play::session) reads it.
    pub fn session_text(&self) -> String {
        let (game, moves) = self.kept();
        let mut text = match self.lesson() {
            Some(lesson) => lesson.link().to_owned(),
            None => link::write(game, moves, None, self.board.bottom()),
        };
        let drawn = self.table.board.drawn.as_deref();
        if let Some(drawn) = drawn.filter(|_| self.lesson().is_none()) {
            Drawn::write(game.ruleset().board(), &drawn.marks, &drawn.arrows, &mut text);
            text.push_str("&d=");
            text.push_str(&drawn.ply.to_string());
        }
        match self.mode() {
            Mode::TwoPlayers => text.push_str("&p=2"),
            Mode::Computer { human, level } => {
                text.push_str("&p=");
                text.push(letter(human));
                text.push_str(&level.to_string());
            }
        }
        text.push_str("&s=");
        if (10..100).contains(&self.seed) {
            // One letter and two digits at the end would be taken for half of the check characters.
            text.push('0');
        }
        text.push_str(&self.seed.to_string());
        if self.overlooks() {
            text.push_str("&h=0");
        }
        self.terms().write(&mut text);
        if let Some((tree, path)) = self.screen.study().map(Study::write) {
            text.push_str("&t=");
            link::escape(&tree, &mut text);
            text.push_str("&tn=");
            text.push_str(&path);
        }
        if let Some(author) = self.screen.author() {
            text.push_str("&a=");
            link::escape(&author.kept(), &mut text);
        }
        for (name, value) in self.tags() {
            text.push('&');
            text.push_str(TAG);
            text.push_str(name);
            text.push('=');
            link::escape(value, &mut text);
        }
        text
    }
}
