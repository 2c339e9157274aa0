//! Counts the sequences of moves from the start of a game: `perft [GAME] [DEPTH]`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::env;
use std::error::Error;

use damiera_rules::rulesets;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    print(&args.next().unwrap_or_else(|| "international".to_owned()), args.next().as_deref())
}

fn print(game: &str, depth: Option<&str>) -> Result<(), Box<dyn Error>> {
    let ruleset = rulesets::compile(game).ok_or_else(|| format!("there is no game {game}"))?;
    let depth: usize = depth.unwrap_or("6").parse()?;
    println!("{}", ruleset.start().on(ruleset.board()));
    for plies in 1..=depth {
        println!("{plies}\t{}", ruleset.perft(&ruleset.start(), plies)?);
    }
    Ok(())
}

#[test]
fn it_runs() {
    assert!(print("dameo", Some("3")).is_ok());
    assert!(print("tic-tac-toe", None).is_err());
}
