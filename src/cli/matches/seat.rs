//! A player at the board.

use std::sync::Arc;

use super::super::clock::Clock;
use super::super::{CliError, endings};
use super::guest::Guest;
use super::player::{Kind, Player};
use crate::rules::{Bits, Game, Move, Ruleset, Status};
use crate::search::{Control, Engine, Level, Limits, Memory, Past, Random, Report, Weakness};

/// What the greedy player counts for a king, in men.
const GREEDY_KING: i64 = 3;

/// Bytes of each player's table.
const TABLE_BYTES: usize = 64 << 20;

/// A player at the board.
pub(in crate::cli) struct Seat<'a> {
    player: &'a Player,
    mind: Mind,
    /// Another one in every game.
    seed: u64,
}

/// What chooses its moves.
enum Mind {
    Engine(Box<Engine>),
    Random,
    Greedy,
    Guest(Guest),
}

impl<'a> Seat<'a> {
    pub(in crate::cli) fn new(
        player: &'a Player,
        weights: Option<&[u8]>,
        ruleset: &Arc<Ruleset>,
    ) -> Result<Self, CliError> {
        let mind = match &player.kind {
            Kind::Engine => {
                let mut engine = Engine::new(Arc::clone(ruleset), TABLE_BYTES);
                if let Some(bytes) = weights {
                    // A file that does not fit has been refused before.
                    let _ = engine.learn(bytes);
                }
                engine.use_techniques(player.techniques);
                engine.use_threads(player.n_threads);
                Mind::Engine(Box::new(engine))
            }
            Kind::Random => Mind::Random,
            Kind::Greedy => Mind::Greedy,
            Kind::Guest(command) => Mind::Guest(Guest::start(command, player, ruleset)?),
        };
        Ok(Self { player, mind, seed: 0 })
    }

    /// Another game begins, of which nothing that is known of the one before it may tell.
    pub(in crate::cli) fn begin(&mut self, game: &Game, pair: u32) {
        self.seed = game.ruleset().hash(game.position()) ^ u64::from(pair) << 20;
        match &mut self.mind {
            Mind::Engine(engine) => engine.forget(),
            Mind::Guest(guest) => guest.begin(),
            Mind::Random | Mind::Greedy => {}
        }
    }

    /// A move; none where there is none.
    pub(in crate::cli) fn choose(
        &mut self,
        game: &Game,
        random: &mut Random,
    ) -> Result<Option<Move>, CliError> {
        let best = match &mut self.mind {
            Mind::Engine(engine) => {
                let best = think(engine, self.player, self.seed, game);
                if let (Some(mv), Some(nodes)) = (best, self.player.ponder) {
                    ponder(engine, game, &mv, nodes);
                }
                return Ok(best);
            }
            Mind::Random => game.legal_moves().to_vec(),
            Mind::Greedy => greediest(game),
            Mind::Guest(guest) => return guest.choose(game).map(Some),
        };
        Ok(best.get(random.below(best.len())).copied())
    }
}

fn think(engine: &mut Engine, player: &Player, seed: u64, game: &Game) -> Option<Move> {
    if player.level.is_none_or(Level::uses_weights) {
        endings::know(engine, game.position());
    }
    // Tables of endings are made once, in no player's time.
    let clock = Clock::start();
    let is_over = || player.ms.is_some_and(|limit| clock.elapsed_ms() >= limit);
    let past = Past::of(game, game.plies().len());
    let own = match player.level {
        Some(level) => engine.bounds(level, level.limits_in(game, 0)),
        None => Limits { memory: Memory::Kept, ..Limits::nodes(u64::MAX) },
    };
    let weakness = Weakness {
        margin: player.margin.unwrap_or(own.weakness.margin),
        percent: player.percent.unwrap_or(own.weakness.percent),
        seed: own.weakness.seed ^ seed,
    };
    let limits = Limits {
        weakness,
        nodes: player.nodes.unwrap_or(own.nodes),
        depth: player.depth.unwrap_or(own.depth),
        should_stop: &is_over,
        ..own
    };
    let mut report = |told: &Report| if told.n_moves == 1 { Control::Stop } else { Control::GoOn };
    engine.think(game.position(), &past, &limits, &mut report).best
}

/// A search of this many nodes during the opponent's turn, done before the opponent begins, so that it takes
/// none of its time.
fn ponder(engine: &mut Engine, game: &Game, mv: &Move, nodes: u64) {
    let mut game = game.clone();
    if game.play(mv).is_ok() && game.status() == Status::Ongoing {
        let limits = Limits { memory: Memory::Kept, ..Limits::nodes(nodes) };
        let past = Past::of(&game, game.plies().len());
        engine.think(game.position(), &past, &limits, &mut |_| Control::GoOn);
    }
}

/// The moves after which the side to move has most.
fn greediest(game: &Game) -> Vec<Move> {
    let position = game.position();
    let gain = |mv: &Move| {
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
