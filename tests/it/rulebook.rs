//! The rules in words: every fact has its sentence in every language, and figures tell each rule from what it could
//! be instead.

use std::collections::BTreeSet;
use std::env;

use damiera::handbook::Handbook;
use damiera::notation::{fen, movetext};
use damiera::rulebook::{Fact, Figure, facts, figures, told_apart};
use damiera::rules::{Color, Rules, Ruleset, Status, moves};
use damiera::rulesets::{ALL, Entry};
use damiera::text::Language;
use proptest::prop_assert;
use proptest::test_runner::{Config, TestRunner};

use crate::bridge::fail_if_any;
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
fn a_side_that_cannot_move_is_shown() {
    // An Armenian man can step to five squares: no position of few pieces was found that takes them all from it.
    for entry in ALL.iter().filter(|entry| entry.rules.id != "armenian") {
        let figure = figures(&entry.rules, Fact::Goal).remove(0);
        let id = entry.rules.id;
        assert_eq!((figure.position.turn(), figure.moves.len()), (Color::White, 0), "{id}");
        let ruleset = std::sync::Arc::new(Ruleset::new(&entry.rules));
        let game = damiera::rules::Game::from_position(ruleset, figure.position);
        assert_ne!(game.status(), Status::Ongoing, "{id}");
    }
}

/// What is wrong with what a game's handbook says under its figures.
fn false_captions(entry: &Entry) -> Vec<String> {
    let (ruleset, handbook) = (Ruleset::new(&entry.rules), Handbook::new(entry));
    let mut faults = Vec::new();
    for language in Language::ALL {
        let told = handbook.told(language.strings());
        assert!(told.len() >= facts(&entry.rules).len());
        for figure in told.iter().flat_map(|told| &told.figures) {
            let position = fen::parse(&ruleset, &figure.fen).expect("what is written is read");
            let legal = ruleset.legal_moves(&position).expect("figures are small");
            let mut moves: Vec<_> =
                legal.iter().map(|mv| movetext::write(&ruleset, &position, &legal, mv)).collect();
            let mut named = figure.moves.clone();
            moves.sort_unstable();
            named.sort_unstable();
            // With Arabic's comma, and the marks around what is written from left to right.
            let marks = [',', '.', ':', '،', '\u{200e}', '\u{2066}', '\u{2069}'];
            let caption = figure.caption.replace(marks, " ");
            let all_words: Vec<_> = caption.split_whitespace().collect();
            let words: BTreeSet<_> = all_words.iter().copied().collect();
            let squares = |word: &&str| {
                word.contains(['-', 'x']) && word.contains(|ch: char| ch.is_ascii_digit())
            };
            let is_named = |mv: &String| words.contains(mv.as_str());
            // A caption names all legal moves, or none and how many there are, or none where the game is over.
            let n_named = moves.iter().filter(|mv| is_named(mv)).count();
            let n_others = words.iter().filter(|word| squares(word)).count() - n_named;
            let says_all = n_named == moves.len();
            let says_count = n_named == 0 && words.contains(moves.len().to_string().as_str());
            let is_over = n_named + n_others == 0;
            let is_twice =
                all_words.iter().filter(|word| squares(word)).count() > n_named + n_others;
            if moves != named || is_twice || !(says_all || says_count || is_over) || n_others > 3 {
                faults.push(format!("{}: {figure:?}", entry.rules.id));
            }
        }
    }
    faults
}

#[test]
fn captions_say_what_is_legal() {
    let wrong: Vec<_> = ALL.iter().flat_map(false_captions).collect();
    fail_if_any(&wrong);
}

/// A thousand house rules where slow tests are wanted.
#[test]
fn captions_of_house_rules_say_what_is_legal_quick_or_slow() {
    let is_slow = env::var_os("RUN_SLOW_TESTS").is_some();
    let mut runner = TestRunner::new(Config::with_cases(if is_slow { 1000 } else { 32 }));
    let outcome = runner.run(&good_house(), |house| {
        let id: &'static str = Box::leak(house.id().into_boxed_str());
        let entry = Entry { rules: house.rules(id), family: None, number: None, page: None };
        let wrong: Vec<_> =
            faults(&entry.rules).into_iter().chain(false_captions(&entry)).collect();
        prop_assert!(wrong.is_empty(), "{}: {}", id, wrong.join("\n"));
        Ok(())
    });
    outcome.unwrap();
}
