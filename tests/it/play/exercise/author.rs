//! The author's check.

use damiera::play::exercise::check::{Report, check};
use damiera::text::Finding;

use super::{Pairs, english, exercise};
use crate::bridge::{position, ruleset};

fn report(id: &str, fen: &str, pairs: &Pairs) -> Report {
    let ruleset = ruleset(id);
    check(ruleset, &position(ruleset, fen), &exercise(ruleset, pairs), english().check())
}

/// What the check says, and whether the exercise is sound.
#[track_caller]
fn check_said(id: &str, fen: &str, pairs: &Pairs, is_sound: bool, expected: &[&str]) {
    let report = report(id, fen, pairs);
    let said: Vec<_> = report.findings.iter().map(|it| english().check().finding(it)).collect();
    assert_eq!(said, expected);
    assert_eq!(report.is_sound(), is_sound);
}

const LINE: &str = "W:Wa1,b1:Bb8,d8";

/// The only answer that an author has thought of need not be the only one.
#[test]
fn what_is_accepted_is_not_called_unique_without_proof() {
    let accepted = "One move is accepted: b1-c2. That no other is as good is not proved.";
    check_said("dameo", LINE, &[("acc", "b1-c2")], true, &[accepted]);
    let turns = [("acc", "b1-c2|lands:d3"), ("then", "b1-c2>b8-b7")];
    check_said("dameo", LINE, &turns, true, &[accepted]);
}

#[test]
fn a_unique_answer_is_said_to_be_so() {
    // "Dama Greca".
    let unique = "The answer is unique: e2xg2xg4xg6.";
    let fen = "W:We2,c5:Bf2,Kg3,g5,c6";
    check_said("greek", fen, &[("goal", "capture-max")], true, &[unique]);
    let unique = "The answer is unique: 21-8.";
    check_said("international", "W:WK21,K24:B2,7", &[("goal", "win-in:2")], true, &[unique]);
    let unique = "The answer is unique: 13-9.";
    check_said("frisian", "W:W13,42:BK39,48,K24", &[("goal", "hold:2")], true, &[unique]);
}

#[test]
fn several_answers_are_named() {
    // "Dameo".
    let fen = "W:Wb6:Bb5,c6,b7";
    check_said(
        "dameo",
        fen,
        &[("goal", "capture-all")],
        true,
        &["There are 3 captures to find: b6xb8, b6xd6, b6xb4."],
    );
    check_said(
        "dameo",
        fen,
        &[("goal", "capture-any")],
        true,
        &[
            "3 moves are right: b6xb8, b6xd6, b6xb4.",
            "Every legal move is right, so there is little to find.",
        ],
    );
    assert_eq!(report("dameo", fen, &[("goal", "capture-any")]).right.len(), 3);
}

#[test]
fn what_is_accepted_and_never_legal_is_a_fault_with_its_reason() {
    check_said(
        "international",
        "W:W28,32:B23,6",
        &[("acc", "32-27;28x19;lands:1")],
        false,
        &[
            "The answer is unique: 28x19.",
            "32-27 is accepted, but is not a legal move. You must capture: the man on 28 can take 23.",
            "No legal move matches “lands:1”.",
        ],
    );
    check_said(
        "dameo",
        LINE,
        &[("acc", "b1-b4")],
        false,
        &[
            "No legal move solves this exercise.",
            "b1-b4 is accepted, but is not a legal move. A man moves one square at a time: from b1 to \
             b4 is too far.",
        ],
    );
}

#[test]
fn replies_are_checked_where_they_are_given() {
    check_said(
        "dameo",
        LINE,
        &[("acc", "b1-c2|lands:d3")],
        false,
        &[
            "One move is accepted: b1-c2. That no other is as good is not proved.",
            "After b1-c2 there are several replies: say which one is played.",
        ],
    );
    check_said(
        "dameo",
        LINE,
        &[("acc", "b1-c2|lands:d3"), ("then", "b1-c2>b8-b6;a1-a2>b8-b7")],
        false,
        &[
            "One move is accepted: b1-c2. That no other is as good is not proved.",
            "The reply b8-b6 to b1-c2 is not a legal move. There is nothing to capture between \
             b8 and b6.",
            "No legal move matches “lands:d3”.",
            "A reply to a1-a2 is given, but that move is never played.",
        ],
    );
}

#[test]
fn lines_are_followed_up_to_a_number() {
    let anywhere = (1..=50).map(|n| format!("lands:{n}")).collect::<Vec<_>>().join(";");
    let accept: &str = vec![anywhere; 4].join("|").leak();
    let report = report("international", "W:W31-50:B1-20", &[("acc", accept)]);
    assert!(report.findings.contains(&Finding::TooManyLines));
    assert!(!report.is_sound());
    assert_eq!(report.right.len(), 9);
}

#[test]
fn an_answer_to_a_right_move_is_a_fault() {
    check_said(
        "dameo",
        LINE,
        &[("acc", "b1-c2"), ("no", "b1-c2=No.;a1-a2=No.")],
        false,
        &[
            "One move is accepted: b1-c2. That no other is as good is not proved.",
            "b1-c2 is given as a wrong try, but that move is right.",
        ],
    );
}

#[test]
fn what_is_right_later_may_be_answered_as_wrong_before() {
    let turns = [("acc", "b1-c2|a1-a2"), ("then", "b1-c2>b8-b7")];
    let unique = "One move is accepted: b1-c2. That no other is as good is not proved.";
    let pairs = [turns[0], turns[1], ("no", "a1-a2=Too early.")];
    check_said("dameo", LINE, &pairs, true, &[unique]);
    let pairs = [turns[0], turns[1], ("no", "b1-c2=No.")];
    let fault = "b1-c2 is given as a wrong try, but that move is right.";
    check_said("dameo", LINE, &pairs, false, &[unique, fault]);
}

#[test]
fn choices_have_one_illegal_move() {
    let fen = "W:We2:Be3,f4,g5";
    let check_choices = |accept, is_sound, said| {
        check_said("dameo", fen, &[("goal", "find-illegal"), ("acc", accept)], is_sound, &[said]);
    };
    check_choices("e2xg6;e2xe4", true, "The answer is unique: e2xe4.");
    check_choices("e2xg6;e2xe4xg4xg6", false, "All the moves to choose from are legal.");
    let said = "Several of the moves to choose from are not legal: e2xe4, e2-f3.";
    check_choices("e2xg6;e2xe4;e2-f3", false, said);
}

/// An author who writes an answer down may have overlooked another one.
#[test]
fn other_moves_that_win_as_surely_are_named() {
    let also = "The answer wins by force, but so do moves that are not accepted: 18x29.";
    check_said("international", "W:W18,28:B23", &[("acc", "28x19")], false, &[also]);
    // With another man on the board nothing is won by it, and nothing is known of the other capture.
    let accepted = "One move is accepted: 28x19. That no other is as good is not proved.";
    check_said("international", "W:W18,28:B23,1", &[("acc", "28x19")], true, &[accepted]);
    // What wins by force while no other move does is the only answer.
    let unique = "The answer is unique: 28x19.";
    check_said("international", "W:W28,50:B23", &[("acc", "28x19")], true, &[unique]);
}

#[test]
fn positions_without_a_question_are_told() {
    let over = "The game is over in this position, so there is nothing to find.";
    check_said("dameo", "W:W:Bb8", &[("goal", "capture-any")], false, &[over]);
    let none = "No legal move solves this exercise.";
    check_said(
        "english",
        "W:WK10:B1",
        &[("goal", "win-in:2")],
        false,
        &[
            none,
            "10-7 is refuted by 1-6.",
            "10-15 is refuted by 1-6.",
            "10-14 is refuted by 1-6.",
            "10-6 is refuted by 1x10.",
        ],
    );
    check_said("dameo", LINE, &[("goal", "capture-all")], false, &[none]);
    let start = "W:W31-50:B1-20";
    let report = report("international", start, &[("goal", "hold:8")]);
    assert_eq!(report.findings, [Finding::TooHard]);
}
