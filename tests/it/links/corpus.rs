//! Links that were made once and must be read forever.
//!
//! `tests/data/links/*.txt`: `link<TAB>readable form<TAB>position shown<TAB>faults`, or
//! `link<TAB>! why it cannot be read`. Lines are added and never changed, but for the sentences of
//! faults.

use damiera::notation::link::{self, Link};
use damiera::notation::{fen, turn};

use crate::bridge::{read, root};

const FILES: [&str; 7] = ["positions", "games", "marks", "exercises", "words", "house", "damaged"];

/// Each file's name, and what a line of it has before its first tabulator and after it.
fn each_line(look: &mut dyn FnMut(&str, &str, &str)) {
    for name in FILES {
        let text = read(&root().join(format!("tests/data/links/{name}.txt")));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (link, expected) = line.split_once('\t').unwrap();
            look(name, link, expected);
        }
    }
}

/// What a link is read as.
fn summary(text: &str) -> String {
    let link = match link::read(text) {
        Ok(link) => link,
        Err(error) => return format!("! {error}"),
    };
    let moves = turn::move_texts(&link.game);
    let shown = fen::write(link.game.ruleset(), link.game.position_at(link.ply).unwrap());
    let faults: Vec<_> = link.faults.iter().map(ToString::to_string).collect();
    format!("{}\t{shown}\t{}", link::write_all(&link, &moves), faults.join("; "))
}

#[test]
fn every_link_of_the_corpus_is_read_as_it_was() {
    let mut n_links = 0;
    each_line(&mut |name, link, expected| {
        assert_eq!(summary(link), expected, "{name}: {link}");
        n_links += 1;
    });
    assert!(n_links > 200, "{n_links}");
}

#[test]
fn what_a_compact_link_of_the_corpus_holds_is_still_written_so() {
    let mut n_links = 0;
    each_line(&mut |name, text, _| {
        let is_compact = |link: &Link| text.starts_with('1') && link.faults.is_empty();
        let Some(link) = link::read(text).ok().filter(is_compact) else { return };
        assert_eq!(link.compact(), text, "{name}");
        n_links += 1;
    });
    assert!(n_links > 100, "{n_links}");
}
