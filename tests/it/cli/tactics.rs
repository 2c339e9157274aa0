//! `damiera tactics`: what is shipped is read, is of its game, and a sample of it is proved anew.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;

use damiera::rulesets::ALL;
use damiera::tactics;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::{check_fails, run};

/// The largest file of a game, in bytes.
const MAX_BYTES: u64 = 25 * 1024;

#[test]
fn all_tactics_are_listed_and_a_sample_is_proved() {
    for id in ALL.iter().map(|entry| entry.rules.id) {
        let told = run(&["tactics", "--ruleset", id], "");
        assert_eq!((told.err.as_str(), told.code), ("", Some(0)), "{id}");
        let lines: Vec<Vec<&str>> =
            told.out.lines().map(|line| line.split('\t').collect()).collect();
        assert!(lines.iter().all(|fields| fields.len() == 4), "{id}");
        let positions: BTreeSet<_> = lines.iter().map(|fields| fields[0]).collect();
        assert_eq!(positions.len(), lines.len(), "{id}: a position is there twice");
        let answers: BTreeSet<_> = lines.iter().map(|fields| fields[1]).collect();
        assert_eq!(answers.len(), lines.len(), "{id}: a solution is there twice");
        for fields in &lines {
            // The first and the last move are the solver's.
            assert_eq!(fields[1].split(' ').count() % 2, 1, "{id}: {fields:?}");
        }
        // The first is proved, and one two thirds on.
        let every = (lines.len() * 2 / 3).max(1).to_string();
        let args = ["tactics", "check", "--ruleset", id, "--every", &every];
        let proved = run(&args, "");
        assert_eq!((proved.err.as_str(), proved.code), ("", Some(0)), "{id}: {}", proved.out);
    }
}

/// The games with fewer tactics, of which each has [`FEW`] or more; all others have [`MANY`].
const THIN: [&str; 11] = [
    "jamaican",
    "spanish",
    "portuguese",
    "czech",
    "thai",
    "canadian",
    "armenian",
    "croda",
    "killer",
    "losing",
    "breakthrough",
];
const FEW: usize = 100;
const MANY: usize = 300;

#[test]
fn the_games_most_played_have_three_hundred() {
    for id in ALL.iter().map(|entry| entry.rules.id) {
        let n_tactics = run(&["tactics", "--ruleset", id], "").out.lines().count();
        let least = if THIN.contains(&id) { FEW } else { MANY };
        assert!(n_tactics >= least, "{id}: {n_tactics}");
    }
}

#[test]
fn the_files_are_small() {
    for id in ALL.iter().map(|entry| entry.rules.id) {
        let n_bytes = fs::metadata(format!("public/tactics/{id}.gz")).unwrap().len();
        assert!(n_bytes <= MAX_BYTES, "{id}: {n_bytes} bytes");
    }
}

#[test]
fn tactics_that_are_made_are_read_and_proved() {
    let file = std::env::temp_dir().join(format!("damiera-tactics-{}.gz", std::process::id()));
    let file = file.to_str().unwrap();
    let mine = ["tactics", "mine", "--ruleset", "international", "--count", "2", "--seconds", "60"];
    let made = run(&[&mine[..], &["--threads", "1", "--out", file]].concat(), "");
    assert_eq!((made.err.as_str(), made.code), ("", Some(0)));
    let fields: Vec<_> = made.out.split('\t').collect();
    assert_eq!(fields[0], "international");
    let n_kept: usize = fields[3].parse().unwrap();
    assert!(n_kept > 0, "{}", made.out);
    let told = run(&["tactics", "--ruleset", "international", "--file", file], "");
    assert_eq!(told.out.lines().count(), n_kept, "{}", told.out);
    let check = ["tactics", "check", "--ruleset", "international", "--file", file];
    assert_eq!(run(&check, "").out, format!("{n_kept}\t0\n"));
    let other = run(&["tactics", "--ruleset", "english", "--file", file], "");
    assert!(other.err.ends_with("line 1: it is of another game\n"), "{}", other.err);
    fs::remove_file(file).unwrap();
}

#[test]
fn weights_of_another_file_judge_or_are_refused() {
    let file = std::env::temp_dir().join(format!("damiera-judge-{}.gz", std::process::id()));
    let file = file.to_str().unwrap();
    let check = ["tactics", "check", "--ruleset", "losing", "--every", "9", "--weights"];
    let own = run(&[&check[..], &["public/weights/losing.gz"]].concat(), "");
    assert_eq!((own.err.as_str(), own.code), ("", Some(0)), "{}", own.out);
    // Who has hardly seen a game judges otherwise.
    let train = ["train", "--ruleset", "losing", "--games", "20", "--rounds", "1", "--nodes", "60"];
    run(&[&train[..], &["--threads", "1", "--epochs", "0", "--out", file]].concat(), "");
    assert_ne!(run(&[&check[..], &[file]].concat(), "").out, own.out);
    fs::remove_file(file).unwrap();
    let other = run(&[&check[..], &["public/weights/english.gz"]].concat(), "");
    assert!(other.err.contains("public/weights/english.gz"), "{}", other.err);
    assert_eq!((other.out.as_str(), other.code), ("", Some(1)));
}

#[test]
fn an_answer_that_wins_no_more_pieces_than_another_is_no_tactic() {
    // The engine prefers one of two moves that win a man each.
    let file = std::env::temp_dir().join(format!("damiera-rival-{}.gz", std::process::id()));
    let mut packed = GzEncoder::new(fs::File::create(&file).unwrap(), Compression::default());
    packed.write_all(b"1DBIBNqrGICP2ABJFjw4BaJHoJ2KA\t3\tquiet\n").unwrap();
    packed.finish().unwrap();
    let check = ["tactics", "check", "--ruleset", "international", "--file"];
    let told = run(&[&check[..], &[file.to_str().unwrap()]].concat(), "");
    assert_eq!((told.out.as_str(), told.code), ("line 1, ply 1\n0\t1\n", Some(1)));
    fs::remove_file(file).unwrap();
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let told = |text: &str| tactics::read(text).unwrap_err().to_string();
    assert_eq!(told("a\tb"), "line 1: \"link<TAB>grade<TAB>theme\" was expected");
    assert_eq!(
        told("a\t1\twin"),
        "line 1: a link with a position and the moves that solve it was expected"
    );
    assert_eq!(told(&"\n".repeat(2001)), "line 1: \"link<TAB>grade<TAB>theme\" was expected");
}

#[test]
fn what_has_no_tactics_says_so() {
    check_fails(
        &["tactics", "--ruleset", "nothing"],
        &run(&["moves", "--ruleset", "nothing"], "").err.trim_end().replace("damiera: ", ""),
    );
    let house = run(&["tactics", "--ruleset", "house-1-board.8x8"], "");
    assert_eq!(house.code, Some(1));
}
