//! `damiera endings`: makes tables of endings, and says how a position comes out.

use std::io::Write;
use std::sync::Arc;

use super::clock::Clock;
use super::{CliError, PositionArgs};
use crate::notation::fen;
use crate::rules::{Bits, Position};
use crate::search::Engine;
use crate::search::endings::{MAX_NUMBERS, Summary, drills};

/// Bytes of the table of searches, which are none.
const TABLE_BYTES: usize = 0;

/// Positions looked at between two looks at what is finished.
const SLICE: usize = 4096;

/// Pieces of the endings that players know if nothing else is said.
pub(super) const PIECES: usize = 3;

/// The most numbers of a table that is made unasked: three pieces on boards of
/// up to 50 squares take less than a second.
const QUICK_NUMBERS: usize = 1 << 17;

/// With more pieces on the board tables are not worth their time yet.
const FEW_PIECES: u32 = 8;

/// Once few pieces are left, makes the tables of [`PIECES`] pieces.
pub(super) fn know(engine: &mut Engine, position: &Position) {
    if !engine.keeps_endings() && position.occupied().count() <= FEW_PIECES {
        make(engine, PIECES);
    }
}

/// Makes all tables of this many pieces; of [`PIECES`] and fewer, those that are made quickly.
pub(super) fn make(engine: &mut Engine, n_pieces: usize) {
    let is_quick = n_pieces <= PIECES;
    engine.use_endings(if is_quick { QUICK_NUMBERS } else { MAX_NUMBERS }, usize::MAX);
    engine.want_all_endings(n_pieces);
    while engine.make_endings(usize::MAX) {}
}

/// Which endings to know.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Endings {
    #[command(flatten)]
    place: PositionArgs,
    /// All endings of at most this many pieces, where no position is given.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(2..=4))]
    pieces: u8,
    /// Prints the endings that the page offers for practice instead.
    #[arg(long, conflicts_with_all = ["fen", "pieces"])]
    practice: bool,
}

impl Endings {
    /// Prints for every table
    /// `table<TAB>pieces<TAB>positions<TAB>wins<TAB>losses<TAB>draws<TAB>longest<TAB>safe<TAB>ms`,
    /// both sides to move of one class together in time; then `total<TAB>tables<TAB>bytes<TAB>ms`;
    /// and of a position `outcome<TAB>win 7`, `loss 4` or `draw`, or `unknown<TAB>reason`. Endings for
    /// practice are `win<TAB>pieces<TAB>number<TAB>plies<TAB>fen` or `hold<TAB>pieces<TAB>number<TAB>fen`.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = Arc::new(self.place.ruleset()?);
        let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
        if self.practice {
            return practice(&mut engine, out);
        }
        engine.use_endings(MAX_NUMBERS, usize::MAX);
        let position = match &self.place.fen {
            Some(_) => Some(self.place.position(&ruleset)?),
            None => None,
        };
        match &position {
            Some(position) => engine.want_endings(position, 4),
            None => engine.want_all_endings(usize::from(self.pieces)),
        }
        let clock = Clock::start();
        let (mut n_tables, mut n_bytes, mut before) = (0, 0, 0);
        loop {
            let has_more = engine.make_endings(SLICE);
            let made = engine.endings(n_tables);
            n_tables += made.len();
            let now = clock.elapsed_ms();
            for summary in &made {
                n_bytes += summary.size;
                print(out, summary, now - before)?;
            }
            if !made.is_empty() {
                out.flush()?;
                before = now;
            }
            if !has_more {
                break;
            }
        }
        writeln!(out, "total\t{n_tables}\t{n_bytes}\t{}", clock.elapsed_ms())?;
        if let Some(position) = &position {
            match engine.ending(position) {
                Ok(outcome) => writeln!(out, "outcome\t{outcome}")?,
                Err(reason) => writeln!(out, "unknown\t{reason}")?,
            }
        }
        Ok(())
    }
}

fn print(out: &mut dyn Write, summary: &Summary, ms: u64) -> Result<(), CliError> {
    let Summary { pieces, n_positions, n_wins, n_losses, longest, safe, .. } = summary;
    let [our_men, our_kings, their_men, their_kings] = pieces;
    let n_draws = n_positions - n_wins - n_losses;
    write!(out, "table\t{our_men}{our_kings}{their_men}{their_kings}\t{n_positions}\t{n_wins}")?;
    writeln!(out, "\t{n_losses}\t{n_draws}\t{longest}\t{}\t{ms}", safe.min(longest))?;
    Ok(())
}

/// Prints the endings that the page offers for practice.
fn practice(engine: &mut Engine, out: &mut dyn Write) -> Result<(), CliError> {
    let ruleset = Arc::clone(engine.ruleset());
    engine.use_endings(drills::MAX_NUMBERS, drills::MAX_BYTES);
    for material in drills::materials(&ruleset) {
        engine.want_material(material);
        while engine.make_endings(usize::MAX) {}
        let pieces: String = material.iter().map(ToString::to_string).collect();
        let wins = engine.wins_to_practice(material, drills::N_DRILLS).into_iter();
        for (number, (position, plies)) in (1..).zip(wins) {
            let fen = fen::write(&ruleset, &position);
            writeln!(out, "win\t{pieces}\t{number}\t{plies}\t{fen}")?;
        }
        let draws = engine.draws_to_practice(material, drills::N_DRILLS).into_iter();
        for (number, position) in (1..).zip(draws) {
            writeln!(out, "hold\t{pieces}\t{number}\t{}", fen::write(&ruleset, &position))?;
        }
    }
    Ok(())
}
