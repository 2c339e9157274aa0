//! Compact links, to the letter.

use damiera::notation::link::{self, LinkError, Part, check};
use damiera::notation::{compact, turn};

#[track_caller]
fn check_form(readable: &str, expected: &str) {
    let link = link::read(readable).unwrap();
    assert_eq!(compact::write(&link), expected);
    let again = link::read(expected).unwrap();
    assert_eq!(again.faults, []);
    assert_eq!(link::write_all(&again, &turn::move_texts(&again.game)), readable);
}

/// A link with this payload, its check characters right.
fn with_check(body: &str) -> String {
    format!("{body}{}", check::of(body))
}

#[test]
fn a_newer_version_is_told_from_damage() {
    for (first, version) in [('2', 2), ('9', 9), ('A', 10), ('Z', 35)] {
        let text = with_check(&format!("{first}whatever-comes_then"));
        assert!(link::is_link(&text), "{text}");
        assert_eq!(link::read(&text).unwrap_err(), LinkError::Newer(version));
        // What a mail program hangs on its end changes nothing in that.
        assert_eq!(
            link::read(&format!("https://a.b/#{text}.")).unwrap_err(),
            LinkError::Newer(version)
        );
    }
    assert_eq!(link::read("2whatever-comes_then0000").unwrap_err(), LinkError::Damaged);
    assert!(!link::is_link("Some-heading_of-a-page"));
}

#[test]
fn parts_of_a_newer_version_are_kept() {
    let link = link::read("g=dameo&mk=c3").unwrap();
    let text = link.compact();
    let body = text.strip_suffix(&check::of(&text[..text.len() - 4])).unwrap();
    // Kind 42, three characters.
    let newer = with_check(&format!("{body}qDabc"));
    let again = link::read(&newer).unwrap();
    assert_eq!(again.newer, [Part { kind: 42, values: vec![26, 27, 28] }]);
    let faults: Vec<_> = again.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["it was made by a newer version of Damiera and holds more than is shown"]);
    assert_eq!(again.marks, link.marks);
    assert_eq!(again.compact(), newer);
}

#[test]
fn a_ruleset_without_a_known_number_is_named() {
    let error = link::read(&with_check("18g")).unwrap_err();
    assert_eq!(error, LinkError::UnknownRuleset("60".to_owned()));
}

#[test]
fn what_would_not_be_written_so_is_not_read_as_if_it_were() {
    // The fill of the flags' last character is not empty.
    let link = link::read(&with_check("1Ah")).unwrap();
    assert_eq!(link.faults.len(), 1);
    // A part that is cut, and the same kind twice.
    for tail in ["D", "DC", "DBB", "CBACBA"] {
        let link = link::read(&with_check(&format!("1Ag{tail}"))).unwrap();
        assert!(!link.faults.is_empty(), "{tail}");
    }
}

#[test]
fn compact_links_stay_as_they_are() {
    check_form("v=1&g=dameo", "1AgT6T0");
    check_form("v=1&g=dameo&fen=W:Wc3:Bc4,c6&mk=c3", "1ACBpYtQDDBqAXJCQ");
    check_form("v=1&g=international&m=32-28,19-23,28x19", "1DgBGDDqMQS2JG8");
    check_form(
        "v=1&g=frisian&fen=W:WK28,50:B1:%2B0%2B328&m=50-45&ply=0&o=b",
        "1GWBgLdiYBDBuACBAWKZ5",
    );
}

#[test]
fn the_moves_of_a_link_that_was_cut_are_shown_as_far_as_they_go() {
    let text =
        link::read("g=international&m=32-28,19-23,28x19,14x23,37-32,10-14").unwrap().compact();
    let mut n_before = 6;
    for n in (8..text.len()).rev() {
        let link = link::read(&text[..n]).unwrap();
        assert!(!link.faults.is_empty(), "{n}");
        let n_plies = link.game.plies().len();
        assert!(n_plies <= n_before);
        n_before = n_plies;
    }
    assert_eq!(n_before, 0);
    assert_eq!(link::read(&text[..text.len() - 5]).unwrap().game.plies().len(), 3);
}
