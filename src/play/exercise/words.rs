//! The texts of an exercise.

use super::{Attempt, Hint, Miss, Reason, Verdict, Wrong};
use crate::notation::exercise::{Exercise, Goal};
use crate::notation::movetext;
use crate::rules::game::look;
use crate::rules::spec::Choice;
use crate::rules::{Move, Position, Ruleset, Square};
use crate::text::{Feedback, MoveWords, Strings, Task};

/// The task of an exercise. `n_wanted` is the number of captures where all are to be found.
fn task(ruleset: &Ruleset, exercise: &Exercise, n_wanted: usize) -> Task {
    match exercise.goal {
        Goal::Move => Task::Moves(exercise.accept.len()),
        Goal::CaptureAny => Task::CaptureAny,
        Goal::CaptureAll => Task::CaptureAll(n_wanted),
        Goal::CaptureMax => match ruleset.rules().capture.choice {
            Choice::MostPieces => Task::CaptureDue,
            Choice::FrisianValue | Choice::Spanish | Choice::Italian => Task::CaptureBest,
            Choice::Any | Choice::KingFirst => Task::CaptureMost,
        },
        Goal::FindIllegal => Task::FindIllegal(super::choices(exercise).count()),
        Goal::Reach(square) => Task::Reach(ruleset.board().label(square).to_string()),
        Goal::WinIn(n) => Task::WinIn(n),
        Goal::Hold(n) => Task::Hold(n),
    }
}

/// A legal move of a position in the game's notation.
pub(super) fn written(ruleset: &Ruleset, position: &Position, mv: &Move) -> String {
    let (legal, _, _) = look(ruleset, position);
    movetext::write(ruleset, position, &legal, mv)
}

impl Attempt {
    /// The task as a sentence.
    pub fn task(&self, text: &Strings) -> String {
        let task = task(&self.ruleset, &self.exercise, self.wanted.len());
        text.exercise().task(self.start.turn(), &task)
    }

    /// The number of captures found; `None` unless all captures are asked for.
    pub fn found_words(&self, text: &Strings) -> Option<String> {
        self.found().map(|(found, of)| text.exercise().found(found, of))
    }

    /// The number of tries and hints; `None` until the exercise is solved.
    pub fn tries_words(&self, text: &Strings) -> Option<String> {
        self.is_solved.then(|| text.exercise().tries(self.n_tries(), self.n_hints))
    }

    /// The feedback to a try: the author's words, if there are any.
    pub fn verdict_words(&self, text: &Strings, verdict: &Verdict) -> String {
        let say = |feedback: &Feedback| text.exercise().feedback(feedback);
        // Replies are written in the position after the person's move.
        let after = self.tried.map(|(before, mv)| self.ruleset.after(&before, &mv));
        let reply = |reply: &Move| {
            after.map(|after| written(&self.ruleset, &after, reply)).unwrap_or_default()
        };
        match verdict {
            Verdict::Solved { .. } => {
                let plain = || [say(&Feedback::Solved), self.illegal_words(text)].join(" ");
                self.exercise.ok.clone().unwrap_or_else(|| plain().trim_end().to_owned())
            }
            Verdict::Right { reply: mv } => say(&Feedback::Right { reply: reply(mv) }),
            Verdict::Found { found, of } => say(&Feedback::Found { found: *found, of: *of }),
            Verdict::Wrong(wrong) => self.wrong_words(text, wrong, &reply),
            Verdict::TooHard => say(&Feedback::TooHard),
            Verdict::Over => say(&Feedback::Over),
        }
    }

    /// Why the illegal one of the given moves is illegal; empty for other tasks.
    fn illegal_words(&self, text: &Strings) -> String {
        let name = |square: Square| self.ruleset.board().label(square).to_string();
        let refusal = (0..self.choices().len()).find_map(|choice| self.refusal_of_choice(choice));
        refusal.map(|refusal| text.refusal(&name, &refusal)).unwrap_or_default()
    }

    fn wrong_words(
        &self,
        text: &Strings,
        wrong: &Wrong,
        reply: &dyn Fn(&Move) -> String,
    ) -> String {
        if let Some(words) = &wrong.words {
            return words.clone();
        }
        let name = |square: Square| self.ruleset.board().label(square).to_string();
        let feedback = match &wrong.reason {
            Reason::Refused(refusal) => return text.refusal(&name, refusal),
            Reason::Missed(miss) => match miss {
                Miss::TakesNothing => Feedback::TakesNothing,
                Miss::TakesLess { takes, most } => {
                    Feedback::TakesLess { takes: *takes, most: *most }
                }
                Miss::DoesNotReach(square) => Feedback::DoesNotReach(name(*square)),
                Miss::NotAccepted => Feedback::NotAccepted,
                Miss::LetsGo(mv) => Feedback::LetsGo { reply: mv.as_ref().map(reply) },
                Miss::Loses(mv) => Feedback::Loses { reply: mv.as_ref().map(reply) },
            },
            Reason::FoundAlready => Feedback::FoundAlready,
            Reason::IsLegal(choice) => Feedback::IsLegal(choice.clone()),
            Reason::NotAChoice => Feedback::NotAChoice,
        };
        text.exercise().feedback(&feedback)
    }

    /// A hint as a sentence.
    pub fn hint_words(&self, text: &Strings, hint: &Hint) -> String {
        let board = self.ruleset.board();
        match hint {
            Hint::Words(words) => words.clone(),
            Hint::Rule(rule) => text.hint_rule(*rule),
            Hint::Piece(square) => text.hint_piece(&board.label(*square).to_string()),
            Hint::Move(mv) => text.hint_move(&self.move_words(text, &self.position, mv)),
            Hint::Illegal(choice) => {
                text.exercise().hint_illegal(self.choices().get(*choice).unwrap_or(&""))
            }
        }
    }

    /// A legal move of a position in words.
    pub fn move_words(&self, text: &Strings, position: &Position, mv: &Move) -> String {
        let board = self.ruleset.board();
        let route = self.ruleset.route(position, mv);
        text.moved(&MoveWords::new(board, position, mv, &route))
    }
}
