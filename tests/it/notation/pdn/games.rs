//! Dialects, results, tags, and which game it is.

use damiera::notation::fen;
use damiera::notation::pdn::{GameResult, MAX_BYTES, MAX_GAMES, Reader, Tag, decode, scan, write};
use damiera::notation::tree::ROOT;
use damiera::rules::{Status, WinReason};
use damiera::rulesets::find;

use super::{check, record, records, understood};
use crate::bridge::{read, root};

#[test]
fn every_dialect_of_a_move_is_read() {
    let text = read(&root().join("tests/data/pdn/dialects.pdn"));
    let expected = "\
international 1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5-10 *
international 1. 31-26 17-21 /FEN \"B:W26,28,33-50:B1-16,18-21\"/ {White forgot to make a capture \
and played 32-28 instead} 2... 21-27 *
international /FEN \"B:W28,31-36,38-50:B1-20\"/ 1... 20-25 *
international 1. 32-28 /FEN \"W::\"/ 2. 37-32 *
international 1... 19-23 *
international 1. 47x38x24x13x36 (1. 47x38x20x9x36) *
english 1. 9-14 22-18 2. 14-17 21x14 3. 10x17 1-0
international 1. 32-28! {[%clk 1:55:21]} 1... 19-23? (1... 18-23 2. 38-32 (2. 37-32? 23-29! \
{Black wins}) 2... 12-18) 2. 28x19 14x23 $7 $14 {the end} 0-2
";
    assert_eq!(understood(&text), expected);
}

#[test]
fn a_comment_belongs_to_the_move_before_it_or_behind_a_number_to_the_next() {
    check(
        "[GameType \"20\"] {game} 1. {first} 32-28 {a} {b} 19-23 ({v} 17-21 {w} 2. {x}) {y} 28x19 *",
        "international {game} 1. {first} 32-28 {a b} 1... 19-23 (1... {v} 17-21 {w x}) \
         2. {y} 28x19 *",
    );
}

#[test]
fn letters_of_greek_and_dameo_are_read() {
    check("[Ruleset \"greek\"] 1. a3a4 (a3:a4) a6-a5! *", "greek 1. a3-a4 a6-a5! *");
    check("[Ruleset \"dameo\"] 1. c1c2-c4 f7-f5 *", "dameo 1. c1-c4 f7-f5 *");
}

#[test]
fn results_separate_games_without_tags() {
    check(
        "1. 32-28 2-0 {said after it} 1. 33-29 1/2-1/2 1. 9-14 0-1 1. 34-29 *",
        "international 1. 32-28 {said after it} 2-0\n\
         international 1. 33-29 1-1\n\
         english 1. 9-14 0-1\n\
         international 1. 34-29 *",
    );
}

#[test]
fn tags_separate_games_without_results() {
    check(
        "[White \"a\"]\n[Result \"2-0\"]\n\n1. 35-30\n[White \"b\"]\n\n[White \"c\"]\n1. 36-31",
        "international 1. 35-30 2-0\n\
         ?\n\
         ! line 5, column 1: nothing says which game this is: a GameType tag was expected\n\
         international *\n\
         ! line 8, column 4: \"36-31\" is not a legal move here",
    );
}

#[test]
fn a_result_counts_from_the_first_mover() {
    for (text, expected) in [
        ("1-0", GameResult::First),
        ("2-0", GameResult::First),
        ("0-1", GameResult::Second),
        ("0-2", GameResult::Second),
        ("1/2-1/2", GameResult::Draw),
        ("1-1", GameResult::Draw),
        ("0-0", GameResult::Neither),
        ("*", GameResult::Unknown),
    ] {
        for game in ["20", "21"] {
            let move_text = if game == "20" { "32-28" } else { "9-14" };
            let by_text = record(&format!("[GameType \"{game}\"] 1. {move_text} {text}"));
            let by_tag =
                record(&format!("[GameType \"{game}\"] [Result \"{text}\"] 1. {move_text}"));
            assert_eq!((by_text.result, by_tag.result), (expected, expected));
            assert_eq!((by_text.faults, by_tag.faults), (vec![], vec![]));
        }
    }
}

#[test]
fn the_rules_have_the_last_word_on_a_result() {
    let english = "[GameType \"21\"][FEN \"B:W18:B15\"] 1. 15x22";
    let won = record(&format!("{english} 1-0"));
    let reason = WinReason::NoPieces;
    let winner = damiera::rules::Color::Black;
    assert_eq!(won.status, Some(Status::Won { winner, reason }));
    assert_eq!((won.result_by_rules(), won.faults), (GameResult::First, vec![]));
    check(
        &format!("{english} 0-1"),
        "english 1. 15x22 0-1\n! line 1, column 43: \"0-1\": by the rules the result is 1-0",
    );
}

#[test]
fn a_file_goes_on_after_the_rules_have_ended_the_game() {
    // King against king is drawn in Frisian draughts, and these went on.
    check(
        "[GameType \"40\"][FEN \"W:WK1:BK13\"] 1. 1-6 13-2 2. 6-1 2-8 1/2-1/2",
        "frisian 1. 1-6 13-2 2. 6-1 2-8 1/2-1/2",
    );
}

#[test]
fn tags_are_kept_in_order_without_their_escapes() {
    let record = record(
        "[Site \"a\"]\n[Event \"x \\\"y\\\" \\\\ z\"]\n[White \"Jan \"Piet\" K.\"]\
         \n[Foo \"\"]\n[Ruleset \"frysk\"] *",
    );
    let tags: Vec<_> = record.tags.iter().map(|tag| tag.value.as_str()).collect();
    assert_eq!(tags, ["a", "x \"y\" \\ z", "Jan \"Piet\" K.", "", "frysk"]);
    assert_eq!(record.entry.unwrap().rules.id, "frysk");
    assert_eq!((record.tag("Foo"), &*record.faults), (Some(""), &[][..]));
}

#[test]
fn the_tags_say_which_game_it_is() {
    let id = |tags: &str| record(&format!("{tags} *")).entry.map(|entry| entry.rules.id);
    assert_eq!(id("[GameType \"20\"]"), Some("international"));
    assert_eq!(id("[GameType \"20,W,10,10,N2,0\"]"), Some("international"));
    assert_eq!(id("[GameType \"21,B,8,8,N1,0\"]"), Some("english"));
    assert_eq!(id("[GameType \"40\"]"), Some("frisian"));
    assert_eq!(id("[GameType \"97\"]"), Some("frysk"));
    assert_eq!(id("[GameType \"99\"]"), Some("international"));
    assert_eq!(id("[GameType \"20\"][Ruleset \"polish\"]"), Some("polish"));
    assert_eq!(id("[Variant \"Frysk!\"]"), Some("frysk"));
    assert_eq!(id("[Variant \"From Position\"]"), Some("international"));
    assert_eq!(id("[GameType \"40\"][Variant \"Standard\"]"), Some("frisian"));
}

#[test]
fn a_game_without_tags_is_what_the_caller_says_or_a_guess() {
    let text = "1. 9-14 22-18 *";
    let listing = scan(text).unwrap();
    let read = |default| Reader::new(default).read(text, &listing.games[0]);
    let told = read(find("frisian"));
    assert_eq!((told.entry.unwrap().rules.id, told.is_guess), ("frisian", false));
    let guessed = read(None);
    assert_eq!((guessed.entry.unwrap().rules.id, guessed.is_guess), ("english", true));
    assert_eq!(record("1. 32-28").entry.unwrap().rules.id, "international");
    let set_up = record("[FEN \"W:W50:B1\"] 1. 50-45").entry.unwrap();
    assert_eq!(set_up.rules.id, "international");
}

#[test]
fn squares_of_a_position_may_have_numbers_where_those_of_moves_have_letters() {
    let record = record("[Ruleset \"greek\"][FEN \"W:W57,K58:B1,2.\"] 1. a1-a2 *");
    let tree = record.tree.unwrap();
    assert_eq!(fen::write(tree.ruleset(), tree.start()), "W:Wa1,Kb1:Ba8,b8");
    assert_eq!((tree.len(), record.faults), (1, vec![]));
}

#[test]
fn a_byte_order_mark_line_ends_and_latin_1_are_forgiven() {
    let text =
        b"\xef\xbb\xbf[GameType \"20\"]\r\n[White \"Sjteinb\xc3\xa8rg\"]\r\n\r\n1. 32-28\r\n*";
    let first = record(&decode(text).unwrap());
    assert_eq!((first.tag("White"), &*first.faults), (Some("Sjteinbèrg"), &[][..]));
    let latin = record(&decode(b"[White \"Andr\xe9\"] 1. 32-28 *").unwrap());
    assert_eq!((latin.tag("White"), &*latin.faults), (Some("André"), &[][..]));
}

#[test]
fn lines_with_a_percent_sign_are_passed_over() {
    check("% [Event \"a\"]\n1. 32-28\n%19-24\n19-23 *", "international 1. 32-28 19-23 *");
}

#[test]
fn a_listing_knows_tags_and_results_without_playing() {
    let text = "[White \"a\"] 1. 99-98 (1. 1-2 1-0) 0-2\n[White \"b\"][Result \"1-1\"] *";
    let listing = scan(text).unwrap();
    let [first, second] = listing.games.as_slice() else { panic!("{listing:?}") };
    assert_eq!(first.tags, [Tag { name: "White".to_owned(), value: "a".to_owned() }]);
    assert_eq!((first.result(), second.result()), (GameResult::Second, GameResult::Draw));
    assert_eq!(&text[second.range()], "[White \"b\"][Result \"1-1\"] *");
}

#[test]
fn a_file_has_a_length_and_a_number_of_games() {
    assert!(decode(&vec![b' '; MAX_BYTES]).is_ok());
    let error = decode(&vec![b' '; MAX_BYTES + 1]).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("a file of {} bytes is too long: at most {MAX_BYTES} were expected", MAX_BYTES + 1)
    );
    assert!(scan(&" ".repeat(MAX_BYTES + 1)).is_err());
    let listing = scan(&"1. 32-28 * ".repeat(MAX_GAMES + 1)).unwrap();
    assert_eq!((listing.games.len(), listing.has_more), (MAX_GAMES, true));
}

#[test]
fn games_are_written_as_the_standard_asks() {
    let record = record(
        "[Event \"A \\\"b\\\"\"][Result \"*\"][FEN \"W:W31-50:B1-20\"] {a long comment, so long that \
         it does not fit on one line of eighty columns} 1. 32-28! 19-23 (18-23 $10 $1) 28x19 2-0",
    );
    let tree = record.tree.unwrap();
    assert_eq!(
        write(&record.tags, &tree, record.result),
        "[Event \"A \\\"b\\\"\"]\n[Result \"2-0\"]\n[GameType \"20,W,10,10,N2,0\"]\n\n\
         {a long comment, so long that it does not fit on one line of eighty columns} 1.\n\
         32-28! 19-23 (1... 18-23 $10 $1) 2. 28x19 *\n"
    );
    assert_eq!(tree.node(ROOT).children().len(), 1);
}

#[test]
fn a_game_without_a_number_is_written_with_its_id() {
    let header = |id: &str| {
        let ruleset = std::sync::Arc::new(damiera::rulesets::compile(id).unwrap());
        let tree = damiera::notation::tree::Tree::new(ruleset);
        write(&[], &tree, GameResult::First).split_once("\n\n").unwrap().0.to_owned()
    };
    assert_eq!(header("dameo"), "[Result \"1-0\"]\n[Ruleset \"dameo\"]");
    assert_eq!(
        header("polish"),
        "[Result \"2-0\"]\n[GameType \"20,B,10,10,N2,0\"]\n[Ruleset \"polish\"]"
    );
    assert_eq!(header("english"), "[Result \"1-0\"]\n[GameType \"21,B,8,8,N1,0\"]");
}

#[test]
fn two_thousand_games_are_read_completely() {
    let (text, n_plies) = super::laws::file_of_games(2000);
    let records = records(&text);
    assert_eq!(records.len(), 2000);
    let faults: Vec<_> = records.iter().flat_map(|record| &record.faults).collect();
    assert_eq!(faults, Vec::<&damiera::notation::pdn::Fault>::new());
    let lengths = records.iter().map(|record| record.tree.as_ref().unwrap().len());
    assert_eq!(lengths.sum::<usize>(), n_plies);
}
