//! `damiera perft`: how many sequences of moves there are, the proof of the rules.

use std::io::Write;

use super::clock::Clock;
use super::{CliError, PositionArgs};
use crate::notation::movetext;
use crate::rules::{Position, Ruleset};

/// The deepest count, more than any machine can do.
pub(super) const MAX_DEPTH: usize = 32;

/// What to count.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Perft {
    #[command(flatten)]
    place: PositionArgs,
    /// The longest sequences, in plies.
    #[arg(long, value_name = "N")]
    depth: usize,
    /// First count the sequences that begin with each move: `text<TAB>nodes`.
    #[arg(long)]
    divide: bool,
}

impl Perft {
    /// Two captures that differ only in route are one move; draws are ignored.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = self.place.ruleset()?;
        let position = self.place.position(&ruleset)?;
        if !(1..=MAX_DEPTH).contains(&self.depth) {
            return Err(CliError::Depth { depth: self.depth });
        }
        if self.divide {
            self.divide(&ruleset, &position, out)?;
        }
        for depth in 1..=self.depth {
            let clock = Clock::start();
            let nodes = ruleset.perft(&position, depth)?;
            writeln!(out, "{depth}\t{nodes}\t{}", clock.elapsed_ms())?;
            out.flush()?;
        }
        Ok(())
    }

    fn divide(
        &self,
        ruleset: &Ruleset,
        position: &Position,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let legal = ruleset.legal_moves(position)?;
        for mv in &legal {
            let nodes = ruleset.perft(&ruleset.after(position, mv), self.depth - 1)?;
            writeln!(out, "{}\t{nodes}", movetext::write(ruleset, position, &legal, mv))?;
            out.flush()?;
        }
        Ok(())
    }
}
