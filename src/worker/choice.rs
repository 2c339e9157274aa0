//! A search in slices: for a move chosen on the page itself, which must never be held up, and for pondering
//! in a worker, which must hear the next request.

use super::{Post, thought};
use crate::protocol::engine::{Answer, Failure, Thought};
use crate::rules::Game;
use crate::search::{Analysis, Engine, Limits, Line, Memory, Past, Slice};

/// How long a slice takes, in milliseconds. A page that is held up for less than 50 still answers
/// at once; see <https://www.w3.org/TR/longtasks-1/>.
const SLICE_MS: f64 = 25.0;

/// The same of pondering: a person's move may wait so long for the worker. Shorter slices would do more of
/// their work twice.
const PONDER_SLICE_MS: f64 = 100.0;

/// A move that is being chosen.
pub(super) struct Choice {
    /// Which request it answers. Nobody has asked for pondering, and what it finds stays in the engine's table.
    id: Option<u32>,
    game: Game,
    analysis: Analysis,
    limits: Limits<'static>,
    time_ms: f64,
    spent_ms: f64,
}

impl Choice {
    /// `limits` bound all slices together, and so does `time_ms`.
    pub(super) fn new(id: Option<u32>, game: Game, limits: Limits<'static>, time_ms: f64) -> Self {
        let past = Past::of(&game, game.plies().len());
        let analysis = Analysis::new(*game.position(), past, 1);
        Self { id, game, analysis, limits, time_ms, spent_ms: 0.0 }
    }

    /// Works for a slice, and says whether there is more to do.
    pub(super) fn go_on(&mut self, engine: &mut Engine, post: &Post) -> bool {
        let started = post.now();
        let slice_ms = if self.id.is_some() { SLICE_MS } else { PONDER_SLICE_MS };
        let is_over = || post.now() - started >= slice_ms;
        let has_more = loop {
            let left = self.limits.nodes.saturating_sub(self.analysis.nodes());
            // A node more than allowed rather than a search of none.
            let limits = Limits { nodes: left.max(1), should_stop: &is_over, ..self.limits };
            let slice = engine.analyze(&mut self.analysis, &limits);
            // Later slices go on with what this one knows.
            self.limits.memory = Memory::Kept;
            let spent_ms = self.spent_ms + post.now() - started;
            // Another depth would take several times as long as all before it.
            let is_enough = match slice {
                Slice::Over => true,
                Slice::Deeper => {
                    // One's own only move needs no thought; after the opponent's there is something to find.
                    let is_forced = self.id.is_some() && self.analysis.n_moves() == 1;
                    is_forced || spent_ms >= self.time_ms / 2.0
                }
                Slice::Cut => spent_ms >= self.time_ms,
            };
            if is_enough || self.analysis.nodes() >= self.limits.nodes {
                break false;
            }
            if slice == Slice::Deeper {
                self.tell(engine, post);
            }
            if is_over() {
                break true;
            }
        };
        self.spent_ms += post.now() - started;
        if let Some(id) = self.id.filter(|_| !has_more) {
            match engine.choice(&self.analysis, self.limits.weakness) {
                Some(line) => post.answer(id, Answer::Best(self.thought(&line))),
                None => post.answer(id, Answer::Failed(Failure::GameOver)),
            }
        }
        has_more
    }

    /// Tells of a depth that is finished.
    fn tell(&self, engine: &Engine, post: &Post) {
        let Some(id) = self.id else { return };
        if let Some(line) = engine.choice(&self.analysis, self.limits.weakness) {
            post.answer(id, Answer::Progress(self.thought(&line)));
        }
    }

    fn thought(&self, line: &Line) -> Thought {
        let analysis = &self.analysis;
        thought(&self.game, analysis.depth(), line.score, &line.pv, analysis.nodes())
    }
}
