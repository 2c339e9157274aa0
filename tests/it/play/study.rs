//! Variations, comments and glyphs: a game taken apart.

use std::sync::Arc;

use damiera::notation::tree::{NodeId, ROOT, Tree};
use damiera::notation::turn;
use damiera::play::screen::study::StudyAction;
use damiera::play::session::Session;
use damiera::play::{Action, Mode};
use damiera::rules::{Game, Ruleset, Status};
use damiera::rulesets;

use super::{Table, WHITE};

/// A game of two players after three plies, taken apart.
fn study() -> Table {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 . 19 23 . 28 19 .");
    table.act(Action::Study(StudyAction::Begin));
    table
}

fn tree(table: &Table) -> &Tree {
    table.play.study_tree().expect("a study")
}

fn texts(table: &Table, ids: &[NodeId]) -> String {
    ids.iter().map(|&id| tree(table).node(id).text()).collect::<Vec<_>>().join(" ")
}

fn main_line(table: &Table) -> String {
    texts(table, &tree(table).main_line())
}

#[test]
fn a_study_begins_with_the_game_and_where_one_looks() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 . 19 23 . 28 19 . 1/");
    table.act(Action::Study(StudyAction::Begin));
    assert_eq!(main_line(&table), "32-28 19-23 28x19");
    assert_eq!((table.moves().as_str(), table.play.line_ply()), ("32-28", 1));
    assert_eq!(table.play.n_line_plies(), 3);
    assert!(table.play.accepts_moves(), "moves can be tried at once");
}

#[test]
fn another_move_is_a_variation_and_the_same_move_none() {
    let mut table = study();
    table.run("undo 2/ 28 19 .");
    assert_eq!(tree(&table).len(), 3, "the move was there");
    table.run("1/ 20 25 .");
    assert_eq!((tree(&table).len(), table.moves().as_str()), (4, "32-28 20-25"));
    assert_eq!(main_line(&table), "32-28 19-23 28x19", "the game is still the main line");
}

#[test]
fn the_game_waits_and_comes_back_as_it_was() {
    let mut table = Table::new("english", Mode::TwoPlayers);
    table.run("11 15 . offer decline 23 19 .");
    let before = table.play.game().counters();
    table.act(Action::Study(StudyAction::Begin));
    table.run("0/ 9 14 . 22 18 .");
    assert_eq!(table.moves(), "9-14 22-18");
    table.act(Action::Study(StudyAction::Leave));
    assert_eq!(table.moves(), "11-15 23-19");
    assert_eq!(table.play.game().counters(), before, "what was said is not forgotten");
}

#[test]
fn a_variation_moves_up_and_goes() {
    let mut table = study();
    table.run("1/ 20 25 .");
    table.act(Action::Study(StudyAction::Promote));
    assert_eq!(main_line(&table), "32-28 20-25");
    table.act(Action::Study(StudyAction::Delete));
    assert_eq!(main_line(&table), "32-28 19-23 28x19");
    assert_eq!(table.moves(), "32-28", "one stands before what was deleted");
}

#[test]
fn comments_and_glyphs_belong_to_the_move_on_the_board() {
    let mut table = study();
    table.act(Action::Study(StudyAction::Comment("gives a man".to_owned())));
    table.act(Action::Study(StudyAction::Glyph(6)));
    let node = tree(&table).node(table.play.study_node());
    assert_eq!((node.text(), node.comment(), node.glyphs()), ("28x19", "gives a man", &[6][..]));
    table.act(Action::Study(StudyAction::Glyph(6)));
    assert!(tree(&table).node(table.play.study_node()).glyphs().is_empty());
    table.run("0/");
    table.act(Action::Study(StudyAction::Glyph(1)));
    assert!(tree(&table).node(ROOT).glyphs().is_empty(), "no move, no opinion");
}

#[test]
fn one_steps_along_the_line_that_one_is_in() {
    let mut table = study();
    table.run("1/ 20 25 . 28 23 .");
    table.run("undo undo undo");
    assert_eq!(table.play.line_ply(), 0);
    assert!(!table.play.can_undo() && table.play.can_redo());
    table.run("redo redo");
    assert_eq!(table.moves(), "32-28 19-23", "the main line goes on first");
}

#[test]
fn the_computer_waits_while_one_studies() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 .");
    assert!(table.play.thought().is_some());
    table.act(Action::Study(StudyAction::Begin));
    assert!(table.play.thought().is_none() && table.play.accepts_moves());
    table.run("19 23 . 28 19 .");
    assert_eq!(table.moves(), "32-28 19-23 28x19");
    table.act(Action::Study(StudyAction::PlayOn));
    assert!(table.play.study_tree().is_none());
    assert_eq!(table.moves(), "32-28 19-23 28x19");
    assert!(table.play.thought().is_some(), "and now it is its turn");
}

#[test]
fn in_a_study_there_is_no_resigning_and_no_draw_offer() {
    let mut table = study();
    table.run("resign offer");
    assert_eq!((table.play.status(), table.play.game().offer()), (Status::Ongoing, None));
}

#[test]
fn a_study_is_kept_and_comes_back_where_it_was() {
    let mut table = study();
    table.run("1/ 20 25 . 28 23 .");
    table.act(Action::Study(StudyAction::Comment("wait & see".to_owned())));
    let text = table.play.session_text();
    let session = damiera::play::session::read(&text).unwrap();
    assert!(session.faults.is_empty(), "{:?}", session.faults);
    let mut again = Table::new("dameo", Mode::TwoPlayers);
    again.act(Action::Open(Box::new(session)));
    assert_eq!((again.moves(), main_line(&again)), (table.moves(), main_line(&table)));
    assert_eq!(tree(&again).node(again.play.study_node()).comment(), "wait & see");
    again.act(Action::Study(StudyAction::Leave));
    assert_eq!(again.moves(), "32-28 19-23 28x19");
}

#[test]
fn a_missed_capture_is_set_up_and_the_study_goes_on_from_there() {
    let mut table = Table::at("english-huff", "B:W18,32:B14,9,1", Mode::TwoPlayers);
    table.run("1 6 . huff14 18 15 .");
    let before = *table.play.game().position();
    table.act(Action::Study(StudyAction::Begin));
    assert_eq!((*table.play.game().position(), table.play.line_ply()), (before, 2));
    table.run("9 13 .");
    assert_eq!((tree(&table).len(), main_line(&table).as_str()), (3, " 18-15 9-13"));
    table.run("0/ 9 13 .");
    assert_eq!(tree(&table).len(), 4, "another mistake is another variation");
    table.act(Action::Study(StudyAction::Leave));
    assert_eq!(*table.play.game().position(), before);
}

#[test]
fn what_is_played_on_from_a_study_is_no_game_played_alone_and_has_no_result_yet() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 . 28 19 .");
    assert!(table.play.is_unaided());
    table.act(Action::Study(StudyAction::Begin));
    table.run("undo undo undo 33 28 .");
    table.act(Action::Study(StudyAction::PlayOn));
    assert!(!table.play.is_unaided());
    let entry = rulesets::find("international").unwrap();
    let mut game = Game::new(Arc::new(Ruleset::new(&entry.rules)));
    turn::play(&mut game, "32-28").unwrap();
    let tags = [("White", "A"), ("Result", "2-0")].map(|(name, value)| (name.into(), value.into()));
    let mode = Some(Mode::TwoPlayers);
    let session = Session { mode, tags: tags.into(), ..Session::new(entry, game) };
    table.act(Action::Open(Box::new(session)));
    table.act(Action::Study(StudyAction::Begin));
    table.run("undo");
    table.act(Action::Study(StudyAction::PlayOn));
    assert_eq!(table.play.tags().len(), 1, "{:?}", table.play.tags());
}

#[test]
fn a_study_of_a_finished_game_is_no_help_in_it() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 . resign");
    table.act(Action::Study(StudyAction::Begin));
    table.run("undo analysis");
    assert!(table.play.is_unaided());
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 .");
    table.act(Action::Study(StudyAction::Begin));
    table.run("analysis");
    assert!(!table.play.is_unaided(), "that of a game that goes on is");
}

#[test]
fn a_draw_is_not_claimed_in_a_study() {
    let mut table = Table::at("english", "W:WK30:BK3", Mode::TwoPlayers);
    for _ in 0..2 {
        table.run("30 26 . 3 8 . 26 30 . 8 3 .");
    }
    assert!(table.play.claimable().is_some());
    table.act(Action::Study(StudyAction::Begin));
    assert!(table.play.claimable().is_none());
    table.run("claim 30 26 .");
    assert!(table.moves().ends_with("30-26"), "moves are tried out as before");
}
