//! Why a move is refused, with the place in the rules.

use damiera::handbook::Handbook;
use damiera::play::Action;
use damiera::rulesets::ALL;
use damiera::text::Language;

use super::{Table, WHITE};

const SECTIONS: [&str; 7] = ["start", "men", "kings", "capture", "priority", "promotion", "end"];

#[test]
fn pages_of_rules_have_every_section_that_a_refusal_names() {
    for entry in ALL {
        let handbook = Handbook::new(entry);
        for language in Language::ALL {
            let html = handbook.page(language.strings());
            for section in SECTIONS {
                let id = format!("id=\"{section}\"");
                let place = format!("{}, {}: {section}", entry.rules.id, language.code());
                assert_eq!(html.matches(&id).count(), 1, "{place}");
            }
        }
    }
}

#[test]
fn a_leaflet_has_all_rules_and_a_picture_of_each_figure() {
    for entry in ALL {
        let handbook = Handbook::new(entry);
        let text = Language::English.strings();
        let (html, rules) = (handbook.leaflet(text), handbook.told(text));
        let n_figures: usize = rules.iter().map(|rule| rule.figures.len()).sum();
        assert_eq!(html.matches("<svg").count(), n_figures, "{}", entry.rules.id);
        for rule in rules {
            let words = rule.text.replace('"', "&quot;");
            assert!(html.contains(&words), "{}: {words}", entry.rules.id);
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
fn every_language_has_its_own_rules() {
    let mut table = Table::new("dameo", WHITE);
    for (language, page) in
        [(Language::Dutch, "rules/nl/dameo.html"), (Language::Italian, "rules/it/dameo.html")]
    {
        table.act(Action::Speak(language));
        assert_eq!(table.play.rules_page().as_deref(), Some(page));
    }
}

#[test]
fn house_rules_have_no_page_to_lead_to() {
    let table = Table::new("house-1-board.10x10-rows.4", WHITE);
    assert_eq!(table.play.rules_page(), None);
}
