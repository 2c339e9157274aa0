//! Positions of careless games, and long searches of all their moves.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::compile;
use super::record::{self, MOST, Record};
use crate::cli::clock::Clock;
use crate::cli::{CliError, endings, threads, weights};
use crate::notation::fen;
use crate::rules::{Game, Move, Ruleset, Status};
use crate::search::{Control, Engine, Limits, Memory, Past, Random, Reading, Score, Weakness};

/// Bytes of the engine's table.
const TABLE_BYTES: usize = 64 << 20;

/// Games begin with as many random plies as this, or more, but fewer than twice as many.
const OPENING_PLIES: usize = 4;

/// Of each game one position is taken, in the first so many plies after those.
const PLIES: usize = 70;

/// How games are played: fast, and with mistakes, so that there is something to find.
const PLAY_NODES: u64 = 300;
const CARELESS: Weakness = Weakness { margin: 60, percent: 30, seed: 0 };

/// What is decided already says nothing: more than this, in hundredths of a man, by a search of so many nodes.
const DECIDED: i32 = 200;
const GLANCE_NODES: u64 = 3000;

/// Games that are tried for each position that is wanted, at most.
const TRIES: u64 = 100;

/// What to make.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Make {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// How many positions the file is to have.
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Nodes of the search of each move.
    #[arg(long, value_name = "N", default_value_t = 2_000_000)]
    nodes: u64,
    /// How many positions are looked at at the same time; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
    /// Decides all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where the positions go. What the file has stays, and counts: a run that was interrupted goes on.
    #[arg(long, value_name = "FILE")]
    out: String,
}

/// What there is, and where more of it goes.
struct Made {
    file: File,
    /// The FENs of all positions.
    seen: BTreeSet<String>,
    n_written: usize,
    n_moves: usize,
    failure: Option<CliError>,
}

impl Make {
    /// Prints how many positions the file has now, how many moves have been scored, and the seconds it took.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = compile(&self.ruleset)?;
        let has_some = fs::metadata(&self.out).is_ok_and(|file| file.len() > 0);
        let before = if has_some { record::read(&self.out, &ruleset)? } else { Vec::new() };
        let seen = before.iter().map(|record| fen::write(&ruleset, &record.position)).collect();
        let unwritable = CliError::unwritable(&self.out);
        let file = OpenOptions::new().create(true).append(true).open(&self.out);
        let made =
            Made { file: file.map_err(unwritable)?, seen, n_written: 0, n_moves: 0, failure: None };
        let clock = Clock::start();
        let (next, is_over) = (AtomicU64::new(0), AtomicBool::new(before.len() >= self.wanted()));
        let made = Mutex::new(made);
        threads::on_cores(self.threads, &|| {
            let mut maker = Maker::new(&ruleset, self.nodes);
            while !is_over.load(Ordering::Relaxed) {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= TRIES * u64::from(self.count) {
                    return;
                }
                let mut random =
                    Random::new(self.seed.wrapping_mul(1_000_003).wrapping_add(number));
                let Some(game) = maker.find(&mut random) else { continue };
                let text = fen::write(&ruleset, game.position());
                let lock = || made.lock().unwrap_or_else(PoisonError::into_inner);
                // One that is there already need not be searched again.
                if !lock().seen.insert(text) {
                    continue;
                }
                let record = maker.score(&game);
                let mut made = lock();
                if is_over.load(Ordering::Relaxed) {
                    return;
                }
                made.n_moves += record.scores.len();
                // In one piece, so that a line is there whole or not at all.
                let written = made.file.write_all((record.line(&ruleset) + "\n").as_bytes());
                made.failure = written.err().map(unwritable);
                made.n_written += 1;
                let is_enough = before.len() + made.n_written >= self.wanted();
                is_over.store(is_enough || made.failure.is_some(), Ordering::Relaxed);
            }
        });
        let made = made.into_inner().unwrap_or_else(PoisonError::into_inner);
        let (n_positions, seconds) = (before.len() + made.n_written, clock.elapsed_ms() / 1000);
        writeln!(out, "{n_positions}\t{}\t{seconds}", made.n_moves)?;
        made.failure.map_or(Ok(()), Err)
    }

    fn wanted(&self) -> usize {
        usize::try_from(self.count).unwrap_or(usize::MAX)
    }
}

struct Maker<'a> {
    ruleset: &'a Arc<Ruleset>,
    engine: Engine,
    nodes: u64,
}

impl<'a> Maker<'a> {
    fn new(ruleset: &'a Arc<Ruleset>, nodes: u64) -> Self {
        let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
        if let Some(bytes) = weights::own(ruleset) {
            // The program's own files fit.
            let _ = engine.learn(&bytes);
        }
        Self { ruleset, engine, nodes }
    }

    /// A position of a game, with a choice of moves, in which nothing is decided yet.
    fn find(&mut self, random: &mut Random) -> Option<Game> {
        self.engine.forget();
        let n_random = OPENING_PLIES + random.below(OPENING_PLIES);
        let n_plies = n_random + random.below(PLIES);
        let mut game = Game::new(Arc::clone(self.ruleset));
        while game.plies().len() < n_plies {
            let legal = game.legal_moves();
            let mv = if game.plies().len() < n_random {
                *legal.get(random.below(legal.len()))?
            } else {
                let weakness = Weakness { seed: random.word(), ..CARELESS };
                self.think(&game, PLAY_NODES, weakness)?.0
            };
            game.play(&mv).ok()?;
            if game.status() != Status::Ongoing {
                return None;
            }
        }
        // What came before is not in the file.
        let game = Game::from_position(Arc::clone(self.ruleset), *game.position());
        let is_open = game.status() == Status::Ongoing && game.legal_moves().len() > 1;
        let (_, score) = is_open.then(|| self.think(&game, GLANCE_NODES, Weakness::NONE))??;
        (worth(score).abs() <= DECIDED).then_some(game)
    }

    fn score(&mut self, game: &Game) -> Record {
        self.engine.forget();
        let mut scores = Vec::new();
        for mv in game.legal_moves() {
            let mut after = game.clone();
            let score = match after.play(mv).map(|()| after.status()) {
                Ok(Status::Ongoing) => self
                    .think(&after, self.nodes, Weakness::NONE)
                    .map_or(0, |(_, score)| -worth(score)),
                Ok(Status::Won { winner, .. }) if winner == game.position().turn() => MOST,
                Ok(Status::Won { .. }) => -MOST,
                _ => 0,
            };
            scores.push((*mv, score));
        }
        Record { position: *game.position(), scores }
    }

    fn think(&mut self, game: &Game, nodes: u64, weakness: Weakness) -> Option<(Move, Score)> {
        endings::know(&mut self.engine, game.position());
        let limits = Limits { memory: Memory::Kept, weakness, ..Limits::nodes(nodes) };
        let past = Past::of(game, game.plies().len());
        let answer = self.engine.think(game.position(), &past, &limits, &mut |_| Control::GoOn);
        Some((answer.best?, answer.score))
    }
}

/// In hundredths of a man, a certain end as [`MOST`] of them.
fn worth(score: Score) -> i32 {
    match score.read() {
        Reading::Value(value) => value.clamp(1 - MOST, MOST - 1),
        Reading::Win(_) => MOST,
        Reading::Loss(_) => -MOST,
    }
}
