//! `damiera spar`: matches of the engine against simple opponents, the proof that it wins.

use std::io::{self, Write};
use std::rc::Rc;
use std::str::FromStr;
use std::sync::atomic::{AtomicU32, Ordering};

use super::clock::Clock;
use super::threads;
use crate::rules::{Bits, Color, Game, Move, Position, Ruleset, Status};
use crate::rulesets;
use crate::search::{Control, Engine, Level, Limits, Random};

/// A game of so many plies is a draw.
const MAX_PLIES: usize = 400;

/// Random plies with which every game between two levels begins, so that games differ; each
/// opening is played twice, with colors changed.
const OPENING_PLIES: usize = 6;

/// What the greedy opponent counts for a king, in men.
const GREEDY_KING: i32 = 3;

/// Bytes of each player's table.
const TABLE_BYTES: usize = 16 << 20;

/// What to play.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Spar {
    /// One ruleset instead of all of them.
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
    /// Games per ruleset, half of them with White.
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// `random`, `greedy` (the most material after its own move) or `level:N`.
    #[arg(long, default_value = "random")]
    opponent: Opponent,
    /// The engine's level.
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=8))]
    level: u8,
    /// Milliseconds per move.
    #[arg(long, value_name = "N", conflicts_with = "nodes")]
    time_ms: Option<u32>,
    /// Nodes per move; 50000 if no time is given.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Decides all that is random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Whom the engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opponent {
    Random,
    Greedy,
    Level(Level),
}

/// How a match stands, from the engine's side.
#[derive(Debug, Default)]
struct Tally {
    wins: AtomicU32,
    draws: AtomicU32,
    losses: AtomicU32,
}

/// Nodes per move where nothing is said.
const DEFAULT_NODES: u64 = 50_000;

impl Spar {
    /// Plays the matches and prints a line for each:
    /// `ruleset<TAB>opponent<TAB>wins<TAB>draws<TAB>losses`.
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<()> {
        let wanted = |id: &str| self.ruleset.as_deref().is_none_or(|only| only == id);
        for entry in rulesets::ALL.iter().filter(|entry| wanted(entry.rules.id)) {
            let tally = Tally::default();
            self.play_all(entry.rules.id, &tally);
            let [wins, draws, losses] =
                [&tally.wins, &tally.draws, &tally.losses].map(|n| n.load(Ordering::Relaxed));
            writeln!(out, "{}\t{}\t{wins}\t{draws}\t{losses}", entry.rules.id, self.opponent)?;
            out.flush()?;
        }
        Ok(())
    }

    /// All games of one match, on every core.
    fn play_all(&self, id: &str, tally: &Tally) {
        let next = AtomicU32::new(0);
        let work = || {
            let Some(ruleset) = rulesets::compile(id).map(Rc::new) else { return };
            let mut engines = [(); 2].map(|()| Engine::new(Rc::clone(&ruleset), TABLE_BYTES));
            loop {
                let game_idx = next.fetch_add(1, Ordering::Relaxed);
                if game_idx >= self.games {
                    return;
                }
                let n_games = match self.play(&ruleset, &mut engines, game_idx) {
                    Some(true) => &tally.wins,
                    Some(false) => &tally.losses,
                    None => &tally.draws,
                };
                n_games.fetch_add(1, Ordering::Relaxed);
            }
        };
        threads::on_cores(None, &work);
    }

    /// One game; says whether the engine has won, or nothing if nobody has.
    fn play(
        &self,
        ruleset: &Rc<Ruleset>,
        engines: &mut [Engine; 2],
        game_idx: u32,
    ) -> Option<bool> {
        let own = match game_idx % 2 {
            0 => Color::White,
            _ => Color::Black,
        };
        let mut random = Random::new(self.seed.wrapping_add(u64::from(game_idx / 2) << 32));
        let mut game = Game::new(Rc::clone(ruleset));
        let mut hashes = Vec::new();
        let n_random = if matches!(self.opponent, Opponent::Level(_)) { OPENING_PLIES } else { 0 };
        if n_random == 0 {
            random = Random::new(random.word() ^ u64::from(game_idx));
        }
        while game.status() == Status::Ongoing && hashes.len() < MAX_PLIES {
            let position = *game.position();
            let mv = if hashes.len() < n_random {
                any(&game, &mut random)
            } else if position.turn() == own {
                let level = Level::new(self.level).unwrap_or(Level::STRONGEST);
                self.think(&mut engines[0], &position, &hashes, level, game_idx)
            } else {
                match self.opponent {
                    Opponent::Random => any(&game, &mut random),
                    Opponent::Greedy => greedy(&game, &mut random),
                    Opponent::Level(level) => {
                        self.think(&mut engines[1], &position, &hashes, level, game_idx)
                    }
                }
            };
            hashes.push(ruleset.hash(&position));
            game.play(&mv?).ok()?;
        }
        match game.status() {
            Status::Won { winner, .. } => Some(winner == own),
            _ => None,
        }
    }

    /// The move of a level, within the bounds that were asked for.
    fn think(
        &self,
        engine: &mut Engine,
        position: &Position<u128>,
        hashes: &[u64],
        level: Level,
        game_idx: u32,
    ) -> Option<Move<u128>> {
        let clock = Clock::start();
        let time_ms = self.time_ms.map(u64::from);
        let is_over = || time_ms.is_some_and(|limit| clock.elapsed_ms() >= limit);
        let own = level.limits(self.seed ^ u64::from(game_idx));
        let asked = match self.time_ms {
            Some(_) => own.nodes,
            None => self.nodes.unwrap_or(DEFAULT_NODES),
        };
        let limits = Limits { nodes: own.nodes.min(asked), should_stop: &is_over, ..own };
        let mut report = |told: &crate::search::Report| {
            if told.n_moves == 1 { Control::Stop } else { Control::GoOn }
        };
        engine.think(position, hashes, &limits, &mut report).best
    }
}

/// Any move.
fn any(game: &Game, random: &mut Random) -> Option<Move<u128>> {
    let moves = game.legal_moves();
    moves.get(random.below(moves.len())).copied()
}

/// Any of the moves after which it has most.
fn greedy(game: &Game, random: &mut Random) -> Option<Move<u128>> {
    let position = game.position();
    let gain = |mv: &Move<u128>| {
        let after = game.ruleset().after(position, mv);
        let worth = |color| {
            let side = after.side(color);
            signed(side) + (GREEDY_KING - 1) * signed(side & after.kings())
        };
        worth(position.turn()) - worth(!position.turn())
    };
    let most = game.legal_moves().iter().map(gain).max()?;
    let best: Vec<_> = game.legal_moves().iter().filter(|mv| gain(mv) == most).collect();
    best.get(random.below(best.len())).map(|mv| **mv)
}

fn signed(set: u128) -> i32 {
    i32::try_from(set.count()).unwrap_or_default()
}

impl FromStr for Opponent {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => text
                .strip_prefix("level:")
                .and_then(|number| number.parse().ok())
                .and_then(Level::new)
                .map(Self::Level)
                .ok_or("expected `random`, `greedy` or `level:1` to `level:8`"),
        }
    }
}

impl std::fmt::Display for Opponent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level:{}", level.number()),
        }
    }
}
