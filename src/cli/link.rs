//! `damiera link`: links written and read.

use std::io::{self, Read, Write};

use super::CliError;
use super::json::{self, Quoted};
use crate::notation::link::{self, LinkFault};
use crate::notation::{fen, marks, turn};
use crate::rules::Color;

/// To write or to read.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Link {
    #[command(subcommand)]
    way: Way,
}

#[derive(Clone, Debug, clap::Subcommand)]
enum Way {
    /// Write a link from a JSON object: `variant`, `fen`, `moves`, `ply`, `orientation`, `marks`,
    /// `arrows`, and what else links carry.
    Encode(Encode),
    /// Read a link in either form: a JSON object of the same keys, with `final_fen`, `checked` (`yes` if
    /// check characters say that it came whole, else `no`) and `faults`.
    Decode(Decode),
}

#[derive(Clone, Debug, clap::Args)]
struct Encode {
    /// The JSON object; the standard input if it is left out.
    #[arg(long, value_name = "TEXT")]
    json: Option<String>,
    /// How it is written.
    #[arg(long, value_enum, default_value = "compact")]
    form: Form,
    /// The address of the page, to be put before the link.
    #[arg(long, value_name = "URL")]
    base: Option<String>,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Form {
    /// Short, for sharing.
    Compact,
    /// For people to read and edit.
    Readable,
}

#[derive(Clone, Debug, clap::Args)]
struct Decode {
    /// The link or the whole address.
    #[arg(value_name = "LINK")]
    link: String,
}

/// What `decode` adds, so that `encode` takes its output.
const ADDED: [&str; 3] = ["final_fen", "checked", "faults"];

impl Link {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match &self.way {
            Way::Encode(encode) => encode.run(out),
            Way::Decode(decode) => decode.run(out),
        }
    }
}

impl Encode {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let json = match &self.json {
            Some(text) => text.clone(),
            None => input().map_err(CliError::Input)?,
        };
        let pairs = json::read_object(&json)?;
        let pairs = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let link = link::read(&link::join(pairs.filter(|(key, _)| !ADDED.contains(key))))?;
        let unknown = link.others.iter().map(|(key, _)| LinkFault::NoKey(key.clone()));
        fail_if_any(&link.faults.iter().cloned().chain(unknown).collect::<Vec<_>>())?;
        let text = match self.form {
            Form::Compact => link.compact(),
            Form::Readable => link.readable(),
        };
        match &self.base {
            Some(base) => writeln!(out, "{}#{text}", base.trim_end_matches('#'))?,
            None => writeln!(out, "{text}")?,
        }
        Ok(())
    }
}

fn input() -> io::Result<String> {
    let mut text = String::new();
    io::stdin().lock().take(json::MAX_BYTES as u64).read_to_string(&mut text)?;
    Ok(text)
}

fn fail_if_any(faults: &[LinkFault]) -> Result<(), CliError> {
    let sentences: Vec<_> = faults.iter().map(ToString::to_string).collect();
    if sentences.is_empty() { Ok(()) } else { Err(CliError::LinkFaults(sentences.join("; "))) }
}

impl Decode {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let link = link::read(&self.link)?;
        writeln!(out, "{{")?;
        for (key, value) in values(&link) {
            writeln!(out, "  {}: {value},", Quoted(key))?;
        }
        let (ruleset, position) = (link.game.ruleset(), link.game.position());
        writeln!(out, "  \"final_fen\": {},", Quoted(&fen::write(ruleset, position)))?;
        let checked = if link.is_checked { "yes" } else { "no" };
        writeln!(out, "  \"checked\": {},", Quoted(checked))?;
        let faults = link.faults.iter().map(|fault| Quoted(&fault.to_string()).to_string());
        writeln!(out, "  \"faults\": [{}]\n}}", faults.collect::<Vec<_>>().join(", "))?;
        fail_if_any(&link.faults)
    }
}

/// Keys by their long names, and values as JSON.
fn values(link: &link::Link) -> Vec<(&str, String)> {
    let (game, ruleset) = (&link.game, link.game.ruleset());
    let quoted = |text: &str| Quoted(text).to_string();
    let mut values = vec![("variant", quoted(ruleset.rules().id))];
    if *game.start() != ruleset.start() {
        values.push(("fen", quoted(&fen::write(ruleset, game.start()))));
    }
    let words = link::with_words(game, &turn::move_texts(game));
    if !words.is_empty() {
        values.push(("moves", quoted(&words.join(","))));
    }
    if link.ply < game.plies().len() {
        values.push(("ply", link.ply.to_string()));
    }
    if link.bottom == Color::Black {
        values.push(("orientation", quoted("b")));
    }
    if !link.marks.is_empty() {
        values.push(("marks", quoted(&marks::write_marks(ruleset.board(), &link.marks))));
    }
    if !link.arrows.is_empty() {
        values.push(("arrows", quoted(&marks::write_arrows(ruleset.board(), &link.arrows))));
    }
    let level = link.extras.level().map(|level| level.to_string());
    for (key, value) in link.extras.iter() {
        let value = level.clone().filter(|_| key == "lv").unwrap_or_else(|| quoted(value));
        values.push((link::long(key), value));
    }
    values
}
