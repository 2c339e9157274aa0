//! What a new language needs beside its texts, and that these are its own.

use std::fs;

use damiera::text::{Direction, Language};

use super::texts;
use crate::bridge::{fail_if_any, read, root};

/// Texts that are rightly the same as in English: `all.txt` in every language, `CODE.txt` in that one.
const SAME: &str = "tests/data/same";

#[test]
fn no_other_language_is_english() {
    let same_in_all = read(&root().join(SAME).join("all.txt"));
    let mut wrong = Vec::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        // A language that shares nothing has no file.
        let same = root().join(SAME).join(format!("{}.txt", language.code()));
        let same = fs::read_to_string(same).unwrap_or_default();
        let [english, other] = [Language::English, language].map(|l| texts(l.strings()));
        assert_eq!(english.len(), other.len());
        for ((field, en), (same_field, text)) in english.into_iter().zip(other) {
            assert_eq!(field, same_field);
            let may_be = same_in_all.lines().chain(same.lines()).any(|line| line == en);
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
fn the_bare_page_says_what_the_texts_say() {
    let page = read(&root().join("index.html"));
    let site = Language::English.strings().site();
    for sentence in [site.old, site.failed, site.what] {
        assert_eq!(page.matches(&format!(">{sentence}</p>")).count(), 1, "{sentence}");
    }
}

/// Moves within a sentence from right to left: without marks around them the first would stand last (Unicode
/// Standard Annex 9).
#[test]
fn what_is_put_into_a_sentence_from_right_to_left_keeps_its_order() {
    let line = "23-29 34x23 19x17";
    for language in Language::ALL {
        let is_isolated =
            language.strings().review().better(line).contains("\u{2066}23-29 34x23 19x17\u{2069}");
        assert_eq!(is_isolated, language.direction() == Direction::RightToLeft, "{language:?}");
    }
}
