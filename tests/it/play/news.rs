//! What is new in a link that goes on from the game that was there.

use damiera::play::library::Library;
use damiera::play::mode::Mode;
use damiera::play::news::Known;
use damiera::play::session::{Session, read, read_from_outside};
use damiera::play::{Action, Notice};

use super::{Table, WHITE, level};

fn known(before: &str, now: &str) -> Option<Known> {
    Known::of(&read(before).unwrap(), &read(now).unwrap())
}

/// What is told when a link is opened over a game.
fn told(before: &str, now: &str) -> String {
    let session = read(now).unwrap();
    let known = known(before, now);
    assert!(known.is_some(), "{now} goes on from {before}");
    let mut table = Table::new("dameo", WHITE);
    table.act(Action::Open(Box::new(Session { known, ..session })));
    let notice = table.play.notice().cloned();
    notice.map(|notice| table.play.notice_words(&notice)).unwrap_or_default()
}

const ONE: &str = "v=1&g=international&m=32-28&p=2&s=7";

#[test]
fn the_other_sides_move_is_told() {
    let now = "v=1&g=international&m=32-28,19-23&you=both";
    assert_eq!(told(ONE, now), "Black has played 19-23. Your turn.");
    let now = "v=1&g=international&m=32-28,19-23,28x19,14x23";
    let words =
        "Black has played 19-23. White has played 28x19. Black has played 14x23. Your turn.";
    assert_eq!(told(ONE, now), words);
    let now = "v=1&g=international&m=32-28,19-23,28x19,14x23,33-28";
    assert_eq!(told(ONE, now), "4 moves have been played, the last of them 33-28. Your turn.");
}

#[test]
fn what_was_said_is_told() {
    let now = "v=1&g=international&m=32-28,offer,19-23";
    assert_eq!(told(ONE, now), "Black offers a draw. Black has played 19-23. Your turn.");
    let now = "v=1&g=international&m=32-28,resign-b";
    assert_eq!(told(ONE, now), "Black resigns. You lost.");
    let now = "v=1&g=international&m=32-28,19-23,28x19,14x23,33-28,resign-b";
    let words = "4 moves have been played, the last of them 33-28. Black resigns. You lost.";
    assert_eq!(told(ONE, now), words);
}

#[test]
fn nothing_is_told_where_nothing_is_new() {
    assert_eq!(told(ONE, "v=1&g=international&m=32-28&o=b"), "");
}

#[test]
fn another_game_is_no_news() {
    for now in [
        "v=1&g=international",
        "v=1&g=international&m=33-28,19-23",
        "v=1&g=frisian&m=32-28,19-23",
        "v=1&g=international&fen=W:W32:B19&m=32-28",
        "v=1&g=international&m=32-28,19-23,99-1",
    ] {
        assert_eq!(known(ONE, now), None, "{now}");
    }
    // A game without moves is not continued by another.
    assert_eq!(known("v=1&g=international", ONE), None);
    // Variations would be lost.
    assert_eq!(
        known("v=1&g=international&m=32-28&t=32-28", "v=1&g=international&m=32-28,19-23"),
        None
    );
    assert_eq!(
        known("v=1&g=international&m=32-28,resign-w", "v=1&g=international&m=32-28,19-23"),
        None
    );
}

#[test]
fn news_are_old_once_one_has_moved() {
    let mut table = Table::new("dameo", WHITE);
    let session = read("v=1&g=international&m=32-28,19-23&you=both").unwrap();
    let known = known(ONE, "v=1&g=international&m=32-28,19-23");
    table.act(Action::Open(Box::new(Session { known, ..session })));
    assert!(matches!(table.play.notice(), Some(Notice::WentOn { .. })));
    table.run("28 19");
    assert_eq!(table.play.notice(), None);
}

const MOMENT: &str = "2026-11-26T10:08:31";

/// A page on which a link from outside was opened.
fn visited(link: &str, seed: u64) -> Table {
    let mut table = Table::new("dameo", WHITE);
    let session = read_from_outside(link).unwrap();
    table.act(Action::Open(Box::new(Session { seed: Some(seed), ..session })));
    table
}

/// A library with a game for each text of a session.
fn kept(sessions: &[&str]) -> Library {
    let mut library = Library::default();
    for session in sessions {
        let mut table = Table::new("dameo", WHITE);
        table.act(Action::Open(Box::new(read(session).unwrap())));
        library.put(library.unasked(&table.play, MOMENT).unwrap());
    }
    library
}

#[test]
fn a_game_from_outside_finds_the_one_kept_that_it_goes_on_from() {
    let library = kept(&[
        ONE,
        "v=1&g=international&m=32-28,19-23&p=2&s=8&o=b",
        "v=1&g=international&m=32-28,18-23&p=2&s=9",
        "v=1&g=frisian&m=32-28,19-23&p=2&s=10",
    ]);
    let mut table = visited("v=1&g=international&m=32-28,19-23,28x19", 20);
    assert_eq!(table.play.guest(), Some(20));
    let found = library.goes_on_in(&table.play).expect("two games go on in it");
    assert_eq!(found.seed, Some(8), "the longest counts");
    table.act(Action::Recognize(Box::new(found)));
    assert_eq!((table.play.seed(), table.play.guest()), (8, None));
    assert_eq!((table.play.mode(), table.play.flipped()), (Mode::TwoPlayers, true));
    let notice = table.play.notice().cloned().expect("news");
    assert_eq!(table.play.notice_words(&notice), "White has played 28x19. Your turn.");
}

#[test]
fn a_link_opened_twice_is_one_game() {
    let now = "v=1&g=international&m=32-28,19-23&you=both";
    let library = kept(&["v=1&g=international&m=32-28,19-23&p=2&s=8"]);
    let mut table = visited(now, 20);
    let found = library.goes_on_in(&table.play).expect("it is kept");
    table.act(Action::Recognize(Box::new(found)));
    assert_eq!((table.play.seed(), table.play.notice()), (8, None));
}

#[test]
fn what_is_no_guest_is_not_looked_for() {
    for link in ["v=1&g=international", "v=1&g=international&m=32-28,99-1"] {
        assert_eq!(visited(link, 20).play.guest(), None, "{link}");
    }
    let library = kept(&[ONE, "v=1&g=international&m=32-28&t=32-28&p=2&s=9"]);
    for other in
        ["v=1&g=international&m=31-27,19-23", "v=1&g=international&fen=W:W32:B8&m=32-28,8-12"]
    {
        assert!(library.goes_on_in(&visited(other, 20).play).is_none(), "{other}");
    }
    // The player of the link goes before the player of the game kept.
    let mut table = visited("v=1&g=international&m=32-28,19-23&lv=5&you=w", 20);
    table.act(Action::Recognize(Box::new(read(ONE).unwrap())));
    assert!(matches!(table.play.mode(), Mode::Computer { level: at, .. } if at == level(5)));
}
