//! `damiera lesson import`: exercises out of positions with their solutions.

use std::io::Write;

use super::text_of;
use crate::cli::CliError;
use crate::notation::problem::{self, Found};
use crate::rulesets;

/// The problems, and whose they are.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Import {
    /// The problems, `-` for the standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The ruleset; games of PDN and addresses may say another.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// What the lesson is called.
    #[arg(long, default_value = "Exercises")]
    title: String,
}

impl Import {
    /// Prints the lesson. A problem that cannot be read to its end is told with the place of the fault, and
    /// left out.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = text_of(&self.file)?;
        let entry = rulesets::find(&self.ruleset)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let is_pdn = text.lines().any(|line| line.trim_start().starts_with('['));
        let (what, found) = if is_pdn {
            ("game", problem::of_pdn(&text, Some(entry))?.found)
        } else {
            ("line", problem::of_lines(&text, entry))
        };
        let mut faults = Vec::new();
        let mut whole = Vec::new();
        for Found { number, result } in found {
            let flaw = result.as_ref().ok().and_then(|problem| problem.flaw.clone());
            match flaw {
                Some(flaw) => faults.push(format!("{what} {number}: {flaw}")),
                None => whole.push(Found { number, result }),
            }
        }
        let (lesson, missing) = problem::lesson(whole, &self.title, entry);
        faults.extend(missing.into_iter().map(|(number, why)| format!("{what} {number}: {why}")));
        if !lesson.steps.is_empty() {
            write!(out, "{lesson}")?;
        }
        if faults.is_empty() { Ok(()) } else { Err(CliError::BadProblems(faults)) }
    }
}
