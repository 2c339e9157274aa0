//! Files of games as the worker tells of them: listed, read out, written.

use damiera::archive::{Archive, write};
use damiera::notation::lines;
use damiera::notation::pdn::MAX_BYTES;
use damiera::play::session;
use damiera::protocol::files::{Answer, Failure, MAX_BATCH, MAX_TEXT_CHARS, Record, WritePdn};
use damiera::protocol::{self, Reply};
use damiera::text::Language;

const TWO: &str = r#"[Event "Challenge"]
[Site "?"]
[Date "1951.??.??"]
[White "Roozenburg"]
[Black "Dagenais"]
[Result "2-0"]
[GameType "20"]

1. 32-28 {first} 19-23 (18-23) 2. 28x19 14x23! *

[White "Tinsley"]
[Black "Chinook"]
[Result "1/2-1/2"]
[GameType "21"]

1. 11-15 22-18 2. 15x22 26x17 *
"#;

fn archive(text: &str) -> Archive {
    Archive::open(text.as_bytes()).unwrap()
}

fn read(text: &str, idx: usize) -> Record {
    archive(text).read(idx, Language::English.strings()).unwrap()
}

fn written(session: &str, tags: &[(&str, &str)]) -> String {
    let tags = tags.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let task = WritePdn { session: session.to_owned(), tags: tags.collect() };
    write(&task).unwrap()
}

#[test]
fn a_list_tells_what_the_tags_say() {
    let archive = archive(TWO);
    let games: Vec<_> = archive.batches().flatten().collect();
    let told = |idx: usize| {
        let game = &games[idx];
        let n_moves = game.n_moves.to_string();
        let parts = [&game.white, &game.black, &game.event, &game.site, &game.date];
        let mut parts: Vec<_> = parts.map(String::as_str).to_vec();
        parts.extend([game.result.as_str(), &game.ruleset, &n_moves]);
        parts.join("|")
    };
    assert_eq!(games.len(), 2);
    assert_eq!(told(0), "Roozenburg|Dagenais|Challenge||1951.??.??|2-0|international|4");
    assert_eq!(told(1), "Tinsley|Chinook||||1/2-1/2|english|4");
}

#[test]
fn a_game_without_a_ruleset_is_listed_and_guessed_when_it_is_read() {
    let text = "[White \"A\"]\n\n1. e3-f4 *\n";
    let mut archive = archive(text);
    let games: Vec<_> = archive.batches().flatten().collect();
    assert_eq!((games[0].ruleset.as_str(), games[0].result.as_str()), ("", "*"));
    let record = archive.read(0, Language::English.strings()).unwrap();
    assert!(record.is_guess);
    assert_eq!(record.tags, [("White".to_owned(), "A".to_owned())]);
}

#[test]
fn a_game_with_variations_comes_with_its_tree() {
    let record = read(TWO, 0);
    assert_eq!(record.link, "v=1&g=international&m=32-28,19-23,28x19,14x23");
    assert_eq!(record.tree, "32-28 {first} 19-23 (18-23) 28x19 14x23!");
    assert!(record.faults.is_empty() && !record.is_guess);
    let names: Vec<_> = record.tags.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Event", "Site", "Date", "White", "Black", "Result"]);
}

#[test]
fn a_game_of_moves_alone_comes_without_a_tree() {
    let record = read(TWO, 1);
    assert_eq!(record.link, "v=1&g=english&m=11-15,22-18,15x22,26x17");
    assert_eq!(record.tree, "");
}

#[test]
fn a_game_with_nothing_but_drawings_comes_with_its_tree() {
    let text = "[GameType \"20\"]\n\n1. 32-28 {[%csl G28][%cal G2823]} 19-23 2. 28x19 14x23 *\n";
    assert_eq!(read(text, 0).tree, "32-28 {[%csl G28][%cal G2823]} 19-23 28x19 14x23");
}

#[test]
fn what_is_set_up_in_the_middle_is_in_the_tree_alone() {
    let text = "[GameType \"20\"]\n\n1. 32-28 /FEN \"W:W32:B19\"/ 2. 32-28 *\n";
    let record = read(text, 0);
    assert_eq!(record.link, "v=1&g=international&m=32-28");
    assert_eq!(record.tree, "32-28 /FEN \"W:W32:B19\"/ 32-28");
}

#[test]
fn a_fault_comes_with_its_place_and_what_is_before_it_is_read() {
    let text = TWO.replace("28x19 14x23!", "99-1 14x23!");
    let record = read(&text, 0);
    assert_eq!(record.link, "v=1&g=international&m=32-28,19-23");
    let fault = &record.faults[0];
    assert_eq!((fault.line, fault.column), (9, 35));
    assert!(fault.reason.contains("99-1") && !fault.reason.contains("line"), "{}", fault.reason);
    assert_eq!(read(&text, 1).faults, []);
}

#[test]
fn a_game_of_another_family_has_its_fault_and_no_link() {
    let record = read("[White \"A\"]\n[GameType \"41\"]\n\n1. a-b *\n", 0);
    assert_eq!((record.link.as_str(), record.tree.as_str()), ("", ""));
    assert!(record.faults[0].reason.contains("Spantsiretti"), "{:?}", record.faults);
}

#[test]
fn what_is_not_there_is_said() {
    assert_eq!(archive(TWO).read(2, Language::English.strings()), Err(Failure::NoSuchGame));
    let long = vec![b' '; MAX_BYTES + 1];
    let too_long = Failure::FileTooLong(u32::try_from(MAX_BYTES).unwrap() + 1);
    assert_eq!(Archive::open(&long).err(), Some(too_long));
    let bad = WritePdn { session: "g=nothing".to_owned(), tags: Vec::new() };
    assert_eq!(write(&bad), Err(Failure::BadGame));
}

#[test]
fn long_tags_are_cut_in_the_list_and_left_out_of_the_game() {
    let name = "é".repeat(300);
    let text = format!("[White \"{name}\"]\n[Black \"B\"]\n[GameType \"20\"]\n\n1. 32-28 *\n");
    let mut archive = archive(&text);
    let listed = archive.batches().next().unwrap().remove(0);
    assert_eq!(listed.white.chars().count(), MAX_TEXT_CHARS);
    assert_eq!(
        archive.read(0, Language::English.strings()).unwrap().tags,
        [("Black".to_owned(), "B".to_owned())]
    );
}

/// A file of as many games as this, about a megabyte of 2,000.
fn many(n_games: usize) -> String {
    let moves = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 34-29 23x34 \
        6. 39x30 18-23 7. 44-39 12-18 8. 30-24 19x30 9. 35x24 20x29 10. 33x24 *";
    let game = |idx: usize| {
        format!(
            "[Event \"Round robin of the club, group {}\"]\n[Site \"Assen NED\"]\n\
            [Date \"19{:02}.12.0{}\"]\n[White \"Player {idx}\"]\n[Black \"Opponent {}\"]\n\
            [Result \"1-1\"]\n[GameType \"20\"]\n[Annotator \"Nobody in particular\"]\n\n\
            {{ A game of the long winter evenings, as the score sheets have it that the club has kept \
            since then in its cellar }} {moves}\n\n",
            idx % 7,
            idx % 100,
            idx % 9 + 1,
            idx * 31 % 997,
        )
    };
    (0..n_games).map(game).collect()
}

#[test]
fn a_file_of_a_megabyte_is_listed_in_batches_that_fit_a_message() {
    let text = many(2000);
    assert!((900_000..=MAX_BYTES).contains(&text.len()), "{}", text.len());
    let mut archive = archive(&text);
    let batches: Vec<_> = archive.batches().collect();
    assert_eq!(batches.len(), 2000 / MAX_BATCH);
    for batch in &batches {
        let reply = Reply::Answer { id: 1, answer: Answer::Listed(batch.clone()) };
        assert_eq!(protocol::from_bytes(&protocol::to_bytes(&reply)), Ok(reply));
    }
    assert_eq!(batches[9][199].white, "Player 1999");
    assert!(!archive.has_more());
    let last = archive.read(1999, Language::English.strings()).unwrap();
    assert_eq!(last.faults, []);
    assert!(last.tree.starts_with("{A game"), "{}", last.tree);
}

#[test]
fn what_was_read_is_written_and_read_again() {
    let record = read(TWO, 0);
    let mut kept = record.link.clone();
    kept.push_str("&t=");
    damiera::notation::link::escape(&record.tree, &mut kept);
    let tags: Vec<_> = record.tags.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let text = written(&kept, &tags);
    let again = read(&text, 0);
    assert_eq!(again, record, "{text}");
    assert!(text.contains("[Result \"2-0\"]") && text.contains("[GameType \"20,W,10,10,N2,0\"]"));
}

#[test]
fn a_game_that_has_ended_is_written_with_its_result() {
    let text = written("g=english&m=11-15,22-18,resign-b&p=2", &[("White", "Marion")]);
    // White gave nothing up: Black, who moves first, has lost.
    assert!(text.contains("[Result \"0-1\"]"), "{text}");
    assert!(text.starts_with("[White \"Marion\"]\n"), "{text}");
    assert!(text.contains("\n1. 11-15 22-18 *"), "{text}");
    let drawn = written("g=english&m=11-15,offer,accept", &[]);
    assert!(drawn.contains("[Result \"1/2-1/2\"]"), "{drawn}");
    let open = written("g=english&m=11-15", &[]);
    assert!(open.contains("[Result \"*\"]"), "{open}");
}

#[test]
fn moves_that_break_the_rules_are_written_as_set_ups() {
    let kept = "g=english-huff&fen=B:W18,31:B15,2&m=2-6,huff15,31-27";
    let game = session::read(kept).unwrap();
    assert_eq!(game.faults, [], "the example is no game");
    let text = written(kept, &[]);
    let record = read(&text, 0);
    assert_eq!(record.faults, [], "{text}");
    let ruleset = std::sync::Arc::new(game.game.ruleset().clone());
    let tree = lines::read(ruleset, *game.game.start(), &record.tree).unwrap();
    assert_eq!(tree.position(tree.main_end()), game.game.position());
}
