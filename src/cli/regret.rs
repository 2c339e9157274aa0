//! `damiera regret`: what a player's moves give away in positions whose moves have all been scored by long searches.
//!
//! A match tells two searches apart by how games end, which takes thousands of them. Here every position
//! speaks, and the same positions are put to both.

mod make;
mod record;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use self::record::Record;
use super::matches::{Player, Seat};
use super::{CliError, threads};
use crate::rules::{Game, Ruleset};
use crate::rulesets;
use crate::search::Random;

/// The most that one move counts for, in hundredths of a man, so that a few lost games do not drown the rest.
const MOST_LOSS: i32 = 200;

/// Makes such positions, or puts them to players.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Regret {
    #[command(subcommand)]
    what: What,
}

#[derive(Clone, Debug, clap::Subcommand)]
enum What {
    /// Score all moves of positions from games of the engine against itself:
    /// `positions<TAB>moves<TAB>seconds`.
    Make(make::Make),
    /// Let players choose: lines of `a`, `loss` with its error, `best`, and the same of `b` with
    /// `difference`.
    Measure(Box<Measure>),
}

/// Who chooses, and where.
#[derive(Clone, Debug, clap::Args)]
struct Measure {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// The file of scored positions.
    #[arg(long, value_name = "FILE")]
    file: String,
    /// A player, as `damiera match` has them.
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// Another player, in the same positions.
    #[arg(long, value_name = "PLAYER")]
    b: Option<Player>,
    /// How many positions are looked at at the same time; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
}

impl Regret {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.what {
            What::Make(make) => make.run(out),
            What::Measure(measure) => measure.run(out),
        }
    }
}

impl Measure {
    /// Prints for each player itself, the `loss` of a move on average in hundredths of a man, with its error
    /// at 95 %, and in how many of 100 positions its move is a `best` one; then the `difference` of the
    /// losses, `a` less `b`, with its error: below zero where `a` chooses better.
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = compile(&self.ruleset)?;
        let records = record::read(&self.file, &ruleset)?;
        let a = self.losses(&self.a, &records)?;
        tell(out, "a", &self.a, &a)?;
        let Some(player) = &self.b else { return Ok(()) };
        let b = self.losses(player, &records)?;
        tell(out, "b", player, &b)?;
        let differences: Vec<_> = a.iter().zip(&b).map(|(a, b)| a - b).collect();
        let (mean, error) = mean(&differences);
        writeln!(out, "difference\t{mean:+.2}\t{error:.2}")?;
        Ok(())
    }

    /// What the player's move gives away in each position, in hundredths of a man.
    fn losses(&self, player: &Player, records: &[Record]) -> Result<Vec<i32>, CliError> {
        let ruleset = compile(&self.ruleset)?;
        let weights = player.read_weights(&ruleset)?;
        let next = AtomicUsize::new(0);
        let has_failed = AtomicBool::new(false);
        let told = Mutex::new(Ok(vec![0; records.len()]));
        threads::on_cores(self.threads, &|| {
            let fail = |why| {
                has_failed.store(true, Ordering::Relaxed);
                *told.lock().unwrap_or_else(PoisonError::into_inner) = Err(why);
            };
            let mut seat = match Seat::new(player, weights.as_deref(), &ruleset) {
                Ok(seat) => seat,
                Err(why) => return fail(why),
            };
            while !has_failed.load(Ordering::Relaxed) {
                let idx = next.fetch_add(1, Ordering::Relaxed);
                let Some(record) = records.get(idx) else { return };
                let game = Game::from_position(Arc::clone(&ruleset), record.position);
                let seed = u64::try_from(idx).unwrap_or_default();
                seat.begin(&game, u32::try_from(idx).unwrap_or_default());
                match seat.choose(&game, &mut Random::new(seed)) {
                    Ok(mv) => {
                        let loss = mv.map_or(MOST_LOSS, |mv| record.loss(&mv).min(MOST_LOSS));
                        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
                        if let Ok(losses) = &mut *told {
                            losses[idx] = loss;
                        }
                    }
                    Err(why) => return fail(why),
                }
            }
        });
        told.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

fn compile(id: &str) -> Result<Arc<Ruleset>, CliError> {
    rulesets::compile(id).map(Arc::new).ok_or_else(|| CliError::unknown_ruleset(id))
}

fn tell(out: &mut dyn Write, side: &str, player: &Player, losses: &[i32]) -> Result<(), CliError> {
    let (mean, error) = mean(losses);
    let n_best = losses.iter().filter(|&&loss| loss == 0).count();
    let percent = 100 * n_best / losses.len().max(1);
    writeln!(out, "{side}\t{player}\nloss\t{mean:.2}\t{error:.2}\nbest\t{percent}")?;
    Ok(out.flush()?)
}

/// The mean of numbers, and its error at 95 %.
fn mean(numbers: &[i32]) -> (f64, f64) {
    let count = f64::from(u32::try_from(numbers.len()).unwrap_or(u32::MAX)).max(1.0);
    let mean = numbers.iter().copied().map(f64::from).sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|&number| (f64::from(number) - mean).powi(2)).sum();
    // Nothing added turns -0 into 0.
    (mean + 0.0, 1.96 * (squares / count / (count - 1.0).max(1.0)).sqrt())
}
