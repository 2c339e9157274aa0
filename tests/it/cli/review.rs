//! `damiera review`: what it prints of a game, and that a longer search says the same.

use std::fs;

use super::{check_fails, run};

/// Both sides throw a man away.
const GAME: &str = "v=1&g=international&m=32-28,18-23,28-22,17x28,33x22,23-28,22x33";

fn lines(args: &[&str]) -> Vec<Vec<String>> {
    let told = run(&[&["review", "--nodes", "20000"], args].concat(), "");
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)), "{args:?}");
    told.out.lines().map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}

#[test]
fn blunders_are_named_and_a_longer_search_names_them_too() {
    let lines = lines(&[GAME, "--compare", "10"]);
    assert_eq!(lines.len(), 7 + 3);
    for (line, number) in lines.iter().take(7).zip(1..) {
        assert_eq!((line.len(), line[0].clone()), (6, number.to_string()), "{line:?}");
    }
    let named: Vec<_> =
        lines.iter().take(7).filter(|line| !line[5].is_empty()).map(|line| &line[1]).collect();
    assert_eq!(named, ["28-22", "23-28"]);
    for line in lines.iter().take(7) {
        let is_named = !line[5].is_empty();
        assert!(!is_named || !line[3].is_empty() && line[3] != line[1], "{line:?}");
        // The first move after a capture is due is the only one.
        assert!(!["17x28", "33x22"].contains(&line[1].as_str()) || line[4] == "0", "{line:?}");
    }
    assert_eq!(lines[7..].concat().join(" "), "white 0 1 black 0 1 named 2 confirmed 2");
}

#[test]
fn a_file_is_gone_through_game_by_game() {
    let file = std::env::temp_dir().join(format!("damiera-review-{}.pdn", std::process::id()));
    let path = file.to_str().unwrap();
    let game = "[GameType \"20\"]\n\n1. 32-28 (1. 34-30 20-25) 19-23 2. 28x19 14x23 *\n\n";
    fs::write(&file, game.repeat(2)).unwrap();
    let all = lines(&["--pdn", path]);
    let second = lines(&["--pdn", path, "--game", "2"]);
    check_fails(
        &["review", "--pdn", path, "--game", "3"],
        "there is no game 3 in the file, which has 2",
    );
    fs::remove_file(&file).unwrap();
    assert_eq!(all.len(), 2 * (1 + 4 + 2));
    assert_eq!((all[0].join(" "), all[7].join(" ")), ("game 1".to_owned(), "game 2".to_owned()));
    // The same games, the same words: nothing is left of the one before.
    assert_eq!(all[1..7], all[8..]);
    assert_eq!(second[..], all[7..]);
}

#[test]
fn what_cannot_be_gone_through_is_one_sentence() {
    check_fails(
        &["review", "v=1&g=international&m=32-28,25-29"],
        "the link has faults: move 2 \"25-29\" was left out with all after it: \
         \"25-29\" is not a legal move here",
    );
    check_fails(
        &["review"],
        "the following required arguments were not provided: <LINK|--pdn <FILE>>",
    );
}
