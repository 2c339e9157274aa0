//! Pieces are chosen and moves entered, square by square or by drag.

use damiera::play::action::BoardAction;
use damiera::play::{Action, Mode};
use damiera::rules::Square;

use super::{BLACK, Table};

const START: &str = "W:W31-50:B1-20";
/// A king with two captures from 47 to 36, by 20 and 9 or by 24 and 13.
const TWO_CAPTURES: &str = "W:WK47:B14,19,29,31,42";
/// A man that takes two and can take the second in two ways.
const FORK: &str = "W:W28,34:B23,30,14,13,20";
/// A king that takes two in one line.
const STRAIGHT: &str = "W:WK46:B37,23";
/// A king that takes the second straight on or turns on 28 to take 22.
const STRAIGHT_OR_TURN: &str = "W:WK46:B37,23,22";
/// A man that comes back to where it began, in two ways.
const CIRCLE: &str = "W:W37:B21,22,31,32";
/// Black's man on 10 must take two, and the one on 6 may not move.
const ENGLISH: &str = "B:B10,6:W15,24,23";

/// Runs a script at a table for two and compares the moves played, what is entered, and what is
/// told.
#[track_caller]
fn check((id, fen, script): (&str, &str, &str), expected: (&str, &str, &str)) {
    let mut table = Table::at(id, fen, Mode::TwoPlayers);
    table.run(script);
    let (moves, entry, told) = (table.moves(), table.entry(), table.told());
    assert_eq!((moves.as_str(), entry.as_str(), told.as_str()), expected);
}

#[test]
fn a_piece_is_chosen_and_its_squares_are_shown() {
    check(("international", START, "32"), ("", "32 > 27! 28!", ""));
}

#[test]
fn a_chosen_piece_is_let_go_by_a_second_tap() {
    check(("international", START, "32 32"), ("", "", ""));
    check(("international", START, "32 cancel"), ("", "", ""));
}

#[test]
fn another_piece_is_chosen_instead() {
    check(("international", START, "32 33"), ("", "33 > 28! 29!", ""));
}

#[test]
fn the_square_where_it_ends_plays_the_move() {
    check(("international", START, "32 28"), ("32-28", "", ""));
}

#[test]
fn a_square_out_of_reach_is_refused_and_the_piece_stays_chosen() {
    let told = "There is nothing to capture between 32 and 23.";
    check(("international", START, "32 23"), ("", "32 > 27! 28!", told));
    check(("international", START, "32 23 dismiss"), ("", "32 > 27! 28!", ""));
}

#[test]
fn pressing_the_other_side_or_an_unreachable_square_does_nothing() {
    check(("international", START, "20 25 #1 @28 cancel"), ("", "", ""));
}

#[test]
fn a_square_that_one_piece_reaches_chooses_that_piece() {
    check(("international", STRAIGHT, "10"), ("", "46 > 5! 10! 14! 19! 28 32", ""));
    check(("international", STRAIGHT, "10 10"), ("46x10", "", ""));
}

#[test]
fn a_square_that_several_pieces_reach_asks_for_the_piece() {
    let told = "Several pieces can go there: choose the piece first.";
    check(("international", START, "28"), ("", "", told));
}

#[test]
fn a_piece_that_cannot_move_says_what_is_due() {
    let told = "You must capture: the man on 10 can take 15 and 24.";
    check(("english", ENGLISH, "6"), ("", "", told));
    let told = "Another capture takes more: 2 pieces instead of 1, with 28x19x10.";
    check(("international", "W:W28,34:B23,30,14", "34"), ("", "", told));
    let told = "The king on 28 has moved 3 times in a row: another piece must move first.";
    check(("frisian", "W:WK28,50:B1:+0+328", "28"), ("", "", told));
    let told = "A king can take as much, so a king must capture: the one on 5, with 5x14.";
    check(("frisian", "W:WK5,11,16,26,31:B10,21", "26"), ("", "", told));
}

#[test]
fn a_piece_that_is_shut_in_says_so() {
    check(("international", START, "50"), ("", "", "That piece cannot move."));
}

#[test]
fn a_capture_is_entered_jump_by_jump() {
    let told = "Go on: the capture is not finished.";
    check(("international", FORK, "28 19"), ("", "19 > 8! 10! ~ 23", told));
    check(("international", FORK, "28 19 8"), ("28x8", "", ""));
    check(("international", TWO_CAPTURES, "47 38"), ("", "38 > 20 24 36! ~ 42", told));
}

#[test]
fn a_capture_is_entered_by_its_last_square() {
    check(("international", FORK, "28 8"), ("28x8", "", ""));
}

#[test]
fn a_capture_that_goes_on_in_one_way_finishes_itself() {
    check(("international", "W:W28:B23,14", "28 19"), ("28x10", "", ""));
    check(("international", TWO_CAPTURES, "47 38 20"), ("47x38x20x9x36", "", ""));
}

#[test]
fn a_square_on_the_way_of_one_capture_alone_plays_it() {
    check(("international", TWO_CAPTURES, "47 20"), ("47x38x20x9x36", "", ""));
}

#[test]
fn captures_between_the_same_squares_are_chosen_from() {
    let (entry, told) = (
        "47 > 33 36! 38 ? 47x38x20x9x36 47x38x24x13x36",
        "Several captures lead there. Which one?",
    );
    check(("international", TWO_CAPTURES, "47 36"), ("", entry, told));
    check(("international", TWO_CAPTURES, "47 36 36 #3"), ("", entry, told));
    check(("international", TWO_CAPTURES, "47 36 #2"), ("47x38x24x13x36", "", ""));
    check(("international", TWO_CAPTURES, "47 36 20"), ("47x38x20x9x36", "", ""));
}

#[test]
fn giving_the_choice_up_keeps_the_piece() {
    check(("international", TWO_CAPTURES, "47 36 cancel"), ("", "47 > 33 36! 38", ""));
    check(("international", TWO_CAPTURES, "47 36 cancel cancel"), ("", "", ""));
}

#[test]
fn one_capture_by_two_ways_needs_no_choice() {
    check(("international", CIRCLE, "37"), ("", "> 26 28 37!", ""));
    check(("international", CIRCLE, "37 37"), ("37x37", "", ""));
    check(("international", CIRCLE, "37 26"), ("37x37", "", ""));
}

#[test]
fn going_straight_on_a_king_may_rest_on_any_square_between_two_victims() {
    let told = "Go on: the capture is not finished.";
    check(("international", STRAIGHT, "46 32"), ("", "32 > 5! 10! 14! 19! ~ 37", told));
    check(("international", STRAIGHT, "46 28"), ("", "28 > 5! 10! 14! 19! ~ 37", told));
    check(("international", STRAIGHT, "46 28 14"), ("46x14", "", ""));
}

#[test]
fn where_a_king_may_turn_it_may_go_straight_on_as_well() {
    let told = "Go on: the capture is not finished.";
    let both = "28 > 5! 6! 10! 11! 14! 17! 19! ~ 37";
    check(("international", STRAIGHT_OR_TURN, "46 28"), ("", both, told));
    let straight_on = "32 > 5! 10! 14! 19! ~ 37";
    check(("international", STRAIGHT_OR_TURN, "46 32"), ("", straight_on, told));
}

#[test]
fn a_capture_begun_is_given_up_by_its_piece_or_another() {
    check(("international", FORK, "28 19 cancel"), ("", "", ""));
    check(("international", FORK, "28 19 19"), ("", "", ""));
    check(("international", FORK, "28 19 28"), ("", "28 > 8! 10! 19", ""));
    let (both, other) = ("W:W28,46:B23,14,13,41,31", "46 > 26! 37");
    check(("international", both, "28 19 46"), ("", other, ""));
    check(("international", both, "28 19 +46"), ("", other, ""));
}

#[test]
fn a_capture_begun_is_not_given_up_by_a_wrong_square() {
    let entry = "19 > 26! 28! ~ 15";
    check(("english", ENGLISH, "10 19 6"), ("", entry, "The square 6 is occupied."));
    let told = "A man does not capture that way: not from 19 to 16.";
    check(("english", ENGLISH, "10 19 16"), ("", entry, told));
}

#[test]
fn a_line_of_men_moves_by_its_rear_man() {
    check(("dameo", "W:Wc2,c3,c4:Bh8", "c2"), ("", "c2 > c5! b3! d3!", ""));
    check(("dameo", "W:Wc2,c3,c4:Bh8", "c2 c5"), ("c2-c5", "", ""));
}

#[test]
fn a_piece_is_dragged_to_where_it_ends() {
    check(("international", START, "+32"), ("", "32 > 27! 28!", ""));
    check(("international", START, "+32 @28"), ("32-28", "", ""));
    check(("international", STRAIGHT, "+46 @10"), ("46x10", "", ""));
}

#[test]
fn a_piece_let_go_where_it_stood_stays_chosen() {
    check(("international", START, "+32 @32"), ("", "32 > 27! 28!", ""));
    check(("international", START, "32 +32 @27"), ("32-27", "", ""));
    check(("international", CIRCLE, "+37 @37"), ("", "> 26 28 37!", ""));
}

#[test]
fn a_piece_dropped_out_of_reach_goes_back_and_the_reason_is_told() {
    let told = "From 28 to 33 a man goes only when it captures.";
    check(("international", "W:W28:B1", "+28 @33"), ("", "28 > 22! 23!", told));
    let told = "The square 37 is occupied.";
    check(("international", START, "+32 @37"), ("", "32 > 27! 28!", told));
}

#[test]
fn a_piece_dropped_where_its_ways_part_goes_on_from_there() {
    let told = "Go on: the capture is not finished.";
    check(("international", FORK, "+28 @19"), ("", "19 > 8! 10! ~ 23", told));
    check(("international", FORK, "+28 @19 +19 @10"), ("28x10", "", ""));
    check(("international", FORK, "+28 @19 +19 @19"), ("", "19 > 8! 10! ~ 23", told));
}

#[test]
fn a_piece_dropped_where_several_captures_end_asks_which() {
    let entry = "47 > 33 36! 38 ? 47x38x20x9x36 47x38x24x13x36";
    let told = "Several captures lead there. Which one?";
    check(("international", TWO_CAPTURES, "+47 @36"), ("", entry, told));
    check(("international", TWO_CAPTURES, "+47 @36 #1"), ("47x38x20x9x36", "", ""));
}

#[test]
fn nothing_is_entered_while_an_earlier_position_is_shown() {
    check(("international", START, "32 28 0/ 20 24 +33 @29"), ("32-28", "", ""));
}

#[test]
fn nothing_is_entered_after_the_end() {
    check(("international", "W:W28:B23", "28 19 19 13"), ("28x19", "", ""));
    check(("international", START, "32 28 resign 20 24"), ("32-28", "", ""));
}

#[test]
fn nothing_is_entered_for_the_computer() {
    let mut table = Table::new("international", BLACK);
    table.run("32 28");
    assert_eq!((table.moves(), table.entry()), (String::new(), String::new()));
    assert_eq!(table.told(), "It is the computer's turn.");
}

#[test]
fn squares_of_another_board_are_ignored() {
    let mut table = Table::new("english", Mode::TwoPlayers);
    let square = Square::new(127);
    for action in [
        Action::Board(BoardAction::Press(square)),
        Action::Board(BoardAction::Grab(square)),
        Action::Board(BoardAction::Drop(square)),
        Action::Board(BoardAction::Focus(square)),
    ] {
        table.act(action);
    }
    assert_eq!((table.entry(), table.told()), (String::new(), String::new()));
    assert_eq!(table.play.board_view().cells.iter().filter(|cell| cell.focused).count(), 1);
}

#[test]
fn a_piece_on_its_way_is_read_where_it_is() {
    let mut table = Table::at("international", FORK, Mode::TwoPlayers);
    table.run("28 19");
    let view = table.play.board_view();
    let name = |label: &str| {
        let square = table.square(label);
        view.cells.iter().find(|cell| cell.square == square).unwrap().name.clone()
    };
    assert_eq!(name("19"), "19, white man, chosen");
    assert_eq!(name("28"), "28, empty");
    assert_eq!(name("23"), "23, black man, jumped");
}

#[test]
fn a_refused_move_shows_the_capture_that_is_due() {
    let arrows = |script: &str, fen: &str| {
        let mut table = Table::at("international", fen, Mode::TwoPlayers);
        table.run(script);
        let places = table.play.board_view().arrows;
        let label = |place: &damiera::play::view::Place| {
            table.label(table.play.board_view().square_at(place.column, place.row).unwrap())
        };
        places.iter().map(|way| way.iter().map(label).collect::<Vec<_>>()).collect::<Vec<_>>()
    };
    assert_eq!(arrows("37", "W:W28,37:B23"), [["28", "19"]], "it must capture");
    assert!(arrows("28", "W:W28,37:B23").is_empty(), "nothing is refused");
    let fen = "W:W28,38:B22,23,13";
    assert_eq!(arrows("28 17", fen), [["28", "19", "8"]], "another takes more");
}
