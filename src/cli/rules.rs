//! `damiera rules`: the rules of a game in words, with positions that show them.

use std::io::Write;

use clap::ValueEnum;

use super::json::{Lines, Quoted};
use super::{CliError, language};
use crate::notation::{fen, movetext};
use crate::rulebook::{Fact, Figure, Section, facts, figures};
use crate::rules::{Move, Position, Ruleset};
use crate::rulesets;
use crate::text::Strings;

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
}

/// A figure as it is written.
struct Shown {
    fen: String,
    moves: Vec<String>,
    caption: String,
}

/// A rule as it is written.
struct Said {
    section: Section,
    text: String,
    figures: Vec<Shown>,
}

impl RulesInWords {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let text = language(&self.lang)?.strings();
        let entry = rulesets::find(&self.ruleset)
            .ok_or_else(|| CliError::unknown_ruleset(&self.ruleset))?;
        let ruleset = Ruleset::new(&entry.rules);
        let rules = said(text, &ruleset);
        for section in Section::ALL {
            let own: Vec<_> = rules.iter().filter(|said| said.section == section).collect();
            if let (Format::Text, false) = (self.format, own.is_empty()) {
                writeln!(out, "{}", text.rulebook().heading(section))?;
                for said in own {
                    writeln!(out, "{}", said.text)?;
                    for Shown { fen, caption, .. } in &said.figures {
                        writeln!(out, "  {fen}\t{caption}")?;
                    }
                }
                writeln!(out)?;
            }
        }
        if let Format::Json = self.format {
            let sections = Section::ALL.into_iter().filter_map(|section| {
                let own = rules.iter().filter(|said| said.section == section);
                let own: Vec<_> = own.map(Said::json).collect();
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

impl Said {
    fn json(&self) -> String {
        let figures = self.figures.iter().map(|Shown { fen, moves, caption }| {
            let moves: Vec<_> = moves.iter().map(|mv| Quoted(mv).to_string()).collect();
            let (fen, moves, caption) = (Quoted(fen), moves.join(", "), Quoted(caption));
            format!("{{\"fen\": {fen}, \"moves\": [{moves}], \"caption\": {caption}}}")
        });
        let figures = figures.collect::<Vec<_>>().join(", ");
        format!("{{\"text\": {}, \"figures\": [{figures}]}}", Quoted(&self.text))
    }
}

/// All rules of a game in words.
fn said(text: &Strings, ruleset: &Ruleset) -> Vec<Said> {
    let rules = ruleset.rules();
    let shown: Vec<_> = facts(rules)
        .into_iter()
        .map(|(section, fact)| (section, fact, figures(rules, fact)))
        .collect();
    let captures = shown.iter().find(|(_, fact, _)| *fact == Fact::Duty);
    let capture = captures.and_then(|(.., figures)| figures.first());
    let capture = capture.map(|figure| written(ruleset, figure)).unwrap_or_default();
    let start = Figure::start(ruleset);
    let first = |moves: Vec<String>| moves.into_iter().next().unwrap_or_default();
    let examples = [first(written(ruleset, &start)), first(capture)];
    let say = |(section, fact, figures): (Section, Fact, Vec<Figure>)| Said {
        section,
        text: text.rule(ruleset, fact, &examples),
        figures: figures.iter().map(|figure| show(text, ruleset, fact, figure)).collect(),
    };
    shown.into_iter().map(say).collect()
}

fn show(text: &Strings, ruleset: &Ruleset, fact: Fact, figure: &Figure) -> Shown {
    let moves = written(ruleset, figure);
    let barred: Vec<_> = figure.barred.iter().map(|mv| plainly(ruleset, mv)).collect();
    // The start is shown for its men.
    let caption = match fact {
        Fact::Men => String::new(),
        _ => text.rulebook().caption(figure.position.turn(), &moves, &barred),
    };
    Shown { fen: fen::write(ruleset, &figure.position), moves, caption }
}

/// The legal moves of a figure as the game writes them.
fn written(ruleset: &Ruleset, Figure { position, moves, .. }: &Figure) -> Vec<String> {
    let position: &Position = position;
    moves.iter().map(|mv| movetext::write(ruleset, position, moves, mv)).collect()
}

/// A move that is not legal here: its first square and its last.
fn plainly(ruleset: &Ruleset, mv: &Move) -> String {
    let [from, to] = [mv.from, mv.to].map(|square| ruleset.board().label(square));
    let sign = if mv.is_capture() { 'x' } else { '-' };
    format!("{from}{sign}{to}")
}
