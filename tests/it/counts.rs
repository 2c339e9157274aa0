//! Every line of `tests/data/counts`: positions on which other engines agreed, and how many legal
//! moves they have.

use crate::bridge::{data_files, position, read};

/// More wrong lines than this say nothing more.
const MAX_SHOWN: usize = 10;

#[test]
fn legal_moves_are_as_many_as_other_engines_find() {
    for (ruleset, path) in data_files("counts") {
        let text = read(&path);
        let lines: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
        assert!(lines.len() >= 100, "{path:?}");
        let mut wrong = Vec::new();
        for line in lines {
            let (fen, expected) = line.rsplit_once(' ').unwrap();
            let got = ruleset.legal_moves(&position(ruleset, fen)).unwrap().len();
            if got.to_string() != expected {
                wrong.push(format!("{fen}: expected {expected}, got {got}"));
            }
        }
        let n_wrong = wrong.len();
        wrong.truncate(MAX_SHOWN);
        assert!(n_wrong == 0, "{path:?}, {n_wrong} wrong:\n{}", wrong.join("\n"));
    }
}
