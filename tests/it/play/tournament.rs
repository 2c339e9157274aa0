//! Games from a card, matches of two games, and what is kept of them.

use damiera::notation::ballot::{self, Card};
use damiera::notation::fen;
use damiera::play::action::NewGame;
use damiera::play::clock::Control;
use damiera::play::session::read;
use damiera::play::tournament::{Plan, Start};
use damiera::play::{Action, Mode};
use damiera::rules::{Color, Status};
use damiera::rulesets::ballots::{Cards, find};

use super::{BLACK, Table, WHITE};

fn card(number: &str) -> Card {
    let Cards::Text(text) = find("english", "three-move").unwrap().cards else {
        panic!("the deck is in the program")
    };
    ballot::read(text).unwrap().into_iter().find(|card| card.number == number).unwrap()
}

pub(crate) fn plan(ruleset: &'static str, mode: Mode) -> Plan {
    Plan {
        game: NewGame { ruleset, mode, seed: 7 },
        start: Start::Usual,
        is_pair: false,
        control: None,
        is_opposite: false,
    }
}

fn with_card(number: &str, mode: Mode, is_pair: bool) -> Table {
    let start = Start::Card { deck: "three-move", card: card(number) };
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.act(Action::Begin(Box::new(Plan { start, is_pair, ..plan("english", mode) })));
    table
}

#[track_caller]
fn check_standing(table: &Table, expected: &str) {
    let words = table.play.match_words().unwrap();
    assert_eq!(table.play.strings().ballots().standing(words), expected);
}

#[test]
fn a_game_from_a_card_has_its_moves_in_the_record() {
    let table = with_card("68", Mode::TwoPlayers, false);
    assert_eq!(table.moves(), "10-14 22-18 12-16");
    assert_eq!(table.play.game().position().turn(), Color::White);
    let drawn = table.play.terms().card.as_ref().unwrap();
    assert_eq!((drawn.number.as_str(), drawn.name.as_deref()), ("68", Some("White Doctor")));
}

#[test]
fn the_computer_answers_a_card() {
    let table = with_card("68", BLACK, false);
    assert_eq!(table.play.thought().unwrap().moves, ["10-14", "22-18", "12-16"]);
    assert!(with_card("68", WHITE, false).play.accepts_moves());
}

#[test]
fn the_moves_of_a_card_are_not_taken_back() {
    let mut table = with_card("68", Mode::TwoPlayers, false);
    assert!(!table.play.can_undo());
    table.run("undo 24 20 undo undo");
    assert_eq!(table.moves(), "10-14 22-18 12-16");
    table.run("0/ here");
    assert_eq!(table.moves(), "10-14 22-18 12-16");
    let mut table = with_card("68", BLACK, false);
    table.run("=24-20 undo");
    assert_eq!(table.moves(), "10-14 22-18 12-16 24-20", "the computer's first move stays");
    table.run(". 8 12 undo");
    assert_eq!(table.moves(), "10-14 22-18 12-16 24-20");
}

#[test]
fn a_card_of_another_game_begins_nothing() {
    let mut table = Table::new("dameo", Mode::TwoPlayers);
    let start = Start::Card { deck: "three-move", card: card("68") };
    table.act(Action::Begin(Box::new(Plan { start, ..plan("international", WHITE) })));
    assert_eq!(table.play.entry().rules.id, "dameo");
}

#[test]
fn a_game_can_begin_at_the_position_on_the_board() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 19 23 28 19 2/");
    let here = *table.play.shown_position();
    table.act(Action::Begin(Box::new(Plan { start: Start::Here, ..plan("international", WHITE) })));
    assert_eq!((*table.play.game().start(), table.moves().as_str()), (here, ""));
    table.act(Action::Begin(Box::new(Plan { start: Start::Here, ..plan("frisian", WHITE) })));
    let start = table.play.game().ruleset().start();
    assert_eq!(*table.play.game().start(), start, "another game has no such position");
}

#[test]
fn a_match_against_the_computer_is_two_games_from_one_card() {
    let mut table = with_card("68", WHITE, true);
    check_standing(&table, "Match, game 1 of 2. You 0, computer 0.");
    table.run("24 20 . resign");
    check_standing(&table, "Match, game 1 of 2. You 0, computer 1.");
    assert!(table.play.is_first_of_pair());
    table.act(Action::NextGame);
    assert_eq!(table.play.mode(), BLACK);
    assert_eq!(table.moves(), "10-14 22-18 12-16");
    assert_eq!(table.play.status(), Status::Ongoing);
    assert!(!table.play.is_first_of_pair() && table.play.flipped());
    check_standing(&table, "Match, game 2 of 2. You 0, computer 1.");
    table.run("resign");
    check_standing(&table, "Match over. You 0, computer 2. The computer has won the match.");
    table.run("undo");
    check_standing(&table, "Match, game 2 of 2. You 0, computer 1.");
}

#[test]
fn a_match_of_two_people_counts_draws_by_halves() {
    let mut table = Table::at("international", "W:WK50:BK1", Mode::TwoPlayers);
    let start = Start::Here;
    let here = Plan { start, is_pair: true, ..plan("international", Mode::TwoPlayers) };
    table.act(Action::Begin(Box::new(here)));
    let first = fen::write(table.play.game().ruleset(), table.play.game().start());
    table.run("50 45 1 6 offer accept");
    check_standing(&table, "Match, game 1 of 2. First player (White) ½, second player (Black) ½.");
    table.act(Action::NextGame);
    let second = fen::write(table.play.game().ruleset(), table.play.game().start());
    assert_eq!((second, table.moves().as_str()), (first, ""));
    assert!(table.play.flipped(), "people stay in their seats");
    table.run("resign");
    let expected = "Match over. First player (Black) 1½, second player (White) ½. \
                    The first player has won the match.";
    check_standing(&table, expected);
}

#[test]
fn equal_points_draw_a_match() {
    let mut table = with_card("1", Mode::TwoPlayers, true);
    table.run("resign");
    table.act(Action::NextGame);
    table.run("resign");
    let expected = "Match over. First player (Black) 1, second player (White) 1. \
                    The match is drawn.";
    check_standing(&table, expected);
}

#[test]
fn after_a_match_another_one_begins_from_the_same_start() {
    let mut table = with_card("1", Mode::TwoPlayers, true);
    for _ in 0..2 {
        table.run("resign");
        table.act(Action::NextGame);
    }
    assert!(table.play.is_first_of_pair());
    check_standing(&table, "Match, game 1 of 2. First player (White) 0, second player (Black) 0.");
}

#[test]
fn a_card_without_a_match_is_played_again_with_colors_changed() {
    let mut table = with_card("1", WHITE, false);
    table.run("resign");
    table.act(Action::NextGame);
    assert_eq!((table.play.mode(), table.moves().as_str()), (BLACK, "9-13 21-17 5-9"));
    assert_eq!(table.play.match_words(), None);
}

#[test]
fn the_next_game_has_nothing_that_was_said_in_the_last() {
    let mut table = with_card("1", Mode::TwoPlayers, true);
    table.run("offer decline resign");
    table.act(Action::NextGame);
    assert!(table.play.game().words().is_empty());
}

#[test]
fn a_variation_is_not_part_of_a_match() {
    use damiera::play::screen::study::StudyAction;
    let mut table = with_card("1", Mode::TwoPlayers, true);
    table.run("resign");
    check_standing(&table, "Match, game 1 of 2. First player (White) 0, second player (Black) 1.");
    table.act(Action::Study(StudyAction::Begin));
    check_standing(&table, "Match, game 1 of 2. First player (White) 0, second player (Black) 1.");
    table.run("undo undo undo");
    assert_eq!(table.moves(), "", "a study may look at what was there before the card");
    table.act(Action::Study(StudyAction::PlayOn));
    assert_eq!((table.play.match_words(), table.play.terms().card.clone()), (None, None));
}

#[test]
fn a_plain_new_game_ends_a_match() {
    let mut table = with_card("1", Mode::TwoPlayers, true);
    table.act(Action::NewGame(NewGame { ruleset: "english", mode: WHITE, seed: 1 }));
    assert_eq!((table.play.match_words(), table.moves().as_str()), (None, ""));
    assert!(!table.play.goes_on_from_start());
}

/// What was agreed on comes back as it was kept.
#[track_caller]
fn check_kept(table: &Table, expected: &str) {
    let text = table.play.session_text();
    assert_eq!(text, expected);
    let mut again = Table::new("dameo", WHITE);
    again.act(Action::Open(Box::new(read(&text).unwrap())));
    assert_eq!(again.play.session_text(), expected);
    assert_eq!(again.play.terms(), table.play.terms());
    assert_eq!(again.play.match_words(), table.play.match_words());
    assert_eq!(again.play.can_undo(), table.play.can_undo());
}

#[test]
fn a_match_is_kept() {
    let mut table = with_card("68", WHITE, true);
    let moves = "v=1&g=english&m=10-14,22-18,12-16";
    check_kept(&table, &format!("{moves}&p=w3&s=7&card=three-move.68.3&pair=1"));
    table.run("resign");
    let agreed = "&p=w3&s=7&card=three-move.68.3&pair=1";
    check_kept(&table, &format!("{moves},resign-w{agreed}"));
    table.act(Action::NextGame);
    let seed = table.play.rematch().seed;
    assert_ne!(seed, 7);
    let text = table.play.session_text();
    assert!(text.ends_with("&card=three-move.68.3&pair=2-0"), "{text}");
    check_kept(&table, &text);
}

#[test]
fn a_clock_and_seats_are_kept() {
    let mut table = Table::new("dameo", Mode::TwoPlayers);
    let control = Some(Control::Game { ms: 300_000, bonus_ms: 3000 });
    let agreed = Plan { control, is_opposite: true, ..plan("dameo", Mode::TwoPlayers) };
    table.act(Action::Begin(Box::new(agreed)));
    check_kept(&table, "v=1&g=dameo&p=2&s=7&clock=g300000-3000-300000-300000&seat=1");
    let control = Some(Control::Move { ms: 30_000 });
    let agreed = Plan { control, ..plan("dameo", Mode::TwoPlayers) };
    table.act(Action::Begin(Box::new(agreed)));
    check_kept(&table, "v=1&g=dameo&p=2&s=7&clock=m30000-30000-30000");
}

#[test]
fn what_is_kept_badly_is_left_out() {
    for agreed in [
        "card=three-move.68.9",
        "card=three-move.999.3",
        "card=four-move.68.3",
        "card=68",
        "pair=3",
        "pair=2-3",
        "pair=",
        "clock=g1",
        "clock=x1-2-3-4",
        "clock=g300000-3000-300000-99999999999",
        "clock=g300000-0-86400001-1",
        "clock=é",
        "seat=2",
    ] {
        let text = format!("v=1&g=english&m=10-14,22-18,12-16&p=2&{agreed}");
        let session = read(&text).unwrap();
        assert_eq!(session.terms, damiera::play::tournament::Terms::default(), "{agreed}");
    }
}

/// A move that was taken back because the other side insisted on a capture is no part of the next game.
#[test]
fn the_next_game_begins_without_the_moves_of_the_one_before() {
    let mode = Mode::TwoPlayers;
    let mut table = Table::at("english-huff", "B:W18,32:B14,9,1", mode);
    let start = *table.play.game().position();
    let game = NewGame { ruleset: "english-huff", mode, seed: 3 };
    let plan = Plan { game, start: Start::Here, is_pair: true, control: None, is_opposite: false };
    table.act(Action::Begin(Box::new(plan)));
    table.run("9 13 . insist 14 23 . resign");
    table.act(Action::NextGame);
    assert_eq!((table.moves().as_str(), *table.play.game().position()), ("", start));
}
