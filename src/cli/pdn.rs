//! `damiera pdn`: the games of a file, and what is wrong with them.

use std::fs::File;
use std::io::{self, Read, Write};

use super::CliError;
use crate::notation::movetext::MoveTextError;
use crate::notation::pdn::{
    self, Fault, Listing, MAX_BYTES, Reader, Reason, Record, TooLong, result_text,
};
use crate::notation::tree::TreeError;
use crate::rulesets::{Entry, find};
use crate::text::Language;

/// Which file.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Pdn {
    /// A file of games in PDN, `-` for the standard input. Results are written in the game's
    /// own way, `1-0` and `2-0` where the side that moves first has won.
    #[arg(value_name = "FILE")]
    file: String,
    /// The ruleset of games that do not say which; without it, it is guessed from the squares.
    #[arg(long, value_name = "ID")]
    ruleset: Option<String>,
}

impl Pdn {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let (text, listing) = games(&self.file)?;
        let mut reader = Reader::new(self.default()?);
        let mut n_bad = 0;
        for listed in &listing.games {
            let record = reader.read(&text, listed);
            n_bad += usize::from(!record.faults.is_empty());
            writeln!(out, "{}", line(&record))?;
        }
        if listing.has_more {
            return Err(CliError::TooManyGames);
        }
        let n_games = listing.games.len();
        if n_bad > 0 { Err(CliError::BadGames { n_bad, n_games }) } else { Ok(()) }
    }

    fn default(&self) -> Result<Option<&'static Entry>, CliError> {
        let Some(id) = &self.ruleset else { return Ok(None) };
        find(id).map(Some).ok_or_else(|| CliError::unknown_ruleset(id))
    }
}

/// The games of a file, of which there is at least one, and its text.
pub(super) fn games(file: &str) -> Result<(String, Listing), CliError> {
    let bytes = bytes(file).map_err(CliError::unreadable(file))?;
    let text = pdn::decode(&bytes)?.into_owned();
    let listing = pdn::scan(&text)?;
    if listing.games.is_empty() {
        return Err(CliError::NoGames(file.to_owned()));
    }
    Ok((text, listing))
}

/// What a file holds, and one byte more than what is read where it is longer; `-` is the standard input.
pub(super) fn bytes(file: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let n_most = MAX_BYTES as u64 + 1;
    if file == "-" {
        io::stdin().lock().take(n_most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(n_most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}

impl From<TooLong> for CliError {
    fn from(_: TooLong) -> Self {
        Self::TooLong
    }
}

/// Ruleset, plies, result in the file, result by the rules, first fault.
fn line(record: &Record) -> String {
    let Some(entry) = record.entry else {
        return format!("?\t0\t?\t?\t{}", first_fault(record));
    };
    let rules = &entry.rules;
    let n_plies = record.tree.as_ref().map_or(0, |tree| tree.main_line().len());
    let (id, result) = (rules.id, result_text(rules, record.result));
    let by_rules = result_text(rules, record.result_by_rules());
    format!("{id}\t{n_plies}\t{result}\t{by_rules}\t{}", first_fault(record))
}

pub(super) fn first_fault(record: &Record) -> String {
    let Some(fault) = record.faults.first() else { return String::new() };
    let refusal = refusal(record, fault).unwrap_or_default();
    format!("{fault}{refusal}").replace(['\t', '\r', '\n'], " ")
}

/// Why a move is not legal, in words.
fn refusal(record: &Record, fault: &Fault) -> Option<String> {
    let Reason::Move(error) = &fault.reason else { return None };
    let TreeError::Move(MoveTextError::Illegal { refusal, .. }) = &**error else { return None };
    let board = record.tree.as_ref()?.ruleset().board();
    let name = |square| board.label(square).to_string();
    let reason = Language::English.strings().refusal(&name, refusal);
    Some(format!(": {}", reason.trim_end_matches('.')))
}
