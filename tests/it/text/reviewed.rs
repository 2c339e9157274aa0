//! The words of every language as they were last reviewed, and that none goes without.

use std::fs;

use damiera::rulesets::ballots::decks;
use damiera::rulesets::find;
use damiera::text::Language;

use super::texts;
use crate::bridge::{fail_if_any, read, root};

/// Writes the files anew.
const UPDATE: &str = "UPDATE_TEXTS=1 cargo test --test it reviewed";

/// Every text of a language with its name, a line for each.
fn lines(language: Language) -> Vec<String> {
    let strings = language.strings();
    let decks = ["english", "russian", "brazilian"].map(decks).concat();
    let decks = decks.iter().map(|deck| ("deck", strings.deck_name(deck).to_owned()));
    let house = find("house-1-board.10x10").expect("house rules");
    let house = [strings.game_name(house), strings.game_about(house)]
        .map(|text| ("house", text.to_owned()));
    let all = texts(strings).into_iter().chain(decks).chain(house);
    all.map(|(field, text)| format!("{field}: {text}")).collect()
}

/// The first line in which a file is not what it should be.
fn difference(path: &str, lines: &[String]) -> Option<String> {
    let Ok(reviewed) = fs::read_to_string(path) else {
        return Some(format!("{path} is not there: {UPDATE} writes it"));
    };
    let reviewed: Vec<_> = reviewed.lines().collect();
    let idx = (0..lines.len().max(reviewed.len()))
        .find(|&idx| lines.get(idx).map(String::as_str) != reviewed.get(idx).copied())?;
    let line = lines.get(idx).map_or("nothing", String::as_str);
    let known = reviewed.get(idx).copied().unwrap_or("nothing");
    Some(format!(
        "{path}, line {}: {line}\n  was reviewed as: {known}\n  {UPDATE} writes it",
        idx + 1
    ))
}

/// Every text of a language as it was last reviewed, a line for each: a change of words is a change
/// of these files.
#[test]
fn the_words_are_those_that_were_reviewed() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let lines = lines(language);
        let path = format!("tests/data/texts/{}.txt", language.code());
        if std::env::var_os("UPDATE_TEXTS").is_some() {
            fs::write(&path, lines.join("\n") + "\n").expect("the file can be written");
        }
        wrong.extend(difference(&path, &lines));
    }
    fail_if_any(&wrong);
}

/// The messages and attributes of a Fluent file that fill one line and have no placeholders.
fn plain_messages(source: &str) -> impl Iterator<Item = (&str, &str)> {
    let messages = source.lines().filter_map(|line| line.split_once(" = "));
    messages.filter(|(id, text)| !id.starts_with('#') && !text.contains('{'))
}

#[test]
fn no_plain_text_goes_without_review() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let reviewed = lines(language).join("\n");
        let folder = fs::read_dir(root().join("texts").join(language.code())).unwrap();
        for path in folder.map(|entry| entry.unwrap().path()) {
            for (id, text) in plain_messages(&read(&path)) {
                if !reviewed.contains(text) {
                    let id = id.trim();
                    wrong.push(format!("{}: tests/it/text does not ask for {id}", path.display()));
                }
            }
        }
    }
    fail_if_any(&wrong);
}
