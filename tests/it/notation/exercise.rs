//! Exercises as text: what is written is read back, and every fault names its token.

use std::collections::BTreeMap;

use damiera::notation::exercise::{Accept, Answer, Exercise, Goal, KEYS, MAX_MOVES, Reply};
use damiera::notation::movetext;
use damiera::rules::Ruleset;
use proptest::prelude::*;
use proptest::sample::Index;

use crate::bridge::{position, ruleset};
use crate::playout::each_position;

type Pairs = [(&'static str, &'static str)];

/// Reads an exercise of pairs.
fn read(ruleset: &Ruleset, pairs: &Pairs) -> Result<Exercise, Vec<String>> {
    let values: BTreeMap<_, _> = pairs.iter().copied().collect();
    let exercise = Exercise::read(ruleset, &|key| values.get(key).copied());
    exercise.map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

#[track_caller]
fn check_faults(id: &str, pairs: &Pairs, expected: &[&str]) {
    assert_eq!(read(ruleset(id), pairs).unwrap_err(), expected);
}

/// Writes an exercise and reads it again.
#[track_caller]
fn check_law(ruleset: &Ruleset, exercise: &Exercise) {
    for is_long in [false, true] {
        let written: BTreeMap<_, _> = exercise.write(ruleset, is_long).into_iter().collect();
        let get = |key: &str| written.get(key).map(String::as_str);
        assert_eq!(Exercise::read(ruleset, &get).as_ref(), Ok(exercise), "{written:?}");
    }
}

#[test]
fn all_parts_are_read_under_both_names() {
    let dameo = ruleset("dameo");
    let of_short = read(
        dameo,
        &[
            ("goal", "move"),
            ("acc", "b1-c2; captures>=2 ;lands:d3;promotes;fen:B:Wa1,c2:Bb8|c2-d3"),
            ("then", "b1-c2>b8-b7"),
            ("no", "b1-b2=Not so; no.;;Really;a1-a2=a = b"),
            ("hint", "Look at b1"),
            ("ok", "Well done"),
        ],
    );
    // A single `;` ends an answer, so what follows it needs a move of its own.
    let expected = "\" no.;Really\" is not an answer: a move, = and what to say were expected";
    assert_eq!(of_short.unwrap_err(), [expected]);
    let pairs = |keys: [&'static str; 6]| {
        let [goal, acc, then, no, hint, ok] = keys;
        [
            (goal, "MOVE"),
            (acc, "b1-c2; Captures>=2 ;lands:D3;promotes;fen:B:Wa1,c2:Bb8|c2-d3"),
            (then, "b1-c2>b8-b7"),
            (no, "b1-b2=Not so;; no;a1-a2=a = b"),
            (hint, "Look at b1"),
            (ok, " Well done "),
        ]
    };
    let text = str::to_owned;
    let square = |label| dameo.board().square_of_label(label).unwrap();
    let expected = Exercise {
        goal: Goal::Move,
        accept: vec![
            vec![
                Accept::Move(text("b1-c2")),
                Accept::Captures(2),
                Accept::Lands(square("d3")),
                Accept::Promotes,
                Accept::Result(position(dameo, "B:Wa1,c2:Bb8")),
            ],
            vec![Accept::Move(text("c2-d3"))],
        ],
        replies: vec![Reply { mv: text("b1-c2"), reply: text("b8-b7") }],
        answers: vec![
            Answer { mv: text("b1-b2"), words: text("Not so; no") },
            Answer { mv: text("a1-a2"), words: text("a = b") },
        ],
        hint: Some(text("Look at b1")),
        ok: Some(text("Well done")),
    };
    assert_eq!(read(dameo, &pairs(KEYS.map(|(short, _)| short))), Ok(expected.clone()));
    assert_eq!(read(dameo, &pairs(KEYS.map(|(_, long)| long))), Ok(expected.clone()));
    check_law(dameo, &expected);
}

#[test]
fn every_goal_is_read() {
    let frisian = ruleset("frisian");
    let square = frisian.board().square_of_label("44").unwrap();
    for (text, goal) in [
        ("capture-any", Goal::CaptureAny),
        ("capture-all", Goal::CaptureAll),
        ("capture-max", Goal::CaptureMax),
        ("reach:44", Goal::Reach(square)),
        ("win-in:3", Goal::WinIn(3)),
        ("hold:8", Goal::Hold(MAX_MOVES)),
    ] {
        let exercise = read(frisian, &[("goal", text)]).unwrap();
        assert_eq!(exercise.goal, goal);
        assert_eq!(goal.text(frisian), text);
        check_law(frisian, &exercise);
    }
    // Something accepted asks for a move, where no goal is named.
    assert_eq!(read(frisian, &[("acc", "31-27")]).unwrap().goal, Goal::Move);
}

#[test]
fn faults_name_the_token_and_what_was_expected() {
    let goals = "move, capture-any, capture-all, capture-max, find-illegal, reach:SQUARE, \
        win-in:NUMBER or hold:NUMBER was expected";
    check_faults("dameo", &[], &[&format!("the exercise has no goal: {goals}")]);
    check_faults("dameo", &[("goal", "win")], &[&format!("\"win\" is not a goal: {goals}")]);
    check_faults(
        "dameo",
        &[("goal", "reach:i9"), ("acc", "lands:;captures>=0")],
        &[
            "\"\" is not a square: a1 to h8 was expected",
            "\"captures>=0\" is not a number of pieces: 1 to 64 was expected",
            "\"i9\" is not a square: a1 to h8 was expected",
        ],
    );
    check_faults(
        "international",
        &[("goal", "win-in:9")],
        &["\"9\" is not a number of moves: 1 to 8 was expected"],
    );
    check_faults(
        "international",
        &[("goal", "move"), ("then", "32-28"), ("no", "32-51=no;32-28=")],
        &[
            "\"32-28\" is not a reply: a move, > and the reply to it were expected",
            "\"51\" in \"32-51\" is not a square: 1 to 50 was expected",
            "\"32-28=\" is not an answer: a move, = and what to say were expected",
        ],
    );
    let nothing = "nothing is accepted in turn 2: a move or a predicate was expected";
    check_faults("dameo", &[("goal", "move"), ("acc", "a1-a2|")], &[nothing]);
    let unwanted = "\"accept\" does not go with this goal: it was expected to be left out";
    check_faults("dameo", &[("goal", "hold:2"), ("acc", "a1-a2")], &[unwanted]);
    let choice =
        "\"a1-a2;promotes\" is not a choice: two moves or more were expected in \"accept\"";
    check_faults("dameo", &[("goal", "find-illegal"), ("acc", "a1-a2;promotes")], &[choice]);
    let result = "the position that is accepted cannot be read: ";
    let faults = read(ruleset("dameo"), &[("acc", "fen:W:Wz9")]).unwrap_err();
    assert!(faults[0].starts_with(result), "{faults:?}");
}

#[test]
fn what_is_too_much_is_told() {
    let dameo = ruleset("dameo");
    let fault = |key: &str, value: &str| {
        let get = |asked: &str| match asked {
            "goal" => Some("capture-any"),
            asked => (asked == key).then_some(value),
        };
        let faults = Exercise::read(dameo, &get).unwrap_err();
        faults.last().unwrap().to_string()
    };
    let many = ["a1-a2"; 65].join(";");
    assert_eq!(fault("acc", &many), "there are 65 accepted moves: at most 64 were expected");
    let turns = ["a1-a2"; 17].join("|");
    assert_eq!(fault("acc", &turns), "there are 17 turns: at most 16 were expected");
    let replies = ["a1-a2>h8-h7"; 65].join(";");
    assert_eq!(fault("then", &replies), "there are 65 replies: at most 64 were expected");
    let answers = ["a1-a2=no"; 65].join(";");
    let expected = "there are 65 answers to wrong tries: at most 64 were expected";
    assert_eq!(fault("no", &answers), expected);
    let long = "x".repeat((1 << 14) + 1);
    let expected = "\"hint\" is 16385 bytes long: at most 16384 were expected";
    assert_eq!(fault("hint", &long), expected);
    let wordy = fault("ok", &"ab".repeat(501));
    assert!(wordy.ends_with("is 1002 bytes long: at most 1000 were expected"), "{wordy}");
}

/// Author's words: whatever a line of text may hold.
fn words() -> impl Strategy<Value = String> {
    "[a-z;=|>&#%è ]{1,30}".prop_filter_map("no text", |text| {
        let text = text.trim().to_owned();
        (!text.is_empty()).then_some(text)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn what_is_written_is_read_back(seed: u64, pick: Index, n in 1_u32..=64, said in words()) {
        each_position(seed, &mut |ruleset, position, legal| {
            if legal.is_empty() {
                return;
            }
            let mv = pick.get(legal);
            let text = movetext::write(ruleset, position, legal, mv);
            let result = Accept::Result(ruleset.after(position, mv));
            let first = vec![
                Accept::Move(text.clone()),
                Accept::Captures(n),
                Accept::Lands(mv.to),
                Accept::Promotes,
                result,
            ];
            check_law(ruleset, &Exercise {
                goal: Goal::Reach(mv.to),
                accept: vec![first, Vec::new(), vec![Accept::Move(text.clone())]],
                replies: vec![Reply { mv: text.clone(), reply: text.clone() }],
                answers: vec![
                    Answer { mv: text.clone(), words: said.clone() },
                    Answer { mv: text, words: "no".to_owned() },
                ],
                hint: Some(said.clone()),
                ok: Some(said.clone()),
            });
        });
    }

    #[test]
    fn no_text_makes_the_reader_panic(key in 0_usize..6, text in "[0-9a-h;|>=:xX,è -]{0,40}") {
        for id in ["dameo", "international"] {
            let get = |asked: &str| match asked {
                "goal" if key > 0 => Some("capture-any"),
                asked if asked == KEYS[key].0 => Some(text.as_str()),
                _ => None,
            };
            let ruleset = ruleset(id);
            // What can be read is read back.
            if let Ok(exercise) = Exercise::read(ruleset, &get) {
                check_law(ruleset, &exercise);
            }
        }
    }
}
