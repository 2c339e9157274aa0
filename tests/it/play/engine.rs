//! What the computer is asked, and what its answers do.

use damiera::play::action::{BoardAction, EngineAction};
use damiera::play::analysis::EngineScore;
use damiera::play::{Action, Mode, Notice, Thought};
use damiera::rules::{Color, Status};

use super::{BLACK, Table, WHITE, level};

/// Runs a script on a new game of International draughts and compares the moves played, and after a
/// `|` what the computer should think about: `thinks`, or nothing.
#[track_caller]
fn check(mode: Mode, script: &str, expected: &str) {
    let mut table = Table::new("international", mode);
    table.run(script);
    let thinks = if table.play.thought().is_some() { " | thinks" } else { "" };
    assert_eq!(format!("{}{thinks}", table.moves()), expected, "{:?}", table.play.notice());
}

#[test]
fn it_is_told_the_whole_game() {
    let mode = Mode::Computer { human: Color::White, level: level(5) };
    let mut table = Table::at("frisian", "B:WK28,50:B1:+0+328", mode);
    let id = table.play.thought().unwrap().id;
    let expected = Thought {
        id,
        ruleset: "frisian",
        fen: "B:WK28,50:B1:+0+328".to_owned(),
        moves: Vec::new(),
        level: level(5),
        seed: 7,
    };
    assert_eq!(table.play.thought(), Some(expected.clone()));
    table.run("=1-6 . 50 45 .");
    let thought = table.play.thought().unwrap();
    assert!(thought.id > id, "another position is another thought");
    let moves = ["1-6", "50-45"].map(str::to_owned).to_vec();
    assert_eq!(thought, Thought { id: thought.id, moves, ..expected });
}

#[test]
fn it_thinks_on_its_turn_alone() {
    check(WHITE, "", "");
    check(WHITE, "32 28 .", "32-28 | thinks");
    check(BLACK, "", " | thinks");
    check(BLACK, "=32-28 .", "32-28");
    check(Mode::TwoPlayers, "32 28 .", "32-28");
}

#[test]
fn it_waits_until_a_move_has_arrived() {
    check(WHITE, "32 28", "32-28");
    check(WHITE, "+32 @28", "32-28 | thinks");
}

#[test]
fn it_does_not_think_about_a_game_that_is_over() {
    check(WHITE, "32 28 . resign", "32-28");
    let mut table = Table::at("international", "W:W28:B23", WHITE);
    table.run("28 19 .");
    assert_eq!((table.play.thought(), table.play.computer_to_move()), (None, false));
}

#[test]
fn it_thinks_on_while_the_person_looks_back() {
    check(WHITE, "32 28 . =19-23 . 28 19 . 0/", "32-28 19-23 28x19 | thinks");
}

#[test]
fn its_move_leaves_an_earlier_position_on_the_board() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 . 0/ =19-23");
    assert_eq!((table.moves().as_str(), table.play.shown_ply()), ("32-28 19-23", 0));
    assert_eq!(table.play.animation(), None);
    table.run("9/");
    assert!(table.play.accepts_moves());
}

#[test]
fn stopped_it_does_not_think_until_it_is_told_to() {
    check(BLACK, "stop", "");
    check(BLACK, "stop resume", " | thinks");
    check(BLACK, "stop =32-28", "");
    check(BLACK, "stop resume =32-28", "32-28");
    check(BLACK, "stop now", " | thinks");
    check(WHITE, "stop 32 28 .", "32-28 | thinks");
}

#[test]
fn told_to_move_it_plays_the_best_so_far() {
    check(BLACK, "?32-28 now", "32-28");
    check(BLACK, "?32-28 ?33-28 now", "33-28");
    check(BLACK, "?32-28 stop now", "32-28");
}

#[test]
fn told_to_move_before_it_has_a_move_it_plays_its_first() {
    check(BLACK, "now", " | thinks");
    check(BLACK, "now ?32-28", "32-28");
    check(BLACK, "now =33-28", "33-28");
    check(BLACK, "now stop ?32-28", "");
}

#[test]
fn told_to_move_it_need_not_begin_again() {
    let mut table = Table::new("international", BLACK);
    let before = table.play.thought();
    table.run("now");
    assert_eq!(table.play.thought(), before);
}

#[test]
fn told_to_move_out_of_turn_it_does_nothing() {
    check(WHITE, "now 32 28 . ?19-23", "32-28 | thinks");
}

#[test]
fn late_answers_are_ignored() {
    check(BLACK, "!32-28", " | thinks");
    check(BLACK, "=32-28 . =33-28", "32-28");
    let mut table = Table::new("international", WHITE);
    table.run("32 28 .");
    let thought = table.play.thought().unwrap().id;
    table.run("undo 33 28 .");
    table.act(Action::Engine(EngineAction::Progress {
        thought,
        depth: 9,
        best: "19-23".to_owned(),
    }));
    table.act(Action::Engine(EngineAction::Failed { thought }));
    table.act(Action::Engine(EngineAction::Best {
        thought,
        best: "19-23".to_owned(),
        score: EngineScore::Even(0),
    }));
    assert_eq!((table.moves().as_str(), table.play.engine_depth()), ("33-28", None));
    assert_eq!((table.told().as_str(), table.play.engine_stopped()), ("", false));
}

#[test]
fn what_it_has_found_is_known() {
    let mut table = Table::new("international", BLACK);
    assert_eq!(table.play.engine_depth(), None);
    table.run("?32-28");
    assert_eq!(table.play.engine_depth(), Some(4));
    table.run("=32-28");
    assert_eq!(table.play.engine_depth(), None);
}

#[test]
fn a_move_that_is_not_legal_is_told_and_stops_it() {
    for word in ["=32-23", "=", "=nonsense", "=32-28-22"] {
        let mut table = Table::new("international", BLACK);
        table.run(word);
        assert_eq!(table.play.notice(), Some(&Notice::EngineFailed));
        assert!(table.play.engine_stopped() && table.play.thought().is_none());
    }
    check(BLACK, "now ?32-23", "");
}

#[test]
fn a_failure_is_told_and_tried_again() {
    let mut table = Table::new("international", BLACK);
    let thought = table.play.thought().unwrap().id;
    table.act(Action::Engine(EngineAction::Failed { thought }));
    let told = "The engine has stopped working.";
    assert_eq!((table.told().as_str(), table.play.thought()), (told, None));
    table.run("resume");
    assert_eq!(table.told(), "");
    assert!(table.play.thought().is_some_and(|again| again.id != thought));
}

#[test]
fn its_move_is_announced_with_the_end_of_the_game() {
    let mut table = Table::at("international", "W:W28:B23", BLACK);
    table.run("=28x19");
    let said = table.play.announcement();
    let expected =
        "White captures 1: from 28 to 19, taking 23. You lost. Black has no pieces left.";
    assert_eq!(said.text, expected);
    assert_ne!(table.play.status(), Status::Ongoing);
}

#[test]
fn the_same_words_twice_are_told_apart() {
    let mut table = Table::new("international", WHITE);
    let serials = ["a", "a"].map(|text| {
        table.act(Action::Board(BoardAction::Say(text.to_owned())));
        table.play.announcement().serial
    });
    assert_ne!(serials[0], serials[1]);
}
