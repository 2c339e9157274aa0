//! Whether a tactic is one: every turn of the solver has one answer that is much better than all others, by what
//! the engine thinks of them and by the pieces that they win, and the other side defends as well as it can.

use std::io::Write;
use std::ops::RangeInclusive;
use std::sync::Arc;

use super::known;
use super::material::MaterialSearch;
use crate::cli::{CliError, weights};
use crate::rules::{Color, Game, Move, Position, Ruleset, Status};
use crate::search::{
    Analysis, Control, Engine, Limits, Line, Memory, Past, Reading, Report, Score, Slice,
};
use crate::tactics::{Tactic, Theme, is_upside_down};

/// Bytes of the engine's table.
const TABLE_BYTES: usize = 8 << 20;

/// Lines that are compared: two of them may lead to the same position.
const N_LINES: usize = 3;

/// Against a certain win another move may leave at most this, in hundredths of a man.
const MOST_LEFT: i32 = 250;

/// How much better the answer is than any other in a proof, in hundredths of a man: as the comparison of all
/// moves sees it, and as the longer searches of the answer and of the others do.
const PROOF_GAP: i32 = 50;
const LONG_GAP: i32 = 80;

/// How much worse than the best defense a reply may look in a proof, in hundredths of a man.
const PROOF_SLACK: i32 = 80;

/// Nodes of the search for a second answer: so many for each of the other moves, within bounds.
const RIVAL_NODES: u64 = 80_000;
const RIVALS_NODES: RangeInclusive<u64> = 200_000..=2_000_000;

/// Nodes of the longer search of what an answer itself comes to.
const ANSWER_NODES: u64 = 300_000;

/// Nodes of the search that counts pieces, at each turn of the solver.
const MATERIAL_NODES: u64 = 300_000;

/// Nodes of the search of the end of a solution.
const END_NODES: u64 = 150_000;

/// What another move may come to at most, in hundredths of a man: a first one, and a later one.
const MOST_FIRST: i32 = 80;
const MOST_LATER: i32 = 160;

/// What another first move may look like in a comparison, in hundredths of a man.
const MOST_SECOND: i32 = 150;

/// A choice of captures has at least so many of them, or a solution of more plies than this.
const LEAST_CHOICE: usize = 3;
const SHORT_CHOICE: usize = 3;

/// What a solution comes to at least, in hundredths of a man: less is no draw saved.
const LEAST_END: i32 = -50;

/// With more pieces a quiet move has to threaten a capture; with fewer there are waiting moves.
const MANY_PIECES: u32 = 9;

/// Nodes of the search at each ply of a proof.
pub(super) const PROOF_NODES: u64 = 100_000;

/// What to prove.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Check {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// A file of tactics in place of those that come with the program.
    #[arg(long, value_name = "FILE")]
    file: Option<String>,
    /// Nodes of the search at each ply.
    #[arg(long, value_name = "N", default_value_t = PROOF_NODES)]
    nodes: u64,
    #[command(flatten)]
    care: Care,
    /// Only one in this many.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,
}

/// How strict a proof is, and who judges.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Care {
    /// The longer searches of answers, of other moves and of replies take so many times their nodes.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    thorough: u64,
    /// How much better an answer is than any other move by the longer searches, in hundredths of a man.
    #[arg(long, value_name = "N", default_value_t = LONG_GAP, value_parser = clap::value_parser!(i32).range(0..=1000))]
    gap: i32,
    /// A file of weights to judge with, in place of those that come with the program.
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,
}

/// Judges as they are asked for, one for each thread.
pub(super) struct Judges {
    pub(super) ruleset: Arc<Ruleset>,
    weights: Option<Vec<u8>>,
    thorough: u64,
    gap: i32,
}

impl Care {
    /// Reads what the judges need.
    pub(super) fn judges(&self, ruleset: &Arc<Ruleset>) -> Result<Judges, CliError> {
        let weights = match &self.weights {
            Some(path) => Some(weights::read(path, ruleset).map_err(CliError::unreadable(path))?),
            None => weights::own(ruleset),
        };
        let (thorough, gap) = (self.thorough, self.gap);
        Ok(Judges { ruleset: Arc::clone(ruleset), weights, thorough, gap })
    }
}

impl Judges {
    pub(super) fn one(&self) -> Judge {
        let mut engine = Engine::new(Arc::clone(&self.ruleset), TABLE_BYTES);
        if let Some(bytes) = &self.weights {
            // Those of a file fit, or they would not have been read; a test sees to those of the program.
            let _ = engine.learn(bytes);
        }
        Judge {
            ruleset: Arc::clone(&self.ruleset),
            engine,
            material: MaterialSearch::new(Arc::clone(&self.ruleset)),
            thorough: self.thorough,
            gap: self.gap,
        }
    }
}

impl Check {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let tactics = known(&self.ruleset, self.file.as_deref())?;
        let Some(first) = tactics.first() else { return Ok(()) };
        let mut judge = self.care.judges(first.game.shared_ruleset())?.one();
        let (mut n_proved, mut n_failed) = (0, 0);
        for (idx, tactic) in tactics.iter().enumerate().step_by(self.every.into()) {
            match judge.refute(tactic, self.nodes) {
                None => n_proved += 1,
                Some(ply) => {
                    n_failed += 1;
                    writeln!(out, "line {}, ply {ply}", idx + 1)?;
                }
            }
        }
        writeln!(out, "{n_proved}\t{n_failed}")?;
        if n_failed > 0 { Err(CliError::NotProved(n_failed)) } else { Ok(()) }
    }
}

/// A searcher that compares answers.
pub(super) struct Judge {
    ruleset: Arc<Ruleset>,
    pub(super) engine: Engine,
    material: MaterialSearch,
    thorough: u64,
    gap: i32,
}

/// The best answer in a position, and the best of those that lead elsewhere.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) best: Line,
    /// None where all moves lead to the same position.
    pub(super) second: Option<Score>,
}

impl Choice {
    /// Whether the best is better than all others by so many hundredths of a man; the only move is not
    /// better than others.
    pub(super) fn is_clear(&self, gap: i32) -> bool {
        self.second.is_some_and(|second| match (self.best.score.read(), second.read()) {
            (Reading::Loss(_), _) | (_, Reading::Win(_)) => false,
            (Reading::Win(_), Reading::Value(left)) => left <= MOST_LEFT,
            (_, Reading::Loss(_)) => true,
            (Reading::Value(best), Reading::Value(second)) => best - second >= gap,
        })
    }
}

/// What a certain win is taken for, in hundredths of a man.
pub(super) const CERTAIN: i32 = 10_000;

/// A score in hundredths of a man, where certain ends are far beyond all others.
pub(super) fn worth(score: Score) -> i32 {
    match score.read() {
        Reading::Value(value) => value,
        Reading::Win(_) => CERTAIN,
        Reading::Loss(_) => -CERTAIN,
    }
}

impl Judge {
    /// The answers to a position after a search of so many nodes; none where there is no move, or where
    /// too many moves lead to the same position.
    pub(super) fn choose(&mut self, position: &Position, nodes: u64) -> Option<Choice> {
        let mut analysis = Analysis::new(*position, Past::default(), N_LINES);
        while analysis.nodes() < nodes {
            let limits = Limits { memory: Memory::Kept, ..Limits::nodes(nodes - analysis.nodes()) };
            if self.engine.analyze(&mut analysis, &limits) != Slice::Deeper {
                break;
            }
        }
        let after = |line: &Line| self.ruleset.after(position, &line.pv[0]);
        let best = analysis.lines().first()?.clone();
        let reached = after(&best);
        let second = analysis.lines().iter().find(|line| after(line) != reached);
        let is_all = analysis.lines().len() == analysis.n_moves();
        (second.is_some() || is_all).then(|| Choice { best, second: second.map(|line| line.score) })
    }

    /// What is seen of a position by looking one ply ahead, captures to their end, in hundredths of a man.
    pub(super) fn glance(&mut self, position: &Position) -> i32 {
        self.think(position, Limits::depth(1))
    }

    /// What a search of so many nodes finds, in hundredths of a man.
    pub(super) fn score(&mut self, position: &Position, nodes: u64) -> i32 {
        self.think(position, Limits::nodes(nodes))
    }

    fn think(&mut self, position: &Position, limits: Limits<'_>) -> i32 {
        let limits = Limits { memory: Memory::Kept, ..limits };
        let found = self.engine.think(position, &Past::default(), &limits, &mut |_| Control::GoOn);
        worth(found.score)
    }

    /// How many plies deep a search has to be that finds this move and keeps to it.
    pub(super) fn needed(&mut self, position: &Position, mv: &Move, nodes: u64) -> u8 {
        let wanted = self.ruleset.after(position, mv);
        let ruleset = Arc::clone(&self.ruleset);
        let mut needed = 0;
        let mut report = |told: &Report| {
            let is_found =
                told.pv.first().is_some_and(|best| ruleset.after(position, best) == wanted);
            match (is_found, needed) {
                (true, 0) => needed = told.depth,
                (false, _) => needed = 0,
                (true, _) => {}
            }
            Control::GoOn
        };
        self.engine.think(position, &Past::default(), &Limits::nodes(nodes), &mut report);
        needed
    }

    /// Whether another move than the answer, which leads to `reached` and looks like `seen`, comes near to what the
    /// answer comes to, or to `most` hundredths of a man, by searches of their own that look further.
    fn has_rival(
        &mut self,
        (position, reached): (&Position, &Position),
        seen: Score,
        most: i32,
    ) -> bool {
        let value = match seen.read() {
            Reading::Win(_) => CERTAIN,
            _ => worth(seen).min(-self.score(reached, self.thorough * ANSWER_NODES)),
        };
        let n_moves = self.ruleset.legal_moves(position).map_or(0, |legal| legal.len());
        let nodes = RIVAL_NODES * u64::try_from(n_moves).unwrap_or_default();
        let nodes = self.thorough * nodes.clamp(*RIVALS_NODES.start(), *RIVALS_NODES.end());
        let limits = Limits { memory: Memory::Kept, ..Limits::nodes(nodes) };
        self.engine.has_rival(position, reached, most.min(value - self.gap), &limits)
    }

    /// Whether the answer, which leads to `reached`, is the only one also where pieces alone are counted; where
    /// pieces are to be lost, their number says nothing.
    fn wins_more(&mut self, position: &Position, reached: &Position) -> bool {
        let nodes = self.thorough * MATERIAL_NODES;
        is_upside_down(&self.ruleset) || self.material.is_only(position, reached, nodes)
    }

    /// Whether a reply, which leads to `reached`, is as good a defense as there is by longer searches.
    fn defends(&mut self, position: &Position, reached: &Position) -> bool {
        let nodes = self.thorough * ANSWER_NODES;
        -self.score(reached, nodes) >= self.score(position, nodes) - PROOF_SLACK
    }

    /// The ply, counted from 1, at which a tactic fails; none where it holds.
    pub(super) fn refute(&mut self, tactic: &Tactic, nodes: u64) -> Option<usize> {
        self.engine.forget();
        let game = &tactic.game;
        if threatens_nothing(game) || is_plain_choice(tactic) {
            return Some(1);
        }
        for (idx, ply) in game.plies().iter().enumerate() {
            let position = game.position_at(idx)?;
            let choice = self.choose(position, nodes);
            let holds = choice.is_some_and(|choice| {
                let is_best = self.ruleset.after(position, &choice.best.pv[0]) == ply.after;
                match (idx % 2, choice.second) {
                    (_, None) => true,
                    (0, Some(second)) => {
                        let is_only = idx > 0 || worth(second) <= MOST_SECOND;
                        let most = if idx == 0 { MOST_FIRST } else { MOST_LATER };
                        is_best
                            && is_only
                            && choice.is_clear(PROOF_GAP)
                            && !self.has_rival((position, &ply.after), choice.best.score, most)
                            && self.wins_more(position, &ply.after)
                    }
                    (_, Some(_)) => {
                        let looks_good = is_best || {
                            let best = worth(choice.best.score);
                            let reply = self.choose(&ply.after, nodes);
                            reply.is_some_and(|it| -worth(it.best.score) >= best - PROOF_SLACK)
                        };
                        looks_good && self.defends(position, &ply.after)
                    }
                }
            });
            if !holds {
                return Some(idx + 1);
            }
        }
        let least = if is_upside_down(&self.ruleset) { CERTAIN } else { LEAST_END };
        let is_lost =
            game.status() == Status::Ongoing && -self.score(game.position(), END_NODES) < least;
        is_lost.then_some(game.plies().len())
    }
}

/// How many pieces a position has.
fn n_pieces(position: &Position) -> u32 {
    Color::BOTH.iter().map(|&color| position.side(color).count_ones()).sum()
}

/// Whether a quiet move threatens no capture and wins only because a quiet reply gives something away.
fn threatens_nothing(game: &Game) -> bool {
    let [first, reply, _] = game.plies() else { return false };
    let is_quiet = !first.mv.is_capture() && !reply.mv.is_capture();
    is_quiet
        && game.status() == Status::Ongoing
        && n_pieces(game.start()) >= MANY_PIECES
        && !game.ruleset().has_capture(&first.after.passed())
}

/// Whether there is nothing to see ahead in it: one of two captures, with one answer.
fn is_plain_choice(tactic: &Tactic) -> bool {
    let game = &tactic.game;
    tactic.theme == Theme::Choice
        && game.plies().len() <= SHORT_CHOICE
        && game.ruleset().legal_moves(game.start()).is_ok_and(|legal| legal.len() < LEAST_CHOICE)
}
