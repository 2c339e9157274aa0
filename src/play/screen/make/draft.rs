//! What an author has recorded, and how it is written.

use super::{Field, Item, Step};
use crate::notation::exercise::{Accept, Answer, Exercise, ExerciseFault, Goal, MAX_WORDS, Reply};
use crate::notation::link::{self, Link};
use crate::notation::marks::{self, Arrow, Mark};
use crate::notation::movetext;
use crate::rules::Ruleset;

/// The key that stores wrong tries without an answer yet: moves, separated by `;`.
const WORDLESS: &str = "nw";
/// The key that stores the number of the step that is shown.
const STEP: &str = "step";

/// The step that a stored exercise was left at.
pub(super) fn step_of(opened: &Link) -> Option<Step> {
    let number = link::value(&opened.others, STEP)?.parse::<usize>().ok()?;
    Step::ALL.get(number).copied()
}

/// What has been recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The exercise, including parts that its goal does not use or that are not complete.
    pub exercise: Exercise,
    /// The caption below the board.
    pub caption: String,
    /// Marks in the start position.
    pub marks: Vec<Mark>,
    /// Arrows in the start position.
    pub arrows: Vec<Arrow>,
}

impl Default for Draft {
    fn default() -> Self {
        let exercise = Exercise {
            goal: Goal::Move,
            accept: Vec::new(),
            replies: Vec::new(),
            answers: Vec::new(),
            hint: None,
            ok: None,
        };
        Self { exercise, caption: String::new(), marks: Vec::new(), arrows: Vec::new() }
    }
}

impl Draft {
    /// The draft of a link.
    pub(super) fn of(opened: &Link) -> Self {
        let (ruleset, extras) = (opened.game.ruleset(), &opened.extras);
        let mut exercise = Exercise::read_draft(ruleset, &|key| extras.get(key));
        let wordless = link::value(&opened.others, WORDLESS).unwrap_or_default().split(';');
        let is_move = |text: &&str| movetext::squares(ruleset.board(), text).is_ok();
        exercise.answers.extend(
            wordless.filter(is_move).map(|mv| Answer { mv: mv.to_owned(), words: String::new() }),
        );
        Self {
            exercise,
            caption: extras.get("cap").unwrap_or_default().to_owned(),
            marks: opened.marks.clone(),
            arrows: opened.arrows.clone(),
        }
    }

    /// What is accepted turn by turn, if the goal uses it.
    pub fn accepted(&self) -> &[Vec<Accept>] {
        let Exercise { goal, accept, .. } = &self.exercise;
        let n_turns = match goal {
            _ if !goal.takes_accept() => 0,
            _ if !goal.takes_turns() => 1,
            _ => accept.len(),
        };
        accept.get(..n_turns).unwrap_or(accept)
    }

    /// The replies, if the goal uses them.
    pub fn replies(&self) -> &[Reply] {
        match self.exercise.goal {
            Goal::CaptureAll | Goal::FindIllegal => &[],
            _ => &self.exercise.replies,
        }
    }

    /// The exercise without the parts that its goal does not use or that are not complete.
    fn finished(&self) -> Exercise {
        let mut accept = self.accepted().to_vec();
        if self.exercise.goal == Goal::FindIllegal {
            for turn in &mut accept {
                turn.retain(|one| matches!(one, Accept::Move(_)));
            }
        }
        trim_turns(&mut accept);
        let words = |text: &Option<String>| {
            let text = text.as_deref().map(str::trim).filter(|text| !text.is_empty());
            text.map(str::to_owned)
        };
        let answers = self.exercise.answers.iter().filter_map(|answer| {
            let words = words(&Some(answer.words.clone()))?;
            Some(Answer { mv: answer.mv.clone(), words })
        });
        Exercise {
            goal: self.exercise.goal,
            accept,
            replies: self.replies().to_vec(),
            answers: answers.collect(),
            hint: words(&self.exercise.hint),
            ok: words(&self.exercise.ok),
        }
    }

    /// The exercise as keys and values of a link.
    pub(super) fn pairs(&self, ruleset: &Ruleset) -> Vec<(&'static str, String)> {
        let mut pairs = vec![("mode", "exercise".to_owned())];
        pairs.extend(self.finished().write(ruleset, false));
        pairs.extend(self.caption_pair());
        pairs
    }

    /// The same for the check, to which the answers to wrong tries do not matter.
    pub(super) fn checked_pairs(&self, ruleset: &Ruleset) -> Vec<(&'static str, String)> {
        let mut draft = self.clone();
        for answer in &mut draft.exercise.answers {
            "?".clone_into(&mut answer.words);
        }
        draft.pairs(ruleset)
    }

    /// The same with everything that has been recorded.
    pub(super) fn raw_pairs(&self, ruleset: &Ruleset) -> Vec<(&'static str, String)> {
        let (spoken, wordless): (Vec<_>, Vec<_>) =
            self.exercise.answers.iter().cloned().partition(|one| !one.words.trim().is_empty());
        let exercise = Exercise { answers: spoken, ..self.exercise.clone() };
        let mut pairs = exercise.write(ruleset, false);
        pairs.extend(self.caption_pair());
        let wordless: Vec<_> = wordless.into_iter().map(|answer| answer.mv).collect();
        if !wordless.is_empty() {
            pairs.push((WORDLESS, wordless.join(";")));
        }
        pairs
    }

    /// The same, with the step that is shown.
    pub(super) fn stored_pairs(
        &self,
        ruleset: &Ruleset,
        step: Step,
    ) -> Vec<(&'static str, String)> {
        let mut pairs = self.raw_pairs(ruleset);
        pairs.push((STEP, (step as usize).to_string()));
        pairs
    }

    fn caption_pair(&self) -> Option<(&'static str, String)> {
        let caption = self.caption.trim();
        (!caption.is_empty()).then(|| ("cap", caption.to_owned()))
    }

    /// What is missing or wrong.
    pub(super) fn faults(&self, ruleset: &Ruleset) -> Vec<ExerciseFault> {
        let pairs = self.pairs(ruleset);
        let get = |key: &str| {
            pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| value.as_str())
        };
        Exercise::read(ruleset, &get).err().unwrap_or_default()
    }

    /// The same on the board of another game, as far as its squares and moves exist there.
    pub(super) fn moved(&self, from: &Ruleset, to: &Ruleset) -> Self {
        let (old, new) = (from.board(), to.board());
        let pairs = self.raw_pairs(from);
        let get = |key: &str| {
            pairs.iter().find(|(name, _)| *name == key).map(|(_, value)| value.as_str())
        };
        Self {
            exercise: Exercise::read_draft(to, &get),
            caption: self.caption.clone(),
            marks: marks::read_marks(new, &marks::write_marks(old, &self.marks)).0,
            arrows: marks::read_arrows(new, &marks::write_arrows(old, &self.arrows)).0,
        }
    }

    pub(super) fn remove(&mut self, item: Item) {
        let Exercise { accept, replies, answers, .. } = &mut self.exercise;
        match item {
            Item::Accept(turn, idx) => {
                if let Some(turn) = accept.get_mut(turn) {
                    take(turn, idx);
                }
                trim_turns(accept);
            }
            Item::Reply(idx) => take(replies, idx),
            Item::Answer(idx) => take(answers, idx),
            Item::Mark(idx) => take(&mut self.marks, idx),
            Item::Arrow(idx) => take(&mut self.arrows, idx),
        }
    }

    pub(super) fn write(&mut self, field: Field, mut words: String) {
        let most = (0..=MAX_WORDS).rev().find(|&most| words.is_char_boundary(most));
        words.truncate(most.unwrap_or_default());
        let place = match field {
            Field::Caption => &mut self.caption,
            Field::Hint => self.exercise.hint.get_or_insert_default(),
            Field::Ok => self.exercise.ok.get_or_insert_default(),
            Field::Answer(idx) => match self.exercise.answers.get_mut(idx) {
                Some(answer) => &mut answer.words,
                None => return,
            },
        };
        *place = words;
    }
}

fn take<T>(items: &mut Vec<T>, idx: usize) {
    if idx < items.len() {
        items.remove(idx);
    }
}

/// Removes empty turns from the end.
fn trim_turns(accept: &mut Vec<Vec<Accept>>) {
    while accept.last().is_some_and(Vec::is_empty) {
        accept.pop();
    }
}
