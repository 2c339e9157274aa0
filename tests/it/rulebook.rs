//! The rules in words: every fact has its sentence in every language, and figures tell each rule from what it could
//! be instead.

use damiera::rulebook::{Fact, Figure, facts, figures, told_apart};
use damiera::rules::{Color, Rules, Ruleset, Status, moves};
use damiera::rulesets::ALL;
use damiera::text::Language;
use proptest::prelude::*;

use crate::bridge::fail_if_any;
use crate::cli::run;
use crate::house::good_house;

/// What is wrong with what is said of a game.
fn faults(rules: &Rules) -> Vec<String> {
    let ruleset = Ruleset::new(rules);
    let mut faults = Vec::new();
    for (_, fact) in facts(rules) {
        for language in Language::ALL {
            let text = language.strings();
            let examples = ["1-2".to_owned(), "1x3".to_owned()];
            let words = text.rule(&ruleset, fact, &examples);
            if !words.ends_with('.') || words.contains("  ") {
                faults.push(format!("{}, {fact:?}, {}: {words:?}", rules.id, language.code()));
            }
        }
        for figure in figures(rules, fact) {
            faults.extend(false_figure(&ruleset, fact, &figure));
        }
    }
    faults
}

/// Why a figure does not show what it should, by rules compiled anew.
fn false_figure(ruleset: &Ruleset, fact: Fact, figure: &Figure) -> Option<String> {
    let mut legal = ruleset.legal_moves(&figure.position).expect("figures are small");
    moves::sort(&mut legal);
    let is_told = match fact {
        Fact::Men => figure.position == ruleset.start(),
        Fact::Goal => legal.is_empty(),
        Fact::End(_) => ruleset.early_end(&figure.position).is_some(),
        Fact::Duty => legal.len() == 1 && legal[0].is_capture(),
        _ => told_apart(ruleset.rules(), fact, std::slice::from_ref(figure)).contains(&true),
    };
    let is_barred = figure.barred.iter().all(|mv| !legal.contains(mv));
    (legal != figure.moves || !is_told || !is_barred)
        .then(|| format!("{}, {fact:?}: a false figure", ruleset.rules().id))
}

#[test]
fn every_game_is_told_in_every_language() {
    let wrong: Vec<_> = ALL.iter().flat_map(|entry| faults(&entry.rules)).collect();
    fail_if_any(&wrong);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn house_rules_are_told_too(house in good_house()) {
        let rules = house.rules("house");
        prop_assert_eq!(faults(&rules), Vec::<String>::new());
    }
}

/// Where no small position was found that tells a rule from one of its alternatives, by fact.
#[test]
fn figures_tell_rules_from_what_they_could_be() {
    let mut lines = Vec::new();
    for entry in ALL {
        let rules = &entry.rules;
        for (_, fact) in facts(rules) {
            let told = told_apart(rules, fact, &figures(rules, fact));
            let n_untold = told.iter().filter(|is_told| !**is_told).count();
            if n_untold > 0 && fact != Fact::Goal {
                lines.push(format!("{}\t{fact:?}\t{n_untold} of {}", rules.id, told.len()));
            }
        }
    }
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn a_side_that_cannot_move_is_shown_where_one_is_found() {
    let dameo = &ALL.iter().find(|entry| entry.rules.id == "italian").unwrap().rules;
    let figure = figures(dameo, Fact::Goal).remove(0);
    assert_eq!((figure.position.turn(), figure.moves.len()), (Color::White, 0));
    let ruleset = std::sync::Arc::new(Ruleset::new(dameo));
    let game = damiera::rules::Game::from_position(ruleset, figure.position);
    assert_ne!(game.status(), Status::Ongoing);
}

#[test]
fn rules_are_printed_as_text_and_as_json() {
    let told = run(&["rules", "--ruleset", "dameo"], "");
    assert_eq!((told.err.as_str(), told.code), ("", Some(0)));
    let first = "Board and start\nThe board has 8 by 8 squares, and all of them are played on.\n";
    assert!(told.out.starts_with(first), "{}", told.out);
    assert!(told.out.contains("\n  W:Wh4:B\tWhite may play h4-g5 or h4-h5."), "{}", told.out);
    let told = run(&["rules", "--ruleset", "frisian", "--lang", "it", "--format", "json"], "");
    let json: serde_json::Value = serde_json::from_str(&told.out).expect("it is JSON");
    assert_eq!(json[0]["title"], "Damiera e inizio");
    assert_eq!(json[1]["id"], "aim");
    let told = run(&["rules", "--ruleset", "nonsense"], "");
    assert!(told.err.contains("nonsense"), "{}", told.err);
}
