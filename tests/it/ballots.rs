//! Decks of openings: every card leads where its table says, and cards are drawn fairly.

use std::collections::BTreeSet;
use std::sync::Arc;

use damiera::notation::ballot::{self, BallotError, Card};
use damiera::notation::fen;
use damiera::rules::{Color, Ruleset, Status};
use damiera::rulesets::ballots::{Cards, Deck, decks, find};
use damiera::rulesets::{self, ALL};

use crate::bridge::{read, root};

/// The barred three-move openings of the American Checker Federation.
const BARRED: [&str; 18] = [
    "3", "13", "26", "35", "44", "45", "48", "52", "77", "88", "94", "109", "114", "137", "145",
    "156", "168", "171",
];

fn cards(deck: &Deck) -> Vec<Card> {
    let text = match deck.cards {
        Cards::Text(text) => text.to_owned(),
        Cards::File(path) => read(&root().join("public").join(path)),
    };
    ballot::read(&text).unwrap_or_else(|error| panic!("{}: {error}", deck.id))
}

fn deck(ruleset: &str, id: &str) -> Vec<Card> {
    cards(find(ruleset, id).unwrap())
}

fn card(ruleset: &str, id: &str, number: &str) -> Card {
    deck(ruleset, id).into_iter().find(|card| card.number == number).unwrap()
}

fn ruleset(id: &str) -> Arc<Ruleset> {
    Arc::new(rulesets::compile(id).unwrap())
}

/// Compares a deck with its table: as many cards in the same order, each barred or not, each
/// leading to the same position. `wrong` are cards where the table's position is at fault, and what
/// ours is.
#[track_caller]
fn check(id: &str, deck_id: &str, table: &str, wrong: &[(&str, &str)]) {
    let ruleset = ruleset(id);
    let table = read(&root().join("tests/data/ballots").join(table));
    let rows: Vec<_> = table.lines().filter(|line| !line.starts_with('#')).collect();
    let cards = deck(id, deck_id);
    assert_eq!(cards.len(), rows.len());
    let numbers: BTreeSet<_> = cards.iter().map(|card| &card.number).collect();
    assert_eq!(numbers.len(), cards.len(), "two cards share a number");
    for (card, row) in cards.iter().zip(rows) {
        let [number, status, position] = row.split('\t').collect::<Vec<_>>().try_into().unwrap();
        assert_eq!((card.number.as_str(), card.is_barred), (number, status == "barred"));
        let game = card.game(Arc::clone(&ruleset)).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(game.plies().len(), card.moves().count());
        assert_eq!(game.status(), Status::Ongoing);
        let position = wrong.iter().find(|(wrong, _)| *wrong == number).map_or(position, |w| w.1);
        let expected = fen::parse(&ruleset, position).unwrap();
        assert_eq!(*game.position(), expected, "{number}: {}", fen::write(&ruleset, &expected));
    }
}

#[test]
fn every_three_move_card_leads_to_its_position() {
    check("english", "three-move", "three-move.tsv", &[]);
    check("english-huff", "three-move", "three-move.tsv", &[]);
}

#[test]
fn every_two_move_card_leads_to_its_position() {
    check("english", "two-move", "two-move.tsv", &[]);
}

#[test]
fn every_eleven_man_card_leads_to_its_position() {
    check("english", "eleven-man", "eleven-man.tsv", &[]);
}

/// In three rows of the tables the side to move is wrong: White begins with flying men like with
/// any others, and after six plies it is White's turn again.
const WRONG_TURN: [(&str, &str); 3] = [
    ("II-1", "W:Wc3,e3,g3,a5,c1,e1,g1,b2,d2,f2,h2,a3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"),
    ("XX-18", "W:Wa1,c3,g3,a5,c1,e1,g1,b2,d2,f2,h2,a3:Bg5,b6,d6,f6,h6,a7,c7,g7,b8,d8,f8,h8"),
    ("XXVII-9", "W:Wa1,c3,g3,f4,h4,c1,e1,g1,b2,d2,f2,a3:Ba5,c5,b6,f6,h6,c7,e7,g7,b8,d8,f8,h8"),
];

#[test]
fn every_russian_card_leads_to_its_position() {
    check("russian", "russian-64", "russian.tsv", &WRONG_TURN);
}

#[test]
fn every_brazilian_card_leads_to_its_position() {
    check("brazilian", "brazilian-64", "brazilian.tsv", &WRONG_TURN);
}

#[test]
fn every_basic_card_leads_to_its_position() {
    // The table has the moves e3-f4 f6-e5 a3-b4 and beside them the position of other moves.
    let played = "B:Wa1,c3,g3,b4,f4,c1,e1,g1,b2,d2,f2,h2:Be5,b6,d6,h6,a7,c7,e7,g7,b8,d8,f8,h8";
    for id in ["russian", "brazilian"] {
        check(id, "basic-150", "basic-150.tsv", &[("2-IV", played)]);
    }
}

#[test]
fn decks_have_as_many_cards_as_their_sources_say() {
    let count = |id, deck_id| {
        let cards = deck(id, deck_id);
        (cards.len(), cards.iter().filter(|card| card.is_barred).count())
    };
    assert_eq!(count("english", "three-move"), (174, 18));
    assert_eq!(count("english", "two-move"), (49, 6));
    assert_eq!(count("english", "eleven-man"), (2500, 247));
    assert_eq!(count("russian", "russian-64"), (745, 0));
    assert_eq!(count("brazilian", "brazilian-64"), (736, 0));
    assert_eq!(count("russian", "basic-150"), (150, 0));
}

#[test]
fn the_barred_openings_are_those_of_the_federation() {
    let deck = deck("english", "three-move");
    let barred = deck.iter().filter(|card| card.is_barred).map(|card| card.number.as_str());
    assert_eq!(barred.collect::<Vec<_>>(), BARRED);
    assert_eq!(card("english", "three-move", "137").name.as_deref(), Some("Shark"));
    assert_eq!(card("english", "three-move", "68").name.as_deref(), Some("White Doctor"));
}

#[test]
fn white_plays_the_fourth_move() {
    let game = card("english", "three-move", "68").game(ruleset("english")).unwrap();
    assert_eq!((game.position().turn(), game.plies().len()), (Color::White, 3));
}

#[test]
fn an_eleven_man_card_begins_without_two_men() {
    let card = card("english", "eleven-man", "1");
    assert_eq!(card.removed().collect::<Vec<_>>(), ["11", "28"]);
    assert_eq!(card.moves().collect::<Vec<_>>(), ["8-11", "24-19"]);
    let game = card.game(ruleset("english")).unwrap();
    let expected = "B:W21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12";
    assert_eq!(*game.start(), fen::parse(game.ruleset(), expected).unwrap());
}

#[test]
fn men_that_fly_may_change_places() {
    let card = card("russian", "russian-64", "VIII-22");
    assert_eq!(card.shifts().collect::<Vec<_>>(), [("a3", "h6"), ("h6", "c5")]);
}

#[test]
fn every_deck_belongs_to_a_game_and_has_an_id_of_its_own() {
    let mut n_decks = 0;
    for entry in ALL {
        let ids: BTreeSet<_> = decks(entry.rules.id).iter().map(|deck| deck.id).collect();
        assert_eq!(ids.len(), decks(entry.rules.id).len(), "{}", entry.rules.id);
        n_decks += ids.len();
    }
    assert_eq!(n_decks, 10);
    assert!(decks("dameo").is_empty() && find("dameo", "three-move").is_none());
}

#[test]
fn every_file_of_cards_is_a_deck() {
    let mut files: BTreeSet<_> = std::fs::read_dir(root().join("public/ballots"))
        .unwrap()
        .map(|entry| format!("ballots/{}", entry.unwrap().file_name().to_str().unwrap()))
        .collect();
    for deck in ALL.iter().flat_map(|entry| decks(entry.rules.id)) {
        if let Cards::File(path) = deck.cards {
            files.remove(path);
        }
    }
    assert!(files.is_empty(), "nobody reads {files:?}");
}

#[test]
fn the_same_seed_draws_the_same_card_and_none_that_is_barred() {
    let cards = deck("english", "three-move");
    let mut drawn = BTreeSet::new();
    for seed in 0..4000 {
        let card = ballot::draw(&cards, seed).unwrap();
        assert_eq!(Some(card), ballot::draw(&cards, seed));
        assert!(!card.is_barred, "{}", card.number);
        drawn.insert(card.number.as_str());
    }
    assert_eq!(drawn.len(), 156, "every card that is played is drawn now and then");
}

#[test]
fn nothing_is_drawn_from_barred_cards() {
    assert_eq!(ballot::draw(&ballot::read("1 ! 9-13 21-17").unwrap(), 1), None);
    assert_eq!(ballot::draw(&[], 1), None);
}

#[track_caller]
fn check_search(words: &str, expected: &[&str]) {
    let cards = deck("english", "three-move");
    let found = ballot::search(&cards, words, 4);
    assert_eq!(found.iter().map(|card| card.number.as_str()).collect::<Vec<_>>(), expected);
}

#[test]
fn a_card_is_found_by_number_name_or_moves() {
    check_search("68", &["68"]);
    check_search("#003", &["3"]);
    check_search("doctor", &["68"]);
    check_search("OCTOPUS", &["86", "133"]);
    check_search("9-13 21-17", &["1", "2", "3"]);
    check_search("9-1", &["1", "2", "3", "4"]);
    check_search("", &[]);
    check_search("  ", &[]);
    check_search("999", &[]);
}

fn fault(text: &str) -> String {
    ballot::read(text).unwrap_err().to_string()
}

#[test]
fn a_line_that_is_no_card_is_named() {
    assert_eq!(
        fault("# deck\n1 9-13 21-17\n7"),
        "line 3, \"7\", is not a card: a number, then moves or a name were expected"
    );
    assert_eq!(
        fault("7 !"),
        "line 1, \"7 !\", is not a card: a number, then moves or a name were expected"
    );
    assert_eq!(fault("1 9-13\n1 9-14"), "line 2: card 1 is there already");
    let long = format!("1 {}", "9-13 ".repeat(100));
    assert_eq!(fault(&long), "line 1 has 501 bytes, and a card at most 200");
    let long = "#".repeat(ballot::MAX_BYTES + 1);
    assert_eq!(fault(&long), "the deck is 262145 bytes long, and at most 262144 are read");
    let many: Vec<_> = (0..=ballot::MAX_CARDS).map(|number| format!("{number} 9-13")).collect();
    assert_eq!(ballot::read(&many.join("\n")), Err(BallotError::TooManyCards));
}

#[track_caller]
fn check_card(line: &str, expected: &str) {
    let cards = ballot::read(line).unwrap();
    let error = cards[0].game(ruleset("english")).unwrap_err();
    assert_eq!(error.to_string(), expected);
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    check_card("1 9-18", "card 1: \"9-18\" is not a legal move here");
    check_card("1 -18 9-13", "card 1: \"18\" names an empty square");
    check_card("1 -99 9-13", "card 1: \"99\" names no square of this board");
    check_card("1 9>10", "card 1: \"10\" names a square that is taken");
    check_card("1 18>10", "card 1: \"18\" names an empty square");
    let all: Vec<_> = (1..=12).chain(21..=32).map(|n| format!("-{n}")).collect();
    check_card(&format!("1 {}", all.join(" ")), "card 1 does not begin with a position");
}
