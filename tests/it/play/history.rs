//! Taking back, playing again, giving up, looking back.

use damiera::notation::level::Level;
use damiera::play::action::NewGame;
use damiera::play::{Action, Mode};
use damiera::rules::{Color, Status, WinReason};
use damiera::text::Language;

use super::{BLACK, Table, WHITE};

/// Runs a script on a new game of International draughts and compares the moves played, and after a
/// `|` those that can be played again.
#[track_caller]
fn check(mode: Mode, script: &str, expected: &str) {
    let mut table = Table::new("international", mode);
    table.run(script);
    let played = table.moves();
    let n_played = table.play.game().plies().len();
    let mut again = table.clone();
    while again.play.can_redo() {
        again.run("redo");
    }
    let left = &again.play.move_texts()[n_played..];
    let left = if left.is_empty() { String::new() } else { format!(" | {}", left.join(" ")) };
    assert_eq!(format!("{played}{left}"), expected);
}

#[test]
fn two_players_take_back_one_ply() {
    check(Mode::TwoPlayers, "32 28 19 23 undo", "32-28 | 19-23");
    check(Mode::TwoPlayers, "32 28 19 23 undo undo undo", " | 32-28 19-23");
    check(Mode::TwoPlayers, "32 28 19 23 undo undo redo", "32-28 | 19-23");
}

#[test]
fn a_move_is_taken_back_with_the_computers_answer() {
    check(WHITE, "32 28 . =19-23 undo", " | 32-28 19-23");
    check(WHITE, "32 28 . =19-23 undo redo", "32-28 19-23");
}

#[test]
fn a_move_is_taken_back_while_the_computer_thinks() {
    check(WHITE, "32 28 . undo", " | 32-28");
    check(WHITE, "32 28 . =20-24 . 37 32 undo", "32-28 20-24 | 37-32");
}

#[test]
fn the_computers_first_move_is_not_taken_back() {
    check(BLACK, "=32-28 undo", "32-28");
    check(BLACK, "=32-28 . 19 23 undo", "32-28 | 19-23");
    check(BLACK, "=32-28 . 19 23 . =28x19 undo undo", "32-28 | 19-23 28x19");
}

#[test]
fn the_same_move_keeps_what_can_be_played_again() {
    check(Mode::TwoPlayers, "32 28 19 23 undo undo 32 28", "32-28 | 19-23");
    check(WHITE, "32 28 . =19-23 undo 32 28 .", "32-28 | 19-23");
    check(WHITE, "32 28 . =19-23 undo 32 28 . =19-23", "32-28 19-23");
}

#[test]
fn another_move_drops_what_could_be_played_again() {
    check(Mode::TwoPlayers, "32 28 19 23 undo undo 33 28", "33-28");
    check(WHITE, "32 28 . =19-23 undo 32 28 . =20-24", "32-28 20-24");
}

#[test]
fn a_whole_capture_is_taken_back_and_played_again() {
    let mut table = Table::at("international", "W:W28:B23,14,1", Mode::TwoPlayers);
    let start = *table.play.game().position();
    table.run("28 19 undo");
    assert_eq!((table.play.game().position(), table.play.animation()), (&start, None));
    table.run("redo");
    assert_eq!(table.moves(), "28x10");
}

#[test]
fn playing_on_from_an_earlier_position_takes_the_rest_back() {
    check(Mode::TwoPlayers, "32 28 19 23 28 19 1/", "32-28 19-23 28x19");
    check(Mode::TwoPlayers, "32 28 19 23 28 19 1/ here", "32-28 | 19-23 28x19");
    check(Mode::TwoPlayers, "32 28 19 23 28 19 1/ here 20 24", "32-28 20-24");
    check(Mode::TwoPlayers, "32 28 19 23 here", "32-28 19-23");
}

#[test]
fn playing_on_may_leave_it_to_the_computer() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . =19-23 . 1/ here");
    assert_eq!(table.play.thought().unwrap().moves, ["32-28"]);
}

#[test]
fn an_earlier_position_is_shown_and_left_again() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 19 23");
    for (script, shown, looks_back) in
        [("0/", 0, true), ("1/", 1, true), ("2/", 2, false), ("0/ 9/", 2, false)]
    {
        table.run(script);
        assert_eq!((table.play.shown_ply(), table.play.looks_back()), (shown, looks_back));
        assert_eq!(Some(table.play.shown_position()), table.play.game().position_at(shown));
        assert_eq!(table.play.accepts_moves(), !looks_back);
        let view = table.play.board_view();
        assert_eq!(view.cells.iter().any(|cell| cell.reached), shown > 0);
    }
}

#[test]
fn taking_back_leaves_an_earlier_position() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 19 23 0/ undo");
    assert_eq!((table.moves().as_str(), table.play.looks_back()), ("32-28", false));
}

#[track_caller]
fn check_winner(mode: Mode, script: &str, expected: Option<Color>) {
    let mut table = Table::new("international", mode);
    table.run(script);
    let expected = expected
        .map_or(Status::Ongoing, |winner| Status::Won { winner, reason: WinReason::Resignation });
    assert_eq!(table.play.status(), expected);
}

#[test]
fn the_person_resigns_on_either_turn() {
    check_winner(WHITE, "resign", Some(Color::Black));
    check_winner(WHITE, "32 28 . resign", Some(Color::Black));
    check_winner(BLACK, "resign", Some(Color::White));
}

#[test]
fn at_a_table_for_two_the_side_to_move_resigns() {
    check_winner(Mode::TwoPlayers, "resign", Some(Color::Black));
    check_winner(Mode::TwoPlayers, "32 28 resign", Some(Color::White));
    check_winner(Mode::TwoPlayers, "32 28 resign resign", Some(Color::White));
}

#[test]
fn a_resignation_is_taken_back_alone() {
    check_winner(Mode::TwoPlayers, "32 28 resign undo", None);
    check(Mode::TwoPlayers, "32 28 resign undo", "32-28");
    check(WHITE, "32 28 . =19-23 resign undo", "32-28 19-23");
    check_winner(BLACK, "resign undo", None);
}

#[test]
fn a_resignation_stays_where_nothing_can_be_played_again() {
    check_winner(Mode::TwoPlayers, "32 28 resign redo", Some(Color::White));
}

#[test]
fn a_finished_game_cannot_be_resigned() {
    let mut table = Table::at("international", "W:W28:B23", Mode::TwoPlayers);
    table.run("28 19 resign");
    let reason = WinReason::NoPieces;
    assert_eq!(table.play.status(), Status::Won { winner: Color::White, reason });
}

#[test]
fn a_rematch_changes_colors_and_nothing_else() {
    let mut table = Table::new("frisian", WHITE);
    table.act(Action::Speak(Language::Italian));
    table.run("32 28 . resign again");
    let Mode::Computer { human, level } = table.play.mode() else { panic!("against the computer") };
    assert_eq!((human, level), (Color::Black, Level::USUAL));
    assert_eq!((table.play.entry().rules.id, table.moves().as_str()), ("frisian", ""));
    assert_eq!((table.play.language(), table.play.status()), (Language::Italian, Status::Ongoing));
    assert!(table.play.flipped(), "the person sits at the bottom");
}

#[test]
fn a_new_game_keeps_the_language_and_forgets_the_rest() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.act(Action::Speak(Language::Italian));
    table.run("32 28 19 23 flip undo 0/");
    table.act(Action::NewGame(NewGame { ruleset: "dameo", mode: BLACK, seed: 1 }));
    assert_eq!((table.play.language(), table.moves().as_str()), (Language::Italian, ""));
    assert!(!table.play.can_undo() && !table.play.can_redo() && !table.play.looks_back());
    assert_eq!(table.play.thought().unwrap().ruleset, "dameo");
}

#[test]
fn a_new_game_of_an_unknown_ruleset_is_ignored() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28");
    table.act(Action::NewGame(NewGame { ruleset: "chess", mode: WHITE, seed: 1 }));
    assert_eq!(table.moves(), "32-28");
}
