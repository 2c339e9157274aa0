//! House rules: every combination of choices is a game that can be played, or is refused with a
//! reason.

use std::collections::BTreeSet;
use std::ptr;
use std::sync::Arc;

use damiera::notation::{link, movetext};
use damiera::rules::spec::Duty;
use damiera::rules::{Bits, Color, Game, Ruleset, Status};
use damiera::rulesets::house::{self, Fault, HouseError, HouseRules, MAX_BYTES, Topic};
use damiera::rulesets::{ALL, find};
use damiera::search::{Control, Engine, Limits, Past};
use proptest::prelude::*;
use proptest::sample::Index;

use crate::laws::{Walk, agrees, from_scatter, from_start, is_sound};
use crate::playout::Dice;
use crate::reference::Reference;

/// Any option of every topic.
fn any_house() -> impl Strategy<Value = HouseRules> {
    let options = proptest::collection::vec(any::<Index>(), Topic::ALL.len());
    options.prop_map(|options| {
        let with = |house: HouseRules, (topic, option): (Topic, &Index)| {
            house.with(topic, option.index(topic.values().len()))
        };
        Topic::ALL.into_iter().zip(&options).fold(HouseRules::default(), with)
    })
}

/// The same, but what does not go together is left at its default.
pub(crate) fn good_house() -> impl Strategy<Value = HouseRules> {
    any_house().prop_map(mended)
}

fn mended(mut house: HouseRules) -> HouseRules {
    let default = HouseRules::default();
    while let Some(fault) = house.faults().first() {
        let before = house;
        for &topic in fault.topics().iter().rev() {
            if house == before {
                house = house.with(topic, default.option(topic));
            }
        }
        assert_ne!(house, before, "{fault:?} is in the defaults");
    }
    house
}

pub(crate) fn random_house(dice: &mut Dice) -> HouseRules {
    let with =
        |house: HouseRules, topic: Topic| house.with(topic, dice.below(topic.values().len()));
    mended(Topic::ALL.into_iter().fold(HouseRules::default(), with))
}

/// Compiled under its own id, so that a failure names it; without entering the list of those that
/// a process keeps.
fn compiled(house: &HouseRules) -> Ruleset {
    Ruleset::new(&house.rules(Box::leak(house.id().into_boxed_str())))
}

fn parse(id: &str) -> HouseRules {
    HouseRules::parse(id).unwrap_or_else(|why| panic!("{id}: {why}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn a_code_says_all_choices(house in any_house(), order: Vec<Index>) {
        let id = house.id();
        prop_assert!(id.len() <= house::PREFIX.len() + MAX_BYTES);
        let is_plain = |ch: char| ch.is_ascii_lowercase() || ch.is_ascii_digit() || "-.".contains(ch);
        prop_assert!(id.chars().all(is_plain), "{}", id);
        prop_assert_eq!(parse(&id), house);
        prop_assert_eq!(parse(&id).id(), id.clone());
        // In any order.
        let mut parts: Vec<_> = id.split('-').skip(2).collect();
        for index in order.iter().filter(|_| id.contains('.')) {
            let part = parts.remove(index.index(parts.len()));
            parts.push(part);
        }
        let shuffled = ["house-1"].into_iter().chain(parts).collect::<Vec<_>>().join("-");
        prop_assert_eq!(parse(&shuffled), house);
    }

    #[test]
    fn no_text_makes_house_rules_panic(
        parts in proptest::collection::vec((any::<Index>(), any::<Index>(), "[a-z0-9.-]{0,8}"), 0..8),
        text in ".{0,40}",
    ) {
        let part = |(topic, option, other): &(Index, Index, String)| {
            let topic = topic.get(&Topic::ALL);
            format!("-{}.{}{}", topic.key(), option.get(topic.values()), other)
        };
        let ids = [text.clone(), format!("house-{text}"), format!("house-1-{text}"),
            format!("house-1{}", parts.iter().map(part).collect::<String>())];
        for id in ids {
            match HouseRules::parse(&id) {
                Ok(house) => prop_assert_eq!(parse(&house.id()), house),
                Err(why) => prop_assert!(!why.to_string().is_empty()),
            }
        }
    }

    /// What is refused is refused before it is compiled; everything else begins with two empty
    /// rows, and a side can move.
    #[test]
    fn good_house_rules_have_a_start(house in good_house()) {
        let ruleset = compiled(&house);
        let (board, start) = (ruleset.board(), ruleset.start());
        let height = board.shape().height;
        let n_empty = (0..height).filter(|&y| {
            (height / 2 - 1..=height / 2).contains(&y)
                && board.squares().iter().all(|&sq| board.place(sq).1 != y || !start.occupied().has(sq))
        });
        prop_assert_eq!(n_empty.count(), 2);
        prop_assert_eq!(start.side(Color::White).count(), start.side(Color::Black).count());
        let game = Game::new(Arc::new(ruleset));
        prop_assert_eq!(game.status(), Status::Ongoing);
        prop_assert_eq!(HouseRules::of(game.ruleset().rules()), Some(house));
        let reference = Reference::of_house(&house.id());
        prop_assert_eq!(crate::bridge::state(game.ruleset(), game.start()), reference.start());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// The slow generator reads the code by itself.
    #[test]
    fn moves_of_house_rules_agree_with_the_reference(
        house in good_house(),
        walk in prop_oneof![from_scatter(), from_start(60)],
    ) {
        agrees(&walk, &compiled(&house), &Reference::of_house(&house.id()));
    }

    /// Men that take kings and meet them in order have a generator of their own.
    #[test]
    fn men_that_rank_kings_agree_with_the_reference(
        house in any_house(),
        walk in from_scatter(),
    ) {
        let last = Topic::Choice.values().len() - 1;
        let house = mended(house.with(Topic::Choice, last).with(Topic::Prey, 0));
        agrees(&walk, &compiled(&house), &Reference::of_house(&house.id()));
    }

    #[test]
    fn positions_of_house_rules_are_sound(
        house in good_house(),
        walk in prop_oneof![from_scatter(), from_start(60)],
    ) {
        let ruleset = compiled(&house);
        walk.each(&ruleset, |position, legal| is_sound(&ruleset, position, legal));
    }

    #[test]
    fn moves_of_house_rules_can_be_walked_and_written(
        house in good_house(),
        walk in prop_oneof![from_scatter(), from_start(60)],
    ) {
        can_be_written(&compiled(&house), &walk);
    }
}

fn can_be_written(ruleset: &Ruleset, walk: &Walk) {
    walk.each(ruleset, |position, legal| {
        let mut texts = BTreeSet::new();
        for mv in legal {
            let context = format!("{} {position:?} {mv:?}", ruleset.rules().id);
            if let Ok(routes) = ruleset.routes(position, mv) {
                assert!(!routes.is_empty(), "{context}");
            }
            let text = movetext::write(ruleset, position, legal, mv);
            assert_eq!(
                movetext::parse(ruleset, position, legal, &text),
                Ok(*mv),
                "{text} {context}"
            );
            assert!(texts.insert(text), "{context}");
        }
    });
}

#[test]
fn every_game_is_made_of_choices_on_offer() {
    for entry in ALL {
        let id = entry.rules.id;
        let house = HouseRules::of(&entry.rules).unwrap_or_else(|| panic!("{id} is not on offer"));
        assert_eq!(house.faults(), [], "{id}");
        let (ours, theirs) = (compiled(&house), Ruleset::new(&entry.rules));
        assert_eq!(ours.start(), theirs.start(), "{id}");
        for depth in 1..=4 {
            let start = theirs.start();
            assert_eq!(ours.perft(&start, depth), theirs.perft(&start, depth), "{id} {depth}");
        }
        assert_eq!(ours.rules().capture.duty, entry.rules.capture.duty, "{id}");
    }
    let all_duties: BTreeSet<_> = ALL.iter().map(|entry| entry.rules.capture.duty as u8).collect();
    assert_eq!(all_duties.len(), [Duty::Enforced, Duty::Huff, Duty::Forfeit].len());
}

#[test]
fn short_games_of_house_rules_are_searched() {
    let mut dice = Dice::new(7);
    for _ in 0..50 {
        let ruleset = Arc::new(compiled(&random_house(&mut dice)));
        let mut engine = Engine::new(Arc::clone(&ruleset), 1 << 16);
        let mut game = Game::new(Arc::clone(&ruleset));
        for _ in 0..40 {
            if game.status() != Status::Ongoing {
                break;
            }
            let limits = Limits::depth(3);
            let answer =
                engine.think(game.position(), &Past::default(), &limits, &mut |_| Control::GoOn);
            let best = answer.best.unwrap_or_else(|| panic!("no move: {}", ruleset.rules().id));
            game.play(&best).unwrap();
        }
        assert!(!game.plies().is_empty(), "{}", ruleset.rules().id);
    }
}

/// House rules that contradict themselves in one way only.
const BAD: [(Fault, &str); Fault::ALL.len()] = [
    (Fault::TooManySquares, "house-1-board.12x12-squares.all-men.forward"),
    (Fault::RowsTooMany, "house-1-gap.1"),
    (Fault::TrapezoidOfOneRow, "house-1-rows.1-formation.trapezium"),
    (Fault::StraightOnDark, "house-1-men.sideways"),
    (Fault::DiagonalOnAll, "house-1-squares.all"),
    (Fault::LandingOfShortKing, "house-1-range.short-landing.each"),
    (Fault::UTurnOfShortKing, "house-1-range.short-removal.atonce-uturn.yes"),
    (Fault::UTurnBarred, "house-1-uturn.yes"),
    (Fault::LimitOfShortKing, "house-1-range.short-limit.3"),
    (Fault::KingGainsNothing, "house-1-men.diagonals-range.short"),
    (Fault::EndAgainstGoal, "house-1-goal.losing-ends.first"),
    (Fault::HuffAgainstGoal, "house-1-duty.huff-goal.losing"),
];

#[test]
fn every_contradiction_is_found_and_can_be_resolved() {
    for (fault, id) in BAD {
        let house = parse(id);
        assert_eq!(house.faults(), [fault], "{id}");
        assert_eq!(house::find(id).unwrap_err(), HouseError::Fault(fault), "{id}");
        assert!(find(id).is_none(), "{id}");
        for &topic in fault.topics() {
            let mut others = (0..topic.values().len()).map(|option| house.with(topic, option));
            assert!(others.any(|other| !other.faults().contains(&fault)), "{id} {topic:?}");
        }
    }
}

#[test]
fn equal_house_rules_are_one_entry() {
    let entry = find("house-1-board.10x10-rows.4-choice.any").unwrap();
    assert_eq!(entry.rules.id, "house-1-board.10x10-rows.4-choice.any");
    assert_eq!(entry.rules.capture.duty, Duty::Enforced);
    for other in ["house-1-choice.any-rows.4-board.10x10", "house-1-board.10x10-rows.4-choice.any"]
    {
        assert!(ptr::eq(entry, find(other).unwrap()), "{other}");
    }
    let explicit = find("house-1-first.white").unwrap();
    assert_eq!(explicit.rules.id, "house-1");
}

#[test]
fn a_link_carries_house_rules() {
    let id = "house-1-board.6x6-rows.2-men.forward";
    let link = link::read(&format!("v=1&g={id}")).unwrap();
    assert_eq!(link.entry.rules.id, id);
    assert_eq!(link::write(&link.game, &[], None, Color::White), format!("v=1&g={id}"));
}

#[test]
fn what_is_wrong_with_a_code_is_said() {
    let long = format!("house-1{}", "-rows.1".repeat(100));
    for (id, expected) in [
        (
            "brazilian",
            "\"brazilian\" is not an id of house rules: \"house-1\" was expected at its beginning",
        ),
        ("house-2-rows.1", "\"2\" is not a known version of house rules: \"1\" was expected"),
        (
            "house-1-rows.9",
            "\"rows.9\" is not a choice of house rules: \
             one of rows.1, rows.2, rows.3, rows.4, rows.5 was expected",
        ),
        (
            "house-1-rows.1-rows.2",
            "\"rows.2\" is not the first part with \"rows\": only one was expected",
        ),
        (
            "house-1-rows.4",
            "these house rules make no sense: \
             so many rows of men leave fewer than two empty rows between the sides",
        ),
        (&long, "a code of 701 bytes is too long for house rules: at most 512 were expected"),
    ] {
        assert_eq!(house::find(id).unwrap_err().to_string(), expected);
    }
    let unknown = house::find("house-1-gapp.1").unwrap_err().to_string();
    assert!(
        unknown.starts_with("\"gapp.1\" is not a choice of house rules: one of board, "),
        "{unknown}"
    );
}
