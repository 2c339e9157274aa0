//! What a new language needs beside its texts, and that these are its own.

use std::fs;

use damiera::text::Language;

use super::texts;
use crate::bridge::{fail_if_any, read, root};

/// What is the same in every language, and may be.
const SAME: [&str; 19] = [
    "Computer",
    "Croda",
    "Dameo",
    "Frysk!",
    "← ↑ → ↓",
    "Esc",
    "N, P",
    "D",
    "M",
    "L",
    "S",
    "U, R",
    "F",
    "1 … 9",
    "K, J",
    "A",
    "E",
    "H",
    "X",
];

/// What Dutch shares with English beside that.
const SAME_IN_DUTCH: [&str; 9] = [
    "5 min",
    "5 min + 3 s",
    "Beginner",
    "Expert",
    "Hint",
    "Opening",
    "Pool checkers",
    "Shift K, J",
    "blunder",
];

/// What a language shares with English beside that; nothing for English itself.
const fn same_as_english(language: Language) -> Option<&'static [&'static str]> {
    match language {
        Language::English => None,
        Language::Italian => Some(&[]),
        Language::Dutch => Some(&SAME_IN_DUTCH),
    }
}

#[test]
fn no_other_language_is_english() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let Some(same) = same_as_english(language) else { continue };
        let [english, other] = [Language::English, language].map(|l| texts(l.strings()));
        assert_eq!(english.len(), other.len());
        for ((field, en), (same_field, text)) in english.into_iter().zip(other) {
            assert_eq!(field, same_field);
            let may_be = SAME.contains(&en.as_str()) || same.contains(&en.as_str());
            if en == text && !may_be {
                wrong.push(format!("{language:?} {field}: {en}"));
            }
        }
    }
    fail_if_any(&wrong);
}

#[test]
fn every_folder_of_texts_is_a_language_of_the_page() {
    let folders = fs::read_dir(root().join("texts")).unwrap();
    let names = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    let mut codes = Language::ALL.map(Language::code);
    names.sort_unstable();
    codes.sort_unstable();
    assert_eq!(names, codes, "texts/ and src/text/language.rs");
}

/// Before any program or text is there, or where none can run.
#[test]
fn what_the_bare_page_says_is_said_in_every_language() {
    let page = read(&root().join("index.html"));
    let count =
        |language: Language| page.matches(&format!(" lang=\"{}\">", language.code())).count();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        assert_eq!(count(language), count(Language::Italian), "index.html in {language:?}");
    }
}
