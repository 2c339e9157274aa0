//! `damiera lesson import`: exercises out of positions with their solutions.

use std::io::Write;
use std::sync::Arc;

use super::text_of;
use crate::cli::CliError;
use crate::cli::pdn::first_fault;
use crate::notation::lesson::{Lesson, MAX_STEPS, Step, Value};
use crate::notation::pdn::{self, Reader};
use crate::notation::tree::Tree;
use crate::notation::{exercise, fen, lines, movetext};
use crate::rules::Ruleset;
use crate::rulesets;

/// The problems, and whose they are.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Import {
    /// The problems, `-` for the standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The ruleset; games of PDN may say another.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// What the lesson is called.
    #[arg(long, default_value = "Exercises")]
    title: String,
}

/// What was made of a file.
#[derive(Default)]
struct Made {
    steps: Vec<Step>,
    faults: Vec<String>,
}

impl Import {
    /// Prints the lesson. A problem that cannot be read to its end is told with the place of the fault, and
    /// left out.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = text_of(&self.file)?;
        let entry = rulesets::find(&self.ruleset)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let mut made = Made::default();
        if text.lines().any(|line| line.trim_start().starts_with('[')) {
            made.games(&text, entry)?;
        } else {
            let ruleset = Arc::new(Ruleset::new(&entry.rules));
            for (idx, line) in text.lines().enumerate() {
                if !line.trim().is_empty() {
                    made.line(idx + 1, line.trim(), &ruleset);
                }
            }
        }
        let lesson = Lesson {
            title: self.title.trim().to_owned(),
            language: None,
            variant: Some(entry.rules.id.to_owned()),
            words: String::new(),
            steps: made.steps,
        };
        if !lesson.steps.is_empty() {
            write!(out, "{lesson}")?;
        }
        if made.faults.is_empty() { Ok(()) } else { Err(CliError::BadProblems(made.faults)) }
    }
}

impl Made {
    /// A line with a FEN and moves, numbered or not.
    fn line(&mut self, number: usize, line: &str, ruleset: &Arc<Ruleset>) {
        let (position, solution) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let start = match fen::parse(ruleset, position.trim_end_matches('.')) {
            Ok(start) => start,
            Err(why) => return self.faults.push(format!("line {number}: {why}")),
        };
        match lines::read(Arc::clone(ruleset), start, solution) {
            Ok(tree) => self.add(&format!("line {number}"), None, &tree),
            Err(fault) => self.faults.push(format!("line {number}: in the solution, {fault}")),
        }
    }

    /// The games of a PDN file, each with the position that it begins with.
    fn games(&mut self, text: &str, entry: &'static rulesets::Entry) -> Result<(), CliError> {
        let listing = pdn::scan(text)?;
        let mut reader = Reader::new(Some(entry));
        for (idx, listed) in listing.games.iter().enumerate() {
            let record = reader.read(text, listed);
            let place = format!("game {}", idx + 1);
            let own = record.entry.filter(|own| own.rules.id != entry.rules.id);
            let tree = record.tree.as_ref().filter(|_| record.faults.is_empty());
            match tree {
                Some(tree) => self.add(&place, own.map(|own| own.rules.id), tree),
                None => self.faults.push(format!("{place}: {}", first_fault(&record))),
            }
        }
        Ok(())
    }

    /// The main line of a problem as an exercise: the side to move solves, the other one replies.
    fn add(&mut self, place: &str, variant: Option<&str>, tree: &Tree) {
        let game = tree.game_at(tree.main_end());
        let moves: Vec<_> = game.plies().iter().map(|ply| ply.mv).collect();
        if moves.is_empty() {
            return self.faults.push(format!("{place}: a solution was expected"));
        }
        if self.steps.len() == MAX_STEPS {
            return self.faults.push(format!("{place}: a lesson has {MAX_STEPS} steps at most"));
        }
        let texts = movetext::write_line(tree.ruleset(), tree.start(), &moves);
        let (accept, then) = exercise::of_line(&texts);
        let values = [
            ("variant", variant.unwrap_or_default().to_owned()),
            ("fen", fen::write(tree.ruleset(), tree.start())),
            ("goal", "move".to_owned()),
            ("accept", accept),
            ("then", then),
        ];
        let values = values.into_iter().filter(|(_, value)| !value.is_empty());
        let board = values.map(|(name, value)| Value { name, value, line: 0 }).collect();
        let title = (self.steps.len() + 1).to_string();
        self.steps.push(Step { title, words: String::new(), board, line: 0 });
    }
}
