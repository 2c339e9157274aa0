//! A game gone through after it was played: at which plies much was lost, and what would have been
//! better.
//!
//! The searches are made elsewhere, in the page's worker or on the command line. A [`Review`] says what it
//! wants to know next ([`Review::wanted`]) and is told ([`Review::found`]):
//!
//! 1. every position of the game, the last one first, so that each search finds in the engine's table
//!    what those after it have found;
//! 2. again and for longer, wherever something seems to have been lost: the position, and what it leads
//!    to after the move played and after the best one. What is lost is the difference of these two, which
//!    are looked at equally long;
//! 3. at the turning points of those who are asked for something better, every other move, so that any
//!    good one is known for right.
//!
//! What a ply has lost is told in thousandths of the result to be expected ([`chance`]): a man less in a
//! game that is lost anyway is no mistake. Where no ply is one, the few that have lost most stand for them,
//! so that a game lost bit by bit can be learned from, too.

mod judge;
mod notes;
mod points;

use std::ops::Range;
use std::rc::Rc;

pub use judge::{Counts, GOOD_LOSS, Judgment, chance};

use super::analysis::{EngineScore, Value};
use crate::notation::{fen, movetext};
use crate::rules::game::look;
use crate::rules::{Color, Game, Move, Position, Status, What};

/// The most plies that are gone through; what comes after them is not judged.
pub const MAX_PLIES: usize = 1000;

/// The most moves that are looked at where something better is asked for.
pub const MAX_TRIES: usize = 40;

/// How many times as long as the first a second look is.
const SECOND: u32 = 10;

/// How many times as long as the first a look at any other move is.
const TRY: u32 = 3;

/// What must seem to be lost at a first look, in thousandths, for a ply to be looked at again: only where
/// both looks see much lost, a ply is a mistake.
const SUSPICION: u16 = 150;

/// Who is asked for something better than what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Nobody: what other moves are worth is not looked at.
    Nobody,
    /// One side.
    One(Color),
    /// Both sides.
    Both,
}

/// A search that is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// How many plies of the game come before the position.
    pub ply: usize,
    /// The move to be played there first.
    pub tried: Option<Move>,
    /// How long to search, as a multiple of a first look.
    pub effort: u32,
}

/// A position in the words of the engine: its game from the last ply on that broke a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The position that it begins from, as FEN.
    pub fen: String,
    /// The moves that lead to the position.
    pub moves: Vec<String>,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// For the side to move.
    pub score: EngineScore,
    /// The best line, in the game's notation.
    pub line: Vec<String>,
}

/// What is known of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Look {
    /// How long it was searched; 0 where it was not.
    effort: u32,
    value: Option<Value>,
    line: Vec<String>,
    /// Whether there is one move only, so that it is worth what comes after it.
    is_forced: bool,
}

impl Look {
    /// What needs no search.
    const fn known(value: Option<Value>) -> Self {
        Self { effort: u32::MAX, value, line: Vec::new(), is_forced: false }
    }
}

/// A move at a turning point, and what it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The move.
    pub mv: Move,
    /// How it is written.
    pub text: String,
    /// What it is worth; `None` where that could not be found.
    pub value: Option<Value>,
    /// The other side's best line after it.
    pub answer: Vec<String>,
}

/// What is known of a ply.
#[derive(Clone, Debug, Default)]
struct Played {
    /// Whether it was the only legal move, or broke a rule; known once it was looked at.
    is_settled: Option<bool>,
    /// The position after the best move, where that is another one than the move played.
    best: Option<Box<Tried>>,
    /// Every other legal move, once the ply is asked about.
    tries: Option<Vec<Tried>>,
}

/// A move, and what it leads to.
#[derive(Clone, Debug)]
struct Tried {
    mv: Move,
    after: Look,
}

/// A game being gone through.
#[derive(Clone, Debug)]
pub struct Review {
    game: Rc<Game>,
    texts: Rc<[String]>,
    asked: Asked,
    n_plies: usize,
    /// By position.
    looks: Vec<Look>,
    /// By ply.
    played: Vec<Played>,
    /// How many positions have not had their first look; these are the first ones.
    n_left: usize,
    /// How far it has come, in thousandths.
    progress: u16,
}

/// A ply, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<'a> {
    /// The side that played it.
    pub by: Color,
    /// How it is written; as the game has it.
    pub text: &'a str,
    /// What the position was worth with best play.
    pub before: Option<Value>,
    /// What it is worth after the ply.
    pub after: Option<Value>,
    /// The best line; empty where nothing better was found.
    pub better: Vec<String>,
    /// What was lost, in thousandths of the result to be expected.
    pub loss: u16,
    /// What to think of it.
    pub judgment: Judgment,
}

impl Review {
    /// The beginning. `texts` are the moves as text, one for each ply.
    pub fn new(game: &Game, texts: &[String], asked: Asked) -> Self {
        let n_plies = game.plies().len().min(texts.len()).min(MAX_PLIES);
        let mut looks = vec![Look::default(); n_plies + 1];
        let mut n_left = n_plies + 1;
        let is_end = n_plies == game.plies().len() && !was_closed(game);
        let end = if is_end { end_value(game.status()) } else { None };
        if end.is_some() {
            n_left -= 1;
            looks[n_plies] = Look::known(end);
        }
        Self {
            game: Rc::new(game.clone()),
            texts: texts.into(),
            asked,
            n_plies,
            looks,
            played: vec![Played::default(); n_plies],
            n_left,
            progress: 0,
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Its moves as text.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Who is asked for something better.
    pub const fn asked(&self) -> Asked {
        self.asked
    }

    /// How many plies are gone through.
    pub const fn n_plies(&self) -> usize {
        self.n_plies
    }

    /// How far it has come, in thousandths.
    pub const fn progress(&self) -> u16 {
        self.progress
    }

    /// How many positions of the game have been looked at, and how many there are.
    pub fn n_seen(&self) -> (usize, usize) {
        (self.looks.len() - self.n_left, self.looks.len())
    }

    /// The search to be made next; `None` once all is known.
    pub fn wanted(&mut self) -> Option<Wanted> {
        // How far each of the three parts has come, and what there is to do in it.
        let (wanted, now) = if let Some(wanted) = self.first_look() {
            let (n_seen, n) = self.n_seen();
            (Some(wanted), part(n_seen, n) * 2 / 5)
        } else if let Some(wanted) = self.second_look() {
            (Some(wanted), 400 + self.part_again() * 3 / 10)
        } else if let Some(wanted) = self.try_look() {
            (Some(wanted), 700 + self.part_tried() * 3 / 10)
        } else {
            (None, 1000)
        };
        self.progress = self.progress.max(now);
        wanted
    }

    /// The position to be searched.
    pub fn place(&self, wanted: &Wanted) -> Place {
        let start = self.searched(wanted.ply).start;
        let mut moves = self.texts.get(start..wanted.ply).unwrap_or_default().to_vec();
        moves.extend(wanted.tried.map(|mv| self.write(wanted.ply, &mv)));
        Place { fen: fen::write(self.game.ruleset(), self.position(start)), moves }
    }

    /// Takes what the search has found; `None` where it has found nothing.
    pub fn found(&mut self, wanted: &Wanted, found: Option<Found>) {
        let turn = self.position(wanted.ply).turn();
        let turn = if wanted.tried.is_some() { !turn } else { turn };
        let look = Look {
            effort: wanted.effort,
            value: found.as_ref().map(|found| Value::of(found.score, turn)),
            line: found.map(|found| found.line).unwrap_or_default(),
            is_forced: false,
        };
        let ply = wanted.ply;
        match wanted.tried {
            None => self.take_look(ply, look),
            Some(mv) => {
                let Some(played) = self.played.get_mut(ply) else { return };
                if let Some(best) = played.best.as_mut().filter(|best| best.mv == mv) {
                    best.after = look;
                } else if let Some(tried) =
                    played.tries.iter_mut().flatten().find(|tried| tried.mv == mv)
                {
                    tried.after = look;
                }
            }
        }
    }

    fn take_look(&mut self, ply: usize, look: Look) {
        let is_first = ply + 1 == self.n_left;
        let Some(known) = self.looks.get_mut(ply) else { return };
        // A longer search that found nothing takes nothing away.
        if look.value.is_some() || known.value.is_none() {
            *known = look;
        } else {
            known.effort = look.effort;
        }
        if is_first {
            self.n_left = ply;
        }
        let best = self.best_of(ply);
        if let Some(played) = self.played.get_mut(ply) {
            let mv = |best: &Tried| best.mv;
            let is_known = played.best.as_deref().map(mv) == best.as_ref().map(mv);
            if !is_known {
                played.best = best.map(Box::new);
            }
        }
    }

    /// The best move of a position, if it leads elsewhere than the move played.
    fn best_of(&self, ply: usize) -> Option<Tried> {
        let position = self.position(ply);
        let text = self.looks.get(ply)?.line.first()?;
        let ruleset = self.game.ruleset();
        let legal = ruleset.legal_moves(position).ok()?;
        let best = movetext::find(ruleset, position, &legal, text)?;
        let played = self.game.plies().get(ply)?.mv;
        let after = ruleset.after(position, &best);
        (after != ruleset.after(position, &played)).then(|| self.tried(best, &after))
    }

    /// A move of which nothing is known, unless it ends the game.
    fn tried(&self, mv: Move, after: &Position) -> Tried {
        let (_, status, _) = look(self.game.ruleset(), after);
        let is_over = status != Status::Ongoing;
        let after = if is_over { Look::known(end_value(status)) } else { Look::default() };
        Tried { mv, after }
    }

    /// The positions that have not been looked at, the last one first.
    fn first_look(&mut self) -> Option<Wanted> {
        while let Some(ply) = self.n_left.checked_sub(1) {
            let (legal, status, _) = look(self.game.ruleset(), self.position(ply));
            let is_last = ply == self.n_plies;
            let is_forced = legal.len() == 1;
            let is_faulty = self.game.plies().get(ply).is_some_and(|ply| ply.is_faulty);
            if let Some(played) = self.played.get_mut(ply) {
                played.is_settled = Some(is_forced || is_faulty);
            }
            // After the only move nothing else can come than what comes.
            let is_forced = is_forced && !is_last && !is_faulty;
            if !is_forced && status == Status::Ongoing {
                return Some(Wanted { ply, tried: None, effort: 1 });
            }
            self.looks[ply] = Look { is_forced, ..Look::known(end_value(status)) };
            self.n_left = ply;
        }
        None
    }

    /// A second look at what seems to have been lost, the end of the game first; where no mistake is left, at
    /// the greatest of the small losses.
    fn second_look(&self) -> Option<Wanted> {
        let mut suspects = (0..self.n_plies).rev().filter(|&ply| self.is_suspect(ply));
        let again = suspects.find_map(|ply| self.again(ply));
        again.or_else(|| self.turning_points().into_iter().find_map(|ply| self.again(ply)))
    }

    /// What is still to be looked at again because of a ply.
    fn again(&self, ply: usize) -> Option<Wanted> {
        let is_short = |look: &Look| look.effort < SECOND;
        let wanted = |ply, tried| Some(Wanted { ply, tried, effort: SECOND });
        let next = self.after_forced(ply + 1);
        if self.looks.get(next).is_some_and(is_short) {
            return wanted(next, None);
        }
        if self.looks.get(ply).is_some_and(is_short) {
            return wanted(ply, None);
        }
        let best = self.played.get(ply)?.best.as_ref()?;
        if !is_short(&best.after) {
            return None;
        }
        wanted(ply, Some(best.mv))
    }

    /// Whether something seems to have been lost by a ply.
    fn is_suspect(&self, ply: usize) -> bool {
        self.loss(ply) >= SUSPICION
    }

    /// Another move at a turning point that is asked about.
    fn try_look(&mut self) -> Option<Wanted> {
        for ply in self.asked_plies() {
            if self.played.get(ply)?.tries.is_none() {
                let tries = self.other_moves(ply);
                self.played.get_mut(ply)?.tries = Some(tries);
            }
            let mut tries = self.played.get(ply)?.tries.iter().flatten();
            if let Some(tried) = tries.find(|tried| tried.after.effort == 0) {
                return Some(Wanted { ply, tried: Some(tried.mv), effort: TRY });
            }
        }
        None
    }

    /// The moves of a position that are neither the best nor the one played. What ends the game is known.
    fn other_moves(&self, ply: usize) -> Vec<Tried> {
        let position = self.position(ply);
        let ruleset = self.game.ruleset();
        let after = |mv: &Move| ruleset.after(position, mv);
        let mut seen: Vec<Position> = Vec::new();
        seen.extend(self.game.plies().get(ply).map(|ply| after(&ply.mv)));
        let best = self.played.get(ply).and_then(|played| played.best.as_ref());
        seen.extend(best.map(|best| after(&best.mv)));
        let (legal, _, _) = look(ruleset, position);
        let mut tries = Vec::new();
        for mv in legal {
            let leads_to = after(&mv);
            if seen.contains(&leads_to) || tries.len() == MAX_TRIES {
                continue;
            }
            seen.push(leads_to);
            tries.push(self.tried(mv, &leads_to));
        }
        tries
    }

    fn part_again(&self) -> u16 {
        let suspects = || (0..self.n_plies).filter(|&ply| self.is_suspect(ply));
        let n_done = suspects().filter(|&ply| self.again(ply).is_none()).count();
        part(n_done, suspects().count())
    }

    fn part_tried(&self) -> u16 {
        let plies = self.asked_plies();
        let tries = || plies.iter().filter_map(|&ply| self.played[ply].tries.as_ref()).flatten();
        let n_done = tries().filter(|tried| tried.after.effort > 0).count();
        part(n_done, tries().count())
    }

    /// The value of a position of the game, as far as it is known.
    pub fn value(&self, ply: usize) -> Option<Value> {
        self.looks.get(self.after_forced(ply))?.value
    }

    /// The first position from here on in which there is a choice.
    fn after_forced(&self, ply: usize) -> usize {
        let forced = self.looks.iter().skip(ply).take_while(|look| look.is_forced);
        ply + forced.count()
    }

    /// What a ply has lost, in thousandths of the result to be expected: nothing, if it was the only move or
    /// broke a rule.
    fn loss(&self, ply: usize) -> u16 {
        if self.is_settled(ply) {
            return 0;
        }
        let by = self.position(ply).turn();
        match (self.best_value(ply), self.value(ply + 1)) {
            (Some(before), Some(after)) => chance(before, by).saturating_sub(chance(after, by)),
            _ => 0,
        }
    }

    /// Whether nothing is to be said of a ply: it was the only move, broke a rule, or was not looked at yet.
    fn is_settled(&self, ply: usize) -> bool {
        self.played.get(ply).is_none_or(|played| played.is_settled != Some(false))
    }

    /// What the best move of a position is worth, if it is another one than the move played: what the
    /// position was found to be worth or what it is after that move, whichever promises less.
    fn best_value(&self, ply: usize) -> Option<Value> {
        let best = self.played.get(ply)?.best.as_ref()?;
        let by = self.position(ply).turn();
        let values = [self.value(ply), best.after.value].into_iter().flatten();
        values.min_by_key(|value| chance(*value, by))
    }

    /// What is known of a ply, counted from 0.
    pub fn verdict(&self, ply: usize) -> Option<Verdict<'_>> {
        let played = self.played.get(ply)?;
        let text = self.texts.get(ply)?;
        let by = self.position(ply).turn();
        let loss = self.loss(ply);
        let best = played.best.as_deref().filter(|_| !self.is_settled(ply));
        Some(Verdict {
            by,
            text,
            before: best.and_then(|_| self.best_value(ply)).or_else(|| self.value(ply)),
            after: self.value(ply + 1),
            better: best.map(|best| self.line_of(ply, best)).unwrap_or_default(),
            loss,
            judgment: Judgment::of(loss),
        })
    }

    /// The best move of a position, if it leads elsewhere than the one played.
    pub fn best(&self, ply: usize) -> Option<Move> {
        self.played.get(ply)?.best.as_ref().map(|best| best.mv)
    }

    /// The best line of a position: its first move, and what was found after it.
    fn line_of(&self, ply: usize, best: &Tried) -> Vec<String> {
        if best.after.line.is_empty() {
            return self.looks[ply].line.clone();
        }
        let mut line = vec![self.write(ply, &best.mv)];
        line.extend(best.after.line.iter().cloned());
        line
    }

    /// Every move at a turning point that is asked about: the best, the one played, and the others.
    pub fn tries(&self, ply: usize) -> Vec<Try> {
        let Some(played) = self.played.get(ply) else { return Vec::new() };
        let one = |mv: Move, after: &Look| Try {
            mv,
            text: self.write(ply, &mv),
            value: after.value,
            answer: after.line.clone(),
        };
        let best = played.best.iter().map(|best| one(best.mv, &best.after));
        let own = self.game.plies().get(ply).map(|played| {
            let known = Look::known(self.value(ply + 1));
            Try { answer: self.answer(ply), ..one(played.mv, &known) }
        });
        let others = played.tries.iter().flatten().map(|tried| one(tried.mv, &tried.after));
        best.chain(own).chain(others).collect()
    }

    /// The best line after a ply.
    pub fn answer(&self, ply: usize) -> Vec<String> {
        let next = self.after_forced(ply + 1);
        let forced = self.texts.get(ply + 1..next).unwrap_or_default();
        let line = self.looks.get(next).map_or(&[][..], |after| &after.line);
        [forced, line].concat()
    }

    /// Whether a move at a turning point is as good as the best, or nearly so.
    pub fn is_good(&self, ply: usize, tried: &Try) -> bool {
        let by = self.position(ply).turn();
        let best = self.verdict(ply).and_then(|verdict| verdict.before);
        match (best, tried.value) {
            (Some(best), Some(value)) => {
                chance(best, by).saturating_sub(chance(value, by)) <= GOOD_LOSS
            }
            _ => false,
        }
    }

    /// How a legal move is written.
    fn write(&self, ply: usize, mv: &Move) -> String {
        let (legal, _, _) = look(self.game.ruleset(), self.position(ply));
        movetext::write(self.game.ruleset(), self.position(ply), &legal, mv)
    }

    fn position(&self, ply: usize) -> &Position {
        self.game.position_at(ply).unwrap_or(self.game.position())
    }

    /// The plies before a position that the engine can follow: none of them breaks the rules.
    fn searched(&self, ply: usize) -> Range<usize> {
        let before = self.game.plies().get(..ply).unwrap_or_default();
        before.iter().rposition(|ply| ply.is_faulty).map_or(0, |idx| idx + 1)..ply
    }
}

fn part(n_done: usize, n: usize) -> u16 {
    u16::try_from(n_done * 1000 / n.max(1)).unwrap_or(1000)
}

/// Whether the game was ended by a word, such as a resignation, rather than by a move.
fn was_closed(game: &Game) -> bool {
    let ends = |what| matches!(what, What::Resign | What::Timeout | What::Accept | What::Claim);
    let n_plies = game.plies().len();
    game.words().last().is_some_and(|word| word.ply == n_plies && ends(word.what))
}

/// The value of a position in which the game is over.
fn end_value(status: Status) -> Option<Value> {
    match status {
        Status::Won { winner, .. } => Some(Value::Won { by: winner, plies: 0 }),
        Status::Drawn { .. } => Some(Value::Drawn),
        Status::Ongoing | Status::Unlistable(_) => None,
    }
}
