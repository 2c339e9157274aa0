//! The check of an author's exercise, in the words of the [protocol for files](crate::protocol::files).
//! A worker does this: it may try millions of positions.

use crate::notation::exercise::Exercise;
use crate::notation::link;
use crate::play::exercise::check::check;
use crate::protocol::files::{Failure, FindingText, Inspect, Inspected};
use crate::text::{self, Language};

/// Checks the exercise of a readable link.
///
/// # Errors
/// [`Failure::BadGame`] where the link cannot be read, or holds no exercise; [`Failure::NoFile`] where
/// the texts are not those of the language.
pub fn inspect(wish: &Inspect) -> Result<Inspected, Failure> {
    let opened = link::read_plain(&wish.link).map_err(|_| Failure::BadGame)?;
    let language = Language::of_code(&wish.language).unwrap_or(Language::English);
    if !language.is_loaded() {
        text::load(language, &wish.texts).map_err(|_| Failure::NoFile)?;
    }
    let text = language.check();
    let (ruleset, extras) = (opened.game.ruleset(), &opened.extras);
    let exercise = Exercise::read(ruleset, &|key| extras.get(key)).map_err(|_| Failure::BadGame)?;
    let report = check(ruleset, opened.game.position(), &exercise, text);
    let found = report
        .findings
        .iter()
        .map(|finding| FindingText { is_fault: finding.is_fault(), words: text.finding(finding) });
    Ok(Inspected { summary: text.is_sound(report.is_sound()).to_owned(), found: found.collect() })
}
