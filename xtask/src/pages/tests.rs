//! The pages of this checkout: what they say of moves is asked of the engine.

mod facts;
mod made;
mod numbers;
mod statements;

use std::path::{Path, PathBuf};

use damiera::notation::exercise::Exercise;
use damiera::notation::link;
use damiera::rules::Status;
use damiera::rulesets;
use damiera::text::Language;

use super::answers::answers;
use super::board::Board;
use super::scan::{plain, tokens};
use super::source::Source;
use super::words::Words;
use super::{PAGES, check_links, document, sources};

/// What the app links to when it says why a move is refused: every game has every section.
const SECTIONS: [&str; 14] = [
    "aim",
    "board",
    "start",
    "men",
    "kings",
    "capture",
    "priority",
    "promotion",
    "end",
    "draws",
    "notation",
    "openings",
    "variants",
    "sources",
];

/// Sections that have an exercise on every game's page.
const PRACTICED: [&str; 7] =
    ["men", "kings", "capture", "priority", "promotion", "end", "notation"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// The pages that are written by hand in a language.
fn pages(words: &Words) -> Vec<Source> {
    let all = sources(&root(), words).unwrap();
    all.into_iter().filter(|page| !page.is_made).collect()
}

/// The languages in which pages are written by hand.
fn written() -> [Words; 2] {
    [Language::English, Language::Italian].map(Words::of)
}

/// Every page that is written by hand, with its language.
fn all() -> impl Iterator<Item = (Words, Source)> {
    written().into_iter().flat_map(|words| pages(&words).into_iter().map(move |page| (words, page)))
}

/// Every board with where it is.
fn each_board(mut check: impl FnMut(&str, &Board)) {
    for (words, page) in all() {
        for (idx, board) in page.boards().enumerate() {
            check(&format!("{}.{}, board {}", page.name, words.code(), idx + 1), board);
        }
    }
}

#[test]
fn every_game_has_the_sections_that_the_app_links_to() {
    for (words, page) in all() {
        let ids: Vec<_> = page.sections.iter().map(|section| section.id.as_str()).collect();
        if page.name != "index" {
            assert_eq!(ids, SECTIONS, "{}.{}", page.name, words.code());
        }
    }
}

#[test]
fn languages_have_the_same_sections_and_boards() {
    let [english, italian] = written();
    let shared =
        ["id", "variant", "fen", "moves", "ply", "mode", "goal", "accept", "marks", "arrows"];
    for (one, other) in pages(&english).iter().zip(&pages(&italian)) {
        let ids = |page: &Source| page.sections.iter().map(|s| s.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(one), ids(other), "{}", one.name);
        let facts = |page: &Source| {
            let of = |board: &Board| shared.map(|name| board.value(name).map(str::to_owned));
            page.boards().map(of).collect::<Vec<_>>()
        };
        assert_eq!(facts(one), facts(other), "{}", one.name);
    }
}

#[test]
fn every_exercise_can_be_solved() {
    each_board(|place, board| {
        if board.mode() == "exercise" {
            assert!(board.game().plies().is_empty(), "{place}: a position, not a game");
            assert_eq!(board.game().status(), Status::Ongoing, "{place}");
            if let Err(why) = answers(board) {
                panic!("{place}: {why}");
            }
            // The plain link beside the board leads to the same exercise.
            let link = link::read(board.href().split_once('#').unwrap().1).unwrap();
            assert_eq!(link.faults, [], "{place}");
            let read = Exercise::read(link.game.ruleset(), &|key| link.extras.get(key));
            assert!(read.is_ok(), "{place}: {read:?}");
            for name in ["caption", "hint", "ok"] {
                assert!(board.value(name).is_some(), "{place}: no {name}=");
            }
        }
    });
}

/// What is asked must be a question: something else can be tried, on the board or among the moves.
#[test]
fn wrong_tries_that_are_answered_are_wrong() {
    each_board(|place, board| {
        for item in board.value("no").into_iter().flat_map(|text| text.split(';')) {
            let (mv, text) = item.split_once('=').expect(place);
            assert!(!text.trim().is_empty(), "{place}: {mv} gets no answer");
            let squares = mv.split(['-', 'x']);
            let known = |label| board.game().ruleset().board().square_of_label(label).is_some();
            assert!(squares.clone().count() > 1 && squares.clone().all(known), "{place}: {mv}");
            assert!(!answers(board).unwrap().contains(&mv.to_owned()), "{place}: {mv} is right");
        }
    });
}

#[test]
fn every_rule_has_an_exercise() {
    for (words, page) in all().filter(|(_, page)| page.name != "index") {
        let html = document::write(&page, &pages(&words), &words).unwrap();
        for id in PRACTICED {
            let section = html.split(&format!("<section id=\"{id}\">")).nth(1).unwrap();
            let section = section.split("</section>").next().unwrap();
            let place = format!("{}.{}#{id}", page.name, words.code());
            assert!(section.contains("mode=\"exercise\""), "{place}");
        }
    }
}

#[test]
fn every_page_has_several_boards_of_each_kind() {
    for (words, page) in all() {
        let place = format!("{}.{}", page.name, words.code());
        let n_boards = page.boards().count();
        assert!((8..=28).contains(&n_boards), "{place}: {n_boards}");
        if page.name != "index" {
            for mode in ["diagram", "replay", "play", "exercise"] {
                assert!(page.boards().any(|board| board.mode() == mode), "{place}: no {mode}");
            }
        }
    }
}

#[test]
fn links_lead_somewhere() {
    for (words, page) in all() {
        check_links(&page, &pages(&words)).unwrap();
    }
    let [words, ..] = written();
    let html = |href: &str| {
        format!(
            "<!--\ntitle: t\nshort: s\ndescription: d\n--><section id=\"men\"><h2>Men</h2><a href=\"{href}\">x</a></section>"
        )
    };
    for href in ["#nowhere", "dameo.html#nowhere", "chess.html", "https://example.org", "http://x"]
    {
        let page = Source::read("greek", &html(href)).unwrap();
        assert!(check_links(&page, &pages(&words)).is_err(), "{href}");
    }
}

#[test]
fn documents_are_well_formed_and_hold_nothing_inline() {
    for (words, page) in all() {
        let html = document::write(&page, &pages(&words), &words).unwrap();
        let place = format!("{}.{}", page.name, words.code());
        for inline in [" style=", "<style", " onclick=", "javascript:"] {
            assert!(!html.contains(inline), "{place}: {inline}");
        }
        assert_eq!(html.matches("<script").count(), 1, "{place}");
        assert_eq!(html.matches("<h1>").count(), 1, "{place}");
        // A page of one game begins with its board, before its title.
        let begins = html.split("<h1>").next().is_some_and(|head| head.contains("begin__picture"));
        assert_eq!(begins, !page.lists_others(), "{place}");
        let n_others = if page.lists_others() { PAGES.len() - 1 } else { 1 };
        assert_eq!(html.matches("<svg").count(), page.boards().count() + n_others, "{place}");
        let body = html.split("<body>").nth(1).unwrap().split("</body>").next().unwrap();
        // The pictures are not ours to check, and write their elements with a slash.
        for part in body.split("<svg").skip(1) {
            assert!(part.contains("</svg>"), "{place}");
        }
    }
}

#[test]
fn every_page_and_the_stylesheet_are_written() {
    let dist = std::env::temp_dir().join(format!("damiera-pages-{}", std::process::id()));
    super::write(&dist).unwrap();
    for words in Words::all() {
        for name in rulesets::ALL.iter().map(|entry| entry.rules.id).chain(["index"]) {
            let path = dist.join("rules").join(words.code()).join(format!("{name}.html"));
            let html = std::fs::read_to_string(path).unwrap();
            let (code, direction) = (words.code(), words.language.direction().name());
            let begin = format!("<!doctype html>\n<html lang=\"{code}\" dir=\"{direction}\">");
            assert!(html.starts_with(&begin), "{code} {name}");
        }
    }
    assert!(dist.join("rules/rules.css").is_file());
    std::fs::remove_dir_all(&dist).unwrap();
}

/// The pages follow the app's colors without loading its styles.
#[test]
fn descriptions_fit_a_search_result() {
    for (words, page) in all() {
        let n_chars = page.description.chars().count();
        assert!((50..=170).contains(&n_chars), "{}.{}: {n_chars}", page.name, words.code());
    }
}

#[test]
fn sources_stay_readable() {
    for words in written() {
        for name in PAGES {
            let path = root().join(format!("pages/rules/{name}.{}.html", words.code()));
            let text = std::fs::read_to_string(path).unwrap();
            assert!(text.lines().count() <= 600, "{name}.{}", words.code());
        }
    }
}

#[test]
fn broken_html_is_refused() {
    for text in ["<p>", "</p>", "<p></b>", "<p", "<!-- ", "<P></P>"] {
        assert!(tokens(text).is_err(), "{text}");
    }
    assert!(plain("&nbsp;").is_err());
    assert_eq!(plain("a &gt;&amp; b").unwrap(), "a >& b");
}

#[test]
fn boards_that_say_what_cannot_be_are_refused() {
    let board = |attributes: &[(&str, &str)]| {
        let caption = [("caption", "c")];
        let all = attributes.iter().chain(&caption);
        Board::read(all.map(|&(name, value)| (name.to_owned(), value.to_owned())).collect())
    };
    assert!(board(&[("variant", "dameo"), ("fen", "W:Wa1:Bh8")]).is_ok());
    assert!(board(&[("variant", "halma")]).is_err());
    assert!(board(&[("variant", "dameo"), ("fen", "W:Wa9:Bh8")]).is_err());
    assert!(board(&[("variant", "dameo"), ("moves", "a1-a8")]).is_err());
    assert!(board(&[("variant", "dameo"), ("marks", "i9")]).is_err());
    assert!(board(&[("variant", "dameo"), ("arrows", "Xa1-a2")]).is_err());
    assert!(board(&[("variant", "dameo"), ("mode", "watch")]).is_err());
    assert!(board(&[("variant", "dameo"), ("coords", "roman")]).is_err());
    assert!(board(&[("variant", "dameo"), ("level", "9")]).is_err());
    assert!(board(&[("variant", "dameo"), ("color", "red")]).is_err());
}

#[test]
fn exercises_without_an_answer_are_refused() {
    let answer = |goal: &str, accept: Option<&str>| {
        let mut attributes = vec![("variant", "dameo"), ("fen", "W:We2:Be3,f4,g5"), ("goal", goal)];
        attributes.extend(accept.map(|text| ("accept", text)));
        attributes.push(("caption", "c"));
        let owned = attributes.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        answers(&Board::read(owned.collect()).unwrap())
    };
    let only = Ok(vec!["e2xe4xg4xg6".to_owned()]);
    assert_eq!(answer("capture-max", None), only);
    assert_eq!(answer("capture-all", Some("captures>=3")), only);
    assert_eq!(answer("reach:g6", None), only);
    assert_eq!(answer("win-in:1", None), only);
    for (goal, accept) in [
        ("move", None),
        ("move", Some("e2-e3")),
        ("capture-any", Some("lands:a1")),
        ("dance", None),
    ] {
        assert!(answer(goal, accept).is_err(), "{goal}");
    }
}

/// An exercise has its question above its board, and leads to the next one.
#[test]
fn exercises_ask_first_and_lead_on() {
    for words in written() {
        let pages = pages(&words);
        for page in &pages {
            let html = document::write(page, &pages, &words).unwrap();
            let n = page.boards().filter(|board| board.is_exercise()).count();
            assert_eq!(html.matches("class=\"board__number\"").count(), n, "{}", page.name);
            let next = format!(">{}</a>", words.site.next);
            assert_eq!(html.matches(&next).count(), n.saturating_sub(1), "{}", page.name);
            for figure in html.split("board--exercise").skip(1) {
                let place = |what: &str| figure.find(what).unwrap();
                assert!(place("board__question") < place("<damiera-board"), "{}", page.name);
            }
        }
    }
}
