//! The pages that are made of what games are played by.

use std::collections::BTreeSet;

use damiera::rules::{Move, Status};
use damiera::rulesets;

use super::super::answers::answers;
use super::super::board::Board;
use super::super::rule::OPEN;
use super::super::words::Words;
use super::super::{check_links, document, handbook, sources};
use super::{Source, all, root};

/// Every page that is made, in every language, with all pages of that language.
fn each_page(mut check: impl FnMut(&str, &Source, &[Source], &Words)) {
    for words in Words::all() {
        let pages = sources(&root(), &words).unwrap();
        assert_eq!(pages.len(), rulesets::ALL.len() + 1, "{}", words.code());
        for page in pages.iter().filter(|page| page.is_made) {
            check(&format!("{}.{}", page.name, words.code()), page, &pages, &words);
        }
    }
}

#[test]
fn every_game_has_a_page_in_every_language() {
    each_page(|place, page, pages, words| {
        let n_chars = page.description.chars().count();
        assert!((50..=170).contains(&n_chars), "{place}: {n_chars}: {}", page.description);
        check_links(page, pages).unwrap();
        let html = document::write(page, pages, words).unwrap();
        assert_eq!(html.matches("<h1>").count(), 1, "{place}");
        let is_index = page.lists_others();
        let n_others =
            if is_index { pages.iter().filter(|one| one.is_in_menu()).count() } else { 1 };
        assert_eq!(html.matches("<svg").count(), page.boards().count() + n_others, "{place}");
        let ids: Vec<_> =
            html.split(" id=\"").skip(1).filter_map(|part| part.split('"').next()).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{place}: {ids:?}");
        if !is_index {
            assert!(page.boards().count() >= 6, "{place}: {}", page.boards().count());
            assert!(page.boards().any(Board::is_exercise), "{place}");
            for section in ["start", "aim", "men", "kings", "capture", "priority", "promotion"] {
                assert!(page.sections.iter().any(|own| own.id == section), "{place}: {section}");
            }
        }
    });
}

/// A rule is told on the page that is written around it as the engine knows it, and once.
#[test]
fn written_pages_tell_each_rule_once() {
    for (words, page) in all().filter(|(_, page)| !page.lists_others()) {
        let path = root().join(format!("pages/rules/{}.{}.html", page.name, words.code()));
        let html = std::fs::read_to_string(path).unwrap();
        for name in handbook(page.name).unwrap().names() {
            let n_told = html.matches(&format!("{OPEN}{name}\"")).count();
            assert_eq!(n_told, 1, "{}.{}: {name}", page.name, words.code());
        }
    }
}

#[test]
fn exercises_of_made_pages_ask_for_every_legal_move() {
    each_page(|place, page, _, _| {
        for board in page.boards().filter(|board| board.is_exercise()) {
            let place = format!("{place}, {:?}", board.value("id"));
            assert_eq!(board.game().status(), Status::Ongoing, "{place}");
            assert_eq!(answers(board).unwrap().len(), board.game().legal_moves().len(), "{place}");
            assert!(board.game().legal_moves().iter().all(Move::is_capture), "{place}");
        }
    });
}
