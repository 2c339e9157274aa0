//! Examples of house rules show what a choice changes.

use std::fmt::Write as _;

use damiera::play::house::{example, start};
use damiera::rulesets::house::{HouseRules, Topic};

/// Options whose examples look the same, because what differs is told in words or is a matter of
/// how often.
const ALIKE: [(Topic, &[usize]); 4] = [
    (Topic::KingLimit, &[1, 2, 3, 4]),
    (Topic::Duty, &[1, 2]),
    (Topic::Choice, &[2, 4]),
    (Topic::Ends, &[2, 3]),
];

/// Everything that is seen of an example.
fn seen(house: &HouseRules, topic: Topic) -> String {
    let example = example(house, topic).unwrap_or_else(|| panic!("{topic:?}: no example"));
    let board = example.game.ruleset().board();
    let mut seen = format!("{:?} {:?}\n", board.shape(), example.game.position());
    let mut ways: Vec<_> = example.ways.iter().map(|way| format!("{way:?}")).collect();
    ways.sort();
    let _ = write!(seen, "{}\n{:?}", ways.join("\n"), example.end());
    seen
}

#[test]
fn every_option_has_an_example_that_differs_from_the_others() {
    for topic in Topic::ALL.into_iter().filter(|&topic| topic != Topic::Draws) {
        for squares in 0..Topic::Squares.values().len() {
            let house = HouseRules::default().with(Topic::Squares, squares);
            let options = 0..topic.values().len();
            let examples: Vec<_> =
                options.map(|option| seen(&house.with(topic, option), topic)).collect();
            for (idx, one) in examples.iter().enumerate() {
                for (other_idx, other) in examples.iter().enumerate().skip(idx + 1) {
                    let may_be_alike = ALIKE.iter().any(|(alike, options)| {
                        *alike == topic && options.contains(&idx) && options.contains(&other_idx)
                    });
                    assert!(one != other || may_be_alike, "{topic:?} {idx} {other_idx}: {one}");
                }
            }
        }
    }
}

#[test]
fn a_start_is_shown_on_the_board_that_is_put_together() {
    let house = HouseRules::parse("house-1-rows.2").unwrap();
    let own = start(&house).unwrap();
    for topic in [Topic::Size, Topic::Squares, Topic::Rows, Topic::Formation, Topic::Gap] {
        let example = example(&house, topic).unwrap();
        assert_eq!(example.game.position(), &own.1, "{topic:?}");
        assert_eq!(example.game.ruleset().board().shape(), own.0.board().shape());
    }
    // Five rows do not fit: what they are is shown on a larger board.
    let crowded = house.with(Topic::Rows, 4);
    assert!(!crowded.faults().is_empty());
    assert!(example(&crowded, Topic::Rows).unwrap().game.ruleset().board().shape().height > 8);
}

fn texts(id: &str, topic: Topic) -> (Vec<String>, Vec<String>) {
    let example = example(&HouseRules::parse(id).unwrap(), topic).unwrap();
    let sorted = |is_faulty| {
        let mut texts = example.texts(is_faulty);
        texts.sort();
        texts
    };
    (sorted(false), sorted(true))
}

#[track_caller]
fn check(id: &str, topic: Topic, expected: &[&str]) {
    let (texts, mistakes) = texts(id, topic);
    assert_eq!(texts, expected, "{id}");
    assert!(mistakes.is_empty(), "{id}: {mistakes:?}");
}

#[test]
fn examples_say_what_the_rules_say() {
    check("house-1", Topic::ManSteps, &["c3-b4", "c3-d4"]);
    check("house-1-squares.all-men.straight", Topic::ManSteps, &["c3-c4"]);
    check("house-1-take.diagonal", Topic::ManJumps, &["e5xc7", "e5xg7"]);
    check("house-1-range.short", Topic::Range, &["a1-b2"]);
    check("house-1-range.flying", Topic::Range, &["a1xe5", "a1xf6"]);
    check("house-1-uturn.yes", Topic::UTurn, &["d4xa1", "d4xb2", "d4xg7", "d4xh8"]);
    check("house-1-crown.rest", Topic::Promotion, &["b6xf6"]);
    check("house-1-crown.ends", Topic::Promotion, &["b6xd8"]);
    check("house-1-landing.each", Topic::Landing, &["e1xc3", "e1xg3"]);
    check("house-1-landing.last", Topic::Landing, &["e1xd6", "e1xg3"]);
    check("house-1-choice.italian", Topic::Choice, &["a9xe9"]);
    check("house-1-choice.value", Topic::Choice, &["e1xe5"]);
    check("house-1-choice.king", Topic::Choice, &["a9xe9", "j10xh8"]);
    check("house-1-choice.most", Topic::Choice, &["a1xa5", "a9xe9", "e1xe5"]);
    let (legal, mistakes) = texts("house-1-duty.huff", Topic::Duty);
    assert_eq!(legal, ["c3xe5"]);
    assert_eq!(mistakes, ["a1-b2", "c3-b4"]);
}

#[test]
fn a_start_is_drawn_where_there_is_a_board() {
    let house = |id: &str| HouseRules::parse(id).unwrap();
    assert!(start(&house("house-1-board.12x12-squares.all")).is_none());
    let (ruleset, position) = start(&house("house-1-board.12x12-rows.5")).unwrap();
    assert_eq!(position, ruleset.start());
    assert_eq!(position.occupied().count_ones(), 60);
}
