//! What the page wants of the engine, translated to the engine's protocol and back.

use crate::play::action::EngineAction;
use crate::play::analysis::{EngineScore, LineText};
use crate::play::{Action, AnalysisWish, Page, Thought};
use crate::protocol::Request;
use crate::protocol::engine::{self, Analyze, Answer, Choose, GameText, Limits, Task, WireScore};

/// The nodes searched for a hint. Always the same number, so that a hint is as good on a slow device.
const HINT_NODES: u64 = 200_000;

/// How long a hint may take on the slowest device, in milliseconds.
const HINT_MS: u32 = 4000;

/// How long a threat is searched for, in milliseconds.
const THREAT_MS: u32 = 1500;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Move(Thought),
    Hint(Thought),
    Analysis(AnalysisWish),
}

/// The wish that a worker is busy with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Job {
    pub(super) kind: Kind,
    pub(super) id: u32,
}

/// The kind of a wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Move,
    Hint,
    Analysis,
}

impl Wish {
    /// What the state wants now.
    pub(super) fn of(play: &Page) -> Option<Self> {
        let chosen = play.thought().map(Self::Move).or_else(|| play.hint_wish().map(Self::Hint));
        chosen.or_else(|| play.analysis_wish().map(Self::Analysis))
    }

    pub(super) const fn job(&self) -> Job {
        match self {
            Self::Move(thought) => Job { kind: Kind::Move, id: thought.id },
            Self::Hint(thought) => Job { kind: Kind::Hint, id: thought.id },
            Self::Analysis(wish) => Job { kind: Kind::Analysis, id: wish.id },
        }
    }
}

/// The request for a wish, which has waited for this many milliseconds.
pub(super) fn request(wish: Wish, waited_ms: u32) -> Request<Task> {
    match wish {
        Wish::Move(thought) => choose(thought, Limits::default(), waited_ms),
        Wish::Hint(thought) => {
            let limits = Limits { nodes: Some(HINT_NODES), time_ms: Some(HINT_MS), depth: None };
            choose(thought, limits, 0)
        }
        Wish::Analysis(AnalysisWish { id, ruleset, fen, moves, ply, n_lines, passes, values }) => {
            let time_ms = passes.then_some(THREAT_MS);
            let analyze = Analyze {
                ply: short(ply),
                n_lines,
                passes,
                limits: Limits { time_ms, ..Limits::default() },
                values: values.into_iter().map(short).collect(),
            };
            let game = GameText { ruleset: ruleset.to_owned(), fen, moves };
            Request { id, task: Task::Analyze(game, analyze) }
        }
    }
}

fn choose(thought: Thought, limits: Limits, waited_ms: u32) -> Request<Task> {
    let Thought { id, ruleset, fen, moves, level, seed } = thought;
    let game = GameText { ruleset: ruleset.to_owned(), fen, moves };
    Request {
        id,
        task: Task::Choose(game, Choose { level: level.halves(), seed, waited_ms, limits }),
    }
}

/// A ply in the protocol's width. The worker refuses longer games.
fn short(ply: usize) -> u16 {
    u16::try_from(ply).unwrap_or(u16::MAX)
}

/// The action that follows from an answer; `None` for the progress of a hint, which is not shown.
pub(super) fn action(Job { kind, id }: Job, answer: Answer) -> Option<Action> {
    Some(match answer {
        Answer::Progress(progress) => match kind {
            Kind::Move => {
                let depth = u32::from(progress.depth);
                let best = progress.best;
                Action::Engine(EngineAction::Progress { thought: id, depth, best })
            }
            Kind::Hint | Kind::Analysis => return None,
        },
        Answer::Best(engine::Thought { best, score: worth, .. }) => match kind {
            Kind::Hint => Action::Hinted { thought: id, best },
            Kind::Move | Kind::Analysis => {
                let score = score(worth);
                Action::Engine(EngineAction::Best { thought: id, best, score })
            }
        },
        Answer::Lines(found) => {
            let line =
                |line: engine::Line| LineText { score: score(line.score), moves: line.moves };
            let lines = found.lines.into_iter().map(line).collect();
            Action::AnalysisLines { id, depth: u32::from(found.depth), lines }
        }
        Answer::Value { ply, score: worth } => {
            Action::AnalysisValue { id, ply: usize::from(ply), score: score(worth) }
        }
        Answer::Done => Action::AnalysisEnded { id },
        Answer::Failed(_) => Action::Engine(EngineAction::Failed { thought: id }),
    })
}

pub(super) const fn score(score: WireScore) -> EngineScore {
    match score {
        WireScore::Even(value) => EngineScore::Even(value),
        WireScore::Win(plies) => EngineScore::Win(plies),
        WireScore::Loss(plies) => EngineScore::Loss(plies),
        WireScore::KnownWin(plies) => EngineScore::KnownWin(plies),
        WireScore::KnownLoss(plies) => EngineScore::KnownLoss(plies),
        WireScore::KnownDraw => EngineScore::KnownDraw,
    }
}
