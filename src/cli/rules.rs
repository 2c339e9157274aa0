//! `damiera rules`: the rules of a game in words, with positions that show them.

use std::io::Write;

use clap::ValueEnum;

use super::json::{Lines, Quoted};
use super::{CliError, language};
use crate::handbook::{Handbook, Shown, Told};
use crate::rulebook::Section;
use crate::rulesets;

/// Which rules, and how they are written.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct RulesInWords {
    /// The ruleset, or house rules.
    #[arg(long, value_name = "ID")]
    ruleset: String,
    /// The language.
    #[arg(long, value_name = "CODE", default_value = "en")]
    lang: String,
    /// How they are written.
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// How the rules are written.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    /// Headings and sentences; below each the positions that show it: `  fen<TAB>caption`.
    Text,
    /// An array of sections with `id`, `title` and `rules`; each rule has a `text` and `figures`, each figure
    /// `fen`, `moves` and `caption`.
    Json,
    /// What stands between the head and the foot of a page, with `<damiera-board>` elements.
    Html,
}

impl RulesInWords {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = language(&self.lang)?.strings();
        let entry = rulesets::find(&self.ruleset)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let handbook = Handbook::new(entry);
        if let Format::Html = self.format {
            write!(out, "{}", handbook.page(text))?;
            return Ok(());
        }
        let rules = handbook.told(text);
        for section in Section::ALL {
            let own: Vec<_> = rules.iter().filter(|told| told.section == section).collect();
            if let (Format::Text, false) = (self.format, own.is_empty()) {
                writeln!(out, "{}", text.rulebook().heading(section))?;
                for told in own {
                    writeln!(out, "{}", told.text)?;
                    for Shown { fen, caption, .. } in &told.figures {
                        writeln!(out, "  {fen}\t{caption}")?;
                    }
                }
                writeln!(out)?;
            }
        }
        if let Format::Json = self.format {
            let sections = Section::ALL.into_iter().filter_map(|section| {
                let own = rules.iter().filter(|told| told.section == section);
                let own: Vec<_> = own.map(json).collect();
                let (id, title) = (section.id(), text.rulebook().heading(section));
                (!own.is_empty()).then(|| {
                    let (id, title, own) = (Quoted(id), Quoted(title), own.join(", "));
                    format!("{{\"id\": {id}, \"title\": {title}, \"rules\": [{own}]}}")
                })
            });
            writeln!(out, "{}", Lines(&sections.collect::<Vec<_>>()))?;
        }
        Ok(())
    }
}

fn json(told: &Told) -> String {
    let figures = told.figures.iter().map(|Shown { fen, moves, caption, .. }| {
        let moves: Vec<_> = moves.iter().map(|mv| Quoted(mv).to_string()).collect();
        let (fen, moves, caption) = (Quoted(fen), moves.join(", "), Quoted(caption));
        format!("{{\"fen\": {fen}, \"moves\": [{moves}], \"caption\": {caption}}}")
    });
    let figures = figures.collect::<Vec<_>>().join(", ");
    format!("{{\"text\": {}, \"figures\": [{figures}]}}", Quoted(&told.text))
}
