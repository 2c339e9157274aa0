//! Two levels of strength play a game: `levels [GAME] [WHITE] [BLACK]`, levels from 1 to 8.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::env;
use std::error::Error;
use std::sync::Arc;

use damiera_notation::turn;
use damiera_rules::{Color, Game, Status, rulesets};
use damiera_search::{Control, Engine, Level, Past};

/// How much memory a player's table of positions takes.
const TABLE_BYTES: usize = 4 << 20;

/// A longer game is left where it is.
const MAX_PLIES: usize = 300;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "english".to_owned());
    let white = args.next().as_deref().unwrap_or("4").parse()?;
    let black = args.next().as_deref().unwrap_or("2").parse()?;
    let game = play(&game, [white, black])?;
    println!("{}\n{:?}", turn::move_texts(&game).join(" "), game.status());
    Ok(())
}

fn play(game: &str, levels: [u8; 2]) -> Result<Game, Box<dyn Error>> {
    let ruleset = rulesets::compile(game).ok_or_else(|| format!("there is no game {game}"))?;
    let ruleset = Arc::new(ruleset);
    let mut engines = [(); 2].map(|()| Engine::new(Arc::clone(&ruleset), TABLE_BYTES));
    let mut game = Game::new(ruleset);
    while game.status() == Status::Ongoing && game.plies().len() < MAX_PLIES {
        let side = usize::from(game.position().turn() == Color::Black);
        let level = Level::of_halves(2 * levels[side]).ok_or("levels are numbers from 1 to 8")?;
        let past = Past::of(&game, game.plies().len());
        let limits = level.limits(1);
        let answer = engines[side].think(game.position(), &past, &limits, &mut |_| Control::GoOn);
        let Some(best) = answer.best else { break };
        game.play(&best)?;
    }
    Ok(game)
}

#[test]
fn a_game_is_played() {
    let game = play("turkish", [2, 1]).ok();
    assert!(game.is_some_and(|game| game.plies().len() > 20));
    assert!(play("turkish", [0, 1]).is_err());
}
