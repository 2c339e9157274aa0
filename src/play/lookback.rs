//! A game looked back on, on the page: gone through, reported, and asked about.
//!
//! What has been lost is found by a [`Review`]; here is what of it is on the board, and which turning points
//! were answered.

use std::rc::Rc;

use super::analysis::Value;
use super::drawn::Drawn;
use super::review::{Review, Try, Verdict};
use super::session::{self, Session};
use super::walk::Mark;
use crate::notation::exercise::{MAX_ACCEPTED, MAX_ENTRIES, MAX_WORDS};
use crate::notation::marks::{Arrow, Brush};
use crate::notation::tree::Tree;
use crate::notation::{lines, link, study};
use crate::rules::{Color, Game, Move, Square};
use crate::text::Strings;

/// The most moves of a line that are said.
const MAX_SAID: usize = 8;

/// What of it is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It is being gone through.
    Going,
    /// The engine has stopped before the end.
    Stuck,
    /// All that was found, with the game on the board.
    Report,
    /// The turning point with this index is asked about.
    Asked(usize),
    /// All have been.
    Over,
}

/// A game looked back on.
#[derive(Clone, Debug)]
pub struct Lookback {
    review: Rc<Review>,
    texts: Rc<[String]>,
    bottom: Color,
    stage: Stage,
    /// The position shown in a report, as the number of plies before it.
    ply: usize,
    /// The turning points that are asked about, and what has come of each.
    asked: Rc<[usize]>,
    marks: Vec<Mark>,
}

/// Two are equal if the same is on the board.
impl PartialEq for Lookback {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.review, &other.review)
            && (self.stage, self.ply, &self.marks) == (other.stage, other.ply, &other.marks)
    }
}

impl Eq for Lookback {}

impl Lookback {
    /// The beginning. `bottom` is the side at the bottom of the board.
    pub fn new(review: Review, texts: &[String], bottom: Color) -> Self {
        let ply = review.n_plies();
        Self {
            review: Rc::new(review),
            texts: texts.into(),
            bottom,
            stage: Stage::Going,
            ply,
            asked: Rc::new([]),
            marks: Vec::new(),
        }
    }

    /// What has been found.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// What of it is on the board.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The plies that are asked about, once all is known.
    pub fn asked(&self) -> &[usize] {
        &self.asked
    }

    /// What has come of each.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The ply that is asked about.
    pub fn ply(&self) -> Option<usize> {
        match self.stage {
            Stage::Asked(idx) => self.asked.get(idx).copied(),
            Stage::Going | Stage::Stuck | Stage::Report | Stage::Over => None,
        }
    }

    /// The side at the bottom of the board.
    pub const fn bottom(&self) -> Color {
        self.bottom
    }

    /// With what has been found by now; `is_over` where nothing more will be.
    #[must_use]
    pub fn with(&self, review: Review, is_over: bool) -> Self {
        let mut next = Self { review: Rc::new(review), ..self.clone() };
        if is_over {
            next.asked = next.review.asked_plies().into();
            next.marks = vec![Mark::Open; next.asked.len()];
            next.stage = Stage::Report;
        }
        next
    }

    /// The same at another stage.
    #[must_use]
    pub fn at(&self, stage: Stage) -> Self {
        Self { stage, ..self.clone() }
    }

    /// The report, with the position before a ply on the board.
    #[must_use]
    pub fn showing(&self, ply: usize) -> Self {
        Self { ply, ..self.at(Stage::Report) }
    }

    /// The next turning point, or the end.
    #[must_use]
    pub fn next(&self) -> Self {
        let idx = match self.stage {
            Stage::Asked(idx) => idx + 1,
            _ => 0,
        };
        self.at(if idx < self.asked.len() { Stage::Asked(idx) } else { Stage::Over })
    }

    /// After something better was found, at the first try or later. What was settled stays so.
    #[must_use]
    pub fn settled(&self, at_first_try: bool) -> Self {
        let mut next = self.clone();
        if let Stage::Asked(idx) = self.stage
            && let Some(mark @ Mark::Open) = next.marks.get_mut(idx)
        {
            *mark = if at_first_try { Mark::First } else { Mark::Later };
        }
        next
    }

    /// How many were found at the first try.
    pub fn n_first(&self) -> usize {
        self.marks.iter().filter(|mark| **mark == Mark::First).count()
    }

    /// The link of what is on the board.
    pub(super) fn link(&self, text: &Strings) -> String {
        match self.ply() {
            Some(ply) => self.question(ply, text),
            None => self.position_link(),
        }
    }

    /// The game, with arrows for what was played and what was better in the position shown.
    fn position_link(&self) -> String {
        let game = self.review.game();
        let mut link = link::write(game, &self.texts, Some(self.ply), self.bottom);
        Drawn::write(game.ruleset().board(), &[], &self.arrows(self.ply), &mut link);
        link + "&mode=replay"
    }

    /// At a turning point, an arrow for what was played and one for what was better.
    pub fn arrows(&self, ply: usize) -> Vec<Arrow> {
        let is_one = self.review.turning_points().contains(&ply);
        let Some(played) = self.review.game().plies().get(ply).filter(|_| is_one) else {
            return Vec::new();
        };
        let arrow = |brush, mv: &Move| Arrow { brush, squares: self.way(ply, mv) };
        let better = self.review.best(ply).map(|mv| arrow(Brush::Green, &mv));
        std::iter::once(arrow(Brush::Red, &played.mv)).chain(better).collect()
    }

    /// The squares of a move.
    fn way(&self, ply: usize, mv: &Move) -> Vec<Square> {
        let game = self.review.game();
        let position = game.position_at(ply).unwrap_or(game.position());
        let route = game.ruleset().route(position, mv);
        let mut squares = vec![mv.from];
        squares.extend(route.landings);
        if squares.last() != Some(&mv.to) {
            squares.push(mv.to);
        }
        squares
    }

    /// An exercise: any good move is right, and every other one is answered with what comes of it.
    fn question(&self, ply: usize, text: &Strings) -> String {
        let game = self.review.game();
        let position = *game.position_at(ply).unwrap_or(game.position());
        let start = Game::from_position(game.shared_ruleset().clone(), position);
        let mut link = link::write(&start, &[], None, self.bottom);
        let (good, bad): (Vec<_>, Vec<_>) =
            self.review.tries(ply).into_iter().partition(|tried| self.review.is_good(ply, tried));
        let accepted: Vec<_> =
            good.iter().take(MAX_ACCEPTED).map(|tried| tried.text.as_str()).collect();
        let played = self.texts.get(ply).map(String::as_str);
        let answer = |tried: &Try| {
            let words = cut(&answer(tried, played == Some(&tried.text), text)).replace(';', ";;");
            format!("{}={words}", tried.text)
        };
        let answers: Vec<_> = bad.iter().take(MAX_ENTRIES).map(answer).collect();
        let ok = self.review.verdict(ply).map(|verdict| cut(&solution(&verdict, text)));
        link.push_str("&mode=exercise&goal=move");
        for (key, value) in
            [("acc", accepted.join(";")), ("no", answers.join(";")), ("ok", ok.unwrap_or_default())]
        {
            if !value.is_empty() {
                link.push('&');
                link.push_str(key);
                link.push('=');
                link::escape(&value, &mut link);
            }
        }
        link
    }

    /// The game with what was found written into it, to be opened as a study; `tree` is the study that there
    /// is, `session` what is kept of the page. `None` if it is too long to be kept.
    pub fn study(&self, tree: Option<&Tree>, session: &str, text: &Strings) -> Option<Session> {
        let mut tree = tree.cloned().unwrap_or_else(|| Tree::of_game(self.review.game()));
        let first = self.review.annotate(&mut tree, &|verdict| remark(verdict, text));
        let (kept, path) = (lines::write(&tree), first.map(|id| study::path_to(&tree, id)));
        let mut escaped = String::new();
        link::escape(&kept, &mut escaped);
        if session.len() + escaped.len() > link::MAX_BYTES {
            return None;
        }
        let session = session::read(session).ok()?;
        Some(Session { study: Some((kept, path.unwrap_or_default())), ..session })
    }
}

/// As long as a text of an exercise may be.
fn cut(words: &str) -> String {
    let end =
        words.char_indices().map(|(at, ch)| at + ch.len_utf8()).take_while(|end| *end <= MAX_WORDS);
    words[..end.last().unwrap_or(0)].to_owned()
}

fn said(line: &[String]) -> String {
    line.get(..MAX_SAID.min(line.len())).unwrap_or_default().join(" ")
}

/// What is said to a move that is not good.
fn answer(tried: &Try, was_played: bool, text: &Strings) -> String {
    let words = text.review();
    let verdict = tried.value.map(|value| text.assessment(value.assessment()));
    let verdict = verdict.unwrap_or_default();
    let reply = said(&tried.answer);
    match (was_played, reply.is_empty()) {
        (_, true) => words.leads_to(&verdict),
        (true, false) => words.was_played(&reply, &verdict),
        (false, false) => words.is_answered(&reply, &verdict),
    }
}

/// What is said once something good was found.
fn solution(verdict: &Verdict<'_>, text: &Strings) -> String {
    let before = verdict.before.map(|value| text.assessment(value.assessment()));
    text.review().solved(&said(&verdict.better), &before.unwrap_or_default())
}

/// What a turning point has changed: in words, or in hundredths of a man where they are the same for before and after.
pub fn remark(verdict: &Verdict<'_>, text: &Strings) -> String {
    let values = [verdict.before, verdict.after];
    let words = |value: Value| text.assessment(value.assessment());
    let [before, after] = values.map(|value| value.map(words).unwrap_or_default());
    if before != after {
        return text.review().remark(&before, &after);
    }
    let sign = |value: Value| value.sign(text.decimal);
    let [before, after] = values.map(|value| value.map(sign).unwrap_or_default());
    text.review().remark(&before, &after)
}
