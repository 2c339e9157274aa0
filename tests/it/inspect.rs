//! The check of an author's exercise, as a worker answers it.

use damiera::inspect::inspect;
use damiera::protocol::files::{Failure, Inspected};
use damiera::text::Language;

fn inspected(link: &str, language: &str) -> Result<Inspected, Failure> {
    inspect(link, Language::of_code(language).unwrap().strings())
}

/// What was found, faults with a cross before them.
fn said(inspected: &Inspected) -> Vec<String> {
    let mark = |is_fault: bool| if is_fault { "x " } else { "" };
    inspected.found.iter().map(|it| format!("{}{}", mark(it.is_fault), it.words)).collect()
}

const WIN: &str =
    "v=1&g=international&fen=W:WK21,K24:B2,7&mode=exercise&goal=win-in:2&no=24-20=Why";

#[test]
fn findings_are_sentences_in_the_language_asked_for() {
    let english = inspected(WIN, "en").unwrap();
    assert_eq!(english.summary, "The exercise is sound.");
    assert_eq!(said(&english), ["The answer is unique: 21-8.", "24-20 is refuted by 2-8."]);
    let italian = inspected(WIN, "it").unwrap();
    assert_eq!(italian.summary, "L'esercizio è corretto.");
    assert_eq!(said(&italian)[1], "24-20 è confutata da 2-8.");
}

#[test]
fn what_is_only_accepted_is_not_called_sound() {
    // 32-28 gives a man away, and nothing says so.
    let link =
        |accept| format!("v=1&g=international&fen=W:W32,37:B19,14,9&mode=exercise&acc={accept}");
    for accept in ["32-28", "32-28;37-31"] {
        let found = inspected(&link(accept), "en").unwrap();
        assert_eq!(found.summary, "The exercise works. How good its answer is was not checked.");
    }
    let forced = "v=1&g=international&fen=W:W32,37:B28,14&mode=exercise&acc=32x23";
    assert_eq!(inspected(forced, "en").unwrap().summary, "The exercise is sound.");
}

#[test]
fn faults_are_told_from_what_is_only_to_be_known() {
    let link = "v=1&g=international&fen=W:W28,32:B23,6&mode=exercise&acc=32-27;28x19";
    let found = inspected(link, "en").unwrap();
    assert_eq!(found.summary, "The exercise is not sound.");
    let illegal = "x 32-27 is accepted, but is not a legal move. You must capture: the man on 28 can \
        take 23.";
    assert_eq!(said(&found), ["The answer is unique: 28x19.", illegal]);
}

#[test]
fn what_is_no_exercise_is_not_checked() {
    for link in ["v=1&g=dameo", "v=1&g=dameo&goal=move", "v=9&g=dameo&goal=capture-any", ""] {
        assert_eq!(inspected(link, "en"), Err(Failure::BadGame), "{link}");
    }
}
