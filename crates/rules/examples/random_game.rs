//! Plays legal moves at random until the rules end the game: `random_game [GAME] [SEED]`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::env;
use std::error::Error;
use std::sync::Arc;

use damiera_rules::{Game, Status, rulesets};

/// More plies than a game at random has.
const MAX_PLIES: usize = 2000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "frisian".to_owned());
    let seed = args.next().as_deref().unwrap_or("1").parse()?;
    let game = play(&game, seed)?;
    let board = game.ruleset().board();
    for (idx, ply) in game.plies().iter().enumerate() {
        println!("{}. {}", idx + 1, ply.mv.on(board));
    }
    println!("{}\n{:?}", game.position().on(board), game.status());
    Ok(())
}

fn play(game: &str, seed: u64) -> Result<Game, Box<dyn Error>> {
    let ruleset = rulesets::compile(game).ok_or_else(|| format!("there is no game {game}"))?;
    let mut game = Game::new(Arc::new(ruleset));
    let mut dice = seed | 1;
    while game.status() == Status::Ongoing && game.plies().len() < MAX_PLIES {
        // Marsaglia's xorshift, "Xorshift RNGs", 2003.
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let n_moves = u64::try_from(game.legal_moves().len())?;
        let mv = game.legal_moves()[usize::try_from(dice % n_moves)?];
        game.play(&mv)?;
    }
    Ok(game)
}

#[test]
fn games_end() {
    for entry in rulesets::ALL {
        let game = play(entry.rules.id, 7).ok();
        assert_ne!(game.map(|game| game.status()), Some(Status::Ongoing), "{}", entry.rules.id);
    }
}
