//! `damiera best`: the move that the engine would play.

use std::io::Write;
use std::sync::Arc;

use super::clock::Clock;
use super::threads::MAX_THREADS;
use super::{CliError, PositionArgs, common, endings, weights};
use crate::notation::movetext;
use crate::search::{Control, Engine, Level, Limits, Past, Report};

/// Bytes of the engine's table.
const TABLE_BYTES: usize = 64 << 20;

/// What to search, and for how long.
#[derive(Clone, Debug, clap::Args)]
#[command(group(clap::ArgGroup::new("bound").required(true).multiple(true)))]
pub(super) struct Best {
    #[command(flatten)]
    place: PositionArgs,
    /// Plies.
    #[arg(long, value_name = "N", group = "bound", value_parser = clap::value_parser!(u8).range(1..))]
    depth: Option<u8>,
    /// Positions looked at.
    #[arg(long, value_name = "N", group = "bound", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds.
    #[arg(long, value_name = "N", group = "bound")]
    time_ms: Option<u64>,
    /// Play like this level, 1 to 8, or 1.5, 2.5, 3.5, 4.5 or 6.5.
    #[arg(long, value_name = "L", group = "bound", value_parser = common::level)]
    level: Option<Level>,
    /// Decides where a level leaves a choice.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads think, 1 to 64. With more than one, equal questions may have different answers, and
    /// `--nodes` bounds each of them.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=i64::from(MAX_THREADS)))]
    threads: u8,
}

impl Best {
    /// Searches, and prints a line each for move, score, depth, nodes, nodes per second and the
    /// moves expected.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = Arc::new(self.place.ruleset()?);
        let position = self.place.position(&ruleset)?;
        ruleset.legal_moves(&position)?;
        let mut engine = match self.level {
            Some(level) if !level.uses_weights() => Engine::new(Arc::clone(&ruleset), TABLE_BYTES),
            _ => weights::engine(&ruleset, TABLE_BYTES),
        };
        if self.level.is_none_or(Level::uses_weights) {
            endings::know(&mut engine, &position);
        }
        engine.use_threads(self.threads);
        let clock = Clock::start();
        let time_ms = self.time_ms;
        let is_over = || time_ms.is_some_and(|limit| clock.elapsed_ms() >= limit);
        let limits = Limits { should_stop: &is_over, ..self.limits(&engine) };
        let mut report = |told: &Report| {
            let is_forced = told.n_moves == 1 && time_ms.is_some();
            if is_forced { Control::Stop } else { Control::GoOn }
        };
        let answer = engine.think(&position, &Past::default(), &limits, &mut report);
        let texts = movetext::write_line(&ruleset, &position, &answer.pv);
        let best = texts.first().ok_or(CliError::GameOver)?;
        let nps = u128::from(answer.nodes) * 1_000_000_000 / clock.elapsed_ns();
        writeln!(out, "move\t{best}")?;
        writeln!(out, "score\t{}", answer.score)?;
        writeln!(out, "depth\t{}", answer.depth)?;
        writeln!(out, "nodes\t{}", answer.nodes)?;
        writeln!(out, "nps\t{nps}")?;
        writeln!(out, "pv\t{}", texts.join(" "))?;
        Ok(())
    }

    fn limits(&self, engine: &Engine) -> Limits<'static> {
        let own = match self.level {
            Some(level) => engine.bounds(level, level.limits(self.seed)),
            None => Limits::nodes(u64::MAX),
        };
        Limits {
            depth: self.depth.unwrap_or(own.depth),
            nodes: self.nodes.unwrap_or(own.nodes),
            ..own
        }
    }
}
