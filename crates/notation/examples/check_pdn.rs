//! Reads games in PDN from the standard input, plays them, and names what is wrong: `check_pdn < FILE`.

#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use std::io::{self, Read};

use damiera_notation::pdn::{self, Reader};

fn main() -> Result<(), Box<dyn Error>> {
    let mut bytes = Vec::new();
    let n_most = u64::try_from(pdn::MAX_BYTES)? + 1;
    io::stdin().lock().take(n_most).read_to_end(&mut bytes)?;
    for line in check(&bytes)? {
        println!("{line}");
    }
    Ok(())
}

/// A line for each game.
fn check(bytes: &[u8]) -> Result<Vec<String>, Box<dyn Error>> {
    let text = pdn::decode(bytes)?;
    let mut reader = Reader::new(None);
    let mut lines = Vec::new();
    for listed in pdn::scan(&text)?.games {
        let record = reader.read(&text, &listed);
        let game = record.entry.map_or("unknown game", |entry| entry.rules.id);
        let n_plies = record.tree.as_ref().map_or(0, |tree| tree.main_line().len());
        let fault = record.faults.first().map_or("good".to_owned(), ToString::to_string);
        lines.push(format!("{game}, {n_plies} plies: {fault}"));
    }
    Ok(lines)
}

#[test]
fn faults_are_named() {
    let text = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n\n[GameType \"20\"]\n1. 32-27 19-18 *\n";
    let lines = check(text.as_bytes()).unwrap_or_default();
    let fault = "international, 1 plies: line 5, column 10: \"19-18\" is not a legal move here";
    assert_eq!(lines, ["international, 4 plies: good", fault]);
}
