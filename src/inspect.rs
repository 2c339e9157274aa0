//! The check of an author's exercises, in the words of the [protocol for files](crate::protocol::files).
//! A worker does this: it may try millions of positions.

use crate::notation::exercise::Exercise;
use crate::notation::lesson::{Kind, LessonError, Reason, Step};
use crate::notation::link::{self, Link};
use crate::notation::study::Study;
use crate::play::exercise::check::check;
use crate::protocol::files::{Failure, FindingText, Inspected};
use crate::text::{Fault, Strings};

/// Checks the exercise of a readable link.
///
/// # Errors
/// [`Failure::BadGame`] where the link cannot be read, or holds no exercise.
pub fn inspect(link: &str, strings: &Strings) -> Result<Inspected, Failure> {
    let opened = link::read_plain(link).map_err(|_| Failure::BadGame)?;
    let text = strings.check();
    let (ruleset, extras) = (opened.game.ruleset(), &opened.extras);
    let exercise = Exercise::read(ruleset, &|key| extras.get(key)).map_err(|_| Failure::BadGame)?;
    let report = check(ruleset, opened.game.position(), &exercise, text);
    let found = report.findings.iter().map(|finding| FindingText {
        line: 0,
        is_fault: finding.is_fault(),
        words: text.finding(finding),
    });
    let summary = text.is_sound(report.is_sound(), report.is_proved).to_owned();
    Ok(Inspected { summary, found: found.collect() })
}

/// All that is wrong with a step of a lesson or strange in it; an exercise is proved. `variant` is that of the
/// lesson.
pub fn step(step: &Step, variant: Option<&str>, strings: &Strings) -> Vec<FindingText> {
    let of_error = |error| of_error(error, strings);
    let link = match step.link(variant) {
        None => return Vec::new(),
        Some(Err(errors)) => return errors.into_iter().map(of_error).collect(),
        Some(Ok(link)) => link,
    };
    if let Some(Err(why)) = Study::of_keys(&link) {
        let error = step.error(Some("tree"), Reason::Study(Box::new(why)));
        return vec![of_error(error)];
    }
    match step.kind() {
        Kind::Exercise => of_exercise(step, &link, strings),
        Kind::Words | Kind::Diagram | Kind::Replay | Kind::Play => Vec::new(),
    }
}

fn of_exercise(step: &Step, link: &Link, strings: &Strings) -> Vec<FindingText> {
    let text = strings.check();
    let ruleset = link.game.ruleset();
    let exercise = match Exercise::read(ruleset, &|key| link.extras.get(key)) {
        Ok(exercise) => exercise,
        Err(faults) => {
            let faults = faults.into_iter().map(Box::new).map(Reason::Exercise);
            let errors = faults.map(|reason| step.error(Some("goal"), reason));
            return errors.map(|error| of_error(error, strings)).collect();
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

fn of_error(error: LessonError, strings: &Strings) -> FindingText {
    let line = line(error.line);
    FindingText { line, is_fault: true, words: strings.why(&Fault::Step(error.reason)) }
}

fn line(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
