//! An exercise on a board: what is done there is a try, and what is not right is taken back.

use super::action::BoardAction;
use super::drawn::Drawn;
use super::embedded::Event;
use super::exercise::{Attempt, Hint, Verdict};
use super::input::Input;
use super::state::{Notice, Play, Pressing};
use crate::notation::exercise::Exercise;
use crate::notation::link::Extras;
use crate::notation::marks::{Arrow, Brush, Mark, MarkShape};
use crate::notation::movetext;
use crate::rules::{Move, Square};

/// An exercise, and what was last said of it.
#[derive(Clone, Debug)]
pub struct Solving {
    attempt: Attempt,
    verdict: Option<Verdict>,
    hint: Option<Hint>,
    /// The ways of the captures that have been found.
    found: Vec<Arrow>,
    has_begun: bool,
}

impl Solving {
    /// The exercise that some values ask for, in the position on the board.
    ///
    /// # Errors
    /// All faults, a sentence each.
    pub(super) fn read(play: &Play, extras: &Extras) -> Result<Self, Vec<String>> {
        let game = play.game();
        let exercise = Exercise::read(game.ruleset(), &|key| extras.get(key))
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        let ruleset = game.shared_ruleset().clone();
        let attempt = Attempt::new(ruleset, *game.position(), exercise);
        Ok(Self { attempt, verdict: None, hint: None, found: Vec::new(), has_begun: false })
    }

    /// How it stands.
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// Whether anything has been tried.
    pub const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// Whether the last try was right.
    pub const fn went_well(&self) -> Option<bool> {
        match self.verdict {
            None => None,
            Some(Verdict::Wrong(_) | Verdict::TooHard) => Some(false),
            Some(_) => Some(true),
        }
    }

    /// What is said to the last try, or as a hint.
    pub fn words(&self, play: &Play) -> Option<String> {
        let text = play.strings();
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
        play: &mut Play,
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
            // An exercise has no moves to take back.
            if !matches!(action, BoardAction::Undo | BoardAction::Redo) {
                play.on_board(action);
            }
            return;
        }
        let way = entered(play, &action);
        let n_plies = play.game().plies().len();
        play.on_board(action);
        let last = play.game().plies().last().filter(|_| play.game().plies().len() > n_plies);
        if let Some(mv) = last.map(|ply| ply.mv) {
            self.judge(play, &mv, events);
        } else if let (Some(Notice::Refused(_)), Some(way)) = (&play.notice, way) {
            // The author may have words for this move, though it is not legal.
            let verdict = self.attempt.try_path(&way);
            play.notice = None;
            self.tell(play, verdict, events);
        } else if play.notice.is_some() {
            (self.verdict, self.hint) = (None, None);
        }
    }

    /// Tries a move that the page asks for, as text.
    pub(super) fn play_text(
        &mut self,
        play: &mut Play,
        text: &str,
        events: &mut Vec<Event>,
    ) -> Result<(), String> {
        play.play_text(text)?;
        if let Some(mv) = play.game().plies().last().map(|ply| ply.mv) {
            self.judge(play, &mv, events);
        }
        Ok(())
    }

    pub(super) fn choose(&mut self, play: &mut Play, choice: usize, events: &mut Vec<Event>) {
        let verdict = self.attempt.try_choice(choice);
        self.tell(play, verdict, events);
    }

    pub(super) fn next_hint(&mut self, play: &mut Play) {
        self.hint = self.attempt.hint();
        if let Some(words) = self.hint.as_ref().and_then(|_| self.words(play)) {
            play.say(words);
        }
        self.draw(play);
    }

    /// Judges a move that has just been made on the board.
    fn judge(&mut self, play: &mut Play, mv: &Move<u128>, events: &mut Vec<Event>) {
        let before = *self.attempt.position();
        let verdict = self.attempt.try_move(mv);
        match &verdict {
            Verdict::Right { reply } | Verdict::Solved { reply: Some(reply) } => {
                let text = movetext::write(
                    play.game().ruleset(),
                    play.game().position(),
                    play.game().legal_moves(),
                    reply,
                );
                // The reply is legal: the exercise has just played it.
                let _ = play.play_text(&text);
            }
            Verdict::Solved { reply: None } => {}
            Verdict::Found { .. } => {
                let route = play.game().ruleset().route(&before, mv);
                let squares = std::iter::once(mv.from).chain(route.landings).collect();
                self.found.push(Arrow { brush: Brush::Green, squares });
                take_back(play);
            }
            Verdict::Wrong(_) | Verdict::TooHard | Verdict::Over => take_back(play),
        }
        self.tell(play, verdict, events);
    }

    /// Says what became of a try.
    fn tell(&mut self, play: &mut Play, verdict: Verdict, events: &mut Vec<Event>) {
        self.has_begun = true;
        self.hint = None;
        let words = self.attempt.verdict_words(play.strings(), &verdict);
        let tries = self.attempt.n_tries();
        match &verdict {
            Verdict::Solved { .. } => {
                events.push(Event::Solved { tries, hints: self.attempt.n_hints() });
                play.pressing = Pressing::Nothing;
            }
            Verdict::Found { found, of } => events.push(Event::Found { found: *found, of: *of }),
            Verdict::Wrong(_) => events.push(Event::Failed { reason: words.clone(), tries }),
            Verdict::TooHard => events.push(Event::Error { message: words.clone() }),
            Verdict::Right { .. } | Verdict::Over => {}
        }
        play.say(words);
        self.verdict = Some(verdict);
        self.draw(play);
    }

    /// Draws the captures that have been found, and what a hint points at.
    fn draw(&self, play: &mut Play) {
        let mut arrows = self.found.clone();
        let mut marks = Vec::new();
        match &self.hint {
            Some(Hint::Piece(square)) => {
                marks.push(Mark { square: *square, shape: MarkShape::Ring });
            }
            Some(Hint::Move(mv)) => {
                let route = play.game().ruleset().route(self.attempt.position(), mv);
                let squares = std::iter::once(mv.from).chain(route.landings).collect();
                arrows.push(Arrow { brush: Brush::Blue, squares });
            }
            _ => {}
        }
        if !arrows.is_empty() || !marks.is_empty() || self.has_begun {
            play.drawn = Drawn::new(play.game().plies().len(), marks, arrows);
        }
    }
}

/// The squares that a press or a drop has a piece go over, if a piece is chosen.
pub(super) fn entered(play: &Play, action: &BoardAction) -> Option<Vec<Square>> {
    let (BoardAction::Press(square) | BoardAction::Drop(square)) = action else { return None };
    let (Input::Selected(entry) | Input::Choosing { entry, .. }) = &play.input else { return None };
    let way = std::iter::once(entry.from).chain(entry.entered.iter().copied());
    Some(way.chain([*square]).collect())
}

/// Takes the last move off the board again.
pub(super) fn take_back(play: &mut Play) {
    if let Some(mv) = play.record.undo() {
        play.focus = mv.from;
    }
    play.settle();
    play.rethink();
}
