//! `damiera regret`: positions whose moves are all scored, and what players give away in them.

use std::fs;

use super::{check_fails, run};

/// A file of this name that is not there yet.
fn in_tmp(name: &str) -> String {
    let path = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
    let _ = fs::remove_file(&path);
    path
}

/// The lines of an answer as fields.
fn fields(out: &str) -> Vec<Vec<&str>> {
    out.lines().map(|line| line.split('\t').collect()).collect()
}

/// What measuring one player says.
fn measure(path: &str, players: &[&str]) -> String {
    let args = ["regret", "measure", "--ruleset", "english", "--file", path];
    let told = run(&[&args[..], players].concat(), "");
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)));
    told.out
}

#[test]
fn a_loss_is_what_the_file_says_of_the_move_that_is_chosen() {
    let path = in_tmp("regret-scores.txt");
    // Two captures; the engine chooses one of them.
    let with = |first: i32, second: i32| {
        fs::write(&path, format!("W:W22,32:B18,27\t22x15={first} 32x14={second}\n")).unwrap();
        let out = measure(&path, &["--a", "depth=4"]);
        let told = fields(&out);
        assert_eq!(told[0], ["a", "depth=4"]);
        (told[1][1].to_owned(), told[2][1].parse::<u32>().unwrap())
    };
    let losses = |much: i32| {
        let mut both = [with(much, 0), with(0, much)];
        both.sort_by_key(|(_, best)| *best);
        let [other, best] = both;
        assert_eq!((other.1, best), (0, ("0.00".to_owned(), 100)), "one of them is the best");
        other.0
    };
    assert_eq!(losses(30), "30.00");
    assert_eq!(losses(900), "200.00", "more than two men lost is no worse than two");
}

#[test]
fn two_players_are_compared_position_by_position() {
    let path = in_tmp("regret-two.txt");
    let line = "W:W22,32:B18,27\t22x15=0 32x14=0\n";
    fs::write(&path, line.repeat(3)).unwrap();
    let out = measure(&path, &["--a", "depth=3", "--b", "depth=1"]);
    assert!(
        out.ends_with("b\tdepth=1\nloss\t0.00\t0.00\nbest\t100\ndifference\t+0.00\t0.00\n"),
        "{out}"
    );
}

#[test]
fn positions_are_made_and_a_run_that_was_interrupted_goes_on() {
    let path = in_tmp("regret-made.txt");
    let make = |count: &str| {
        let args = ["regret", "make", "--ruleset", "english", "--nodes", "3000", "--threads", "1"];
        let told = run(&[&args[..], &["--count", count, "--out", &path]].concat(), "");
        assert_eq!((told.err.as_str(), told.code), ("", Some(0)));
        assert!(told.out.starts_with(&format!("{count}\t")), "{}", told.out);
        fs::read_to_string(&path).unwrap()
    };
    let some = make("3");
    assert_eq!(some.lines().count(), 3);
    let more = make("6");
    assert!(more.starts_with(&some) && more.lines().count() == 6, "{more}");
    let fens: std::collections::BTreeSet<_> = more.lines().map(|line| &line[..30]).collect();
    assert_eq!(fens.len(), 6, "no position is there twice: {more}");
    // By as much thought as made them, their best moves are found more often than by one ply.
    make("40");
    let out = measure(&path, &["--a", "nodes=3000", "--b", "random"]);
    let difference: f64 = fields(&out).last().unwrap()[1].parse().unwrap();
    assert!(difference < 0.0, "{out}");
}

#[test]
fn a_file_with_a_fault_is_refused_with_its_line() {
    let path = in_tmp("regret-faults.txt");
    let fails = |text: &str, why: &str| {
        fs::write(&path, text).unwrap();
        let args = ["regret", "measure", "--ruleset", "english", "--a", "depth=1", "--file", &path];
        check_fails(&args, &format!("\"{path}\" cannot be read: {why}"));
    };
    fails("\n", "it has no positions");
    fails("W:W22:B18", "line 1: a FEN, a tab, and moves with their scores were expected");
    let good = "W:W22,32:B18,27\t22x15=0 32x14=0\n";
    let wrong = |text: &str| format!("{good}W:W22,32:B18,27\t{text}\n");
    fails(&wrong("22x15=0"), "line 2: the move 32x14 has no score");
    fails(&wrong("22x15=0 22x15=1"), "line 2: \"22x15=1\": the move is there twice");
    let token = "a legal move, = and a number were expected";
    fails(&wrong("22x15=0 32x24=0"), &format!("line 2: \"32x24=0\": {token}"));
    fails(&wrong("22x15=0 32x14=x"), &format!("line 2: \"32x14=x\": {token}"));
    fails("W:W5:B1\t5-1=0", "line 1: the game is over there");
    let gone = in_tmp("regret-gone.txt");
    let args = ["regret", "measure", "--ruleset", "english", "--a", "depth=1", "--file", &gone];
    assert!(run(&args, "").err.starts_with(&format!("damiera: \"{gone}\" cannot be read: ")));
}
