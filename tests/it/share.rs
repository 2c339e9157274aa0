//! What a share sheet offers, and what is found in what is brought to the page.

use damiera::notation::lesson::Lesson;
use damiera::notation::link;
use damiera::notation::picture::link_of;
use damiera::protocol::files::{Failure, FoundExercise, FoundGame, Qr, Share, Shared, WritePdn};
use damiera::share::{self, offer, qr};
use damiera::text::Language;
use proptest::prelude::*;

const PAGE: &str = "https://example.org/d/index.html";
const GAME: &str = "v=1&g=international&m=32-28,19-23,28x19&ply=1&o=b";

fn find(ruleset: &str, title: &str, file: &[u8]) -> Result<FoundGame, Failure> {
    share::find(ruleset, title, file, Language::English.strings())
}

fn offered(link: &str, title: &str) -> Shared {
    let pdn = WritePdn { session: link.to_owned(), tags: Vec::new() };
    let wish = Share { link: link.to_owned(), pdn, page: PAGE.into(), title: title.into() };
    offer(&wish).unwrap()
}

/// What a camera reads of a code, as it is drawn.
fn decoded(code: &Qr) -> String {
    let side = usize::from(code.side);
    let mut dark = vec![false; side * side];
    for run in code.path.split('M').skip(1) {
        let (x, rest) = run.split_once(' ').unwrap();
        let (y, rest) = rest.split_once('h').unwrap();
        let (n, rest) = rest.split_once("v1H").unwrap();
        let [x, y, n] = [x, y, n].map(|number| number.parse::<usize>().unwrap());
        assert_eq!(rest, format!("{x}z"), "it is closed where it began");
        dark[y * side + x..y * side + x + n].fill(true);
    }
    let quiet = (0..side).flat_map(|at| {
        (0..4).flat_map(move |edge| {
            [(at, edge), (edge, at), (at, side - 1 - edge), (side - 1 - edge, at)]
        })
    });
    assert!(quiet.into_iter().all(|(x, y)| !dark[y * side + x]), "the quiet zone is light");
    let grid = rqrr::SimpleGrid::from_func(side - 8, |x, y| dark[(y + 4) * side + x + 4]);
    rqrr::Grid::new(grid).decode().unwrap().1
}

#[test]
fn both_links_of_an_offer_show_the_same() {
    let shared = offered(GAME, "Draughts");
    let short = shared.short.strip_prefix(&format!("{PAGE}#1")).unwrap();
    assert!(!short.contains(['=', '&']), "{short}");
    let read = link::read(&shared.short).unwrap();
    assert_eq!((read.ply, read.is_checked, read.faults.len()), (1, true, 0));
    assert_eq!(read.game.plies().len(), 3);
    assert!(shared.pdn.contains("1. 32-28 19-23 2. 28x19 *"), "{}", shared.pdn);
    assert!(shared.fen.starts_with("B:W28,"), "the position shown: {}", shared.fen);
    assert_eq!(shared.size, (1000, 1000));
    assert_eq!(link_of(shared.svg.as_bytes()).unwrap(), shared.short);
}

#[test]
fn a_camera_reads_the_short_link() {
    for link in [GAME, "v=1&g=dameo", "v=1&g=frisian&fen=W:WK28,50:B1&lv=4&you=w&seed=7"] {
        let shared = offered(link, "Draughts");
        assert_eq!(decoded(&shared.qr.unwrap()), shared.short);
    }
    // So short that a telephone reads it off a screen at once.
    assert!(offered("v=1&g=dameo&fen=W:Wa1:Bh8", "").qr.unwrap().side <= 33 + 8);
    assert_eq!(qr(&"a".repeat(1001)), None);
}

#[test]
fn what_goes_on_a_page_is_escaped() {
    let shared = offered("v=1&g=dameo&fen=W:Wa1:Bh8&cap=%22%3Cb%3E%22_&_more", "A \"B\" <C> & D");
    let html = [&shared.element, &shared.frame].map(String::as_str);
    for html in html {
        assert!(!html.contains("<b>") && !html.contains("<C>"), "{html}");
        // Quotes only around attributes.
        assert_eq!(html.matches('"').count() % 2, 0, "{html}");
    }
    let [element, frame] = html;
    assert!(
        element.starts_with("<damiera-board variant=\"dameo\" fen=\"W:Wa1:Bh8\" "),
        "{element}"
    );
    assert!(element.contains("caption=\"&quot;&lt;b&gt;&quot;"), "{element}");
    assert!(element.contains(" mode=\"diagram\">\n<svg "), "{element}");
    assert!(element.contains("<title>A &quot;B&quot; &lt;C&gt; &amp; D</title>"), "{element}");
    let script = "<script type=\"module\" src=\"https://example.org/d/embed/embed.js\"></script>";
    assert!(element.ends_with(script), "{element}");
    let start =
        "<iframe src=\"https://example.org/d/embed/index.html#g=dameo&amp;fen=W:Wa1:Bh8&amp;";
    assert!(frame.starts_with(start), "{frame}");
    assert!(frame.contains(" title=\"A &quot;B&quot; &lt;C&gt; &amp; D\" "), "{frame}");
}

#[test]
fn a_board_on_a_page_does_what_is_shared() {
    for (link, mode) in [
        ("v=1&g=dameo", "diagram"),
        (GAME, "replay"),
        ("v=1&g=dameo&lv=4&you=w&seed=7", "play"),
        ("v=1&g=dameo&mode=exercise&goal=move", "exercise"),
    ] {
        let shared = offered(link, "");
        assert!(shared.element.contains(&format!(" mode=\"{mode}\"")), "{}", shared.element);
        assert!(shared.frame.contains(&format!("&amp;mode={mode}")), "{}", shared.frame);
        assert_eq!(shared.element.matches(" mode=").count(), 1);
    }
    let replayed = offered(GAME, "").element;
    assert!(replayed.contains(" moves=\"32-28,19-23,28x19\" ply=\"1\" orientation=\"b\""));
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(
        find("dameo", "Problems", text.as_bytes()),
        Ok(FoundGame::Link(expected.to_owned()))
    );
}

#[test]
fn a_text_that_is_pasted_is_found_for_what_it_is() {
    let short = offered(GAME, "").short;
    check(&short, &short);
    check(&format!("Draughts: White to move. {short}\n"), &short);
    check(short.split_once('#').unwrap().1, short.split_once('#').unwrap().1);
    check(" v=1&g=dameo\n", "v=1&g=dameo");
    check("#g=dameo", "#g=dameo");
    check("https://example.org/?g=dameo&m=a3-a4", "https://example.org/?g=dameo&m=a3-a4");
    check("W:Wa1:BKh8", "v=1&g=dameo&fen=W:Wa1:BKh8");
    check("[FEN \"B:Wa1:BKh8.\"]", "v=1&g=dameo&fen=B:Wa1:BKh8");
    let Ok(FoundGame::Record(record)) =
        find("dameo", "Problems", b"[GameType \"20\"]\n\n1. 32-28 19-23 *")
    else {
        panic!("it is a game");
    };
    assert_eq!(
        (record.link.as_str(), record.faults.len()),
        ("v=1&g=international&m=32-28,19-23", 0)
    );
}

#[test]
fn what_is_not_found_is_said() {
    for text in ["", " \n", "hello", "Buy milk and 2 eggs.", "https://example.org/", "10x23x34x45"]
    {
        assert_eq!(
            find("dameo", "Problems", text.as_bytes()),
            Err(Failure::NothingFound),
            "{text}"
        );
    }
    let two = b"[GameType \"20\"]\n\n1. 32-28 *\n\n[GameType \"20\"]\n\n1. 33-28 *\n";
    assert_eq!(find("dameo", "Problems", two), Err(Failure::ManyGames(2)));
    assert_eq!(find("dameo", "Problems", b"<svg><path d=\"M0 0\"/></svg>"), Err(Failure::NoLink));
    assert_eq!(find("dameo", "Problems", b"\x89PNG\r\n\x1a\n\0\0\0"), Err(Failure::BadPicture));
}

const COUP: &str = "W:W27,32,34,37,38,40,45:B11,12,16,18,23,25";

fn exercise(text: &str) -> FoundExercise {
    match find("international", "Problems", text.as_bytes()) {
        Ok(FoundGame::Exercise(found)) => found,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_problem_that_is_pasted_is_an_exercise() {
    let link = format!(
        "v=1&g=international&fen={COUP}&goal=move&acc=27-22|32x21&then=27-22%3E18x27&mode=exercise"
    );
    let game =
        format!("[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"{COUP}\"]\n\n1. 27-22 18x27 2. 32x21 *");
    for text in [
        format!("{COUP} 1.27-22 18x27 2.32x21 ..."),
        format!("https://lidraughts.org/editor/{COUP}:H0:F1 27-22 18x27 32x21"),
        game.clone(),
    ] {
        let found = exercise(&text);
        assert_eq!(found, FoundExercise { link: link.clone(), flaw: None }, "{text}");
    }
    let found = exercise(&format!("{COUP} 1.27-22 18x28"));
    assert_eq!(found.flaw.unwrap().ply, 2);
    assert!(found.link.contains("&acc=27-22&"), "{}", found.link);
    // An address alone is an exercise without an answer yet.
    let found = exercise("https://playstrategy.org/analysis/frisian/W:W31:B20");
    assert_eq!(found.link, "v=1&g=frisian&fen=W:W31:B20&goal=move&mode=exercise");
    // With two players it is a game.
    let tags = "[White \"Jansen\"]\n[Black \"Smit\"]\n";
    let Ok(FoundGame::Record(_)) = find("dameo", "", format!("{tags}{game}").as_bytes()) else {
        panic!("it is a game");
    };
}

#[test]
fn several_problems_become_a_lesson() {
    let text = format!("{COUP} 27-22 18x27\n\n{COUP} 27-22 18x28\nB:W31:B20 31-27\n");
    let found = find("international", "Problems", text.as_bytes());
    let Ok(FoundGame::Lesson(lesson)) = found else { panic!("{found:?}") };
    assert!(
        lesson.is_made
            && lesson.text.starts_with("# Problems\nvariant: international\n\n## 1\nfen: ")
    );
    assert_eq!(lesson.text.matches("\n## ").count(), 2, "{}", lesson.text);
    let told: Vec<_> = lesson.faults.iter().map(|it| it.split(", \"").next().unwrap()).collect();
    assert!(told[0].starts_with("line 3: in the solution, ply 2: "), "{told:?}");
    assert!(told[1].starts_with("line 4: in the solution, ply 1: "), "{told:?}");

    let game = format!("[GameType \"20\"]\n[FEN \"{COUP}\"]\n\n1. 27-22 18x27 *\n\n");
    let found = find("dameo", "Problems", game.repeat(2).as_bytes());
    let Ok(FoundGame::Lesson(lesson)) = found else { panic!("{found:?}") };
    assert!(lesson.faults.is_empty() && lesson.text.contains("variant: international"));
    // One game among them, and it is a file of games.
    let mixed = format!("{game}[GameType \"20\"]\n\n1. 32-28 *\n");
    assert_eq!(find("dameo", "", mixed.as_bytes()), Err(Failure::ManyGames(2)));
}

#[test]
fn a_lesson_that_is_pasted_is_one() {
    let text = "\u{feff}# Dameo\nvariant: dameo\n\n## Take\nfen: W:Wd4:Bd5\ngoal: move\naccept: d4xd6\n\n## Odd\nfen: W:Wz9:Bd5\n";
    let found = find("frisian", "", text.as_bytes());
    let Ok(FoundGame::Lesson(lesson)) = found else { panic!("{found:?}") };
    assert!(lesson.text.starts_with("# Dameo\n") && !lesson.is_made);
    assert!(lesson.faults[0].starts_with("line 10: "), "{:?}", lesson.faults);
    let found = find("frisian", "", b"# Dameo\n\n## Take\nfem: W\n");
    let Ok(FoundGame::Lesson(lesson)) = found else { panic!("{found:?}") };
    let why = Lesson::read(&lesson.text).expect_err("it has a fault").to_string();
    assert!(why.starts_with("line 4: there is no \"fem\""), "{why}");
    for address in
        ["https://example.org/#lesson=1AAAA", "https://example.org/?lesson=a.txt", "#lesson=1A"]
    {
        let found = find("dameo", "", format!("Look: {address}").as_bytes());
        assert_eq!(found, Ok(FoundGame::LessonAddress(address.to_owned())));
    }
    // A list in Markdown without a step is none.
    assert_eq!(find("dameo", "", b"# Shopping\n\nMilk\n"), Err(Failure::NothingFound));
}

#[test]
fn an_address_without_a_position_is_refused_in_words() {
    for (text, words) in [
        ("https://lidraughts.org/training/12345", "holds no position"),
        ("https://lidraughts.org/analysis/W:W31:B99", "“99” at"),
        ("https://playstrategy.org/editor/atomic/W:W31:B9", "is a game that is not played here"),
    ] {
        let found = find("international", "", text.as_bytes());
        let Ok(FoundGame::Refused(why)) = &found else { panic!("{text}: {found:?}") };
        assert!(why.contains(words), "{why}");
    }
}

/// Every kind of fault that is found is told in the language of the page.
#[test]
fn what_is_wrong_is_told_in_the_language_asked_for() {
    let find = |text: &str| {
        share::find("international", "", text.as_bytes(), Language::Italian.strings()).unwrap()
    };
    let refused = |text: &str| match find(text) {
        FoundGame::Refused(why) => why,
        other => panic!("{text}: {other:?}"),
    };
    assert!(
        refused("https://lidraughts.org/training/12345").contains("non contiene una posizione")
    );
    assert!(refused("https://lidraughts.org/analysis/W:W31:B99").contains("carattere"));
    let atomic = refused("https://playstrategy.org/editor/atomic/W:W31:B9");
    assert_eq!(atomic, "qui non si gioca «atomic»");

    let coup = "W:W27,32,34,37,38,40,45:B11,12,16,18,23,25";
    let FoundGame::Exercise(found) = find(&format!("{coup} 1. 27-22 18x27 2. 32x22")) else {
        panic!("no exercise");
    };
    let flaw = found.flaw.unwrap();
    assert_eq!((flaw.ply, flaw.why.as_str()), (3, "«32x22» qui non è una mossa permessa"));

    let FoundGame::Lesson(made) = find(&format!("{coup} 1. 27-22 18x27 2. 32x22\n{coup}\n")) else {
        panic!("no lesson");
    };
    assert_eq!(
        made.faults,
        [
            "riga 1: nella soluzione, semimossa 3: «32x22» qui non è una mossa permessa",
            "riga 2: ci vuole una soluzione",
        ]
    );
    let FoundGame::Lesson(lesson) =
        find("# Dama\nvariant: international\n\n## Prendi\nfen: W:W31:B99\n")
    else {
        panic!("no lesson");
    };
    assert!(lesson.faults[0].contains("riga 5: "), "{:?}", lesson.faults);
    assert!(lesson.faults[0].contains("carattere"), "{:?}", lesson.faults);
}

proptest! {
    /// Whatever is dropped on the page, finding answers.
    #[test]
    fn any_bytes_are_answered(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let _ = find("international", "Problems", &bytes);
    }

    #[test]
    fn any_text_becomes_a_code_that_is_read(text in "[ -~]{1,300}") {
        prop_assert_eq!(decoded(&qr(&text).unwrap()), text);
    }
}

#[test]
fn an_exercise_is_offered_with_all_that_is_asked_and_drawn() {
    let link = "v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8&o=b&mk=d3!&ar=Gb1-c2&mode=exercise&goal=move\
        &acc=b1-c2&no=a1-a2=Use_the_other_man.&hint=Go_right.&cap=One_%22move%22";
    let shared = offered(link, "Dameo, an exercise.");
    for part in [
        " mode=\"exercise\"",
        " goal=\"move\"",
        " accept=\"b1-c2\"",
        " no=\"a1-a2=Use the other man.\"",
        " hint=\"Go right.\"",
        " caption=\"One &quot;move&quot;\"",
        " marks=\"d3!\"",
        " arrows=\"Gb1-c2\"",
        " orientation=\"b\"",
    ] {
        assert!(shared.element.contains(part), "{part}: {}", shared.element);
    }
    // What is drawn is seen without scripts, too.
    let plain = offered("v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8&o=b", "Dameo, an exercise.");
    assert!(shared.svg.len() > plain.svg.len() + 100);
    assert!(shared.frame.contains("mode=exercise&amp;goal=move&amp;acc=b1-c2"), "{}", shared.frame);
    assert!(shared.frame.contains("height=\"600\""));
    // The short link holds it all.
    let read = link::read(&shared.short).unwrap();
    assert_eq!(
        (read.extras.get("goal"), read.extras.get("cap")),
        (Some("move"), Some("One \"move\""))
    );
    assert_eq!((read.marks.len(), read.arrows.len()), (1, 1));
}
