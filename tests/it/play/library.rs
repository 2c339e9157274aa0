//! Games kept on the device: saved, found, renamed, deleted, and told as one file.

use damiera::play::file::{FileList, opened};
use damiera::play::ladder::Ladder;
use damiera::play::library::{
    HEADER, Import, Library, MAX_FAULTS, MAX_FILE_BYTES, MAX_GAMES, MAX_NAME_CHARS, Origin, PAGE,
    SavedGame, name_for, pdn_tags,
};
use damiera::play::session;
use damiera::play::{Action, Mode, Notice};
use damiera::protocol::files::{ListedGame, Record};
use damiera::text::LibraryFault;
use proptest::prelude::*;

use super::{Table, WHITE};

/// A game of two moves, saved at some moment.
fn saved_game(id: &str, name: &str) -> SavedGame {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 19 23");
    SavedGame::of(&table.play, id.to_owned(), name).unwrap()
}

fn library(names: &[&str]) -> Library {
    let mut library = Library::default();
    for (idx, name) in names.iter().enumerate() {
        library.put(saved_game(&format!("2026-11-{:02}T10:00:00-a", idx + 1), name));
    }
    library
}

fn names(library: &Library) -> Vec<&str> {
    library.found().0.iter().map(|saved_game| saved_game.name.as_str()).collect()
}

fn import(library: &Library, text: &str) -> Import {
    let mut import = Import::new(text.to_owned()).unwrap();
    while import.step(library, 3) {}
    import
}

/// A game of a file with a result that the moves do not have.
fn record(tree: &str) -> Record {
    let tags = [("White", "Roozenburg"), ("Black", "Dagenais"), ("Result", "2-0")];
    Record {
        link: "v=1&g=international&m=32-28,19-23".to_owned(),
        tree: tree.to_owned(),
        tags: tags.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
        faults: Vec::new(),
        n_more_faults: 0,
        is_guess: false,
    }
}

fn open(record: Record) -> Table {
    let mut table = Table::new("english", WHITE);
    table.act(Action::Open(Box::new(opened(record).unwrap().0)));
    table
}

#[test]
fn a_saved_game_is_kept_with_what_its_list_shows() {
    let kept = saved_game("2026-11-21T10:08:31-1a", "First\tgame ");
    assert_eq!((kept.name.as_str(), kept.day()), ("First game", "2026-11-21"));
    assert_eq!((kept.result.as_str(), kept.n_plies, kept.origin), ("*", 2, Origin::Own));
    assert_eq!(kept.ruleset().unwrap().rules.id, "international");
    assert_eq!(SavedGame::read(&kept.line()), Some(kept.clone()));
    assert_eq!(session::read(&kept.session).unwrap().game.plies().len(), 2);
}

#[test]
fn the_opponent_and_the_result_are_kept() {
    let mut table = Table::new("english", WHITE);
    table.run("resign");
    let kept = SavedGame::of(&table.play, "2026-a".to_owned(), "Lost").unwrap();
    // Black moves first in English draughts, and has won.
    assert_eq!((kept.white.as_str(), kept.black.as_str()), ("", "Computer, level 3"));
    assert_eq!(kept.result, "1-0");
}

#[test]
fn the_newest_game_comes_first_whenever_it_is_put_in() {
    let mut library = library(&["a", "b"]);
    library.put(saved_game("2020-01-01T10:00:00-a", "old"));
    library.put(saved_game("2026-11-01T12:00:00-a", "between"));
    assert_eq!(names(&library), ["b", "between", "a", "old"]);
}

#[test]
fn a_search_finds_games_that_have_all_the_words() {
    let mut library = library(&["Final in Assen", "Assen, first round", "Sunday"]);
    for (query, found) in [
        ("assen", vec!["Assen, first round", "Final in Assen"]),
        ("FINAL ass", vec!["Final in Assen"]),
        ("2026-11-03", vec!["Sunday"]),
        ("dama internazionale sunday", vec!["Sunday"]),
        ("internationaal dammen sunday", vec!["Sunday"]),
        ("international draughts", vec!["Sunday", "Assen, first round", "Final in Assen"]),
        ("  ", vec!["Sunday", "Assen, first round", "Final in Assen"]),
        ("nothing", vec![]),
    ] {
        library.search.ask(query);
        assert_eq!(names(&library), found, "{query}");
        assert_eq!(library.found().1, found.len(), "{query}");
    }
}

#[test]
fn a_search_makes_no_difference_between_large_and_small_letters_of_any_alphabet() {
    let mut library = library(&["Émile against Éva", "Первая партия"]);
    for (query, n_found) in [("émile", 1), ("ÉVA", 1), ("первая", 1), ("ПАРТИЯ", 1), ("emile", 0)]
    {
        library.search.ask(query);
        assert_eq!(library.found().1, n_found, "{query}");
    }
}

#[test]
fn a_long_list_is_shown_in_pages() {
    let mut library = Library::default();
    for idx in 0..=PAGE * 2 {
        library.put(saved_game(&format!("2026-{idx:04}"), "game"));
    }
    let shown = |library: &Library| library.found().0.len();
    assert_eq!((shown(&library), library.found().1), (PAGE, PAGE * 2 + 1));
    library.search.show_more();
    assert_eq!(shown(&library), PAGE * 2);
    library.search.ask("game");
    assert_eq!(shown(&library), PAGE);
}

#[test]
fn a_game_is_renamed_but_not_to_nothing() {
    let mut library = library(&["a", "b"]);
    let id = library.found().0[0].id.clone();
    assert_eq!(library.rename(&id, " Better \n").unwrap().name, "Better");
    assert!(library.rename(&id, " \t").is_none() && library.rename("none", "x").is_none());
    assert_eq!(names(&library), ["Better", "a"]);
    library.search.ask("better");
    assert_eq!(names(&library), ["Better"]);
    let long = "é".repeat(MAX_NAME_CHARS + 1);
    assert_eq!(library.rename(&id, &long).unwrap().name.chars().count(), MAX_NAME_CHARS);
}

#[test]
fn a_deleted_game_can_be_brought_back_to_its_place() {
    let mut library = library(&["a", "b", "c"]);
    let id = library.found().0[1].id.clone();
    assert!(library.delete(&id) && !library.delete(&id));
    assert_eq!(names(&library), ["c", "a"]);
    assert_eq!(library.deleted().unwrap().name, "b");
    assert_eq!(library.undelete().unwrap().id, id);
    assert_eq!(names(&library), ["c", "b", "a"]);
    assert!(library.undelete().is_none());
}

#[test]
fn an_exported_library_is_imported_whole() {
    let library = library(&["a", "b", "Dame – Ωμέγα"]);
    let text = library.export(&Ladder::default());
    assert!(text.starts_with(&format!("{HEADER}\n")) && Import::is_one(text.as_bytes()));
    let import = import(&Library::default(), &text);
    assert_eq!((import.faults.as_slice(), import.n_known), (&[][..], 0));
    let mut again = Library::default();
    for saved_game in import.games {
        again.put(saved_game);
    }
    assert_eq!(again.export(&Ladder::default()), text);
}

#[test]
fn games_that_are_there_are_not_imported_again() {
    let mut library = library(&["a", "b"]);
    let text = library.export(&Ladder::default());
    let text = format!("{text}{}", text.lines().last().unwrap());
    let id = library.found().0[0].id.clone();
    library.delete(&id);
    let import = import(&library, &text);
    assert_eq!((import.games.len(), import.n_known), (1, 2));
}

#[test]
fn faults_of_a_file_are_named_by_their_lines() {
    let good = saved_game("2026-a", "good").line();
    let text = format!(
        "{HEADER}\r\n{good}\r\n\r\nnonsense\n{}\n{}\n{}\n",
        good.replace("2026-a", "2026 b"),
        good.replace("g=international", "g=unknown"),
        good.replace("2026-a", "2026-c"),
    );
    let import = import(&Library::default(), &text);
    let ids: Vec<_> = import.games.iter().map(|saved_game| saved_game.id.as_str()).collect();
    assert_eq!(ids, ["2026-a", "2026-c"]);
    assert_eq!(import.faults, [4, 5, 6].map(LibraryFault::Line));

    let bad = format!("{HEADER}\n{}", "x\n".repeat(MAX_FAULTS + 5));
    assert_eq!(self::import(&Library::default(), &bad).faults.len(), MAX_FAULTS);
}

#[test]
fn a_file_that_is_another_one_or_too_long_is_refused() {
    for text in ["", "[White \"A\"]", "Damiera library 2\n", "Damiera library\n"] {
        assert_eq!(Import::new(text.to_owned()).err(), Some(LibraryFault::NotALibrary), "{text}");
    }
    let long = format!("{HEADER}\n{}", " ".repeat(MAX_FILE_BYTES));
    let too_long = LibraryFault::FileTooLong(MAX_FILE_BYTES);
    assert_eq!(Import::new(long).err(), Some(too_long));
}

#[test]
fn a_full_library_takes_no_more() {
    let line = saved_game("2026-0", "game").line();
    let lines: Vec<_> =
        (0..MAX_GAMES).map(|idx| line.replacen("2026-0", &format!("2026-{idx:05}"), 1)).collect();
    let (library, n_bad) = Library::of_lines(lines.iter().map(String::as_str));
    assert_eq!((library.len(), n_bad), (MAX_GAMES, 0));
    assert_eq!(library.check_room(0), Ok(()));
    assert_eq!(library.check_room(1), Err(LibraryFault::Full(MAX_GAMES)));
    let one_more = format!("{HEADER}\n{}\n", line.replacen("2026-0", "2027", 1));
    let import = import(&library, &one_more);
    assert_eq!(import.faults, [LibraryFault::Full(MAX_GAMES)]);
    assert!(import.games.is_empty());
}

#[test]
fn results_of_a_file_are_read_where_the_library_takes_no_more_games() {
    let line = saved_game("2026-0", "game").line();
    let lines: Vec<_> =
        (0..MAX_GAMES).map(|idx| line.replacen("2026-0", &format!("2026-{idx:05}"), 1)).collect();
    let (library, _) = Library::of_lines(lines.iter().map(String::as_str));
    let (result, _) = Ladder::read("1/ab/dameo/3/w/w");
    let others = ["2027-1", "2027-2"].map(|id| line.replacen("2026-0", id, 1));
    let mut file = Library::of_lines(others.iter().map(String::as_str)).0.export(&result);
    file.push('\n');
    let import = import(&library, &file);
    assert_eq!(import.results, result, "{file}");
    assert_eq!(import.faults, [LibraryFault::Full(MAX_GAMES)]);
}

#[test]
fn a_game_of_a_file_opens_at_its_start_for_two_people() {
    let table = open(record(""));
    assert_eq!(table.play.mode(), Mode::TwoPlayers);
    assert_eq!((table.play.shown_ply(), table.play.move_texts().len()), (0, 2));
    assert!(table.play.study_tree().is_none());
    let kept = SavedGame::of(&table.play, "2026-a".to_owned(), "x").unwrap();
    assert_eq!((kept.white.as_str(), kept.black.as_str()), ("Roozenburg", "Dagenais"));
    assert_eq!((kept.result.as_str(), kept.origin), ("2-0", Origin::File));
    assert_eq!(name_for(&table.play), "Roozenburg – Dagenais");
}

#[test]
fn a_game_of_a_file_opens_with_its_variations() {
    let table = open(record("32-28 {first} 19-23 (18-23)"));
    assert_eq!(table.play.study_tree().unwrap().len(), 3);
    let kept = table.play.session_text();
    let again = session::read(&kept).unwrap();
    assert_eq!(again.study.unwrap().0, "32-28 {first} 19-23 (18-23)");
    assert_eq!(again.tags, record("").tags);
}

#[test]
fn a_tree_that_is_too_long_to_keep_is_left_out() {
    let tree = format!("32-28 {{{}}} 19-23", "x".repeat(1 << 18));
    let (session, is_cut) = opened(record(&tree)).unwrap();
    assert!(is_cut && session.study.is_none());
    assert!(opened(Record { link: String::new(), ..record("") }).is_none());
}

#[test]
fn the_result_of_a_file_is_forgotten_where_one_plays_on() {
    let has_result = |table: &Table| table.play.tags().iter().any(|(name, _)| name == "Result");
    let mut table = open(record(""));
    assert!(has_result(&table));
    table.run("1/");
    assert!(has_result(&table), "looking changes nothing");
    table.act(Action::PlayOnFromHere);
    assert!(!has_result(&table));
    assert_eq!(table.play.tags().len(), 2);
    table.act(Action::NewGame(table.play.rematch()));
    assert!(table.play.tags().is_empty());
}

#[test]
fn tags_of_a_game_played_here_name_the_computer_and_the_day() {
    let table = Table::new("international", WHITE);
    let tags = pdn_tags(&table.play, "2026-11-21");
    let told: Vec<_> = tags.iter().map(|(name, value)| format!("{name} {value}")).collect();
    assert_eq!(told, ["Date 2026.11.21", "White ?", "Black Computer, level 3"]);
    assert_eq!(name_for(&table.play), "International draughts");
}

#[test]
fn what_waits_is_told_until_it_is_read() {
    let mut table = open(record(""));
    table.act(Action::LetWait);
    assert_eq!(table.play.notice(), Some(&Notice::OpenedGame));
    table.act(Action::DismissNotice);
    assert_eq!(table.play.notice(), None);
}

#[test]
fn a_file_is_searched_by_players_event_date_result_and_game() {
    let game = |white: &str, event: &str, result: &str, ruleset: &str| ListedGame {
        white: white.to_owned(),
        event: event.to_owned(),
        result: result.to_owned(),
        ruleset: ruleset.to_owned(),
        date: "1951.12.31".to_owned(),
        ..ListedGame::default()
    };
    let mut file = FileList::new("games.pdn".to_owned());
    file.add(vec![game("Roozenburg", "Challenge", "2-0", "international")]);
    file.add(vec![game("Tinsley", "Nationals", "1-0", "english"), game("?", "", "*", "")]);
    for (query, found) in [
        ("", vec![0, 1, 2]),
        ("rooz", vec![0]),
        ("nationals tinsley", vec![1]),
        ("1951", vec![0, 1, 2]),
        ("2-0", vec![0]),
        ("english", vec![1]),
        ("rooz tinsley", vec![]),
    ] {
        file.search.ask(query);
        let (shown, n_found) = file.found();
        let shown: Vec<_> = shown.iter().map(|game| game.idx).collect();
        assert_eq!((&shown, n_found), (&found, found.len()), "{query}");
    }
    assert_eq!(file.len(), 3);
}

proptest! {
    #[test]
    fn any_name_comes_back(name in ".{1,120}") {
        let kept = saved_game("2026-a", &name);
        let text = format!("{HEADER}\n{}\n", kept.line());
        let import = import(&Library::default(), &text);
        prop_assert_eq!(import.games, [kept]);
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,300}") {
        let text = format!("{HEADER}\n{text}");
        let import = import(&Library::default(), &text);
        prop_assert!(import.games.is_empty());
    }
}
