//! What is drawn while a move is on its way.

use damiera::play::action::BoardAction;
use damiera::play::animation::{STAGE_MS, WHOLE_MS};
use damiera::play::view::PieceView;
use damiera::play::{Action, Mode};
use damiera::rules::{Bits, Color};

use super::{Table, level};

/// One drawing: where the moving piece is, `38<47` if it slides there from 47, `38` if it does not;
/// `~ 42` what it has jumped; `crowned 1` a new king. Empty if nothing moves.
fn drawing(table: &Table) -> String {
    let view = table.play.board_view();
    let mut keys: Vec<_> = view.pieces.iter().map(|piece| &piece.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), view.pieces.len(), "keys are unique");
    let label = |piece: &PieceView| table.label(piece.square);
    let mover = view.pieces.iter().find(|piece| piece.key.contains("to")).map(|piece| {
        assert_eq!(table.play.place(piece.square), piece.place);
        let from = piece.slides_from.map(|place| {
            let square = table.play.board_view().square_at(place.column, place.row).unwrap();
            format!("<{}", table.label(square))
        });
        label(piece) + &from.unwrap_or_default()
    });
    let list = |sign: &str, is_meant: &dyn Fn(&PieceView) -> bool| {
        let mut pieces: Vec<_> = view.pieces.iter().filter(|piece| is_meant(piece)).collect();
        pieces.sort_unstable_by_key(|piece| piece.square);
        let labels: Vec<_> = pieces.into_iter().map(label).collect();
        (!labels.is_empty()).then(|| format!("{sign} {}", labels.join(" ")))
    };
    let parts = [mover, list("~", &|piece| piece.ghost), list("crowned", &|piece| piece.crowned)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Runs a script at a table for two and compares what is drawn then and after each stage.
#[track_caller]
fn check((id, fen, script): (&str, &str, &str), expected: &[&str]) {
    let mut table = Table::at(id, fen, Mode::TwoPlayers);
    table.run(script);
    let n_pieces = table.play.game().start().occupied().count() as usize;
    let mut drawings = vec![drawing(&table)];
    let mut whole_ms = 0;
    while let Some(animation) = table.play.animation() {
        assert!((1..=STAGE_MS).contains(&animation.stage_ms()));
        whole_ms += animation.stage_ms();
        assert!(table.play.board_view().pieces.len() <= n_pieces);
        table.act(Action::Board(BoardAction::AnimationStep));
        drawings.push(drawing(&table));
    }
    assert!(whole_ms <= WHOLE_MS);
    assert_eq!(drawings, expected);
    let n_left = table.play.shown_position().occupied().count() as usize;
    assert_eq!(table.play.board_view().pieces.len(), n_left, "all is drawn as it is");
}

#[test]
fn a_quiet_move_slides() {
    check(("international", "W:W32:B1", "32 28"), &["28<32", ""]);
    check(("dameo", "W:Wc2,c3,c4:Bh8", "c2 c5"), &["c5<c2", ""]);
}

#[test]
fn a_dragged_piece_is_where_it_was_put() {
    check(("international", "W:W32:B1", "+32 @28"), &[""]);
    check(("international", "W:WK46:B37,23", "+46 @10"), &[""]);
}

#[test]
fn a_capture_slides_from_landing_to_landing_and_its_victims_wait() {
    check(
        ("international", "W:WK47:B14,19,29,31,42", "47 36 #1"),
        &["38<47 ~ 42", "20<38 ~ 29 42", "9<20 ~ 14 29 42", "36<9 ~ 14 29 31 42", ""],
    );
}

#[test]
fn a_capture_entered_jump_by_jump_slides_from_where_it_is() {
    check(
        ("international", "W:WK47:B14,19,29,31,42", "47 38 20"),
        &["20<38 ~ 29 42", "9<20 ~ 14 29 42", "36<9 ~ 14 29 31 42", ""],
    );
    check(("international", "W:W28:B23,14,13", "28 19"), &["19<28 ~ 23"]);
    check(("international", "W:W28:B23,14,13", "+28 @19"), &["19 ~ 23"]);
}

#[test]
fn a_capture_dragged_to_its_first_landing_slides_on_from_there() {
    check(("international", "W:W28:B23,14", "+28 @19"), &["19 ~ 23", "10<19 ~ 14 23", ""]);
}

#[test]
fn a_king_dragged_over_its_landing_slides_on_from_where_it_was_put() {
    check(
        ("international", "W:WK46:B37,23,10", "+46 @28"),
        &["28 ~ 37", "19<28 ~ 23 37", "5<19 ~ 10 23 37", ""],
    );
}

#[test]
fn jumps_that_leave_no_choice_are_made_before_the_piece_waits() {
    let fen = "W:W37:B32,23,14,13";
    check(("international", fen, "37 28"), &["19<37 ~ 23 32"]);
    check(("international", fen, "+37 @28"), &["19<28 ~ 23 32"]);
}

#[test]
fn a_man_is_crowned_when_it_has_arrived() {
    check(("international", "W:W7:B50", "7 1"), &["1<7", "crowned 1"]);
    check(("international", "W:W7:B50", "+7 @1"), &["crowned 1"]);
}

#[test]
fn a_circle_comes_back() {
    check(
        ("international", "W:W37:B21,22,31,32", "37 37"),
        &["28<37 ~ 32", "17<28 ~ 22 32", "26<17 ~ 21 22 32", "37<26 ~ 21 22 31 32", ""],
    );
}

#[test]
fn what_is_removed_at_once_is_gone_at_once() {
    check(
        ("greek-promote", "W:Wa6:Ba7,d8,f6", "a6 f5"),
        &["a8<a6", "f8<a8", "f5<f8", "crowned f5"],
    );
}

#[test]
fn a_long_capture_hurries() {
    // From scaladraughts: a capture of many pieces.
    let fen = "W:WK50:B3,7,10,12,13,14,17,20,21,23,25,30,32,36,38,39,41,43,K47";
    let mut table = Table::at("frisian", fen, Mode::TwoPlayers);
    table.run("50 46");
    let n_stages = table.play.animation().unwrap().route.landings.len();
    let stage_ms = table.play.animation().unwrap().stage_ms();
    assert!(n_stages > 10 && stage_ms < STAGE_MS, "{n_stages} stages of {stage_ms} ms");
    table.run(".");
    assert_eq!(table.moves(), "50x46");
}

#[test]
fn a_tap_ends_it() {
    check(("international", "W:W32:B1", "32 28 1"), &[""]);
}

#[test]
fn the_computers_move_slides_from_its_origin() {
    let human = Mode::Computer { human: Color::Black, level: level(1) };
    let mut table = Table::at("international", "W:W28:B23,14", human);
    table.run("=28x10");
    assert_eq!(drawing(&table), "19<28 ~ 23");
    table.run(".");
    assert_eq!(drawing(&table), "");
}

#[test]
fn the_board_turns_with_a_move_on_its_way() {
    check(("international", "W:W32:B1", "32 28 flip"), &["28<32", ""]);
}
