//! An exercise being solved: one position, the tries, the hints, and the feedback to each try.
//!
//! A try is judged by the board it leads to, not by how the move is written. Only right moves
//! change the position; after a wrong one the person tries again. The rules explain why an illegal
//! move is refused.

pub mod check;
mod force;
mod judge;
mod words;

use std::sync::Arc;

pub use force::{MAX_CHECK_NODES, MAX_NODES, TooHard};
pub use judge::Miss;
use judge::{Turn, is_legal, is_same_board};

use super::hint::{self, HintStep};
use crate::notation::exercise::{Accept, Exercise, Goal};
use crate::notation::movetext;
use crate::rules::explain::Refusal;
use crate::rules::game::look;
use crate::rules::{Color, Move, Position, Ruleset, Square, Status};
use crate::text::HintRule;

/// An exercise being solved.
#[derive(Clone, Debug)]
pub struct Attempt {
    ruleset: Arc<Ruleset>,
    exercise: Exercise,
    start: Position,
    position: Position,
    legal: Vec<Move>,
    /// The person's turns already played.
    n_turns: usize,
    /// The positions after the captures found so far.
    found: Vec<Position>,
    /// The positions after all captures to be found.
    wanted: Vec<Position>,
    n_wrong: u32,
    n_hints: u32,
    hint: Option<HintStep>,
    is_solved: bool,
    /// The last move judged, and the position in which it was tried.
    tried: Option<(Position, Move)>,
}

/// The verdict on a try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Right, and the exercise is solved.
    Solved {
        /// The opponent's reply, if the author gives one.
        reply: Option<Move>,
    },
    /// Right, and the exercise goes on after the reply.
    Right {
        /// The opponent's reply.
        reply: Move,
    },
    /// One of the captures asked for; the position does not change.
    Found {
        /// The number of captures found so far.
        found: usize,
        /// The number of captures to find.
        of: usize,
    },
    /// Wrong; the position does not change.
    Wrong(Wrong),
    /// Too hard to judge; nothing changes.
    TooHard,
    /// The exercise is solved already.
    Over,
}

/// A wrong try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The author's answer to it, if there is one.
    pub words: Option<String>,
    /// The reason.
    pub reason: Reason,
}

/// The reason why a try is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is not legal.
    Refused(Refusal),
    /// It is legal, but does not solve the task.
    Missed(Miss),
    /// This capture has been found before.
    FoundAlready,
    /// The move picked as illegal is legal.
    IsLegal(String),
    /// The move is not among those to pick from.
    NotAChoice,
}

/// A hint; each one tells more than the one before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The author's own words.
    Words(String),
    /// The rule that applies.
    Rule(HintRule),
    /// The piece to move.
    Piece(Square),
    /// The move to play.
    Move(Move),
    /// The illegal move, by its index among those to pick from.
    Illegal(usize),
}

impl Attempt {
    /// Begins an exercise. It cannot be solved from a position without legal moves; see [`check`].
    pub fn new(ruleset: Arc<Ruleset>, start: Position, exercise: Exercise) -> Self {
        let mut attempt = Self {
            ruleset,
            exercise,
            start,
            position: start,
            legal: Vec::new(),
            n_turns: 0,
            found: Vec::new(),
            wanted: Vec::new(),
            n_wrong: 0,
            n_hints: 0,
            hint: None,
            is_solved: false,
            tried: None,
        };
        attempt.begin();
        attempt
    }

    /// Goes back to the start. Tries and hints keep being counted.
    pub fn restart(&mut self) {
        self.position = self.start;
        self.begin();
    }

    fn begin(&mut self) {
        self.n_turns = 0;
        self.found.clear();
        self.hint = None;
        self.is_solved = false;
        self.legal = look(&self.ruleset, &self.position).0;
        if self.exercise.goal == Goal::CaptureAll {
            // Without a search nothing is too hard.
            let right = self.turn().right(MAX_NODES).unwrap_or_default();
            let wanted = distinct(right.iter().map(|mv| self.ruleset.after(&self.position, mv)));
            self.wanted = wanted;
        }
    }

    /// The rules.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// The exercise.
    pub const fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The side that the task is for.
    pub const fn side(&self) -> Color {
        self.start.turn()
    }

    /// The current position: the person is to move, unless the exercise is solved.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The legal moves in that position; none once the exercise is solved.
    pub fn legal_moves(&self) -> &[Move] {
        &self.legal
    }

    /// Whether it is solved.
    pub const fn is_solved(&self) -> bool {
        self.is_solved
    }

    /// The number of tries: all wrong ones, and one more once the exercise is solved.
    pub fn n_tries(&self) -> u32 {
        self.n_wrong.saturating_add(u32::from(self.is_solved))
    }

    /// The number of wrong tries.
    pub const fn n_wrong(&self) -> u32 {
        self.n_wrong
    }

    /// The number of hints given.
    pub const fn n_hints(&self) -> u32 {
        self.n_hints
    }

    /// The number of captures found and to find, where all captures are asked for.
    pub fn found(&self) -> Option<(usize, usize)> {
        let counts = (self.found.len(), self.wanted.len());
        (self.exercise.goal == Goal::CaptureAll).then_some(counts)
    }

    /// The moves to pick the illegal one from, as the author writes them; empty in other exercises.
    pub fn choices(&self) -> Vec<&str> {
        match self.exercise.goal {
            Goal::FindIllegal => choices(&self.exercise).collect(),
            _ => Vec::new(),
        }
    }

    fn turn(&self) -> Turn<'_> {
        Turn {
            ruleset: &self.ruleset,
            exercise: &self.exercise,
            number: self.n_turns,
            position: &self.position,
            legal: &self.legal,
        }
    }

    /// Judges a legal move. Any other move is refused with the reason of the rules.
    pub fn try_move(&mut self, mv: &Move) -> Verdict {
        if self.is_solved {
            return Verdict::Over;
        }
        if self.exercise.goal == Goal::FindIllegal || !self.legal.contains(mv) {
            return self.try_path(&[mv.from, mv.to]);
        }
        self.tried = Some((self.position, *mv));
        let miss = self.turn().judge(mv);
        match miss {
            Err(TooHard) => Verdict::TooHard,
            Ok(Some(miss)) => {
                let answer = self.answer_to(mv);
                self.wrong(answer, Reason::Missed(miss))
            }
            Ok(None) if self.exercise.goal == Goal::CaptureAll => self.find(mv),
            Ok(None) => self.go_on(mv),
        }
    }

    /// Judges a move entered as squares: the piece's square and its landings, or only the last of
    /// them. Where several legal moves fit, the first is meant.
    pub fn try_path(&mut self, path: &[Square]) -> Verdict {
        if self.is_solved {
            return Verdict::Over;
        }
        if self.exercise.goal == Goal::FindIllegal {
            let found = self.index_of(path, &self.choices());
            return match found {
                Some(choice) => self.try_choice(choice),
                None => self.wrong(None, Reason::NotAChoice),
            };
        }
        if let Some(refusal) = self.ruleset.explain(&self.position, path) {
            let answer = self.answer_to_path(path);
            return self.wrong(answer, Reason::Refused(refusal));
        }
        match self.moves_along(path).first().copied() {
            Some(mv) => self.try_move(&mv),
            None => self.wrong(None, Reason::Refused(Refusal::NothingEntered)),
        }
    }

    /// The legal moves along these squares.
    pub fn moves_along(&self, path: &[Square]) -> Vec<Move> {
        let Some((from, rests)) = path.split_first() else { return Vec::new() };
        let goes =
            |mv: &&Move| mv.from == *from && self.ruleset.goes_via(&self.position, mv, rests);
        self.legal.iter().filter(goes).copied().collect()
    }

    /// Judges the choice with this index as the illegal move.
    pub fn try_choice(&mut self, choice: usize) -> Verdict {
        if self.is_solved {
            return Verdict::Over;
        }
        let Some(text) = self.choices().get(choice).map(|text| (*text).to_owned()) else {
            return self.wrong(None, Reason::NotAChoice);
        };
        if self.is_legal(&text) {
            let answer = self.exercise.answers.iter().find(|answer| answer.mv == text);
            let answer = answer.map(|answer| answer.words.clone());
            return self.wrong(answer, Reason::IsLegal(text));
        }
        self.solve();
        Verdict::Solved { reply: None }
    }

    /// Why the choice with this index is illegal; `None` if it is legal.
    pub fn refusal_of_choice(&self, choice: usize) -> Option<Refusal> {
        let squares = movetext::squares(self.ruleset.board(), self.choices().get(choice)?).ok()?;
        self.ruleset.explain(&self.start, &squares)
    }

    fn is_legal(&self, text: &str) -> bool {
        is_legal(&self.ruleset, &self.position, &self.legal, text)
    }

    fn wrong(&mut self, words: Option<String>, reason: Reason) -> Verdict {
        self.n_wrong = self.n_wrong.saturating_add(1);
        Verdict::Wrong(Wrong { words, reason })
    }

    /// The author's answer to a legal move.
    fn answer_to(&self, mv: &Move) -> Option<String> {
        let turn = self.turn();
        let found = self.exercise.answers.iter().find(|one| turn.leads_alike(&one.mv, mv));
        found.map(|answer| answer.words.clone())
    }

    /// The author's answer to the squares entered.
    fn answer_to_path(&self, path: &[Square]) -> Option<String> {
        let answers = &self.exercise.answers;
        let tries: Vec<_> = answers.iter().map(|answer| answer.mv.as_str()).collect();
        let found = answers.get(self.index_of(path, &tries)?)?;
        Some(found.words.clone())
    }

    /// The index of the text that names these squares, or else of one with the same first and last
    /// square.
    fn index_of(&self, path: &[Square], texts: &[&str]) -> Option<usize> {
        let board = self.ruleset.board();
        let squares: Vec<_> =
            texts.iter().map(|text| movetext::squares(board, text).unwrap_or_default()).collect();
        let exact = squares.iter().position(|squares| squares == path);
        exact.or_else(|| squares.iter().position(|squares| ends(squares) == ends(path)))
    }

    fn find(&mut self, mv: &Move) -> Verdict {
        let after = self.ruleset.after(&self.position, mv);
        if self.found.iter().any(|found| is_same_board(found, &after)) {
            return self.wrong(None, Reason::FoundAlready);
        }
        self.found.push(after);
        self.hint = None;
        let (found, of) = (self.found.len(), self.wanted.len());
        if found < of {
            return Verdict::Found { found, of };
        }
        self.solve();
        Verdict::Solved { reply: None }
    }

    /// Plays a right move and the opponent's reply.
    fn go_on(&mut self, mv: &Move) -> Verdict {
        let after = self.ruleset.after(&self.position, mv);
        let (replies, status, _) = look(&self.ruleset, &after);
        let is_last = self.turn().is_last(mv) || status != Status::Ongoing;
        let is_search = matches!(self.exercise.goal, Goal::WinIn(_) | Goal::Hold(_));
        let reply = if status != Status::Ongoing || (is_last && is_search) {
            Ok(None)
        } else {
            self.turn().reply(mv, &replies)
        };
        let Ok(reply) = reply else { return Verdict::TooHard };
        self.position = after;
        self.hint = None;
        self.n_turns += 1;
        let Some(reply) = reply else {
            self.solve();
            return Verdict::Solved { reply: None };
        };
        self.position = self.ruleset.after(&after, &reply);
        let (legal, status, _) = look(&self.ruleset, &self.position);
        if is_last || status != Status::Ongoing {
            self.solve();
            return Verdict::Solved { reply: Some(reply) };
        }
        self.legal = legal;
        Verdict::Right { reply }
    }

    fn solve(&mut self) {
        self.is_solved = true;
        self.hint = None;
        self.legal.clear();
    }

    /// The next hint: the author's words or else the rule that applies, unless that says nothing, then the piece, then
    /// the move. `None` after the last one, or if there is no move to show; the next call begins again.
    pub fn hint(&mut self) -> Option<Hint> {
        let step = match self.hint {
            None if self.rule_says_nothing() => HintStep::Piece,
            None => HintStep::Rule,
            Some(HintStep::Rule) => HintStep::Piece,
            Some(HintStep::Piece) => HintStep::Move,
            Some(HintStep::Move) => {
                self.hint = None;
                return None;
            }
        };
        let hint = self.hint_at(step);
        self.hint = hint.is_some().then_some(step);
        self.n_hints = self.n_hints.saturating_add(u32::from(hint.is_some()));
        hint
    }

    /// Whether all that can be said of the rule is that there is nothing to capture, while there is a move to show.
    fn rule_says_nothing(&self) -> bool {
        let rule = hint::rule(&self.ruleset, &self.position, &self.legal);
        self.exercise.hint.is_none()
            && matches!(rule, HintRule::NoCapture { .. })
            && self.hint_at(HintStep::Piece).is_some()
    }

    fn hint_at(&self, step: HintStep) -> Option<Hint> {
        if self.is_solved {
            return None;
        }
        if step == HintStep::Rule {
            let words = self.exercise.hint.clone().map(Hint::Words);
            let rule = || Hint::Rule(hint::rule(&self.ruleset, &self.position, &self.legal));
            return Some(words.unwrap_or_else(rule));
        }
        if self.exercise.goal == Goal::FindIllegal {
            let choices = self.choices();
            let (illegal, text) =
                choices.iter().enumerate().find(|(_, text)| !self.is_legal(text))?;
            let squares = movetext::squares(self.ruleset.board(), text).ok()?;
            return match step {
                HintStep::Move => Some(Hint::Illegal(illegal)),
                _ => squares.first().copied().map(Hint::Piece),
            };
        }
        let best = self.best()?;
        Some(if step == HintStep::Move { Hint::Move(best) } else { Hint::Piece(best.from) })
    }

    /// A right move that has not been found yet.
    fn best(&self) -> Option<Move> {
        if self.exercise.goal != Goal::CaptureAll {
            return self.turn().best().unwrap_or(None);
        }
        let is_new = |mv: &&Move| {
            let after = self.ruleset.after(&self.position, mv);
            let is_it = |other: &Position| is_same_board(other, &after);
            self.wanted.iter().any(is_it) && !self.found.iter().any(is_it)
        };
        self.legal.iter().find(is_new).copied()
    }
}

/// The moves to pick from.
fn choices(exercise: &Exercise) -> impl Iterator<Item = &str> {
    exercise.accept.iter().flatten().filter_map(|one| match one {
        Accept::Move(text) => Some(text.as_str()),
        _ => None,
    })
}

/// The first and last square of a path.
fn ends(path: &[Square]) -> Option<(Square, Square)> {
    Some((*path.first()?, *path.last()?))
}

/// Positions without those whose board is there already.
fn distinct(positions: impl Iterator<Item = Position>) -> Vec<Position> {
    let mut found: Vec<Position> = Vec::new();
    for position in positions {
        if !found.iter().any(|other| is_same_board(other, &position)) {
            found.push(position);
        }
    }
    found
}
