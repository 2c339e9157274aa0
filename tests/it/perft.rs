//! Every figure of `tests/data/perft`: the number of sequences of this many plies.
//!
//! A deep row stands in the same file as a shallow one. An ordinary run takes the rows up to
//! [`QUICK_NODES_MAX`]; with `RUN_SLOW_TESTS` set, those up to [`SLOW_NODES_MAX`] run too. The few beyond are for `damiera perft`.

use std::env;

use crate::bridge::{data_files, position, records};

/// Rows with more nodes than this wait for a slow run.
const QUICK_NODES_MAX: u64 = 3_000_000;

/// Rows with more nodes than this are left to people. The others are 900 million in all.
const SLOW_NODES_MAX: u64 = 60_000_000;

/// The figures without which the rules core is not done: ruleset, plies from the start, nodes.
const LANDMARKS: [(&str, usize, u64); 15] = [
    ("international", 9, 41_022_423),
    ("frisian", 9, 15_605_069),
    ("english", 10, 18_391_564),
    ("dameo", 4, 6_253_934),
    ("dameo-10x10-28", 3, 540_862),
    ("greek", 6, 930_326),
    ("greek-free", 6, 940_458),
    ("frysk", 8, 20_147_712),
    ("russian", 10, 22_444_032),
    ("brazilian", 10, 21_560_022),
    ("italian", 10, 17_761_384),
    ("spanish", 10, 17_743_464),
    ("canadian", 8, 31_839_056),
    ("turkish", 7, 10_782_308),
    ("croda", 5, 3_624_616),
];

/// `perft depth nodes`.
fn row(text: &str) -> (usize, u64) {
    let (depth, nodes) = text.split_once(' ').unwrap_or_else(|| panic!("not a row: {text}"));
    (depth.parse().unwrap(), nodes.parse().unwrap())
}

/// Runs the rows whose nodes are wanted, and says how many; all that are wrong are listed.
fn run(is_wanted: impl Fn(u64) -> bool) -> usize {
    let mut wrong = Vec::new();
    let mut n_rows = 0;
    for (ruleset, path) in data_files("perft") {
        for record in records(&path) {
            let start = position(ruleset, record.field("fen"));
            for (depth, expected) in record.fields("perft").into_iter().map(row) {
                if !is_wanted(expected) {
                    continue;
                }
                n_rows += 1;
                let got = ruleset.perft(&start, depth);
                if got != Ok(expected) {
                    let name = &record.name;
                    wrong.push(format!("{name} depth {depth}: expected {expected}, got {got:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    n_rows
}

#[test]
fn rows_for_every_run() {
    assert!(run(|nodes| nodes <= QUICK_NODES_MAX) > 200);
}

#[test]
fn slow_rows() {
    if env::var_os("RUN_SLOW_TESTS").is_none() {
        return;
    }
    let n_rows = run(|nodes| (QUICK_NODES_MAX + 1..=SLOW_NODES_MAX).contains(&nodes));
    println!("{n_rows} slow rows of perft");
    assert!(n_rows > 20);
}

#[test]
fn landmarks_are_among_the_rows() {
    for (id, depth, nodes) in LANDMARKS {
        let files = data_files("perft");
        let (_, path) = files.iter().find(|(ruleset, _)| ruleset.rules().id == id).unwrap();
        let records = records(path);
        let rows: Vec<_> = records[0].fields("perft").into_iter().map(row).collect();
        assert!(records[0].name.ends_with(" start"), "{id}");
        assert!(rows.contains(&(depth, nodes)), "{id} depth {depth} {nodes}");
        assert!(nodes <= SLOW_NODES_MAX, "{id} depth {depth}: no run would reach it");
    }
}

#[test]
fn every_file_begins_with_the_start_and_names_its_sources() {
    for (ruleset, path) in data_files("perft") {
        let records = records(&path);
        assert_eq!(position(ruleset, records[0].field("fen")), ruleset.start(), "{path:?}");
        for record in &records {
            assert!(!record.field("source").is_empty(), "{}", record.name);
            assert!(!record.fields("perft").is_empty(), "{}", record.name);
        }
        // A start, an ending with kings, and a position rich in captures.
        assert!(records.len() >= 3, "{path:?} has only {} positions", records.len());
    }
}
