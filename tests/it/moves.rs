//! Every list of `tests/data/moves`: one position per rule, with exactly its legal moves.

use std::collections::BTreeSet;

use damiera::rules::{Bits, Move, Ruleset};

use crate::bridge::{data_files, position, records};

/// What tells one move from another, as labels of squares.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Facts {
    from: String,
    to: String,
    captured: BTreeSet<String>,
    promotes: bool,
}

impl Facts {
    fn of_move(ruleset: &Ruleset, mv: &Move) -> Self {
        let label = |square| ruleset.board().label(square).to_string();
        let captured = mv.captured.squares().map(label).collect();
        Self { from: label(mv.from), to: label(mv.to), captured, promotes: mv.promotes }
    }

    /// `28-22`, `47x36:14,19,31` or `7-1+`.
    fn of_token(token: &str) -> Self {
        let (token, promotes) = match token.strip_suffix('+') {
            Some(token) => (token, true),
            None => (token, false),
        };
        let (ends, captured) = match token.split_once(':') {
            Some((ends, captured)) => (ends, captured.split(',').map(str::to_owned).collect()),
            None => (token, BTreeSet::new()),
        };
        let separator = if captured.is_empty() { '-' } else { 'x' };
        let ends = ends.split_once(separator);
        let (from, to) = ends.unwrap_or_else(|| panic!("not a move: {token}"));
        Self { from: from.to_owned(), to: to.to_owned(), captured, promotes }
    }
}

#[test]
fn legal_lists_are_exactly_those_of_the_rules() {
    let mut wrong = Vec::new();
    for (ruleset, path) in data_files("moves") {
        for record in records(&path) {
            let start = position(ruleset, record.field("fen"));
            let legal = ruleset.legal_moves(&start).unwrap();
            let got: BTreeSet<_> = legal.iter().map(|mv| Facts::of_move(ruleset, mv)).collect();
            assert_eq!(got.len(), legal.len(), "{}: a move stands twice", record.name);
            let tokens = record.field("moves").split_whitespace();
            let expected: BTreeSet<_> = tokens.map(Facts::of_token).collect();
            if got != expected {
                let missing: Vec<_> = expected.difference(&got).collect();
                let excess: Vec<_> = got.difference(&expected).collect();
                let (name, rule) = (&record.name, record.field("rule"));
                wrong.push(format!("{name} ({rule}): missing {missing:?}, not legal {excess:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn ids_are_unique_and_rules_are_named() {
    for (_, path) in data_files("moves") {
        let records = records(&path);
        let names: BTreeSet<_> = records.iter().map(|record| &record.name).collect();
        assert_eq!(names.len(), records.len(), "{path:?}");
        for record in &records {
            assert!(!record.field("rule").is_empty(), "{}", record.name);
        }
    }
}
