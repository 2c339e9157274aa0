//! `damiera tactics`: what is shipped, and how it is made and proved.

mod material;
mod mine;
mod prove;

use std::fs;
use std::io::{self, Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::CliError;
use crate::notation::{fen, movetext};
use crate::rulesets;
use crate::tactics::{self, Tactic};

/// Bytes of an unpacked file, at most.
const MAX_BYTES: u64 = 1 << 20;

/// What to do with tactics.
#[derive(Clone, Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Tactics {
    #[command(subcommand)]
    what: Option<What>,
    /// The ruleset whose tactics are printed.
    #[arg(long, value_name = "ID", required = true)]
    ruleset: Option<String>,
    /// A file of tactics in place of those that come with the program.
    #[arg(long, value_name = "FILE")]
    file: Option<String>,
}

#[derive(Clone, Debug, clap::Subcommand)]
enum What {
    /// Find tactics in games of the engine against itself:
    /// `ruleset<TAB>games<TAB>found<TAB>kept<TAB>seconds`.
    Mine(mine::Mine),
    /// Prove tactics by a fresh search: a line for each that fails, then `proved<TAB>failed`.
    Check(prove::Check),
}

impl Tactics {
    /// Prints `fen<TAB>moves separated by spaces<TAB>grade<TAB>theme` for each.
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        match (&self.what, &self.ruleset) {
            (Some(What::Mine(mine)), _) => mine.run(out),
            (Some(What::Check(check)), _) => check.run(out),
            (None, Some(ruleset)) => print(&known(ruleset, self.file.as_deref())?, out),
            (None, None) => Ok(()),
        }
    }
}

fn print(tactics: &[Tactic], out: &mut dyn Write) -> Result<(), CliError> {
    for tactic in tactics {
        let (ruleset, start) = (tactic.game.ruleset(), tactic.game.start());
        let moves = movetext::write_line(ruleset, start, &tactic.moves()).join(" ");
        let fen = fen::write(ruleset, start);
        writeln!(out, "{fen}\t{moves}\t{}\t{}", tactic.grade, tactic.theme)?;
    }
    Ok(())
}

/// The tactics of a ruleset, those of a file or those that come with the program.
fn known(ruleset: &str, file: Option<&str>) -> Result<Vec<Tactic>, CliError> {
    let entry = rulesets::find(ruleset).ok_or_else(|| CliError::unknown_ruleset(ruleset))?;
    let wrong = |why: String| CliError::Tactics { name: file.unwrap_or(ruleset).to_owned(), why };
    let text = if let Some(path) = file {
        let packed = fs::File::open(path).map_err(CliError::unreadable(path))?;
        unpack(packed).map_err(CliError::unreadable(path))?
    } else {
        let packed =
            rulesets::tactics::packed(entry.rules.id).ok_or_else(|| CliError::NoTactics {
                ruleset: ruleset.to_owned(),
                known: rulesets::ALL
                    .iter()
                    .map(|entry| entry.rules.id)
                    .collect::<Vec<_>>()
                    .join(", "),
            })?;
        unpack(packed).map_err(CliError::Output)?
    };
    let tactics = tactics::read(&text).map_err(|why| wrong(why.to_string()))?;
    let is_other = |tactic: &Tactic| tactic.game.ruleset().rules().id != entry.rules.id;
    match tactics.iter().position(is_other) {
        Some(idx) => Err(wrong(format!("line {}: it is of another game", idx + 1))),
        None => Ok(tactics),
    }
}

fn unpack(packed: impl Read) -> io::Result<String> {
    let mut text = String::new();
    GzDecoder::new(packed).take(MAX_BYTES).read_to_string(&mut text)?;
    Ok(text)
}

/// Writes a file of tactics. Equal tactics make equal files.
fn write(path: &str, text: &str) -> io::Result<()> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(text.as_bytes())?;
    fs::write(path, packer.finish()?)
}
