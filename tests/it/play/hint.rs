//! A hint: the rule, the piece, the move.

use damiera::play::action::EngineAction;
use damiera::play::hint::HintStep;
use damiera::play::{Action, Mode};

use super::{BLACK, Table, WHITE};

/// Answers a hint that waits for its move.
fn hinted(table: &mut Table, best: &str) {
    let thought = table.play.hint_wish().expect("a hint that waits").id;
    table.act(Action::Hinted { thought, best: best.to_owned() });
}

fn words(table: &Table) -> String {
    table.play.hint_words().unwrap_or_default()
}

#[test]
fn it_comes_in_three_steps_and_goes() {
    let mut table = Table::at("international", "W:W28,32:B22,23", WHITE);
    assert_eq!((table.play.hint_step(), table.play.hint_wish()), (None, None));
    table.run("hint");
    assert_eq!(table.play.hint_step(), Some(HintStep::Rule));
    assert_eq!(words(&table), "A capture is compulsory.");
    hinted(&mut table, "28x17");
    assert_eq!(table.play.hint_wish(), None);
    let marked = |table: &Table| {
        let cells = table.play.board_view().cells;
        let marked: Vec<_> =
            cells.iter().filter(|cell| cell.hinted).map(|cell| table.label(cell.square)).collect();
        (marked.join(" "), table.play.board_view().arrows.len())
    };
    assert_eq!(marked(&table), (String::new(), 0));
    table.run("hint");
    assert_eq!(words(&table), "Look at the piece on 28.");
    assert_eq!(marked(&table), ("28".to_owned(), 0));
    table.run("hint");
    assert_eq!(words(&table), "A good move. White captures 1: from 28 to 17, taking 22.");
    assert_eq!(marked(&table), ("28".to_owned(), 1));
    table.run("hint");
    assert_eq!((words(&table).as_str(), table.play.hint_step()), ("", None));
    assert_eq!(marked(&table), (String::new(), 0));
}

/// That there is nothing to capture would help nobody.
#[test]
fn without_captures_it_begins_with_the_piece() {
    let mut table = Table::new("international", WHITE);
    table.run("hint");
    assert_eq!(table.play.hint_step(), Some(HintStep::Piece));
    table.run("hint");
    assert_eq!(table.play.hint_step(), Some(HintStep::Move));
    table.run("hint");
    assert_eq!(table.play.hint_step(), None);
}

#[test]
fn each_step_is_said_to_those_who_listen() {
    let mut table = Table::new("international", WHITE);
    let said = |table: &Table| table.play.announcement().text.clone();
    table.run("hint");
    assert_eq!(said(&table), "The computer is looking for a move…");
    hinted(&mut table, "32-28");
    assert_eq!(said(&table), "Look at the piece on 32.");
}

/// The rule that a hint in this position begins with.
#[track_caller]
fn check_rule(id: &str, fen: &str, expected: &str) {
    let mut table = Table::at(id, fen, Mode::TwoPlayers);
    table.run("hint");
    assert_eq!(words(&table), expected, "{id} {fen}");
}

#[test]
fn its_rule_is_the_one_that_applies() {
    let one = "A capture is compulsory, and there is only one. It takes 1 piece.";
    check_rule("international", "W:W28:B23", one);
    let only = "There is only one move.";
    check_rule("international", "W:W6,50:B12,45,K1", only);
    let most = "A capture is compulsory, and it must take 2 pieces.";
    check_rule("international", "W:W28,30:B22,12,24,14,23", most);
    let any = "A capture is compulsory. Whichever you choose must be completed.";
    check_rule("english", "W:W22,23:B18,19", any);
    check_rule("czech", "W:Wc3,e3:Bd4,f4,a7", any);
    let king = "A capture is compulsory, and if a king can capture, a king must.";
    check_rule("czech", "W:WKh2,c3:Bg3,d4,a7", king);
}

#[test]
fn it_goes_with_the_position() {
    for script in ["32 28 .", "flip 33 28", "undo 32 28 . undo", "0/ analysis"] {
        let mut table = Table::new("international", Mode::TwoPlayers);
        table.run("hint");
        table.run(script);
        assert_eq!(table.play.hint_step(), None, "{script}");
    }
    let mut table = Table::new("international", WHITE);
    table.run("hint 32");
    assert!(table.play.hint_step().is_some(), "a piece in hand is no move");
}

#[test]
fn a_hint_is_for_the_side_to_move() {
    for (mode, script) in [(BLACK, "hint"), (WHITE, "32 28 . 0/ hint"), (WHITE, "analysis hint")] {
        let mut table = Table::new("international", mode);
        table.run(script);
        assert_eq!(table.play.hint_step(), None, "{script}");
    }
}

#[test]
fn late_and_wrong_answers_are_ignored() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("hint");
    let thought = table.play.hint_wish().unwrap().id;
    table.run("32 28 . hint hint");
    table.act(Action::Hinted { thought, best: "19-23".to_owned() });
    assert_eq!(words(&table), "The computer is looking for a move…");
    hinted(&mut table, "nonsense");
    assert_eq!(table.play.hint_step(), None);
}

#[test]
fn a_failure_is_told_and_ends_it() {
    let mut table = Table::new("international", WHITE);
    table.run("hint");
    let thought = table.play.hint_wish().unwrap().id;
    table.act(Action::Engine(EngineAction::Failed { thought }));
    assert_eq!(table.play.hint_step(), None);
    assert_eq!(table.told(), "The engine has stopped working.");
}
