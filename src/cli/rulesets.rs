//! `damiera rulesets`: what can be played.

use std::io::{self, Write};

use super::json::{Lines, Quoted};
use crate::rulesets::ALL;

/// How to list.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Rulesets {
    /// As a JSON array of objects with `id` and `name`.
    #[arg(long)]
    json: bool,
}

impl Rulesets {
    pub(super) fn run(&self, out: &mut dyn Write) -> io::Result<()> {
        let rules = ALL.iter().map(|entry| &entry.rules);
        if self.json {
            let objects: Vec<_> = rules
                .map(|rules| {
                    format!("{{\"id\": {}, \"name\": {}}}", Quoted(rules.id), Quoted(rules.name))
                })
                .collect();
            return writeln!(out, "{}", Lines(&objects));
        }
        for rules in rules {
            writeln!(out, "{}\t{}", rules.id, rules.name)?;
        }
        Ok(())
    }
}
