//! An analysis, slice by slice: first a look at the position shown, then the value of every
//! position asked for, then the position shown for as long as its limits allow.

use super::{Post, endings, wire_score};
use crate::notation::movetext;
use crate::protocol::engine::{self, Analyze, Answer, Failure, MAX_LINE_MOVES};
use crate::rules::{Game, Position};
use crate::search::endings::MAX_PIECES;
use crate::search::limits::MAX_DEPTH;
use crate::search::score::Ply;
use crate::search::{Analysis, Engine, Limits, Memory, Past, Slice};

/// Positions looked at in one slice: some tens of milliseconds on a desk, a quarter of a second on
/// a slow phone. Much smaller slices would do much of their work twice.
const SLICE_NODES: u64 = 250_000;

/// Positions looked at to value one.
const VALUE_NODES: u64 = 60_000;

/// How long a position is looked at before the others are valued, in milliseconds.
const FIRST_MS: f64 = 400.0;

/// How long a position is looked at where the request does not say, in milliseconds.
const TIME_MS: u32 = 10_000;

/// An analysis that goes on.
pub(super) struct Job {
    id: u32,
    game: Game,
    /// The position with the lines, and after how many plies it is.
    position: Position,
    ply: usize,
    /// None once nothing more is to be found.
    analysis: Option<Analysis>,
    n_lines: usize,
    /// How many plies a win may take from there, for what has been counted toward a draw.
    plies_left: Ply,
    /// Whether a table may say what the position is worth.
    may_be_known: bool,
    limits: engine::Limits,
    spent_ms: f64,
    /// Plies whose positions are still to be valued, the last one first.
    values: Vec<u16>,
}

impl Job {
    /// # Errors
    /// [`Failure::BadPly`] where the request asks about positions that are not there.
    pub(super) fn new(
        id: u32,
        game: Game,
        task: &Analyze,
        plies_left: Ply,
    ) -> Result<Self, Failure> {
        let is_bad = |&&ply: &&u16| usize::from(ply) > game.plies().len();
        if let Some(&ply) = task.values.iter().chain([&task.ply]).find(is_bad) {
            return Err(Failure::BadPly(ply));
        }
        let mut values = task.values.clone();
        values.reverse();
        let ply = usize::from(task.ply);
        let n_lines = usize::from(task.n_lines);
        let position = *game.position_at(ply).unwrap_or(game.position());
        let position = if task.passes { position.passed() } else { position };
        let (limits, spent_ms, analysis) = (task.limits, 0.0, None);
        let n_pieces = position.occupied().count_ones();
        let may_be_known = usize::try_from(n_pieces).is_ok_and(|count| count <= MAX_PIECES);
        let mut job = Self {
            id,
            game,
            position,
            ply,
            analysis,
            n_lines,
            plies_left,
            may_be_known,
            limits,
            spent_ms,
            values,
        };
        job.begin();
        Ok(job)
    }

    fn begin(&mut self) {
        if self.n_lines > 0 {
            let past = Past::of(&self.game, self.ply);
            self.analysis = Some(Analysis::new(self.position, past, self.n_lines));
            self.spent_ms = 0.0;
        }
    }

    /// Tables of endings are ready: what they know is told from the beginning.
    pub(super) fn begin_again(&mut self, engine: &Engine) {
        if engine.ending(&self.position).is_ok() {
            self.begin();
        }
    }

    /// Works for a slice, and says whether there is more to do. While tables of endings are made, that is
    /// waited for.
    pub(super) fn go_on(&mut self, engine: &mut Engine, post: &Post, makes: bool) -> bool {
        if self.values.is_empty() || self.analysis.is_some() && self.spent_ms < FIRST_MS {
            self.deepen(engine, post);
        } else if let Some(ply) = self.values.pop() {
            self.value(engine, post, ply);
        }
        let waits = makes && self.may_be_known;
        let is_done = self.analysis.is_none() && self.values.is_empty() && !waits;
        if is_done {
            post.answer(self.id, Answer::Done);
        }
        !is_done
    }

    /// Goes on with the lines, and tells of every depth that is finished.
    fn deepen(&mut self, engine: &mut Engine, post: &Post) {
        let Some(analysis) = &mut self.analysis else { return };
        let started = post.now();
        let left = self.limits.nodes.unwrap_or(u64::MAX).saturating_sub(analysis.nodes());
        let limits = Limits {
            depth: self.limits.depth.unwrap_or(MAX_DEPTH),
            // A few nodes more than allowed rather than a search of none.
            nodes: left.clamp(1, SLICE_NODES),
            memory: Memory::Kept,
            ..Limits::nodes(SLICE_NODES)
        };
        let before = analysis.depth();
        let slice = engine.analyze(analysis, &limits);
        if analysis.depth() > before {
            let told = lines(engine, &self.game, (&self.position, self.plies_left), analysis);
            post.answer(self.id, Answer::Lines(told));
        }
        self.spent_ms += post.now() - started;
        let time_ms = f64::from(self.limits.time_ms.unwrap_or(TIME_MS));
        let nodes_are_spent = self.limits.nodes.is_some_and(|nodes| analysis.nodes() >= nodes);
        if slice == Slice::Over || nodes_are_spent || self.spent_ms >= time_ms {
            self.analysis = None;
        }
    }

    /// Values one position.
    fn value(&self, engine: &mut Engine, post: &Post, ply: u16) {
        let n_plies = usize::from(ply);
        let game = &self.game;
        let position = *game.position_at(n_plies).unwrap_or(game.position());
        let mut analysis = Analysis::new(position, Past::of(game, n_plies), 1);
        loop {
            let left = VALUE_NODES.saturating_sub(analysis.nodes());
            let limits = Limits { memory: Memory::Kept, ..Limits::nodes(left) };
            if left == 0 || engine.analyze(&mut analysis, &limits) != Slice::Deeper {
                break;
            }
        }
        // A position without a move has no line, and its value is no secret.
        if let Some(line) = analysis.lines().first() {
            post.answer(self.id, Answer::Value { ply, score: wire_score(line.score) });
        }
    }
}

fn lines(
    engine: &Engine,
    game: &Game,
    (start, plies_left): (&Position, Ply),
    analysis: &Analysis,
) -> engine::Lines {
    let line = |line: &crate::search::Line| {
        let (known, told) = endings::line(engine, start, line, plies_left, MAX_LINE_MOVES);
        let score = known.unwrap_or_else(|| wire_score(line.score));
        engine::Line { score, moves: movetext::write_line(game.ruleset(), start, &told) }
    };
    engine::Lines { depth: analysis.depth(), lines: analysis.lines().iter().map(line).collect() }
}
