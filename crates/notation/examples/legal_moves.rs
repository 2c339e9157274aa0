//! Lists the legal moves of a position: `legal_moves [GAME] [FEN]`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::env;
use std::error::Error;
use std::sync::Arc;

use damiera_notation::{fen, movetext};
use damiera_rules::{Game, rulesets};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args().skip(1);
    let game = args.next().unwrap_or_else(|| "frisian".to_owned());
    let fen = args.next().unwrap_or_else(|| "W:W31:B27,18,K14,25,K40".to_owned());
    for text in legal_moves(&game, &fen)? {
        println!("{text}");
    }
    Ok(())
}

fn legal_moves(game: &str, fen: &str) -> Result<Vec<String>, Box<dyn Error>> {
    let ruleset = rulesets::compile(game).ok_or_else(|| format!("there is no game {game}"))?;
    let position = fen::parse(&ruleset, fen)?;
    let game = Game::from_position(Arc::new(ruleset), position);
    Ok(game.legal_moves().iter().map(|mv| movetext::show(&game, mv).to_string()).collect())
}

#[test]
fn moves_are_listed_and_faults_named() {
    assert_eq!(legal_moves("russian", "W:Wa1:Bb2,d4").unwrap_or_default(), ["a1xe5"]);
    let fault = legal_moves("russian", "W:Wa1:Bb2,z9").unwrap_err().to_string();
    assert!(fault.contains("z9"), "{fault}");
}
