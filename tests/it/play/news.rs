//! What is new in a link that goes on from the game that was there.

use damiera::play::news::Known;
use damiera::play::session::{Session, read};
use damiera::play::{Action, Notice};

use super::{Table, WHITE};

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
    assert_eq!(told(ONE, now), "Black resigns. White wins.");
    let now = "v=1&g=international&m=32-28,19-23,28x19,14x23,33-28,resign-b";
    let words = "4 moves have been played, the last of them 33-28. Black resigns. White wins.";
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
    assert!(matches!(table.play.notice(), Some(Notice::WentOn(_))));
    table.run("28 19");
    assert_eq!(table.play.notice(), None);
}
