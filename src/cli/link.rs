//! `damiera link`: links written and read.

use std::io::{self, Read, Write};

use super::CliError;
use super::json::{self, Quoted};
use super::pdn::{first_fault, games};
use crate::notation::link::{self, LinkFault};
use crate::notation::pdn;
use crate::notation::study::{self, Study};
use crate::notation::tree::Tree;
use crate::notation::{fen, lines, marks, turn};
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
    /// `arrows`, `tree` (moves with variations and comments), `node` (which of them is shown), and what
    /// else links carry. Or the links of the games in a PDN file, each with all its variations.
    Encode(Encode),
    /// Read a link in either form: a JSON object of the same keys, with `final_fen`, `checked` (`yes` if
    /// check characters say that it came whole, else `no`) and `faults`; or a game in PDN.
    Decode(Decode),
}

#[derive(Clone, Debug, clap::Args)]
struct Encode {
    /// The JSON object; the standard input if it is left out.
    #[arg(long, value_name = "TEXT")]
    json: Option<String>,
    /// A file of games instead of JSON, `-` for the standard input: a line for each game.
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    pdn: Option<String>,
    /// Only this game of the file, counted from 1.
    #[arg(long, value_name = "N", requires = "pdn")]
    game: Option<usize>,
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
    /// What is printed.
    #[arg(long, value_enum, default_value = "json")]
    format: Format,
}

#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Format {
    /// All that the link holds.
    Json,
    /// The game with its variations.
    Pdn,
}

/// The keys of a study, as JSON has them and as links have them.
const STUDY: [(&str, &str); 2] = [("tree", study::TREE), ("node", study::NODE)];

/// A key of JSON as links have it.
fn of_link(key: &str) -> &str {
    STUDY.iter().find(|(name, _)| *name == key).map_or(key, |(_, key)| key)
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
        if let Some(file) = &self.pdn {
            return self.write_file(file, out);
        }
        let json = match &self.json {
            Some(text) => text.clone(),
            None => input().map_err(CliError::Input)?,
        };
        let pairs = json::read_object(&json)?;
        let pairs = pairs.iter().map(|(key, value)| (of_link(key), value.as_str()));
        let link = link::read(&link::join(pairs.filter(|(key, _)| !ADDED.contains(key))))?;
        let is_unknown = |key: &&String| STUDY.iter().all(|(_, known)| known != key);
        let keys = link.others.iter().map(|(key, _)| key).filter(is_unknown);
        let unknown = keys.map(|key| LinkFault::NoKey(key.clone()));
        fail_if_any(&link.faults.iter().cloned().chain(unknown).collect::<Vec<_>>())?;
        self.write(&link, study_of(&link)?.as_ref(), out)
    }

    fn write(
        &self,
        link: &link::Link,
        study: Option<&Study>,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let text = match (self.form, study) {
            (Form::Compact, None) => link.compact(),
            (Form::Readable, None) => link.readable(),
            (Form::Compact, Some(study)) => study.compact(link),
            (Form::Readable, Some(study)) => study.readable(link),
        };
        match &self.base {
            Some(base) => writeln!(out, "{}#{text}", base.trim_end_matches('#'))?,
            None => writeln!(out, "{text}")?,
        }
        Ok(())
    }

    /// The links of a file's games.
    fn write_file(&self, file: &str, out: &mut dyn Write) -> Result<(), CliError> {
        let (text, listing) = games(file)?;
        let n_games = listing.games.len();
        let wanted = |number: usize| self.game.is_none_or(|wanted| wanted == number);
        if let Some(wanted) = self.game.filter(|wanted| !(1..=n_games).contains(wanted)) {
            return Err(CliError::NoSuchGame { wanted, n_games });
        }
        let mut reader = pdn::Reader::new(None);
        for (listed, number) in listing.games.iter().zip(1..).filter(|(_, n)| wanted(*n)) {
            let record = reader.read(&text, listed);
            let (Some(entry), Some(tree), []) =
                (record.entry, record.tree.clone(), &record.faults[..])
            else {
                return Err(CliError::BadGame { number, why: first_fault(&record) });
            };
            let study = Study { shown: tree.main_end(), tree };
            let link = study.link(entry);
            let says_more = Tree::of_game(&link.game) != study.tree;
            self.write(&link, Some(&study).filter(|_| says_more), out)?;
        }
        if listing.has_more { Err(CliError::TooManyGames) } else { Ok(()) }
    }
}

/// The study of a link, if it has one.
pub(super) fn study_of(link: &link::Link) -> Result<Option<Study>, CliError> {
    Study::of(link).transpose().map_err(|why| CliError::LinkFaults(why.to_string()))
}

fn input() -> io::Result<String> {
    let mut text = String::new();
    io::stdin().lock().take(json::MAX_BYTES as u64).read_to_string(&mut text)?;
    Ok(text)
}

pub(super) fn fail_if_any(faults: &[LinkFault]) -> Result<(), CliError> {
    let sentences: Vec<_> = faults.iter().map(ToString::to_string).collect();
    if sentences.is_empty() { Ok(()) } else { Err(CliError::LinkFaults(sentences.join("; "))) }
}

impl Decode {
    fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let link = link::read(&self.link)?;
        if let Format::Pdn = self.format {
            let tree = match study_of(&link)? {
                Some(study) => study.tree,
                None => Tree::of_game(&link.game),
            };
            let result = pdn::result_of(link.game.ruleset().rules(), link.game.status());
            write!(out, "{}", pdn::write(&[], &tree, result))?;
            return fail_if_any(&link.faults);
        }
        let study = study_of(&link);
        writeln!(out, "{{")?;
        for (key, value) in values(&link, study.as_ref().ok().and_then(Option::as_ref)) {
            writeln!(out, "  {}: {value},", Quoted(key))?;
        }
        let (ruleset, position) = (link.game.ruleset(), link.game.position());
        writeln!(out, "  \"final_fen\": {},", Quoted(&fen::write(ruleset, position)))?;
        let checked = if link.is_checked { "yes" } else { "no" };
        writeln!(out, "  \"checked\": {},", Quoted(checked))?;
        let mut faults: Vec<_> = link.faults.iter().map(ToString::to_string).collect();
        if let Err(CliError::LinkFaults(why)) = &study {
            faults.push(why.clone());
        }
        let quoted: Vec<_> = faults.iter().map(|fault| Quoted(fault).to_string()).collect();
        writeln!(out, "  \"faults\": [{}]\n}}", quoted.join(", "))?;
        if faults.is_empty() { Ok(()) } else { Err(CliError::LinkFaults(faults.join("; "))) }
    }
}

/// Keys by their long names, and values as JSON.
fn values<'a>(link: &'a link::Link, study: Option<&Study>) -> Vec<(&'a str, String)> {
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
    if let Some(study) = study {
        values.push(("tree", quoted(&lines::write(&study.tree))));
        values.push(("node", quoted(&study.path())));
    }
    let level = link.extras.level().map(|level| level.to_string());
    for (key, value) in link.extras.iter() {
        let value = level.clone().filter(|_| key == "lv").unwrap_or_else(|| quoted(value));
        values.push((link::long(key), value));
    }
    values
}
