//! `damiera train`: weights of the evaluation from games against itself.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, Write};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;

use super::clock::Clock;
use super::{CliError, threads, weights};
use crate::rules::Ruleset;
use crate::rulesets;
use crate::search::Engine;
use crate::search::Random;
use crate::search::learn::{Fitted, Fitting, NetFitting, Sample, SelfPlay, fit, fit_net};

/// Bytes of the table of each player.
const TABLE_BYTES: usize = 2 << 20;

/// The first line of a file of samples has fewer bytes.
const MAX_HEADER: u64 = 100;

/// A file has fewer positions than these, which take some five gigabytes.
const MAX_SAMPLES: usize = 64 << 20;

/// Of the positions of a file that games may begin with, this many are taken at most.
const MAX_STARTS: usize = 1 << 20;

/// What to learn, and from how much.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Train {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// Games of each round.
    #[arg(long, value_name = "N", default_value_t = 4000)]
    games: u32,
    /// How often games are played, with the weights found last, and weights fitted to all of them.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Nodes per move.
    #[arg(long, value_name = "N", default_value_t = 1500)]
    nodes: u64,
    /// Weights to begin with.
    #[arg(long, value_name = "FILE")]
    from: Option<String>,
    /// Stop playing games after this many seconds of each round.
    #[arg(long, value_name = "S")]
    seconds: Option<u64>,
    /// How many games are played at the same time; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
    /// How much of the worth of a position of a game is how the game ended, in hundredths. Positions beside
    /// the games count by their score alone.
    #[arg(long, value_name = "PERCENT", default_value_t = 30, value_parser = clap::value_parser!(u8).range(..=100))]
    result_share: u8,
    /// The learning rate, in thousandths.
    #[arg(long, value_name = "N", default_value_t = 40)]
    rate: u16,
    /// The pull of rare fillings to zero, in tenths.
    #[arg(long, value_name = "N", default_value_t = 20)]
    pull: u16,
    /// Decides all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file of positions of earlier games, which count as well; those of the games played now are
    /// added to it. Another `--seed` makes other games.
    #[arg(long, value_name = "FILE")]
    samples: Option<String>,
    /// A file of positions, of another training perhaps: games begin with those that are fair and without
    /// kings, in random order, in place of random moves. Where there are more games than such positions,
    /// these come around again, and games that begin alike end alike.
    #[arg(long, value_name = "FILE")]
    starts: Option<String>,
    /// Fits to what the weights of `--from` get wrong, in place of fitting from the start.
    #[arg(long, requires = "from")]
    onto: bool,
    /// What is fitted: the windows, or a network to what the windows of `--from` get wrong.
    #[arg(long, value_enum, default_value_t = What::Windows, requires_if("net", "from"))]
    fit: What,
    /// How often every position is looked at: at most, where windows are fitted.
    #[arg(long, value_name = "N", default_value_t = 30)]
    epochs: u32,
    /// Where the weights go.
    #[arg(long, value_name = "FILE")]
    out: String,
}

/// What is fitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum What {
    /// The sum of windows, pieces and facts. A network in the file of `--from` belongs to the windows
    /// before, and is left out.
    Windows,
    /// The network.
    Net,
}

impl Train {
    /// Plays and fits, and prints a line for each round: `round<TAB>games<TAB>positions<TAB>loss
    /// before<TAB>loss after<TAB>epoch<TAB>scale<TAB>seconds of play<TAB>seconds of fitting`.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = rulesets::compile(&self.ruleset)
            .map(Arc::new)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let mut bytes = match &self.from {
            Some(path) => Some(weights::read(path, &ruleset).map_err(CliError::unreadable(path))?),
            None => None,
        };
        let starts = match &self.starts {
            Some(path) => self.read_starts(path).map_err(CliError::unreadable(path))?,
            None => Vec::new(),
        };
        // That a file cannot be written is better told before the games than after them.
        let unwritable = CliError::unwritable(&self.out);
        check_writable(&self.out).map_err(unwritable)?;
        let mut samples = Vec::new();
        let kept = match &self.samples {
            Some(path) => {
                let file = open_samples(path, &self.ruleset).map_err(CliError::unwritable(path))?;
                read_samples(&file, &self.ruleset, |sample| samples.push(sample))
                    .map_err(CliError::unreadable(path))?;
                Some((path, file))
            }
            None => None,
        };
        let mut n_played = 0;
        for round in 1..=self.rounds {
            let clock = Clock::start();
            let n_before = samples.len();
            let n_games = self.play(round, bytes.as_deref(), (&starts, n_played), &mut samples);
            n_played += u64::from(n_games);
            if let Some((path, file)) = &kept {
                add_samples(file, &samples[n_before..]).map_err(CliError::unwritable(path))?;
            }
            let play_ms = clock.elapsed_ms();
            let clock = Clock::start();
            let fitted = self.fitted(&ruleset, &samples, bytes.as_deref());
            let fitted = fitted.ok_or(CliError::NothingToLearn)?;
            writeln!(
                out,
                "{round}\t{n_games}\t{}\t{:.4}\t{:.4}\t{}\t{}\t{}\t{}",
                samples.len(),
                fitted.loss_before,
                fitted.loss,
                fitted.epoch,
                fitted.scale,
                play_ms / 1000,
                clock.elapsed_ms() / 1000,
            )?;
            out.flush()?;
            weights::write(&self.out, &fitted.bytes).map_err(unwritable)?;
            bytes = Some(fitted.bytes);
        }
        Ok(())
    }

    /// What is made of the samples.
    fn fitted(&self, ruleset: &Ruleset, samples: &[Sample], from: Option<&[u8]>) -> Option<Fitted> {
        let mut random = Random::new(self.seed);
        match (self.fit, from) {
            (What::Net, Some(base)) => {
                let how = NetFitting { epochs: self.epochs };
                fit_net(ruleset, samples, base, how, &mut random)
            }
            (What::Net, None) => None,
            (What::Windows, from) => {
                let how = Fitting {
                    result_share: f32::from(self.result_share) / 100.0,
                    rate: f32::from(self.rate) / 1000.0,
                    pull: f32::from(self.pull) / 10.0,
                    epochs: self.epochs,
                    base: from.filter(|_| self.onto).map(<[u8]>::to_vec),
                };
                fit(ruleset, samples, how, &mut random)
            }
        }
    }

    /// The positions that games begin with, in random order; at least one.
    fn read_starts(&self, path: &str) -> io::Result<Vec<Sample>> {
        let mut random = Random::new(self.seed);
        let (mut starts, mut n_fair) = (Vec::new(), 0);
        read_samples(&File::open(path)?, &self.ruleset, |sample| {
            if !sample.is_fair_start() {
                return;
            }
            n_fair += 1;
            let place = random.below(n_fair);
            if starts.len() < MAX_STARTS {
                starts.push(sample);
            } else if place < MAX_STARTS {
                starts[place] = sample;
            }
        })?;
        if starts.is_empty() {
            let why = "none of its positions is such that a game may begin with it";
            return Err(io::Error::new(io::ErrorKind::InvalidData, why));
        }
        random.shuffle(&mut starts);
        Ok(starts)
    }

    /// The games of a round, which begin with the starts from the one after this many games on; says how
    /// many games there were.
    fn play(
        &self,
        round: u32,
        weights: Option<&[u8]>,
        (starts, n_played): (&[Sample], u64),
        samples: &mut Vec<Sample>,
    ) -> u32 {
        let next = AtomicU32::new(0);
        let all = Mutex::new(std::mem::take(samples));
        let clock = Clock::start();
        let is_late = || self.seconds.is_some_and(|limit| clock.elapsed_ms() / 1000 >= limit);
        let how = SelfPlay { nodes: self.nodes, opening_plies: 4 };
        let work = || {
            let Some(ruleset) = rulesets::compile(&self.ruleset).map(Arc::new) else { return };
            let mut engine = Engine::new(ruleset, TABLE_BYTES);
            if let Some(bytes) = weights
                && engine.learn(bytes).is_err()
            {
                return;
            }
            let mut own = Vec::new();
            loop {
                if is_late() {
                    break;
                }
                let game_idx = next.fetch_add(1, Ordering::Relaxed);
                if game_idx >= self.games {
                    break;
                }
                let seed = self.seed ^ u64::from(round) << 48 ^ u64::from(game_idx) << 8;
                let start = start_of(n_played + u64::from(game_idx), starts);
                how.play(&mut engine, start, &mut Random::new(seed), &mut own);
            }
            if let Ok(mut all) = all.lock() {
                all.append(&mut own);
            }
        };
        threads::on_cores(self.threads, &work);
        *samples = all.into_inner().unwrap_or_default();
        next.into_inner().min(self.games)
    }
}

/// What the game after this many others begins with.
fn start_of(n_games: u64, starts: &[Sample]) -> Option<&Sample> {
    let idx = n_games.checked_rem(u64::try_from(starts.len()).ok()?)?;
    starts.get(usize::try_from(idx).ok()?)
}

/// Whether a file can be written; if there is none, none is left.
fn check_writable(path: &str) -> io::Result<()> {
    match File::create_new(path) {
        Ok(_) => fs::remove_file(path),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            File::options().append(true).open(path).map(|_| ())
        }
        Err(why) => Err(why),
    }
}

/// Opens a file of samples, to read it first and then to add to it; a new one has its first line.
fn open_samples(path: &str, ruleset: &str) -> io::Result<File> {
    let mut file = File::options().read(true).create(true).append(true).open(path)?;
    if file.metadata()?.len() == 0 {
        let mut packer = GzEncoder::new(&file, Compression::fast());
        packer.write_all(header(ruleset).as_bytes())?;
        packer.finish()?;
        file.rewind()?;
    }
    Ok(file)
}

/// Gives one sample of a file after the other to `take`.
fn read_samples(file: &File, ruleset: &str, mut take: impl FnMut(Sample)) -> io::Result<()> {
    let mut input = BufReader::new(MultiGzDecoder::new(BufReader::new(file)));
    let expected = header(ruleset);
    let mut found = Vec::new();
    input.by_ref().take(MAX_HEADER).read_until(b'\n', &mut found)?;
    if found != expected.as_bytes() {
        let found = String::from_utf8_lossy(&found);
        let why = format!("it begins with {:?}: {:?} was expected", found.trim(), expected.trim());
        return Err(io::Error::new(io::ErrorKind::InvalidData, why));
    }
    for _ in 0..MAX_SAMPLES {
        match Sample::read(&mut input)? {
            Some(sample) => take(sample),
            None => return Ok(()),
        }
    }
    let why = format!("it has {MAX_SAMPLES} positions or more: begin another file");
    Err(io::Error::new(io::ErrorKind::InvalidData, why))
}

/// Adds samples to a file, all of them or none.
fn add_samples(file: &File, samples: &[Sample]) -> io::Result<()> {
    if samples.is_empty() {
        return Ok(());
    }
    let len = file.metadata()?.len();
    pack_samples(file, samples).or_else(|why| file.set_len(len).and(Err(why)))
}

fn pack_samples(file: &File, samples: &[Sample]) -> io::Result<()> {
    let mut packer = BufWriter::new(GzEncoder::new(file, Compression::fast()));
    for sample in samples {
        sample.write(&mut packer)?;
    }
    packer.into_inner()?.finish()?;
    Ok(())
}

/// The first line of a file of samples.
fn header(ruleset: &str) -> String {
    format!("damiera samples 2 {ruleset}\n")
}
