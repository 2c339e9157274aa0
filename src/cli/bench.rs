//! `damiera bench`: how fast the rules and the search are, and a signature of what they do.

use std::io::{self, Write};
use std::sync::Arc;

use super::clock::Clock;
use super::weights;
use crate::rules::{Game, Position, Ruleset, Status};
use crate::rulesets;
use crate::search::{Control, Engine, Level, Limits, Past};

/// The ruleset on which generators are compared.
const PERFT_RULESET: &str = "international";

/// The fastest of this many runs counts.
const N_RUNS: usize = 3;

/// Bytes of the table.
const TABLE_BYTES: usize = 16 << 20;

/// What is looked for within a second.
const SECOND_RULESET: &str = "international";
/// That second, in milliseconds.
const SECOND_MS: u64 = 1000;

/// Plies of play that lead from the start to the second position of each ruleset.
const MIDGAME_PLIES: usize = 24;

/// What to measure.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Bench {
    /// A tenth of the work.
    #[arg(long)]
    quick: bool,
}

/// Nodes and time of searches.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    nodes: u64,
    ns: u128,
}

impl Bench {
    /// Prints one line per measure:
    /// `perft<TAB>ruleset<TAB>depth N<TAB>leaves<TAB>nanoseconds per leaf`, then
    /// `search<TAB>ruleset<TAB>depth<TAB>nodes<TAB>nodes per second`, then what one second does from
    /// the start, `second<TAB>ruleset<TAB>depth finished<TAB>nodes`, and last
    /// `signature<TAB>nodes of all searches`, which changes only when the search does.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<()> {
        self.perft(out)?;
        let mut signature = 0;
        for entry in rulesets::ALL {
            let id = entry.rules.id;
            let Some(ruleset) = rulesets::compile(id).map(Arc::new) else { continue };
            let (depth, cost) = self.search(&ruleset);
            let nps = u128::from(cost.nodes) * 1_000_000_000 / cost.ns.max(1);
            writeln!(out, "search\t{id}\t{depth}\t{}\t{nps}", cost.nodes)?;
            out.flush()?;
            signature += cost.nodes;
        }
        second(out)?;
        writeln!(out, "signature\t{signature}")
    }

    fn perft(&self, out: &mut dyn Write) -> io::Result<()> {
        let depth = if self.quick { 8 } else { 9 };
        let Some(ruleset) = rulesets::compile(PERFT_RULESET) else { return Ok(()) };
        let mut leaves = 0;
        let mut fastest = u128::MAX;
        for _ in 0..N_RUNS {
            let clock = Clock::start();
            leaves = ruleset.perft(&ruleset.start(), depth).unwrap_or_default();
            fastest = fastest.min(clock.elapsed_ns());
        }
        let hundredths = fastest * 100 / u128::from(leaves.max(1));
        let (whole, part) = (hundredths / 100, hundredths % 100);
        writeln!(out, "perft\t{PERFT_RULESET}\tdepth {depth}\t{leaves}\t{whole}.{part:02}")
    }

    /// Searches the start until enough nodes are spent, and then a position from the middle of a
    /// game to the same depth.
    fn search(&self, ruleset: &Arc<Ruleset>) -> (u8, Cost) {
        let enough = if self.quick { 100_000 } else { 1_000_000 };
        let mut engine = weights::engine(ruleset, TABLE_BYTES);
        let midgame = midgame(ruleset, &mut engine);
        let mut cost = Cost::default();
        let depth = cost.add(&mut engine, &ruleset.start(), &Limits::nodes(u64::MAX), enough);
        // A tree that grows slowly at the start may explode later.
        let limits = Limits { nodes: 10 * enough, ..Limits::depth(depth) };
        cost.add(&mut engine, &midgame, &limits, u64::MAX);
        (depth, cost)
    }
}

impl Cost {
    /// Adds one search, and says how deep it went.
    fn add(
        &mut self,
        engine: &mut Engine,
        position: &Position,
        limits: &Limits<'_>,
        enough: u64,
    ) -> u8 {
        let clock = Clock::start();
        let answer = engine.think(position, &Past::default(), limits, &mut |report| {
            if report.nodes >= enough { Control::Stop } else { Control::GoOn }
        });
        self.ns += clock.elapsed_ns();
        self.nodes += answer.nodes;
        answer.depth
    }
}

/// A search of one second.
fn second(out: &mut dyn Write) -> io::Result<()> {
    let Some(ruleset) = rulesets::compile(SECOND_RULESET).map(Arc::new) else { return Ok(()) };
    let mut engine = weights::engine(&ruleset, TABLE_BYTES);
    let clock = Clock::start();
    let is_over = || clock.elapsed_ms() >= SECOND_MS;
    let limits = Limits { should_stop: &is_over, ..Limits::nodes(u64::MAX) };
    let answer = engine.think(&ruleset.start(), &Past::default(), &limits, &mut |_| Control::GoOn);
    writeln!(out, "second\t{SECOND_RULESET}\t{}\t{}", answer.depth, answer.nodes)
}

/// Where a game of a weak level against itself stands after some plies.
fn midgame(ruleset: &Arc<Ruleset>, engine: &mut Engine) -> Position {
    let mut game = Game::new(Arc::clone(ruleset));
    while game.status() == Status::Ongoing && game.plies().len() < MIDGAME_PLIES {
        let limits = Level::WEAKEST.limits(1);
        let answer =
            engine.think(game.position(), &Past::default(), &limits, &mut |_| Control::GoOn);
        let Some(mv) = answer.best else { break };
        if game.play(&mv).is_err() {
            break;
        }
    }
    *game.position()
}
