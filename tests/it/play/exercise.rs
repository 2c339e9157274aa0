//! Exercises being solved: what is right, what is wrong and why, hints, and the author's check.

mod author;
mod force;

use std::collections::BTreeMap;

use damiera::notation::exercise::Exercise;
use damiera::notation::movetext;
use damiera::play::exercise::{Attempt, Hint, Miss, Reason, Verdict, Wrong};
use damiera::rules::explain::Refusal;
use damiera::rules::{Ruleset, Square};
use damiera::text::{Language, Strings};
use std::sync::Arc;

use crate::bridge::{position, ruleset};

/// Keys and values of an exercise.
pub(super) type Pairs = [(&'static str, &'static str)];

pub(super) fn english() -> &'static Strings {
    Language::English.strings()
}

pub(super) fn exercise(ruleset: &Ruleset, pairs: &Pairs) -> Exercise {
    let values: BTreeMap<_, _> = pairs.iter().copied().collect();
    Exercise::read(ruleset, &|key| values.get(key).copied()).unwrap()
}

pub(super) fn begin(id: &str, fen: &str, pairs: &Pairs) -> Attempt {
    let ruleset = Arc::new(ruleset(id).clone());
    let (start, exercise) = (position(&ruleset, fen), exercise(&ruleset, pairs));
    Attempt::new(ruleset, start, exercise)
}

fn path(attempt: &Attempt, text: &str) -> Vec<Square> {
    movetext::squares(attempt.ruleset().board(), text).unwrap()
}

/// Tries what is written and says what is said to it.
fn attempt(attempt: &mut Attempt, text: &str) -> (Verdict, String) {
    let legal = movetext::parse(attempt.ruleset(), attempt.position(), attempt.legal_moves(), text);
    let verdict = match legal {
        Ok(mv) => attempt.try_move(&mv),
        Err(_) => attempt.try_path(&path(attempt, text)),
    };
    let words = attempt.verdict_words(english(), &verdict);
    (verdict, words)
}

/// Tries one move after the other and compares what is said.
#[track_caller]
fn check(exercise: &mut Attempt, tries: &[(&str, &str)]) {
    for (text, expected) in tries {
        let (_, words) = attempt(exercise, text);
        assert_eq!(words, *expected, "{text}");
    }
}

const LINE: &str = "W:Wa1,b1:Bb8,d8";

#[test]
fn a_right_move_is_answered_and_the_exercise_goes_on() {
    let mut exercise = begin(
        "dameo",
        LINE,
        &[
            ("goal", "move"),
            ("acc", "b1-c2|lands:d3"),
            ("then", "b1-c2>b8-b7"),
            ("no", "a1-a2=Use the other man."),
            ("ok", "Well done!"),
        ],
    );
    let task = exercise.task(english());
    assert_eq!(task, "White to move: find the 2 right moves, one after the other.");
    check(
        &mut exercise,
        &[
            ("a1-a2", "Use the other man."),
            ("b1-b2", "Not the right move. Try again."),
            ("b1-b3", "There is nothing to capture between b1 and b3."),
            ("b1-c2", "Right. The reply is b8-b7: go on."),
            ("c2-c3", "Not the right move. Try again."),
            ("c2-d3", "Well done!"),
            ("a1-a2", "The exercise is solved already."),
        ],
    );
    assert!(exercise.is_solved());
    assert_eq!((exercise.n_tries(), exercise.n_hints()), (5, 0));
    assert_eq!(exercise.tries_words(english()).unwrap(), "Solved after 5 tries, without a hint.");
    exercise.restart();
    assert!(!exercise.is_solved());
    assert_eq!(exercise.position(), &position(exercise.ruleset(), LINE));
}

#[test]
fn a_wrong_try_leaves_the_position() {
    let mut exercise = begin("dameo", LINE, &[("acc", "b1-c2")]);
    let before = *exercise.position();
    let (verdict, _) = attempt(&mut exercise, "a1-a2");
    let reason = Reason::Missed(Miss::NotAccepted);
    assert_eq!(verdict, Verdict::Wrong(Wrong { words: None, reason }));
    assert_eq!(exercise.position(), &before);
    assert!(!exercise.legal_moves().is_empty());
}

#[test]
fn a_move_is_accepted_by_what_it_leaves() {
    // The author writes the whole route or the Hub protocol's way, the person something else.
    for accepted in ["47x38x20x9x36", "47x36x14x29x31x42", "fen:B:WK36:B19"] {
        let mut exercise = begin("international", "W:WK47:B14,19,29,31,42", &[("acc", accepted)]);
        let (wrong, _) = attempt(&mut exercise, "47x38x24x13x36");
        assert!(matches!(wrong, Verdict::Wrong(_)), "{accepted}: {wrong:?}");
        let (right, _) = attempt(&mut exercise, "47x38x20x9x36");
        assert_eq!(right, Verdict::Solved { reply: None }, "{accepted}");
    }
}

#[test]
fn predicates_accept_what_they_say() {
    // "Dameo": the man captures to e8 or goes on to e6, where it is no king.
    let fen = "W:Wa6:Ba7,b8,d8,e7,Kg8";
    for (accepted, is_right) in [
        ("captures>=4", true),
        ("captures>=5", false),
        ("lands:e6", true),
        ("lands:e8", false),
        ("promotes", false),
        ("captures>=5;lands:e6", true),
    ] {
        let mut exercise = begin("dameo", fen, &[("acc", accepted)]);
        let (verdict, _) = attempt(&mut exercise, "a6xe6");
        assert_eq!(verdict == Verdict::Solved { reply: None }, is_right, "{accepted}");
    }
    let mut exercise = begin("dameo", "W:Wa6:Ba7,b8,d8,Kg8", &[("acc", "promotes")]);
    assert_eq!(attempt(&mut exercise, "a6xe8").0, Verdict::Solved { reply: None });
}

#[test]
fn all_captures_are_found_one_by_one() {
    // "Dameo": "b6 may capture to b4, d6 or b8".
    let mut exercise = begin("dameo", "W:Wb6:Bb5,c6,b7", &[("goal", "capture-all")]);
    assert_eq!(
        exercise.task(english()),
        "White to move: find all 3 captures, one after the other."
    );
    assert_eq!(exercise.found(), Some((0, 3)));
    check(
        &mut exercise,
        &[
            ("b6xd6", "Right: 1 of 3 found."),
            ("b6xd6", "You have found that one already: look for another."),
            ("b6-a7", "You must capture: the man on b6 can take b7."),
            ("b6xb8", "Right: 2 of 3 found."),
        ],
    );
    assert_eq!(exercise.found_words(english()).unwrap(), "2 of 3 found");
    assert_eq!(
        exercise.position(),
        &position(exercise.ruleset(), "W:Wb6:Bb5,c6,b7"),
        "found captures are not played"
    );
    check(&mut exercise, &[("b6xb4", "Solved.")]);
    assert_eq!(exercise.tries_words(english()).unwrap(), "Solved after 3 tries, without a hint.");
}

#[test]
fn captures_are_counted_by_what_they_leave() {
    let fen = "W:WK47:B14,19,29,31,42";
    let exercise = begin("international", fen, &[("goal", "capture-all")]);
    assert_eq!(exercise.found(), Some((0, 2)));
    for (left, n) in [("fen:B:WK36:B14", 1), ("fen:W:WK36:B19", 1), ("fen:B:WK36:B29", 0)] {
        let narrowed = begin("international", fen, &[("goal", "capture-all"), ("acc", left)]);
        assert_eq!(narrowed.found(), Some((0, n)), "{left}");
    }
    // A circle either way around is one capture.
    let exercise = begin("international", "W:WK38:B18,19,32,33", &[("goal", "capture-all")]);
    let n_circles = exercise.legal_moves().iter().filter(|mv| mv.from == mv.to).count();
    assert_eq!(n_circles, 1);
}

#[test]
fn the_biggest_capture_is_the_rules_or_the_person_s_business() {
    // "Dama Frisone": 31 takes five.
    let fen = "W:W31:B27,18,K14,25,K40";
    let mut exercise = begin("frisian", fen, &[("goal", "capture-max")]);
    assert_eq!(exercise.task(english()), "White to move: make the capture that the rules require.");
    assert_eq!(attempt(&mut exercise, "31x44").0, Verdict::Solved { reply: None });
    // Where any capture may be made, taking less is legal and still wrong.
    let fen = "W:W22:B17,18,9";
    let mut exercise = begin("english", fen, &[("goal", "capture-max")]);
    assert_eq!(exercise.task(english()), "White to move: capture as many pieces as you can.");
    check(&mut exercise, &[("22x15", "That takes 1 piece, but 2 can be taken.")]);
    let greek = begin("greek", "W:We2,c5:Bf2,Kg3,g5,c6", &[("goal", "capture-max")]);
    let task = "White to move: capture as many pieces as the rules require.";
    assert_eq!(greek.task(english()), task);
}

#[test]
fn any_capture_is_one() {
    let mut exercise = begin("english", "W:W22:B17,18,9", &[("goal", "capture-any")]);
    check(&mut exercise, &[("22-25", "Men do not move backward: the man on 22 must go forward.")]);
    assert_eq!(attempt(&mut exercise, "22x15").0, Verdict::Solved { reply: None });
    // A goal of captures where none can be made.
    let mut exercise = begin("english", "W:W22:B1", &[("goal", "capture-any")]);
    check(&mut exercise, &[("22-17", "That takes nothing: look for a capture.")]);
}

#[test]
fn the_illegal_move_is_pointed_at() {
    // "Dameo": the whole of the capture must be made.
    let pairs = [
        ("goal", "find-illegal"),
        ("acc", "e2xe4xg4xg6;e2xe4"),
        ("no", "e2xe4xg4xg6=That one is whole."),
    ];
    let begin = || begin("dameo", "W:We2:Be3,f4,g5", &pairs);
    let mut exercise = begin();
    assert_eq!(exercise.choices(), ["e2xe4xg4xg6", "e2xe4"]);
    assert_eq!(
        exercise.task(english()),
        "White to move: one of these 2 moves is not allowed. Which?"
    );
    assert_eq!(exercise.refusal_of_choice(0), None);
    assert!(matches!(exercise.refusal_of_choice(1), Some(Refusal::MustContinue { .. })));
    let wrong = exercise.try_choice(0);
    assert_eq!(exercise.verdict_words(english(), &wrong), "That one is whole.");
    let nothing = exercise.try_choice(2);
    assert_eq!(exercise.verdict_words(english(), &nothing), "Choose one of the moves shown.");
    let right = exercise.try_choice(1);
    assert_eq!(right, Verdict::Solved { reply: None });
    let words = exercise.verdict_words(english(), &right);
    assert!(words.starts_with("Solved. The capture "), "{words}");
    // The same by entering the move on the board.
    let mut exercise = begin();
    check(&mut exercise, &[("e2-f3", "Choose one of the moves shown.")]);
    let way = path(&exercise, "e2xe4");
    assert_eq!(exercise.try_path(&way), Verdict::Solved { reply: None });
}

#[test]
fn a_square_is_reached_at_once_or_after_replies() {
    let mut exercise = begin("dameo", "W:Wd4,e5,f6:Bb8", &[("goal", "reach:g7")]);
    check(&mut exercise, &[("f6-f7", "That does not end on g7.")]);
    // A line of men: the rear man comes to the front.
    assert_eq!(attempt(&mut exercise, "d4-g7").0, Verdict::Solved { reply: None });
    let pairs = [("goal", "reach:f3"), ("then", "d1-e2>h8-h7")];
    let mut exercise = begin("dameo", "W:Wd1:Bh8", &pairs);
    check(
        &mut exercise,
        &[
            ("d1-d2", "That does not end on f3."),
            ("d1-e2", "Right. The reply is h8-h7: go on."),
            ("e2-f3", "Solved."),
        ],
    );
}

#[test]
fn hints_tell_more_from_one_to_the_next() {
    let mut exercise = begin("dameo", "W:Wb6:Bb5,c6,b7", &[("goal", "capture-all")]);
    check(&mut exercise, &[("b6xd6", "Right: 1 of 3 found.")]);
    let mut hints = Vec::new();
    while let Some(hint) = exercise.hint() {
        hints.push(exercise.hint_words(english(), &hint));
    }
    assert_eq!(
        hints,
        [
            "A capture is compulsory.",
            "Look at the piece on b6.",
            "A good move. White captures 1: from b6 to b8, taking b7, becomes a king.",
        ]
    );
    assert_eq!(exercise.n_hints(), 3);
    // After a right move they begin again, with what has not been found.
    check(&mut exercise, &[("b6xb8", "Right: 2 of 3 found.")]);
    let hint = std::iter::from_fn(|| exercise.hint()).last();
    assert!(matches!(hint, Some(Hint::Move(mv)) if !mv.promotes), "{hint:?}");
    check(&mut exercise, &[("b6xb4", "Solved.")]);
    assert_eq!(exercise.hint(), None);
}

/// That nothing can be captured and any move may be played would say that all moves are right.
#[test]
fn where_there_is_nothing_to_capture_a_hint_begins_with_the_piece() {
    let mut exercise = begin("english", "W:W22,31:B8", &[("goal", "move"), ("acc", "31-27")]);
    let square = exercise.ruleset().board().square_of_label("31").unwrap();
    assert_eq!(exercise.hint(), Some(Hint::Piece(square)));
    assert!(matches!(exercise.hint(), Some(Hint::Move(_))));
    assert_eq!((exercise.hint(), exercise.n_hints()), (None, 2));
}

#[test]
fn the_author_s_hint_comes_first() {
    let pairs = [("goal", "find-illegal"), ("acc", "e2xg6;e2xe4"), ("hint", "Is it whole?")];
    let mut exercise = begin("dameo", "W:We2:Be3,f4,g5", &pairs);
    let hints: Vec<_> = std::iter::from_fn(|| exercise.hint()).collect();
    let square = exercise.ruleset().board().square_of_label("e2").unwrap();
    let expected = [Hint::Words("Is it whole?".to_owned()), Hint::Piece(square), Hint::Illegal(1)];
    assert_eq!(hints, expected);
    let last = exercise.hint_words(english(), &hints[2]);
    assert_eq!(last, "The move that is not allowed is e2xe4.");
}

#[test]
fn the_last_move_may_have_a_reply() {
    let pairs = [("acc", "b1-c2"), ("then", "b1-c2>b8-b7")];
    let mut exercise = begin("dameo", LINE, &pairs);
    let (verdict, _) = attempt(&mut exercise, "b1-c2");
    let Verdict::Solved { reply: Some(_) } = verdict else { panic!("{verdict:?}") };
    assert_eq!(exercise.position(), &position(exercise.ruleset(), "W:Wa1,c2:Bb7,d8"));
}

#[test]
fn where_nothing_can_be_moved_nothing_is_right() {
    let mut exercise = begin("dameo", "W:W:Bb8", &[("goal", "capture-any")]);
    let verdict = exercise.try_path(&[Square::new(0), Square::new(1)]);
    assert!(
        matches!(&verdict, Verdict::Wrong(Wrong { reason: Reason::Refused(_), .. })),
        "{verdict:?}"
    );
}
