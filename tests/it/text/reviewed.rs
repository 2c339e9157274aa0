//! The words of every language as they were last reviewed, and that none goes without.

use damiera::rulesets::ballots::decks;
use damiera::rulesets::find;
use damiera::text::Language;

use super::texts;
use crate::bridge::{read, root};

/// Every text of a language as it was last reviewed, a line for each: a change of words is a change
/// of these files.
#[test]
fn the_words_are_those_that_were_reviewed() {
    for language in Language::ALL {
        let strings = language.strings();
        let decks = ["english", "russian", "brazilian"].map(decks).concat();
        let decks = decks.iter().map(|deck| ("deck", strings.deck_name(deck).to_owned()));
        let house = find("house-1-board.10x10").expect("house rules");
        let house = [strings.game_name(house), strings.game_about(house)]
            .map(|text| ("house", text.to_owned()));
        let all = texts(strings).into_iter().chain(decks).chain(house);
        let lines: Vec<_> = all.map(|(field, text)| format!("{field}: {text}")).collect();
        let path = format!("tests/data/texts/{}.txt", language.code());
        if std::env::var_os("UPDATE_TEXTS").is_some() {
            std::fs::write(&path, lines.join("\n") + "\n").expect("the file can be written");
        }
        let reviewed = std::fs::read_to_string(&path).expect("the file is there");
        for (idx, (line, expected)) in lines.iter().zip(reviewed.lines()).enumerate() {
            assert_eq!(line, expected, "{path}, line {}", idx + 1);
        }
        assert_eq!(lines.len(), reviewed.lines().count(), "{path}");
    }
}

/// The messages and attributes of a Fluent file that fill one line and have no placeholders.
fn plain_messages(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let messages = source.lines().filter_map(|line| line.split_once(" = "));
    messages.filter(|(id, text)| !id.starts_with('#') && !text.contains('{'))
}

#[test]
fn no_plain_text_goes_without_review() {
    for language in Language::ALL {
        let code = language.code();
        let reviewed = read(&root().join(format!("tests/data/texts/{code}.txt")));
        let folder = std::fs::read_dir(root().join("texts").join(code)).unwrap();
        for path in folder.map(|entry| entry.unwrap().path()) {
            for (id, text) in plain_messages(&read(&path)) {
                let id = id.trim();
                assert!(reviewed.contains(text), "{path:?}: tests/it/text does not ask for {id}");
            }
        }
    }
}
