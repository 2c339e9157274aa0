//! `damiera match`: games between two players from the same openings with colors changed, and what
//! they say about who is stronger.

mod guest;
mod openings;

use std::fmt;
use std::io::Write;
use std::rc::Rc;
use std::str::FromStr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use self::guest::Guest;
use self::openings::Openings;
use super::clock::Clock;
use super::{CliError, endings, threads, weights};
use crate::rules::{Bits, Color, Game, Move, Ruleset, Status};
use crate::rulesets;
use crate::search::endings::plies_left;
use crate::search::{Control, Engine, Level, Limits, Memory, Random, Report, Techniques, Weakness};

/// A game of so many plies is a draw.
const MAX_PLIES: usize = 400;

/// A position that came up so often ends its game as a draw, whatever the ruleset says.
const MAX_REPEATS: usize = 3;

/// What the greedy player counts for a king, in men.
const GREEDY_KING: i64 = 3;

/// Random moves that a game begins with where nothing else is said.
const N_PLIES: usize = 6;

/// Bytes of each player's table.
const TABLE_BYTES: usize = 64 << 20;

/// Who plays whom, and how often.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Match {
    /// The ruleset.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// One player: `nodes=N`, `ms=N`, `depth=N` or `level=N`, and with commas between them
    /// `weights=FILE` (or `weights=none`), `off=TECHNIQUE`, and `margin=N` with `percent=N` (so often
    /// a move that looks worse by so many hundredths of a man at most); or `random`, or `greedy`
    /// (the most material after its own move); or `hub=COMMAND`, a program that speaks the Hub protocol,
    /// with `nodes=`, `ms=` or `depth=` and, to set its parameters, `set.NAME=VALUE`.
    #[arg(long, value_name = "PLAYER")]
    a: Player,
    /// The other player.
    #[arg(long, value_name = "PLAYER", required_unless_present = "each_off")]
    b: Option<Player>,
    /// In place of `b`, `a` without one technique after the other: a line for each, with wins, draws
    /// and losses of the whole player, and what the technique is worth in Elo with its error.
    #[arg(long, conflicts_with_all = ["b", "sprt"])]
    each_off: bool,
    /// Pairs of games; both games of a pair have the same opening.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pairs: u32,
    /// Any moves at the beginning, in plies: 6 if left out, and none after `--openings`.
    #[arg(long, value_name = "N")]
    opening: Option<usize>,
    /// A file of positions to begin with in turn, one a line, as FEN or as the Hub protocol writes them;
    /// what follows `#` is not read.
    #[arg(long, value_name = "FILE")]
    openings: Option<String>,
    /// Stop as soon as it is clear that `a` is stronger by the second number in Elo rather than by
    /// the first, or the other way round.
    #[arg(long, value_name = "ELO,ELO", value_parser = two_numbers)]
    sprt: Option<[f64; 2]>,
    /// How many games are played at the same time; all cores if left out.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Decides all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Who chooses a player's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Engine,
    /// Any move.
    Random,
    /// Any of the moves after which it has most.
    Greedy,
    /// Another program.
    Guest,
}

/// A player as it is asked for.
#[derive(Clone, Debug)]
struct Player {
    text: String,
    kind: Kind,
    nodes: Option<u64>,
    ms: Option<u64>,
    depth: Option<u8>,
    level: Option<Level>,
    margin: Option<u16>,
    percent: Option<u8>,
    weights: Weights,
    techniques: Techniques,
    /// Another program and its arguments, with spaces between them.
    command: String,
    /// Its parameters, and what to set them to.
    settings: Vec<(String, String)>,
}

/// Which weights a player has.
#[derive(Clone, Debug)]
enum Weights {
    /// Those that come with the program.
    Own,
    None,
    File(String),
}

/// Pairs of games by what `a` scored in them, in half points.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    pairs: [u32; 5],
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Match {
    /// Plays, and prints `wins`, `draws`, `losses`, `pairs` (by points, none to two), `elo` with its
    /// error at 95 %, and, with `--sprt`, the log likelihood ratio and what it says.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let Some(b) = &self.b else { return self.run_each_off(out) };
        let tally = self.tally(b)?;
        writeln!(out, "a\t{}\nb\t{b}", self.a)?;
        writeln!(out, "wins\t{}\ndraws\t{}\nlosses\t{}", tally.wins, tally.draws, tally.losses)?;
        writeln!(out, "pairs\t{}", tally.pairs.map(|n| n.to_string()).join(" "))?;
        let (elo, error) = tally.elo();
        writeln!(out, "elo\t{elo:+.0}\t{error:.0}")?;
        if let Some(elos) = self.sprt {
            let verdict = match tally.verdict(elos) {
                Some(true) => "stronger",
                Some(false) => "not stronger",
                None => "open",
            };
            writeln!(out, "sprt\t{:.2}\t{verdict}", tally.likelihood(elos))?;
        }
        Ok(())
    }

    /// A line for each technique: `technique<TAB>wins<TAB>draws<TAB>losses<TAB>elo<TAB>error`.
    fn run_each_off(&self, out: &mut dyn Write) -> Result<(), CliError> {
        for name in Techniques::NAMES {
            let Some(techniques) = self.a.techniques.without(name) else { continue };
            let tally = self.tally(&Player { techniques, ..self.a.clone() })?;
            let (elo, error) = tally.elo();
            let Tally { wins, draws, losses, .. } = tally;
            writeln!(out, "{name}\t{wins}\t{draws}\t{losses}\t{elo:+.0}\t{error:.0}")?;
            out.flush()?;
        }
        Ok(())
    }

    /// The games of `a` against another.
    fn tally(&self, b: &Player) -> Result<Tally, CliError> {
        let ruleset = rulesets::compile(&self.ruleset)
            .map(Rc::new)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let weights = [self.a.read_weights(&ruleset)?, b.read_weights(&ruleset)?];
        let n_plies = self.opening.unwrap_or(if self.openings.is_some() { 0 } else { N_PLIES });
        let openings = Openings::new(self.openings.as_deref(), n_plies, &ruleset)?;
        let next = AtomicU32::new(0);
        let is_over = AtomicBool::new(false);
        let tally = Mutex::new(Ok(Tally::default()));
        let work = || {
            let Some(ruleset) = rulesets::compile(&self.ruleset).map(Rc::new) else { return };
            let played = [(&self.a, &weights[0]), (b, &weights[1])]
                .map(|(player, weights)| Seat::new(player, weights.as_deref(), &ruleset));
            let [own, other] = played;
            let mut seats = match own.and_then(|own| Ok([own, other?])) {
                Ok(seats) => seats,
                Err(why) => return stop(&tally, &is_over, why),
            };
            loop {
                let pair = next.fetch_add(1, Ordering::Relaxed);
                if pair >= self.pairs || is_over.load(Ordering::Relaxed) {
                    return;
                }
                let games = [Color::White, Color::Black]
                    .map(|own| self.play(&openings, &ruleset, &mut seats, own, pair));
                let games = match games {
                    [Ok(first), Ok(second)] => [first, second],
                    [Err(why), _] | [_, Err(why)] => return stop(&tally, &is_over, why),
                };
                let Ok(mut tally) = tally.lock() else { return };
                let Ok(tally) = &mut *tally else { return };
                tally.add(games);
                if self.sprt.is_some_and(|elos| tally.verdict(elos).is_some()) {
                    is_over.store(true, Ordering::Relaxed);
                }
            }
        };
        threads::on_cores(self.threads, &work);
        tally.into_inner().unwrap_or_else(|_| Ok(Tally::default()))
    }

    /// One game; says how many half points `a` has.
    fn play(
        &self,
        openings: &Openings,
        ruleset: &Rc<Ruleset>,
        seats: &mut [Seat<'_>; 2],
        own: Color,
        pair: u32,
    ) -> Result<u8, CliError> {
        let mut random = Random::new(self.seed ^ u64::from(pair) << 20);
        let Some(mut game) = openings.game(pair, ruleset, &mut random) else { return Ok(1) };
        for seat in &mut *seats {
            seat.begin()?;
        }
        // What random moves lead through counts for the rules, but searches begin with the opening.
        let mut hashes = Vec::new();
        while game.status() == Status::Ongoing && hashes.len() < MAX_PLIES {
            let position = *game.position();
            if game.times_here() >= MAX_REPEATS {
                return Ok(1);
            }
            let seat = &mut seats[usize::from(position.turn() != own)];
            let Some(mv) = seat.choose(&game, &hashes, &mut random)? else { return Ok(1) };
            hashes.push(ruleset.hash(&position));
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

/// Ends a match that cannot go on.
fn stop(tally: &Mutex<Result<Tally, CliError>>, is_over: &AtomicBool, why: CliError) {
    is_over.store(true, Ordering::Relaxed);
    if let Ok(mut tally) = tally.lock() {
        *tally = Err(why);
    }
}

/// A player at the board.
struct Seat<'a> {
    player: &'a Player,
    engine: Engine,
    /// In place of the engine.
    guest: Option<Guest>,
}

impl<'a> Seat<'a> {
    fn new(
        player: &'a Player,
        weights: Option<&[u8]>,
        ruleset: &Rc<Ruleset>,
    ) -> Result<Self, CliError> {
        let mut engine = Engine::new(Rc::clone(ruleset), TABLE_BYTES);
        if let Some(bytes) = weights {
            // A file that does not fit has been refused before.
            let _ = engine.learn(bytes);
        }
        engine.use_techniques(player.techniques);
        let guest = match player.kind {
            Kind::Guest => Some(Guest::start(player, ruleset)?),
            _ => None,
        };
        Ok(Self { player, engine, guest })
    }

    /// Another game begins.
    fn begin(&mut self) -> Result<(), CliError> {
        self.guest.as_mut().map_or(Ok(()), Guest::begin)
    }

    /// A move; none where there is none.
    fn choose(
        &mut self,
        game: &Game,
        hashes: &[u64],
        random: &mut Random,
    ) -> Result<Option<Move<u128>>, CliError> {
        if let Some(guest) = &mut self.guest {
            return guest.choose(game).map(Some);
        }
        let best = match self.player.kind {
            Kind::Engine | Kind::Guest => return Ok(self.think(game, hashes)),
            Kind::Random => game.legal_moves().to_vec(),
            Kind::Greedy => greediest(game),
        };
        Ok(best.get(random.below(best.len())).copied())
    }

    fn think(&mut self, game: &Game, hashes: &[u64]) -> Option<Move<u128>> {
        if self.player.level.is_none_or(Level::uses_weights) {
            endings::know(&mut self.engine, game.position(), endings::PIECES);
            self.engine.limit_endings(plies_left(game));
        }
        let clock = Clock::start();
        let ms = self.player.ms;
        let is_over = || ms.is_some_and(|limit| clock.elapsed_ms() >= limit);
        let own = match self.player.level {
            Some(level) => level.limits(0),
            // A game knows nothing of the one before it.
            None if hashes.len() < 2 => Limits::nodes(u64::MAX),
            None => Limits { memory: Memory::Kept, ..Limits::nodes(u64::MAX) },
        };
        let weakness = Weakness {
            margin: self.player.margin.unwrap_or(own.weakness.margin),
            percent: self.player.percent.unwrap_or(own.weakness.percent),
            seed: own.weakness.seed ^ hashes.first().copied().unwrap_or_default(),
        };
        let limits = Limits {
            weakness,
            nodes: self.player.nodes.unwrap_or(own.nodes),
            depth: self.player.depth.unwrap_or(own.depth),
            should_stop: &is_over,
            ..own
        };
        let mut report =
            |told: &Report| if told.n_moves == 1 { Control::Stop } else { Control::GoOn };
        self.engine.think(game.position(), hashes, &limits, &mut report).best
    }
}

/// The moves after which the side to move has most.
fn greediest(game: &Game) -> Vec<Move<u128>> {
    let position = game.position();
    let gain = |mv: &Move<u128>| {
        let after = game.ruleset().after(position, mv);
        let worth = |color| {
            let side = after.side(color);
            i64::from(side.count()) + (GREEDY_KING - 1) * i64::from((side & after.kings()).count())
        };
        worth(position.turn()) - worth(!position.turn())
    };
    let most = game.legal_moves().iter().map(gain).max();
    game.legal_moves().iter().filter(|mv| Some(gain(mv)) == most).copied().collect()
}

impl Player {
    fn read_weights(&self, ruleset: &Rc<Ruleset>) -> Result<Option<Vec<u8>>, CliError> {
        let is_taught = self.level.is_none_or(Level::uses_weights);
        match &self.weights {
            Weights::Own if is_taught => Ok(weights::own(ruleset)),
            Weights::Own | Weights::None => Ok(None),
            Weights::File(path) => {
                weights::read(path, ruleset).map(Some).map_err(CliError::unreadable(path))
            }
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut player = Self {
            text: text.to_owned(),
            kind: Kind::Engine,
            nodes: None,
            ms: None,
            depth: None,
            level: None,
            margin: None,
            percent: None,
            weights: Weights::Own,
            techniques: Techniques::ALL,
            command: String::new(),
            settings: Vec::new(),
        };
        for part in text.split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let wrong = |what: &str| format!("\"{part}\": {what} was expected");
            match key {
                "nodes" => player.nodes = Some(value.parse().map_err(|_| wrong("a number"))?),
                "ms" => player.ms = Some(value.parse().map_err(|_| wrong("a number"))?),
                "depth" => player.depth = Some(value.parse().map_err(|_| wrong("1 to 96"))?),
                "level" => {
                    let level = value.parse().ok().and_then(Level::new);
                    player.level = Some(level.ok_or_else(|| wrong("1 to 8"))?);
                }
                "margin" => player.margin = Some(value.parse().map_err(|_| wrong("a number"))?),
                "percent" => {
                    let percent = value.parse().ok().filter(|&percent: &u8| percent <= 100);
                    player.percent = Some(percent.ok_or_else(|| wrong("0 to 100"))?);
                }
                "hub" => {
                    player.kind = Kind::Guest;
                    value.trim().clone_into(&mut player.command);
                    if player.command.is_empty() {
                        return Err(wrong("a command"));
                    }
                }
                "random" => player.kind = Kind::Random,
                "greedy" => player.kind = Kind::Greedy,
                "weights" if value == "none" => player.weights = Weights::None,
                "weights" => player.weights = Weights::File(value.to_owned()),
                "off" => {
                    player.techniques = player.techniques.without(value).ok_or_else(|| {
                        wrong(&format!("one of {}", Techniques::NAMES.join(", ")))
                    })?;
                }
                _ => match key.strip_prefix("set.") {
                    Some(name) => player.settings.push((name.to_owned(), value.to_owned())),
                    None => {
                        return Err(wrong(
                            "nodes=, ms=, depth=, level=, weights=, off=, margin=, percent=, hub=, \
                             set., random or greedy",
                        ));
                    }
                },
            }
        }
        let has_level = player.kind == Kind::Engine && player.level.is_some();
        let bounds =
            [player.nodes.is_some(), player.ms.is_some(), player.depth.is_some(), has_level];
        let thinks = matches!(player.kind, Kind::Engine | Kind::Guest);
        if thinks && !bounds.contains(&true) {
            let levels = match player.kind {
                Kind::Guest => "nodes=, ms= or depth=",
                _ => "nodes=, ms=, depth= or level=",
            };
            return Err(format!("\"{text}\": {levels} was expected"));
        }
        Ok(player)
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Tally {
    fn add(&mut self, games: [u8; 2]) {
        for half_points in games {
            match half_points {
                2 => self.wins += 1,
                1 => self.draws += 1,
                _ => self.losses += 1,
            }
        }
        self.pairs[usize::from(games[0] + games[1]).min(4)] += 1;
    }

    /// Mean and variance of what a pair scores, 0 to 1.
    fn moments(&self) -> (f64, f64, f64) {
        let n_pairs: f64 = self.pairs.iter().copied().map(f64::from).sum::<f64>().max(1.0);
        let points = || (0_u8..).map(|half_points| f64::from(half_points) / 4.0);
        let mean =
            self.pairs.iter().zip(points()).map(|(&n, score)| f64::from(n) * score).sum::<f64>();
        let mean = mean / n_pairs;
        let squares = self
            .pairs
            .iter()
            .zip(points())
            .map(|(&n, score)| f64::from(n) * (score - mean).powi(2));
        let variance = squares.sum::<f64>() / n_pairs;
        (n_pairs, mean, variance)
    }

    /// The difference in Elo, and its error at 95 %.
    fn elo(&self) -> (f64, f64) {
        let (n_pairs, mean, variance) = self.moments();
        let error = 1.96 * (variance / n_pairs).sqrt();
        let [low, high] = [mean - error, mean + error].map(elo);
        (elo(mean), (high - low) / 2.0)
    }

    /// How much likelier the second difference in Elo is than the first, as a logarithm: a normal
    /// distribution of the scores of pairs.
    fn likelihood(&self, elos: [f64; 2]) -> f64 {
        let (n_pairs, mean, variance) = self.moments();
        let [first, second] = elos.map(expected);
        // A handful of equal results says nothing about how results are spread.
        let variance = variance.max(0.25 / n_pairs);
        n_pairs * (second - first) * (2.0 * mean - first - second) / (2.0 * variance)
    }

    /// Whether it is clear by now, with errors of one in twenty either way.
    fn verdict(&self, elos: [f64; 2]) -> Option<bool> {
        let bound = (0.95_f64 / 0.05).ln();
        let ratio = self.likelihood(elos);
        if ratio >= bound {
            return Some(true);
        }
        (ratio <= -bound).then_some(false)
    }
}

/// Two numbers with a comma between them.
fn two_numbers(text: &str) -> Result<[f64; 2], String> {
    let numbers = text.split_once(',').and_then(|(first, second)| {
        Some([first.trim().parse().ok()?, second.trim().parse().ok()?])
    });
    numbers.ok_or_else(|| "two numbers with a comma between them were expected".to_owned())
}

fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    // Nothing added turns -0 into 0.
    -400.0 * (1.0 / score - 1.0).log10() + 0.0
}

fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}
