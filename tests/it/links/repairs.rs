//! What happens to links on their way is undone, and said where nothing proves that it was right.

use std::fmt::Write as _;
use std::sync::Arc;

use damiera::notation::fen;
use damiera::notation::link::{self, Extras, Link, LinkFault};
use damiera::play::session;
use damiera::rules::{Game, Ruleset, Status};
use damiera::rulesets;

use super::laws::{content, random_link};
use crate::playout::Dice;

/// How a text is passed on: the text and what becomes of it.
type Way = (&'static str, fn(&str) -> String);

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            escaped.push(byte.into());
        } else {
            write!(escaped, "%{byte:02X}").unwrap();
        }
    }
    escaped
}

/// Breaks a text after every this many characters.
fn broken(text: &str, with: &str) -> String {
    let chars: Vec<_> = text.chars().collect();
    let lines: Vec<String> = chars.chunks(20).map(|line| line.iter().collect()).collect();
    lines.join(with)
}

const WAYS: [Way; 24] = [
    ("as it is", str::to_owned),
    ("fragment", |text| format!("#{text}")),
    ("query", |text| format!("?{text}")),
    ("address", |text| format!("https://example.org/play/#{text}")),
    ("address with a query", |text| format!("https://example.org/?utm_source=x#{text}")),
    ("in the query", |text| format!("https://example.org/play?{text}")),
    ("in the query, with a fragment", |text| format!("https://example.org/play?{text}#top")),
    ("without a scheme", |text| format!("example.org/play#{text}")),
    ("white space", |text| format!("  {text}\r\n")),
    ("angle brackets", |text| format!("<https://example.org/#{text}>")),
    ("a sentence", |text| format!("(\"https://example.org/#{text}\"),")),
    ("an end", |text| format!("https://example.org/#{text}.")),
    ("two ends", |text| format!("#{text}?!")),
    ("emphasis", |text| format!("**_~https://example.org/#{text}~_**")),
    ("quotes", |text| format!("“https://example.org/#{text}”…")),
    ("zero width", |text| format!("\u{200b}#{text}\u{feff}")),
    ("zero width inside", |text| broken(text, "\u{200b}")),
    ("line breaks", |text| format!("https://example.org/#{}", broken(text, "\r\n"))),
    ("soft line breaks", |text| broken(text, "=\r\n")),
    ("escaped", escaped),
    ("escaped address", |text| escaped(&format!("https://example.org/#{text}"))),
    ("escaped twice", |text| escaped(&escaped(text))),
    ("half escaped", |text| text.replace(',', "%2C").replace(':', "%3a").replace('!', "%21")),
    ("HTML", |text| text.replace('&', "&amp;").replace('!', "%21")),
];

#[test]
fn what_is_done_to_a_checked_link_is_undone_silently() {
    let mut dice = Dice::new(11);
    for id in ["dameo", "international", "frisian", "english-huff", "house-1-rows.2"] {
        for _ in 0..8 {
            let link = random_link(id, None, 12, &mut dice);
            for text in [link.compact(), link.readable()] {
                for (name, way) in WAYS {
                    let passed = way(&text);
                    let again =
                        link::read(&passed).unwrap_or_else(|why| panic!("{name}: {passed}: {why}"));
                    assert_eq!(again.faults, [], "{name}: {passed}");
                    assert!(again.is_checked, "{name}: {passed}");
                    assert_eq!(content(&again), content(&link), "{name}: {passed}");
                }
            }
        }
    }
}

/// The keys of a readable link in another order.
fn reordered(text: &str, order: impl Fn(&mut Vec<&str>)) -> String {
    let mut pairs: Vec<_> = text.split('&').collect();
    order(&mut pairs);
    pairs.join("&")
}

/// Programs that take trackers out of addresses sort keys, turn them round or leave their own.
#[test]
fn a_checked_link_is_checked_in_any_order_of_its_keys() {
    let mut dice = Dice::new(12);
    let ways: [Way; 4] = [
        ("sorted", |text| reordered(text, |pairs| pairs.sort_unstable())),
        ("turned around", |text| reordered(text, |pairs| pairs.reverse())),
        ("with a key of others in front", |text| format!("utm_source=mail&{text}")),
        ("with a key of others inside", |text| text.replacen("&g=", "&fbclid=x&g=", 1)),
    ];
    for id in ["dameo", "international", "frisian", "english-huff", "house-1-rows.2"] {
        for _ in 0..8 {
            let mut link = random_link(id, None, 12, &mut dice);
            link.extras = Extras::default();
            for (key, value) in
                [("you", "w"), ("lv", "3"), ("cap", "White_to move"), ("co", "inside")]
            {
                link.extras.set(key, value).unwrap();
            }
            let text = link.readable();
            for (name, way) in ways {
                let passed = way(&text);
                let again = link::read(&passed).unwrap_or_else(|why| panic!("{name}: {why}"));
                assert_eq!(again.faults, [], "{name}: {passed}");
                assert!(again.is_checked, "{name}: {passed}");
                for (key, value) in link.extras.iter() {
                    assert_eq!(again.extras.get(key), Some(value), "{name}: {passed}");
                }
                let same = Link { extras: again.extras.clone(), ..link.clone() };
                assert_eq!(content(&again), content(&same), "{name}: {passed}");
                let changed = passed.replacen("White", "Black", 1);
                let faults = link::read(&changed).unwrap().faults;
                assert!(faults.contains(&LinkFault::Changed), "{name}: {changed}");
            }
        }
    }
}

/// A link that has lost both its halves, or never had any, cannot be told from a right one: it says
/// that it was not checked.
#[test]
fn a_link_without_check_characters_is_not_checked() {
    let link = link::read("g=international&m=32-28,19-23").unwrap();
    let text = link.readable();
    let is_check = |pair: &&str| pair.starts_with("k=");
    let bare = reordered(&text, |pairs| pairs.retain(|pair| !is_check(pair)));
    let again = link::read(&bare).unwrap();
    assert_eq!((again.is_checked, again.faults.len()), (false, 0));
    let is_unchecked = |text: &str| session::read_from_outside(text).unwrap().origin.is_unchecked;
    assert!(is_unchecked(&bare) && !is_unchecked(&text));
    assert!(!session::read(&bare).unwrap().origin.is_unchecked, "the page's own links have none");
    let half = reordered(&text, |pairs| pairs.truncate(pairs.len() - 1));
    assert_eq!(link::read(&half).unwrap().faults, [LinkFault::Changed]);
}

#[track_caller]
fn check_repaired(text: &str, expected: &str, faults: &[&str]) {
    let link = link::read(text).unwrap();
    assert_eq!(link::write_all(&link, &damiera::notation::turn::move_texts(&link.game)), expected);
    let found: Vec<_> = link.faults.iter().map(ToString::to_string).collect();
    assert_eq!(found, faults);
}

#[test]
fn without_check_characters_a_repair_is_said() {
    let left_out = "\")\" at its end was left out";
    check_repaired("g=dameo)", "v=1&g=dameo", &[left_out]);
    check_repaired("(see #g=dameo&o=b)", "v=1&g=dameo&o=b", &[left_out]);
    check_repaired(
        "g=international&m=32-\n28",
        "v=1&g=international&m=32-28",
        &["line breaks or characters that nobody sees were left out"],
    );
    check_repaired(
        "g%3Dinternational%26m%3D32-28",
        "v=1&g=international&m=32-28",
        &["it was read with its percent escapes undone"],
    );
    // What can be read as it is stays as it is.
    check_repaired("g=dameo&mk=d4!", "v=1&g=dameo&mk=d4!", &[]);
    check_repaired("g=dameo&cap=Hello.", "v=1&g=dameo&cap=Hello.", &[]);
}

#[test]
fn a_changed_link_says_so() {
    let changed = "it was changed or cut after it was made: its check characters do not fit, so it \
                   may not be what was meant";
    let link = link::read("g=international&m=32-28,19-23").unwrap();
    let text = link.readable();
    let other = text.replace("32-28", "33-28");
    check_repaired(&other, "v=1&g=international&m=33-28,19-23", &[changed]);
    let cut = text.split_once(",19-23").unwrap().0;
    check_repaired(cut, "v=1&g=international&m=32-28", &[changed]);
    let renamed = other.replace("k=", "q=");
    check_repaired(&renamed, "v=1&g=international&m=33-28,19-23", &[changed]);
    let end = other.split_once('&').unwrap().1;
    check_repaired(end, "v=1&g=international&m=33-28,19-23", &[changed]);
    let more = format!("{text}&o=b");
    check_repaired(&more, "v=1&g=international&m=32-28,19-23&o=b", &[changed]);
}

#[test]
fn a_damaged_address_is_not_a_link_of_nothing() {
    for text in ["https://example.org/", "https://example.org/#", "hello", "#1", "README"] {
        assert!(!link::is_link(text), "{text}");
        assert!(link::read(text).is_err(), "{text}");
    }
    assert!(link::is_link("#1AAAAAAAAA"));
}

/// Black's pieces of a position from scaladraughts whose captures explode, and a white king among
/// them that has a man for company.
const EXPLOSIVE: &str = "W:WK50,48:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";

fn explosive() -> Game {
    let entry =
        rulesets::find("house-1-board.10x10-rows.4-kings.all-kingstake.all-duty.huff-draws.none")
            .unwrap();
    let ruleset = Arc::new(Ruleset::new(&entry.rules));
    let position = fen::parse(&ruleset, EXPLOSIVE).unwrap();
    let game = Game::from_position(ruleset, position);
    assert!(game.status() == Status::Ongoing && game.n_jumps() > 10_000, "{}", game.n_jumps());
    game
}

/// A game in which captures explode again and again is given up in time, and that is said.
#[test]
#[expect(clippy::disallowed_methods, reason = "how long it takes is what is tested")]
fn exploding_positions_do_not_take_for_ever() {
    let mut game = explosive();
    let start = fen::write(game.ruleset(), game.position());
    let (id, board) = (game.ruleset().rules().id, game.ruleset().board().clone());
    let mut moves = Vec::new();
    // Both sides overlook the captures and go to where there are the most, never the way that a
    // capture goes.
    while game.n_jumps() <= link::MAX_JUMPS * 2 && moves.len() < 500 {
        let playable = || game.faulty_moves().iter().chain(game.legal_moves());
        let played = playable().filter(|mv| !mv.is_capture()).filter_map(|mv| {
            let alike = playable().filter(|other| (other.from, other.to) == (mv.from, mv.to));
            let mut next = game.clone();
            next.play(mv).unwrap();
            let goes_on = next.status() == Status::Ongoing && alike.count() == 1;
            goes_on.then_some((next.n_jumps(), *mv))
        });
        let Some((_, mv)) = played.max() else { break };
        moves.push(format!("{}-{}", board.label(mv.from), board.label(mv.to)));
        game.play(&mv).unwrap();
    }
    assert!(game.n_jumps() > link::MAX_JUMPS * 2, "{} after {}", game.n_jumps(), moves.len());
    let started = std::time::Instant::now();
    let read = link::read(&format!("g={id}&fen={start}&m={}", moves.join(","))).unwrap();
    assert!(matches!(read.faults[..], [LinkFault::TooMuch { .. }]), "{:?}", read.faults);
    let compact = link::read(&Link::new(read.entry, game).compact()).unwrap();
    assert!(matches!(compact.faults[..], [LinkFault::TooMuch { .. }]), "{:?}", compact.faults);
    assert_eq!(compact.game.plies(), read.game.plies());
    assert!(started.elapsed() < std::time::Duration::from_secs(30), "{:?}", started.elapsed());
}

/// Some keys end as that of the check characters does.
#[test]
fn a_link_of_an_author_is_not_taken_for_one_that_lost_its_check() {
    check_repaired("v=1&g=international&mk=24", "v=1&g=international&mk=24", &[]);
    check_repaired("v=1&g=international&ok=24", "v=1&g=international&ok=24", &[]);
    check_repaired("utm_source=AB&g=dameo&ref=12", "v=1&g=dameo", &[]);
}
