//! Files of games: every dialect is read, every fault is named, and what is written is read back.

mod faults;
mod games;
mod laws;

use std::fmt::Write as _;

use damiera::notation::pdn::{Reader, Record, result_text, scan, write};

/// The games of a text.
fn records(text: &str) -> Vec<Record> {
    let mut reader = Reader::new(None);
    let listing = scan(text).unwrap();
    assert!(!listing.has_more);
    listing.games.iter().map(|listed| reader.read(text, listed)).collect()
}

/// The only game of a text.
#[track_caller]
fn record(text: &str) -> Record {
    let mut records = records(text);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

/// What is understood of a text: for every game its ruleset, its movetext as it is written, and its
/// faults, each on its own line.
fn understood(text: &str) -> String {
    let mut lines = String::new();
    for record in records(text) {
        let Some(entry) = record.entry else {
            lines.push_str("?\n");
            push_faults(&record, &mut lines);
            continue;
        };
        let moves = record.tree.as_ref().map_or(String::new(), |tree| {
            let written = write(&[], tree, record.result);
            let moves = written.split_once("\n\n").unwrap().1;
            moves.trim_end().trim_end_matches('*').trim().replace('\n', " ")
        });
        let result = result_text(&entry.rules, record.result);
        let parts = [entry.rules.id, &moves, result];
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        writeln!(lines, "{}", parts.join(" ")).unwrap();
        push_faults(&record, &mut lines);
    }
    lines
}

fn push_faults(record: &Record, lines: &mut String) {
    for fault in &record.faults {
        writeln!(lines, "! {fault}").unwrap();
    }
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(understood(text).trim_end(), expected, "{text}");
}
