//! Studies in links: whatever is in a tree comes back, and damage is never silent.

use std::sync::Arc;

use damiera::notation::link::{self, LinkFault, check};
use damiera::notation::study::{Study, StudyError};
use damiera::notation::tree::{ROOT, Tree};
use damiera::notation::{lines, pdn};
use damiera::rules::{Game, Ruleset, Status};
use damiera::rulesets::{self, ALL, Entry};
use proptest::prelude::*;

use super::damage::damaged;
use crate::playout::Dice;
use crate::random_trees::{all_nodes, random_tree};

const N_DAMAGED: usize = 10_000;

fn random_study(entry: &'static Entry, dice: &mut Dice) -> Study {
    let tree = random_tree(Arc::new(Ruleset::new(&entry.rules)), dice);
    let nodes = all_nodes(&tree);
    Study { shown: nodes[dice.below(nodes.len())], tree }
}

/// What is left of a study after a link, with the way to the node shown instead of its number.
fn read(text: &str) -> Option<Result<(Tree, String), StudyError>> {
    let link = link::read(text).ok()?;
    let study = Study::of(&link)?;
    Some(study.map(|study| (study.tree.clone(), study.path())))
}

fn study_of(text: &str) -> Study {
    let link = link::read(text).unwrap();
    assert_eq!(link.faults, [], "{text}");
    Study::of(&link).expect("it has one").unwrap_or_else(|why| panic!("{text}: {why}"))
}

const BEGUN: &str = "v=1&g=international&m=32-28,19-23,28x19,14x23";

#[test]
fn a_study_is_read_as_people_write_it() {
    let text = format!("{BEGUN}&t=32-28_19-23_(18-23!_{{so_%5B%25csl G28%5D}})_28x19_14x23&tn=0.1");
    let study = study_of(&text);
    assert_eq!(study.path(), "0.1");
    let node = study.tree.node(study.shown);
    assert_eq!((node.text(), node.comment(), node.glyphs()), ("18-23", "so_", &[1][..]));
    assert_eq!(node.marks().len(), 1);
    // The link shows as much of it as a game can.
    let link = study.link(rulesets::find("international").unwrap());
    assert_eq!((link.game.plies().len(), link.ply), (4, 1));
    let readable = study.readable(&link);
    assert!(
        readable.contains("&t=32-28_19-23_(18-23!_{[%25csl%20G28]%20so_})_28x19_14x23&tn=0.1&tm="),
        "{readable}"
    );
}

#[test]
fn a_link_without_a_study_has_none() {
    assert!(Study::of(&link::read(BEGUN).unwrap()).is_none());
    let link = link::read(BEGUN).unwrap();
    assert!(Study::of(&link::read(&link.compact()).unwrap()).is_none());
}

#[test]
fn what_is_wrong_with_a_study_is_said() {
    let fault = |rest: &str| {
        let link = link::read(&format!("{BEGUN}{rest}")).unwrap();
        Study::of(&link).expect("it has one").unwrap_err().to_string()
    };
    assert_eq!(
        fault("&t=32-28_19-24_x"),
        "its variations cannot be read: line 1, column 13: \"x\": a move, a comment, a variation, \
         a glyph or a result was expected"
    );
    assert_eq!(fault("&t=32-28&tn=0.1"), "\"tn=0.1\" is no node of its variations");
    assert_eq!(fault("&t=32-28&tn=z"), "\"tn=z\" is no node of its variations");
    let changed =
        "its variations were changed or cut after it was made: their check characters do not fit";
    assert_eq!(fault("&t=32-28&tk=0000"), changed);
    assert_eq!(fault("&tk=0000"), changed);
    assert_eq!(fault("&tm=0000"), changed);
    // Each of the two checks is looked at, and the second does not do without the first.
    let link = link::read(BEGUN).unwrap();
    let study = study_of(&format!("{BEGUN}&t=32-28_19-23"));
    let readable = study.readable(&link);
    let (first, second) = (value_of(&readable, "&tk="), value_of(&readable, "&tm="));
    assert_eq!(fault(&format!("&t=32-28_19-23&tm=0000&tk={first}")), changed);
    assert_eq!(fault(&format!("&t=32-28_19-23&tm={second}&tk=0000")), changed);
    assert_eq!(fault(&format!("&t=32-28_19-23&tm={second}")), changed);
}

/// The value after this key.
fn value_of<'a>(link: &'a str, key: &str) -> &'a str {
    let (_, rest) = link.split_once(key).unwrap();
    rest.split('&').next().unwrap()
}

/// As links of studies were until November 2026.
#[test]
fn a_study_with_one_check_is_read_as_before() {
    let old = "k=64&v=1&g=international&m=32-28,19-23&t=32-28_19-23_(18-22)&tn=0.1&tk=RFAX&k=8D";
    let study = study_of(old);
    assert_eq!(study.path(), "0.1");
}

/// The words differ by a multiple of the first polynomial.
#[test]
fn a_second_check_tells_what_the_first_does_not() {
    let (text, changed) = ("32-28 {lines}", "32-28 {obkot}");
    assert_eq!(check::of(text), check::of(changed));
    assert_ne!(check::second_of(text), check::second_of(changed));
}

/// A page that knows nothing of studies reads the game, and says that there is more.
#[test]
fn the_game_is_read_without_its_study() {
    let mut dice = Dice::new(3);
    for entry in ALL {
        let study = random_study(entry, &mut dice);
        let link = study.link(entry);
        for text in [study.readable(&link), study.compact(&link)] {
            let read = link::read(&text).unwrap();
            assert!(read.faults.is_empty() && read.is_checked, "{text}");
            assert_eq!(read.game.plies(), link.game.plies(), "{text}");
            assert_eq!(read.ply, link.ply, "{text}");
        }
    }
}

/// What was played by mistake or said during a game stays in the game.
#[test]
fn a_game_with_words_and_faults_keeps_them_beside_its_study() {
    let entry = rulesets::find("english").unwrap();
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let mut dice = Dice::new(11);
    for _ in 0..20 {
        let mut game = Game::new(Arc::clone(&ruleset));
        while game.status() == Status::Ongoing && game.plies().len() < 40 {
            let faulty = game.faulty_moves();
            let moves = if faulty.is_empty() { game.legal_moves() } else { faulty };
            let mv = moves[dice.below(moves.len())];
            game.play(&mv).unwrap();
        }
        let mut tree = Tree::of_game(&game);
        tree.set_comment(ROOT, "with mistakes").unwrap();
        let study = Study { shown: tree.main_end(), tree };
        let link = link::Link::new(entry, game);
        for text in [study.readable(&link), study.compact(&link)] {
            let again = link::read(&text).unwrap();
            assert_eq!(again.game.plies(), link.game.plies(), "{text}");
            assert!(Study::of(&again) == Some(Ok(study.clone())), "{text}");
        }
        // The moves of the game are not written twice.
        assert!(study.compact(&link).len() < link.compact().len() + 80);
    }
}

#[test]
fn damage_to_a_study_is_never_silent() {
    let mut dice = Dice::new(5);
    let (mut n_errors, mut n_same) = (0, 0);
    let mut n = 0;
    while n < N_DAMAGED {
        for entry in ALL {
            let study = random_study(entry, &mut dice);
            let link = study.link(entry);
            let is_compact = dice.below(2) == 0;
            let text = if is_compact { study.compact(&link) } else { study.readable(&link) };
            let expected = (study.tree.clone(), study.path());
            for _ in 0..50 {
                n += 1;
                let damaged = damaged(&text, &mut dice);
                let is_said = match link::read(&damaged) {
                    Err(_) => true,
                    Ok(link) => !link.faults.is_empty(),
                };
                match read(&damaged) {
                    _ if is_said => n_errors += 1,
                    Some(Err(_)) => n_errors += 1,
                    found => {
                        n_same += 1;
                        assert!(found == Some(Ok(expected.clone())), "{text} became {damaged}");
                    }
                }
            }
        }
    }
    assert!(n_errors > 1000 && n_same > 100, "{n_errors}, {n_same}");
}

#[test]
fn a_part_that_ends_too_early_is_said() {
    let entry = rulesets::find("international").unwrap();
    let study = random_study(entry, &mut Dice::new(1));
    let link = study.link(entry);
    let read = link::read(&study.compact(&link)).unwrap();
    for n in 0..read.newer[0].values.len() {
        let mut cut = read.clone();
        cut.newer[0].values.truncate(n);
        assert!(Study::of(&cut) == Some(Err(StudyError::Part)), "{n}");
    }
}

/// A part of a kind that nobody knows is still told beside a study.
#[test]
fn parts_of_newer_versions_are_told_beside_a_study() {
    let entry = rulesets::find("dameo").unwrap();
    let study = random_study(entry, &mut Dice::new(2));
    let mut link = study.link(entry);
    link.newer.push(link::Part { kind: 60, values: vec![1, 2, 3] });
    let read = link::read(&study.compact(&link)).unwrap();
    assert_eq!(read.faults, [LinkFault::HoldsMore]);
    assert!(Study::of(&read) == Some(Ok(study)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_study_comes_back_whatever_it_travels_in(seed: u64) {
        for entry in ALL {
            let mut dice = Dice::new(seed);
            let study = random_study(entry, &mut dice);
            let link = study.link(entry);
            let (compact, readable) = (study.compact(&link), study.readable(&link));
            for text in [&compact, &readable] {
                prop_assert!(study_of(text) == study, "{}", text);
                let bad = |ch: char| ch.is_whitespace() || ch.is_control() || "\"<>#".contains(ch);
                prop_assert!(!text.contains(bad), "{}", text);
            }
            let file = pdn::write(&[], &study.tree, pdn::GameResult::Unknown);
            let listing = pdn::scan(&file).unwrap();
            let record = pdn::Reader::new(None).read(&file, &listing.games[0]);
            prop_assert!(record.tree.as_ref() == Some(&study.tree), "{}", file);
            let line = lines::write(&study.tree);
            let again = lines::read(Arc::clone(study.tree.ruleset()), *study.tree.start(), &line);
            prop_assert!(again.as_ref() == Ok(&study.tree), "{}", line);
        }
    }
}
