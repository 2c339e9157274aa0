//! An exercise on a board: each move is a try, and wrong ones are taken back.

use super::board::{BoardAction, Pressing};
use super::drawn::Drawn;
use super::embedded::Event;
use super::exercise::{Attempt, Hint, Verdict};
use super::notice::Notice;
use super::table::Table;
use crate::notation::exercise::{Exercise, ExerciseFault};
use crate::notation::link::Extras;
use crate::notation::marks::{Arrow, Brush, Mark, MarkShape};
use crate::notation::movetext::{self, MoveTextError};
use crate::rules::Move;

/// An exercise, and the last feedback.
#[derive(Clone, Debug)]
pub struct Solving {
    attempt: Attempt,
    verdict: Option<Verdict>,
    hint: Option<Hint>,
    /// The paths of the captures found so far.
    found: Vec<Arrow>,
    has_begun: bool,
}

impl Solving {
    /// Reads the exercise for the position on the board.
    ///
    /// # Errors
    /// All faults.
    pub(super) fn read(table: &Table, extras: &Extras) -> Result<Self, Vec<ExerciseFault>> {
        let game = table.game();
        let exercise = Exercise::read(game.ruleset(), &|key| extras.get(key))?;
        let ruleset = game.shared_ruleset().clone();
        let attempt = Attempt::new(ruleset, *game.position(), exercise);
        Ok(Self { attempt, verdict: None, hint: None, found: Vec::new(), has_begun: false })
    }

    /// The state of the exercise.
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// Whether there has been a try.
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Whether the last try was right; `None` before the first.
    pub const fn went_well(&self) -> Option<bool> {
        match self.verdict {
            None => None,
            Some(Verdict::Wrong(_) | Verdict::TooHard) => Some(false),
            Some(_) => Some(true),
        }
    }

    /// Whether the words are a hint.
    pub const fn hints(&self) -> bool {
        self.hint.is_some()
    }

    /// The feedback to the last try, or the hint.
    pub fn words(&self, table: &Table) -> Option<String> {
        let text = table.strings();
        match (&self.hint, &self.verdict) {
            (Some(hint), _) => Some(self.attempt.hint_words(text, hint)),
            (None, Some(verdict)) => Some(self.attempt.verdict_words(text, verdict)),
            (None, None) => None,
        }
    }

    pub(super) fn restart(&mut self) {
        self.attempt.restart();
        (self.verdict, self.hint, self.has_begun) = (None, None, false);
        self.found.clear();
    }

    pub(super) fn on_board(
        &mut self,
        table: &mut Table,
        action: BoardAction,
        events: &mut Vec<Event>,
    ) {
        if !matches!(
            action,
            BoardAction::Press(_)
                | BoardAction::Grab(_)
                | BoardAction::Drop(_)
                | BoardAction::ChooseRoute(_)
        ) {
            // In an exercise, moves cannot be taken back.
            if !matches!(action, BoardAction::Undo | BoardAction::Redo) {
                table.on_board(action);
            }
            return;
        }
        let way = table.board.way_entered(&action);
        let n_plies = table.game().plies().len();
        table.on_board(action);
        let last = table.game().plies().last().filter(|_| table.game().plies().len() > n_plies);
        if let Some(mv) = last.map(|ply| ply.mv) {
            self.judge(table, &mv, events);
        } else if let (Some(Notice::Refused(_)), Some(way)) = (&table.board.notice, way) {
            // The author may have an answer to this move, although it is not legal.
            let verdict = self.attempt.try_path(&way);
            table.board.notice = None;
            self.tell(table, verdict, events);
        } else if table.board.notice.is_some() {
            (self.verdict, self.hint) = (None, None);
        }
    }

    /// Tries a move that the surrounding page names.
    pub(super) fn play_text(
        &mut self,
        table: &mut Table,
        text: &str,
        events: &mut Vec<Event>,
    ) -> Result<(), MoveTextError> {
        table.play_text(text)?;
        if let Some(mv) = table.game().plies().last().map(|ply| ply.mv) {
            self.judge(table, &mv, events);
        }
        Ok(())
    }

    pub(super) fn choose(&mut self, table: &mut Table, choice: usize, events: &mut Vec<Event>) {
        let verdict = self.attempt.try_choice(choice);
        self.tell(table, verdict, events);
    }

    pub(super) fn next_hint(&mut self, table: &mut Table) {
        self.hint = self.attempt.hint();
        if let Some(words) = self.hint.as_ref().and_then(|_| self.words(table)) {
            table.board.say(words);
        }
        self.draw(table);
    }

    /// Judges a move that has just been made on the board.
    fn judge(&mut self, table: &mut Table, mv: &Move, events: &mut Vec<Event>) {
        let before = *self.attempt.position();
        let verdict = self.attempt.try_move(mv);
        match &verdict {
            Verdict::Right { reply } | Verdict::Solved { reply: Some(reply) } => {
                let text = movetext::write(
                    table.game().ruleset(),
                    table.game().position(),
                    table.game().legal_moves(),
                    reply,
                );
                // The exercise has just played this reply, so it is legal.
                let _ = table.play_text(&text);
            }
            Verdict::Solved { reply: None } => {}
            Verdict::Found { .. } => {
                let route = table.game().ruleset().route(&before, mv);
                let squares = std::iter::once(mv.from).chain(route.landings).collect();
                self.found.push(Arrow { brush: Brush::Green, squares });
                table.take_back();
            }
            Verdict::Wrong(_) | Verdict::TooHard | Verdict::Over => table.take_back(),
        }
        self.tell(table, verdict, events);
    }

    /// Shows and announces the verdict on a try.
    fn tell(&mut self, table: &mut Table, verdict: Verdict, events: &mut Vec<Event>) {
        self.has_begun = true;
        self.hint = None;
        let words = self.attempt.verdict_words(table.strings(), &verdict);
        let tries = self.attempt.n_tries();
        match &verdict {
            Verdict::Solved { .. } => {
                events.push(Event::Solved { tries, hints: self.attempt.n_hints() });
                table.board.pressing = Pressing::Nothing;
            }
            Verdict::Found { found, of } => events.push(Event::Found { found: *found, of: *of }),
            Verdict::Wrong(_) => events.push(Event::Failed { reason: words.clone(), tries }),
            Verdict::TooHard => events.push(Event::Error { message: words.clone() }),
            Verdict::Right { .. } | Verdict::Over => {}
        }
        table.board.say(words);
        self.verdict = Some(verdict);
        self.draw(table);
    }

    /// Draws the captures found so far, and the hint.
    fn draw(&self, table: &mut Table) {
        let mut arrows = self.found.clone();
        let mut marks = Vec::new();
        match &self.hint {
            Some(Hint::Piece(square)) => {
                marks.push(Mark { square: *square, shape: MarkShape::Ring });
            }
            Some(Hint::Move(mv)) => {
                let route = table.game().ruleset().route(self.attempt.position(), mv);
                let squares = std::iter::once(mv.from).chain(route.landings).collect();
                arrows.push(Arrow { brush: Brush::Blue, squares });
            }
            _ => {}
        }
        if !arrows.is_empty() || !marks.is_empty() || self.has_begun {
            table.board.drawn = Drawn::new(table.game().plies().len(), marks, arrows);
        }
    }
}
