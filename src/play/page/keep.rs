//! What is stored of the page, and the link of what it shows.

use super::Page;
use crate::notation::marks::{Arrow, Mark};
use crate::notation::{link, study};
use crate::play::drawn::Drawn;
use crate::play::mode::Mode;
use crate::play::screen::study::Study;
use crate::play::session::{TAG, letter};

impl Page {
    /// The link of what is shown, with the author's marks and arrows. Of a study that is too long for the
    /// address it has the line on the board.
    pub fn link(&self) -> String {
        match (self.lesson(), self.screen.study()) {
            (Some(lesson), _) => lesson.link().to_owned(),
            (None, Some(study)) if study.is_short() => {
                study.link(self.board.bottom(), study::append)
            }
            _ => self.table.link(),
        }
    }

    /// The link of the study with its check characters, if there is one: for sharing.
    pub(in crate::play) fn study_link(&self) -> Option<String> {
        let study = self.screen.study()?;
        Some(study.link(self.board.bottom(), study::append_checked))
    }

    /// The study as text, if there is one: its moves, and the path to the node on the board.
    pub fn study_text(&self) -> Option<(String, String)> {
        self.screen.study().map(Study::write)
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
        let own = self.table.board.drawn.as_deref();
        let drawn = self.screen.study().map_or(own, Study::waiting_drawn);
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
        // Before the first move there has been no help, and afterwards there has, unless it is said.
        let is_fresh = game.plies().len() <= self.n_fixed();
        if self.mode() != Mode::TwoPlayers && self.is_unaided() != is_fresh {
            text.push_str(if is_fresh { "&un=0" } else { "&un=1" });
        }
        self.terms().write(game.plies().len(), &mut text);
        if let Some((tree, path)) = self.study_text() {
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
