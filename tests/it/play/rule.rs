//! Why a move is refused, with the place in the rules.

use std::fs;

use damiera::play::Action;
use damiera::rulesets::ALL;
use damiera::text::Language;

use super::{Table, WHITE};

const SECTIONS: [&str; 7] = ["start", "men", "kings", "capture", "priority", "promotion", "end"];

#[test]
fn pages_that_games_name_exist_with_every_section_that_a_refusal_names() {
    let pages = ALL.iter().filter_map(|entry| entry.page);
    assert_eq!(pages.clone().count(), 15);
    for page in pages {
        for language in Language::ALL {
            let code = language.of_rules().code();
            let path = format!("pages/rules/{page}.{code}.html");
            let html = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
            for section in SECTIONS {
                assert!(html.contains(&format!("id=\"{section}\"")), "{path}: {section}");
            }
        }
    }
}

#[test]
fn a_refusal_leads_to_its_rule() {
    for (game, fen, presses, rule) in [
        ("dameo", "W:Wb6,a1:Bb7", "a1", "rules/en/dameo.html#capture"),
        ("dameo", "W:Wb2,h1:Bb3,h2,h4", "b2", "rules/en/dameo.html#priority"),
        ("international", "W:W32:B1", "32 38", "rules/en/international.html#men"),
    ] {
        let mut table = Table::at(game, fen, WHITE);
        table.run(presses);
        let notice = table.play.notice().expect(presses);
        assert_eq!(table.play.rule_of(notice).as_deref(), Some(rule), "{notice:?}");
    }
}

#[test]
fn a_language_without_rules_pages_leads_to_the_english_ones() {
    let mut table = Table::new("dameo", WHITE);
    for (language, page) in
        [(Language::Dutch, "rules/en/dameo.html"), (Language::Italian, "rules/it/dameo.html")]
    {
        table.act(Action::Speak(language));
        assert_eq!(table.play.rules_page().as_deref(), Some(page));
    }
}

#[test]
fn a_game_without_a_page_has_no_rule_to_lead_to() {
    let table = Table::new("turkish", WHITE);
    assert_eq!(table.play.rules_page(), None);
}
