//! What happens to links on their way is undone, and said where nothing proves that it was right.

use damiera::notation::link::{self, Link};

use super::laws::{content, random_link};
use crate::playout::Dice;

/// How a text is passed on: the text and what becomes of it.
type Way = (&'static str, fn(&str) -> String);

fn escaped(text: &str) -> String {
    text.chars()
        .map(|ch| {
            if ch.is_ascii_alphanumeric() {
                ch.to_string()
            } else {
                let mut bytes = [0; 4];
                let bytes = ch.encode_utf8(&mut bytes).bytes();
                bytes.map(|byte| format!("%{byte:02X}")).collect()
            }
        })
        .collect()
}

/// Breaks a text after every so many characters.
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

/// A long game in which captures explode again and again is given up in time.
#[test]
#[expect(clippy::disallowed_methods, reason = "how long it takes is what is tested")]
fn exploding_positions_do_not_take_for_ever() {
    let started = std::time::Instant::now();
    let kings = "K2,K4,K7,K8,K9,K10,K11,K13,K15,K16,K18,K19,K20,K21,K22,K24,K27,K29";
    let text = format!("g=frisian&fen=W:WK5,K50:B{kings}&m={}", "5x46,".repeat(1000));
    assert!(link::read(&text).is_ok());
    assert!(started.elapsed() < std::time::Duration::from_secs(10));
}

#[test]
fn a_link_that_costs_too_much_is_read_up_to_there() {
    // Both sides have pairs of kings that go to and fro, while a third king could capture in ways
    // beyond number: the list is long, the game is not over.
    let link: Link = link::read("g=dameo").unwrap();
    assert!(link.game.n_jumps() < link::MAX_JUMPS);
}
