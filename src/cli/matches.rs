//! `damiera match`: games between two players from the same openings with colors changed, and what
//! they say about who is stronger.

mod guest;
mod openings;
mod player;
mod seat;
mod tally;

use std::io::Write;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use self::openings::Openings;
use self::player::Kind;
pub(super) use self::player::Player;
pub(super) use self::seat::Seat;
use self::tally::Tally;
use super::{CliError, threads};
use crate::rules::{Color, Ruleset, Status};
use crate::rulesets;
use crate::search::{Random, Techniques};

/// A game of this many plies is a draw.
const MAX_PLIES: usize = 400;

/// A position that came up so often ends its game as a draw, whatever the ruleset says.
const MAX_REPEATS: usize = 3;

/// Random moves that a game begins with where nothing else is said.
const N_PLIES: usize = 6;

/// Pairs of games where nothing else is said.
const N_PAIRS: u32 = 100;

/// Who plays whom, and how often.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Match {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// One player: `nodes=N`, `ms=N`, `depth=N` or `level=N`, and with commas between them
    /// `threads=N`, `ponder=N` (nodes searched during the opponent's turn; of the levels only 8 keeps
    /// what that finds), `weights=FILE` (or `weights=none`), `off=TECHNIQUE`, and `margin=N` with `percent=N`
    /// (so often a move that looks worse by this many hundredths of a man at most); or `random`, or `greedy`
    /// (the most material after its own move); or `hub=COMMAND`, a program that speaks the Hub protocol
    /// and its arguments, with `nodes=`, `ms=` or `depth=` and, to set its parameters, `set.NAME=VALUE`
    /// (the command is split at spaces, and has no commas; a script should `exec` the program).
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// The other player.
    #[arg(long, value_name = "PLAYER", required_unless_present = "each_off")]
    b: Option<Player>,
    /// In place of `b`, `a` without one technique after the other: a line for each, with wins, draws
    /// and losses of the whole player, and what the technique is worth in Elo with its error.
    #[arg(long, conflicts_with_all = ["b", "sprt"])]
    each_off: bool,
    /// Pairs of games; both games of a pair have the same opening. 100 if left out, or as many as there
    /// are openings in the file.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pairs: Option<u32>,
    /// Any moves at the beginning, in plies: 6 if left out, and none after `--openings`.
    #[arg(long, value_name = "N")]
    opening: Option<usize>,
    /// A file of positions to begin with in turn, one a line, as FEN or as the Hub protocol writes them;
    /// what follows `#` is not read.
    #[arg(long, value_name = "FILE")]
    openings: Option<String>,
    /// Stop as soon as it is clear that `a` is stronger by the second number in Elo rather than by
    /// the first, or the other way around.
    #[arg(long, value_name = "ELO,ELO", value_parser = two_numbers)]
    sprt: Option<[f64; 2]>,
    /// How many games are played at the same time; all cores if left out.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
    /// Decides all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Match {
    /// Plays, and prints `wins`, `draws`, `losses`, `pairs` (by points, none to two), `elo` with its
    /// error at 95 %, and, with `--sprt`, the log likelihood ratio and what it says.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let Some(b) = &self.b else { return self.run_each_off(out) };
        let Course { tally, failure } = self.course(b)?;
        writeln!(out, "a\t{}\nb\t{b}", self.a)?;
        writeln!(out, "wins\t{}\ndraws\t{}\nlosses\t{}", tally.wins, tally.draws, tally.losses)?;
        writeln!(out, "pairs\t{}", tally.pairs.map(|n| n.to_string()).join(" "))?;
        let (elo, error) = tally.elo();
        writeln!(out, "elo\t{elo:+.0}\t{error:.0}")?;
        if let Some(elos) = self.sprt {
            let decision = match tally.decision(elos) {
                Some(true) => "stronger",
                Some(false) => "not stronger",
                None => "open",
            };
            writeln!(out, "sprt\t{:.2}\t{decision}", tally.likelihood(elos))?;
        }
        failure.map_or(Ok(()), Err)
    }

    /// A line for each technique: `technique<TAB>wins<TAB>draws<TAB>losses<TAB>elo<TAB>error`.
    fn run_each_off(&self, out: &mut dyn Write) -> Result<(), CliError> {
        if self.a.kind != Kind::Engine {
            return Err(CliError::NoTechniques { player: self.a.to_string() });
        }
        for name in Techniques::NAMES {
            let Some(techniques) = self.a.techniques.without(name) else { continue };
            let Course { tally, failure } = self.course(&self.a.with(techniques))?;
            let (elo, error) = tally.elo();
            let Tally { wins, draws, losses, .. } = tally;
            writeln!(out, "{name}\t{wins}\t{draws}\t{losses}\t{elo:+.0}\t{error:.0}")?;
            out.flush()?;
            if let Some(why) = failure {
                return Err(why);
            }
        }
        Ok(())
    }

    /// The games of `a` against another.
    fn course(&self, b: &Player) -> Result<Course, CliError> {
        let ruleset = rulesets::compile(&self.ruleset)
            .map(Arc::new)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let weights = [self.a.read_weights(&ruleset)?, b.read_weights(&ruleset)?];
        let n_plies = self.opening.unwrap_or(if self.openings.is_some() { 0 } else { N_PLIES });
        let openings = Openings::new(self.openings.as_deref(), n_plies, &ruleset)?;
        let n_pairs = openings.n_pairs(self.pairs)?.unwrap_or(N_PAIRS);
        let next = AtomicU32::new(0);
        let is_over = AtomicBool::new(false);
        let course = Mutex::new(Course::default());
        let fail = |why| {
            is_over.store(true, Ordering::Relaxed);
            if let Ok(mut course) = course.lock() {
                course.failure.get_or_insert(why);
            }
        };
        let work = || {
            let Some(ruleset) = rulesets::compile(&self.ruleset).map(Arc::new) else { return };
            let [a_weights, b_weights] = weights.each_ref().map(Option::as_deref);
            let seats = Seat::new(&self.a, a_weights, &ruleset)
                .and_then(|a| Ok([a, Seat::new(b, b_weights, &ruleset)?]));
            let mut table = match seats {
                Ok(seats) => Table { ruleset, openings: &openings, seats, seed: self.seed },
                Err(why) => return fail(why),
            };
            loop {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= n_pairs || is_over.load(Ordering::Relaxed) {
                    return;
                }
                let games = table.play(Color::White, pair);
                let games = games.and_then(|first| Ok([first, table.play(Color::Black, pair)?]));
                let games = match games {
                    Ok(games) => games,
                    Err(why) => return fail(why),
                };
                let Ok(mut course) = course.lock() else { return };
                course.tally.add(games);
                if self.sprt.is_some_and(|elos| course.tally.decision(elos).is_some()) {
                    is_over.store(true, Ordering::Relaxed);
                }
            }
        };
        threads::on_cores(self.threads, &work);
        let Course { tally, failure } = course.into_inner().unwrap_or_default();
        match failure {
            // There is nothing to tell beside it.
            Some(why) if tally.pairs == [0; 5] => Err(why),
            failure => Ok(Course { tally, failure }),
        }
    }
}

/// What a match has come to, and what has ended it before its time.
#[derive(Debug, Default)]
struct Course {
    tally: Tally,
    failure: Option<CliError>,
}

/// Where games are played one after the other.
struct Table<'a> {
    ruleset: Arc<Ruleset>,
    openings: &'a Openings,
    /// `a` and `b`.
    seats: [Seat<'a>; 2],
    seed: u64,
}

impl Table<'_> {
    /// A game in which `a` has this color; says how many half points it has.
    fn play(&mut self, own: Color, pair: u32) -> Result<u8, CliError> {
        let mut random = Random::new(self.seed ^ u64::from(pair) << 20);
        let mut game = self.openings.game(pair, &self.ruleset, &mut random)?;
        self.seats.iter_mut().for_each(|seat| seat.begin(&game, pair));
        let most_plies = game.plies().len() + MAX_PLIES;
        while game.status() == Status::Ongoing && game.plies().len() < most_plies {
            if game.times_here() >= MAX_REPEATS {
                return Ok(1);
            }
            let seat = &mut self.seats[usize::from(game.position().turn() != own)];
            let Some(mv) = seat.choose(&game, &mut random)? else { return Ok(1) };
            if game.play(&mv).is_err() {
                return Ok(1);
            }
        }
        Ok(match game.status() {
            Status::Won { winner, .. } if winner == own => 2,
            Status::Won { .. } => 0,
            _ => 1,
        })
    }
}

/// Two numbers with a comma between them.
fn two_numbers(text: &str) -> Result<[f64; 2], String> {
    let numbers = text.split_once(',').and_then(|(first, second)| {
        Some([first.trim().parse().ok()?, second.trim().parse().ok()?])
    });
    numbers.ok_or_else(|| "two numbers with a comma between them were expected".to_owned())
}
