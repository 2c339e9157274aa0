//! The check of an author's exercises, in the words of the [protocol for files](crate::protocol::files).
//! A worker does this: it may try millions of positions.

use crate::notation::exercise::Exercise;
use crate::notation::lesson::{Kind, LessonError, Reason, Step};
use crate::notation::link::{self, Link};
use crate::notation::study::Study;
use crate::play::exercise::check::check;
use crate::protocol::files::{Failure, FindingText, Inspect, Inspected};
use crate::text::{self, CheckStrings, Language};

/// Checks the exercise of a readable link.
///
/// # Errors
/// [`Failure::BadGame`] where the link cannot be read, or holds no exercise; [`Failure::NoFile`] where
/// the texts are not those of the language.
pub fn inspect(wish: &Inspect) -> Result<Inspected, Failure> {
    let opened = link::read_plain(&wish.link).map_err(|_| Failure::BadGame)?;
    let text = language(&wish.language, &wish.texts)?.check();
    let (ruleset, extras) = (opened.game.ruleset(), &opened.extras);
    let exercise = Exercise::read(ruleset, &|key| extras.get(key)).map_err(|_| Failure::BadGame)?;
    let report = check(ruleset, opened.game.position(), &exercise, text);
    let found = report.findings.iter().map(|finding| FindingText {
        line: 0,
        is_fault: finding.is_fault(),
        words: text.finding(finding),
    });
    Ok(Inspected { summary: text.is_sound(report.is_sound()).to_owned(), found: found.collect() })
}

/// The language with this code, else English, with its texts loaded.
///
/// # Errors
/// [`Failure::NoFile`] where the texts are not those of the language.
pub fn language(code: &str, texts: &[u8]) -> Result<Language, Failure> {
    let language = Language::of_code(code).unwrap_or(Language::English);
    if !language.is_loaded() {
        text::load(language, texts).map_err(|_| Failure::NoFile)?;
    }
    Ok(language)
}

/// All that is wrong with a step of a lesson or strange in it; an exercise is proved. `variant` is that of the
/// lesson.
pub fn step(step: &Step, variant: Option<&str>, text: &CheckStrings) -> Vec<FindingText> {
    let link = match step.link(variant) {
        None => return Vec::new(),
        Some(Err(errors)) => return errors.iter().map(of_error).collect(),
        Some(Ok(link)) => link,
    };
    if let Some(Err(why)) = Study::of_keys(&link) {
        return vec![of_error(&step.error(Some("tree"), Reason::Study(Box::new(why))))];
    }
    match step.kind() {
        Kind::Exercise => of_exercise(step, &link, text),
        Kind::Words | Kind::Diagram | Kind::Replay | Kind::Play => Vec::new(),
    }
}

fn of_exercise(step: &Step, link: &Link, text: &CheckStrings) -> Vec<FindingText> {
    let ruleset = link.game.ruleset();
    let exercise = match Exercise::read(ruleset, &|key| link.extras.get(key)) {
        Ok(exercise) => exercise,
        Err(faults) => {
            let faults = faults.into_iter().map(Box::new).map(Reason::Exercise);
            return faults.map(|reason| of_error(&step.error(Some("goal"), reason))).collect();
        }
    };
    let report = check(ruleset, link.game.position(), &exercise, text);
    let line = line(step.error(Some("goal"), Reason::Goal).line);
    let found = report.findings.iter().map(|one| FindingText {
        line,
        is_fault: one.is_fault(),
        words: text.finding(one),
    });
    found.collect()
}

fn of_error(error: &LessonError) -> FindingText {
    FindingText { line: line(error.line), is_fault: true, words: error.reason.to_string() }
}

fn line(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
