//! Finds the best move of a position: `best_move [GAME] [FEN] [DEPTH]`, with what each depth says.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::env;
use std::error::Error;
use std::sync::Arc;

use damiera_notation::{fen, movetext};
use damiera_rules::{Game, rulesets};
use damiera_search::{Control, Engine, Limits, Past};

/// How much memory the table of positions takes.
const TABLE_BYTES: usize = 16 << 20;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "dameo".to_owned());
    let fen = args.next();
    let depth = args.next().as_deref().unwrap_or("10").parse()?;
    println!("{}", best_move(&game, fen.as_deref(), depth)?);
    Ok(())
}

fn best_move(game: &str, fen: Option<&str>, depth: u8) -> Result<String, Box<dyn Error>> {
    let ruleset = rulesets::compile(game).ok_or_else(|| format!("there is no game {game}"))?;
    let ruleset = Arc::new(ruleset);
    let start = match fen {
        Some(fen) => fen::parse(&ruleset, fen)?,
        None => ruleset.start(),
    };
    let game = Game::from_position(Arc::clone(&ruleset), start);
    let mut engine = Engine::new(Arc::clone(&ruleset), TABLE_BYTES);
    let past = Past::of(&game, game.plies().len());
    let answer = engine.think(game.position(), &past, &Limits::depth(depth), &mut |report| {
        let line = movetext::write_line(&ruleset, game.position(), &report.pv).join(" ");
        println!("depth {}, {} nodes, score {}: {line}", report.depth, report.nodes, report.score);
        Control::GoOn
    });
    let best = answer.best.ok_or("there is no legal move")?;
    Ok(movetext::show(&game, &best).to_string())
}

#[test]
fn a_win_is_found() {
    // A king in the corner is caught in seven plies.
    let best = best_move("international", Some("W:WK1,K7:BK50"), 8);
    assert_eq!(best.ok().as_deref(), Some("1-6"));
}
