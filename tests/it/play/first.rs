//! The first board of a visit: what it shows, and what it hands over.

use damiera::play::action::BoardAction;
use damiera::play::{Mode, Page, Table, first, session};
use damiera::rules::Color;
use damiera::text::Language;

use super::{BLACK, WHITE, level};

fn read(link: &str) -> Option<Table> {
    first::read(link, 1, Language::English)
}

/// What the page makes of what is handed over.
fn taken_over(play: &Table) -> Page {
    let session = session::read(&play.handover()).unwrap();
    assert_eq!(session.faults, []);
    let fresh = Page::from(first::new_game(2, Language::English));
    fresh.after(damiera::play::Action::Open(Box::new(session)))
}

#[test]
fn without_a_link_it_is_a_new_game_against_the_computer() {
    let play = read("").unwrap();
    assert_eq!((play.mode(), play.game().plies().len()), (WHITE, 0));
    assert!(play.is_at_rest());
    assert_eq!(taken_over(&play).link(), "v=1&g=dameo");
}

#[test]
fn a_link_says_who_plays_as_it_does_for_the_page() {
    for (link, mode) in [
        ("v=1&g=frisian&m=31-27", BLACK),
        (
            "v=1&g=frisian&m=31-27&you=w&lv=5",
            Mode::Computer { human: Color::White, level: level(5) },
        ),
        ("g=international&you=both", Mode::TwoPlayers),
        ("variant=dameo&fen=B:Wa1:Bh8&orientation=b", BLACK),
    ] {
        let play = read(link).unwrap();
        let page = Page::from(first::new_game(1, Language::English));
        let opened = session::read(link).unwrap();
        let page = page.after(damiera::play::Action::Open(Box::new(opened)));
        let over = taken_over(&play);
        for other in [&page, &over] {
            assert_eq!(play.mode(), mode, "{link}");
            assert_eq!(play.mode(), other.mode(), "{link}");
            assert_eq!(play.link(), other.link());
            assert_eq!(play.flipped(), other.flipped());
        }
        assert_eq!(over.notice(), None, "{link}");
    }
}

#[test]
fn it_leaves_to_the_page_what_takes_the_page() {
    for link in [
        "nonsense",
        "v=1&m=32-28",
        "v=9&g=dameo",
        "v=1&g=international&m=32-28,19-23,99-1",
        "v=1&g=international&m=32-28&ply=0",
        // Over; a word said; captures that may be missed.
        "v=1&g=international&fen=W:W1:B",
        "v=1&g=international&m=32-28,resign",
        "v=1&g=english-huff",
        "v=1&g=greek-forfeit",
    ] {
        assert!(read(link).is_none(), "{link}");
    }
}

#[test]
fn a_chosen_piece_and_a_thought_are_no_rest() {
    let mut play = read("g=international").unwrap();
    let square =
        |play: &Table, label: &str| play.game().ruleset().board().square_of_label(label).unwrap();
    play.on_board(BoardAction::Press(square(&play, "32")));
    assert!(!play.is_at_rest(), "a piece is chosen");
    play.on_board(BoardAction::Press(square(&play, "28")));
    while play.animation().is_some() {
        assert!(!play.is_at_rest(), "it is on its way");
        play.on_board(BoardAction::AnimationStep);
    }
    assert!(!play.is_at_rest(), "the computer thinks");
    assert_eq!(play.handover(), "v=1&g=international&m=32-28&you=w&lv=3");
    play.on_board(BoardAction::Undo);
    assert!(play.is_at_rest());
}
