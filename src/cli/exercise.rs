//! `damiera exercise check`: whether an exercise can be solved, and how.

use std::io::Write;

use super::{CliError, PositionArgs, language};
use crate::notation::exercise;
use crate::play::exercise::check::check;

/// What is done with an exercise.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Exercise {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, clap::Subcommand)]
enum Command {
    /// Say what is right and what is wrong with it: `fault<TAB>sentence` or `note<TAB>sentence`.
    Check(Check),
}

/// An exercise in its parts, as links write them.
#[derive(Clone, Debug, clap::Args)]
struct Check {
    #[command(flatten)]
    place: PositionArgs,
    /// move, capture-any, capture-all, capture-max, find-illegal, reach:SQUARE, win-in:NUMBER or
    /// hold:NUMBER.
    #[arg(long)]
    goal: Option<String>,
    /// What is accepted, separated by `;`, `|` between turns.
    #[arg(long)]
    accept: Option<String>,
    /// Replies, `MOVE>REPLY`, separated by `;`.
    #[arg(long)]
    then: Option<String>,
    /// Answers to wrong tries, `MOVE=TEXT`, separated by `;`.
    #[arg(long)]
    no: Option<String>,
    /// The language of the sentences.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
}

impl Exercise {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.command {
            Command::Check(command) => command.run(out),
        }
    }
}

impl Check {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = language(&self.lang)?.check();
        let ruleset = self.place.ruleset()?;
        let position = self.place.position(&ruleset)?;
        let get = |key: &str| match key {
            "goal" => self.goal.as_deref(),
            "accept" => self.accept.as_deref(),
            "then" => self.then.as_deref(),
            "no" => self.no.as_deref(),
            _ => None,
        };
        let exercise = exercise::Exercise::read(&ruleset, &get).map_err(|faults| {
            let sentences: Vec<_> = faults.iter().map(ToString::to_string).collect();
            CliError::Exercise(sentences.join("; "))
        })?;
        let report = check(&ruleset, &position, &exercise, text);
        for finding in &report.findings {
            let kind = if finding.is_fault() { "fault" } else { "note" };
            writeln!(out, "{kind}\t{}", text.finding(finding))?;
        }
        if report.is_sound() { Ok(()) } else { Err(CliError::NotSound) }
    }
}
