//! Links are read back as they were written, and whatever is wrong with one is said.

mod compact;
mod corpus;
mod damage;
mod laws;
mod marks;
mod repairs;
mod studies;
mod travels;

use std::fmt::Write as _;
use std::sync::Arc;

use damiera::notation::link::{self, LinkError, MAX_BYTES, MAX_PLIES};
use damiera::play::record::move_texts;
use damiera::rules::{Color, Game, Position, Status};
use damiera::rulesets;
use proptest::prelude::*;

use crate::playout::{Dice, each_position};

/// What a link is understood as: written again, its faults behind it, each on its own line. An
/// error is one line with `!`.
fn read(text: &str) -> String {
    let link = match link::read(text) {
        Ok(link) => link,
        Err(error) => return format!("! {error}"),
    };
    let n_plies = link.game.plies().len();
    let shown = (link.ply < n_plies).then_some(link.ply);
    let mut understood = link::write(&link.game, &move_texts(&link.game), shown, link.bottom);
    for fault in link.faults {
        write!(understood, "\n{fault}").unwrap();
    }
    understood
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(read(text), expected);
}

#[test]
fn a_link_is_written_as_it_is_read() {
    for text in [
        "v=1&g=dameo",
        "v=1&g=dameo&o=b",
        "v=1&g=international&m=32-28,19-23,28x19&ply=0&o=b",
        "v=1&g=international&fen=W:WK47:B14,19,29,31,42&m=47x38x24x13x36",
        "v=1&g=frisian&fen=W:WK28,50:B1:%2B0%2B328&m=50-45&ply=0",
        "v=1&g=greek-promote&fen=W:Wa6:Bf6,a7,d8&m=a6xa8xf8xf5",
    ] {
        check(text, text);
    }
}

#[test]
fn a_link_is_read_as_people_write_it() {
    check("#g=dameo", "v=1&g=dameo");
    check("?g=dameo", "v=1&g=dameo");
    check(" \n#v=1&g=dameo&&\n", "v=1&g=dameo");
    check("o=w&m=3228_1923 28x19&g=international", "v=1&g=international&m=32-28,19-23,28x19");
    check("g=international&m=32-28,,&ply=1", "v=1&g=international&m=32-28");
    check("v=1&g=frisian&fen=w:wk28,50:b1:+0+328", "v=1&g=frisian&fen=W:WK28,50:B1:%2B0%2B328");
    check("g=international&fen=W%3AW31-50%3AB1-20&m=32%2D28", "v=1&g=international&m=32-28");
    check("g=dameo&utm_source=%C3%A8", "v=1&g=dameo");
    check("g=international&m=32-28+19-23_28x19", "v=1&g=international&m=32-28,19-23,28x19");
    check("variant=international&moves=32-28&orientation=black", "v=1&g=international&m=32-28&o=b");
    check(
        "g=dameo&variant=english",
        "v=1&g=dameo\n\"g=\" is there more than once, and only the first was read",
    );
}

#[test]
fn what_is_a_link_is_told_from_other_fragments() {
    for text in
        ["g=x", "#v=9", "?utm_source=a&g=dameo", "#fen=", "m=1-2", "?variant=x", "a=1&amp;m="]
    {
        assert!(link::is_link(text), "{text}");
    }
    for text in ["", "#", "?", "#board", "?utm_source=a", "game=1", "vg", "#/g"] {
        assert!(!link::is_link(text), "{text}");
    }
}

#[test]
fn a_link_of_a_newer_version_is_not_guessed_at() {
    check("v=2&g=dameo", "! it was made by a newer version of Damiera (v=2)");
    for version in ["0", "", "x", "-1", "1.5", "99999999999"] {
        let expected = format!("! \"v={version}\" is not a version number");
        check(&format!("v={version}&g=dameo"), &expected);
    }
}

#[test]
fn a_link_must_name_a_game() {
    let missing = "! it does not say which game it is: \"g=\" in a link, or \"variant\" on a page, is missing";
    for text in ["", "v=1", "g", "fen=W:W1:B50&m=1-6"] {
        check(text, missing);
    }
    let unknown = "! it names a game that this version does not know: ";
    check("g=", &format!("{unknown}\"\""));
    check("v=1&g=Dameo", &format!("{unknown}\"Dameo\""));
    check("v=1&g=chess", &format!("{unknown}\"chess\""));
}

#[test]
fn a_position_must_be_readable() {
    let unreadable = "! its position cannot be read: ";
    check(
        "g=dameo&fen=W:Wi1:Bh8",
        &format!("{unreadable}\"i1\" at 4: a square was expected, a1 to h8"),
    );
    check(
        "g=international&fen=W:W31,31:B1",
        &format!("{unreadable}\"31\" at 7: square 31 is occupied already"),
    );
}

#[test]
fn a_broken_escape_is_an_error() {
    for value in ["%", "%2", "%zz", "%+1", "%ff", "%C3", "a%"] {
        let expected = format!("! \"{value}\" is not a percent escape of UTF-8 text");
        check(&format!("g={value}"), &expected);
    }
}

#[test]
fn a_link_has_a_length() {
    let longest = format!("g=dameo&x={}", "a".repeat(MAX_BYTES - 10));
    check(&longest, "v=1&g=dameo");
    let error = format!("! it is {} bytes long, and at most {MAX_BYTES} are read", MAX_BYTES + 1);
    check(&format!("{longest}a"), &error);
    assert_eq!(link::pairs(&format!("{longest}a")), Err(LinkError::TooLong(MAX_BYTES + 1)));
}

#[test]
fn moves_are_read_up_to_the_first_that_is_wrong() {
    check(
        "g=international&m=32-28,19-22,28x19",
        "v=1&g=international&m=32-28\n\
         move 2 \"19-22\" was left out with all after it: \"19-22\" is not a legal move here",
    );
    check(
        "g=international&m=32-28,i1-i2",
        "v=1&g=international&m=32-28\n\
         move 2 \"i1-i2\" was left out with all after it: \
         \"i1\" in \"i1-i2\" is not a square: 1 to 50 was expected",
    );
    check(
        "g=international&fen=W:WK47:B14,19,29,31,42&m=47x36",
        "v=1&g=international&fen=W:WK47:B14,19,29,31,42\n\
         move 1 \"47x36\" was left out with all after it: \
         \"47x36\" is ambiguous: 47x38x20x9x36 or 47x38x24x13x36 was expected",
    );
    check(
        "g=international&fen=W:W28:B23&m=28x19,23-28",
        "v=1&g=international&fen=W:W28:B23&m=28x19\n\
         move 2 \"23-28\" was left out with all after it: \"23-28\" is not a legal move here",
    );
}

#[test]
fn only_so_many_moves_are_read() {
    let moves = ["46-41", "45-50", "41-46", "50-45"].repeat(501);
    let text = format!("v=1&g=polish&fen=W:WK46:BK45&m={}", moves.join(","));
    let link = link::read(&text).unwrap();
    assert_eq!(link.game.plies().len(), MAX_PLIES);
    let faults: Vec<_> = link.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["only the first 2000 moves were read, of 2004"]);
}

#[test]
fn the_ply_shown_is_one_of_the_game() {
    for ply in ["2", "x", "-1", ""] {
        let expected = format!(
            "v=1&g=international&m=32-28\n\
             \"ply={ply}\" is not a number from 0 to the number of moves"
        );
        check(&format!("g=international&m=32-28&ply={ply}"), &expected);
    }
}

#[test]
fn one_side_is_at_the_bottom() {
    for side in ["x", "", "B", "Black"] {
        let expected = format!("v=1&g=dameo\n\"o={side}\" is neither w nor b");
        check(&format!("g=dameo&o={side}"), &expected);
    }
}

#[test]
fn what_is_no_key_or_there_twice_is_a_fault() {
    check("g=dameo&fe", "v=1&g=dameo\n\"fe\" is not of the form key=value");
    check(
        "g=dameo&g=english&o=b&o=w",
        "v=1&g=dameo&o=b\n\
         \"g=\" is there more than once, and only the first was read\n\
         \"o=\" is there more than once, and only the first was read",
    );
    check("g=dameo&utm=1&utm=2", "v=1&g=dameo");
}

#[test]
fn all_faults_are_told_at_once() {
    check(
        "g=international&x&m=32-27,1-2&ply=7&o=z",
        "v=1&g=international&m=32-27\n\
         \"x\" is not of the form key=value\n\
         move 2 \"1-2\" was left out with all after it: \"1-2\" is not a legal move here\n\
         \"ply=7\" is not a number from 0 to the number of moves\n\
         \"o=z\" is neither w nor b",
    );
}

/// The link of a game of random moves from a position.
fn random_link(id: &str, position: &Position, dice: &mut Dice) -> (Game, String) {
    let ruleset = rulesets::compile(id).unwrap();
    let mut game = Game::from_position(Arc::new(ruleset), *position);
    for _ in 0..dice.below(12) {
        if game.status() != Status::Ongoing {
            break;
        }
        let mv = game.legal_moves()[dice.below(game.legal_moves().len())];
        game.play(&mv).unwrap();
    }
    let n_plies = game.plies().len();
    let shown = (n_plies > 0 && dice.below(2) == 0).then(|| dice.below(n_plies));
    let bottom = Color::BOTH[dice.below(2)];
    let text = link::write(&game, &move_texts(&game), shown, bottom);
    (game, text)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_game_comes_back_from_its_link(seed: u64) {
        let mut dice = Dice::new(seed);
        each_position(seed, &mut |ruleset, position, _| {
            let (game, text) = random_link(ruleset.rules().id, position, &mut dice);
            let link = link::read(&text).unwrap();
            assert_eq!(link.game.start(), game.start(), "{text}");
            assert_eq!(link.game.plies(), game.plies(), "{text}");
            check(&text, &text);
            assert!(link::is_link(&text));
            assert!(text.is_ascii() && !text.contains([' ', '+', '#', '"', '<']), "{text}");
        });
    }
}

/// Cuts the text, changes a character, or puts one in.
fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<_> = text.chars().collect();
    let at = dice.below(chars.len());
    // Digits, letters, and everything that means something in a link; and one that never does.
    let alphabet: Vec<_> = ('!'..='~').chain(['é']).collect();
    let ch = alphabet[dice.below(alphabet.len())];
    match dice.below(3) {
        0 => chars.truncate(at),
        1 => chars[at] = ch,
        _ => chars.insert(at, ch),
    }
    chars.into_iter().collect()
}

/// A damaged link is refused, or read with faults, or is a link of something else: a readable link
/// has no check characters, so that `m=32-28` with one character changed may be `m=33-28`, and one
/// that is cut between two moves is the link of a shorter game. What is read without a fault is at
/// least a game in itself: its own link says the same.
#[test]
fn a_damaged_link_is_never_half_understood() {
    let (mut n_errors, mut n_faulty, mut n_others) = (0, 0, 0);
    let mut dice = Dice::new(2);
    each_position(2, &mut |ruleset, position, _| {
        let (_, text) = random_link(ruleset.rules().id, position, &mut dice);
        for _ in 0..10 {
            let damaged = damaged(&text, &mut dice);
            let understood = read(&damaged);
            let mut lines = understood.lines();
            let again = lines.next().unwrap();
            if again.starts_with('!') {
                n_errors += 1;
                continue;
            }
            check(again, again);
            if lines.next().is_some() { n_faulty += 1 } else { n_others += 1 }
        }
    });
    let counts = (n_errors, n_faulty, n_others);
    assert!(n_errors > 100 && n_faulty > 100 && n_others > 100, "{counts:?}");
    assert!(n_errors + n_faulty + n_others > 1000, "{counts:?}");
}
