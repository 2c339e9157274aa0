//! `damiera lesson`: lessons checked, and made out of problems.

mod import;

use std::io::Write;

use super::pdn::bytes;
use super::{CliError, language};
use crate::notation::exercise::Exercise;
use crate::notation::lesson::{self, Kind, LessonError, Reason, Step};
use crate::notation::link::Link;
use crate::notation::study::Study;
use crate::play::exercise::check::check;
use crate::text::Language;

/// What is done with a lesson.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Lesson {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, clap::Subcommand)]
enum Command {
    /// Say of each step what it is and what is wrong with it: `line<TAB>kind<TAB>ok`, and lines of
    /// `line<TAB>fault<TAB>sentence` or `line<TAB>note<TAB>sentence`.
    Check(Check),
    /// Make a lesson of problems, a line each with a FEN and the moves that solve it, or of a file of
    /// problems in PDN.
    Import(import::Import),
}

#[derive(Clone, Debug, clap::Args)]
struct Check {
    /// The lesson, `-` for the standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The language of the sentences.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
}

impl Lesson {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.command {
            Command::Check(command) => command.run(out),
            Command::Import(command) => command.run(out),
        }
    }
}

impl Check {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let language = language(&self.lang)?;
        let text = text_of(&self.file)?;
        let lesson = lesson::Lesson::read(&text)?;
        let mut n_bad = 0;
        for step in &lesson.steps {
            let findings = findings(step, lesson.variant.as_deref(), language);
            let is_bad = findings.iter().any(|one| one.is_fault);
            n_bad += usize::from(is_bad);
            if !is_bad {
                writeln!(out, "{}\t{}\tok", step.line, step.kind().name())?;
            }
            for Finding { line, is_fault, words } in findings {
                let kind = if is_fault { "fault" } else { "note" };
                writeln!(out, "{line}\t{kind}\t{words}")?;
            }
        }
        let n_steps = lesson.steps.len();
        if n_bad > 0 { Err(CliError::BadSteps { n_bad, n_steps }) } else { Ok(()) }
    }
}

/// What was found of a step.
struct Finding {
    line: usize,
    is_fault: bool,
    words: String,
}

impl From<LessonError> for Finding {
    fn from(error: LessonError) -> Self {
        Self { line: error.line, is_fault: true, words: error.reason.to_string() }
    }
}

/// All that is wrong with a step or strange in it; an exercise is proved.
fn findings(step: &Step, variant: Option<&str>, language: Language) -> Vec<Finding> {
    let link = match step.link(variant) {
        None => return Vec::new(),
        Some(Err(errors)) => return errors.into_iter().map(Finding::from).collect(),
        Some(Ok(link)) => link,
    };
    if let Some(Err(why)) = Study::of(&link) {
        return vec![step.error(Some("tree"), Reason::Study(Box::new(why))).into()];
    }
    match step.kind() {
        Kind::Exercise => exercise_findings(step, &link, language),
        Kind::Words | Kind::Diagram | Kind::Replay | Kind::Play => Vec::new(),
    }
}

fn exercise_findings(step: &Step, link: &Link, language: Language) -> Vec<Finding> {
    let text = language.check();
    let ruleset = link.game.ruleset();
    let exercise = match Exercise::read(ruleset, &|key| link.extras.get(key)) {
        Ok(exercise) => exercise,
        Err(faults) => {
            let faults = faults.into_iter().map(Box::new).map(Reason::Exercise);
            return faults.map(|reason| step.error(Some("goal"), reason).into()).collect();
        }
    };
    let report = check(ruleset, link.game.position(), &exercise, text);
    let line = step.error(Some("goal"), Reason::Goal).line;
    let found = report.findings.iter();
    found.map(|one| Finding { line, is_fault: one.is_fault(), words: text.finding(one) }).collect()
}

/// A file of text.
fn text_of(file: &str) -> Result<String, CliError> {
    let bytes = bytes(file).map_err(CliError::unreadable(file))?;
    let text = crate::notation::pdn::decode(&bytes)?;
    Ok(text.into_owned())
}
