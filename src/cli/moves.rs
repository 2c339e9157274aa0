//! `damiera moves`: the legal moves of one position, or of every line of a file.
//!
//! Clauses that end a game although there are moves are not looked at, as in perft.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};

use super::json::{Lines, Quoted};
use super::{CliError, PositionArgs};
use crate::notation::{fen, movetext};
use crate::rules::{Bits, Board, Move, Ruleset};

/// The longest line that is read, in bytes; the rest of it is skipped.
const MAX_LINE: u64 = fen::MAX_BYTES as u64 + 2;

/// Of which position, and how to list.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Moves {
    #[command(flatten)]
    place: PositionArgs,
    /// As a JSON array of objects with `text`, `from`, `to`, `captured` and `promotes`.
    #[arg(long)]
    json: bool,
    /// A file with a FEN on every line, `-` for the standard input: prints
    /// `FEN<TAB>count<TAB>texts`, or `FEN<TAB>error<TAB>reason`.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "json"])]
    batch: Option<String>,
}

impl Moves {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let ruleset = self.place.ruleset()?;
        if let Some(path) = &self.batch {
            return batch(&ruleset, path, out);
        }
        let position = self.place.position(&ruleset)?;
        let legal = ruleset.legal_moves(&position)?;
        let text = |mv: &Move| movetext::write(&ruleset, &position, &legal, mv);
        let board = ruleset.board();
        if self.json {
            let objects: Vec<_> = legal.iter().map(|mv| object(board, mv, &text(mv))).collect();
            writeln!(out, "{}", Lines(&objects))?;
            return Ok(());
        }
        for mv in &legal {
            let (from, to) = (board.label(mv.from), board.label(mv.to));
            let captured = captured(board, mv).join(",");
            let promotes = u8::from(mv.promotes);
            writeln!(out, "{}\t{from}\t{to}\t{captured}\t{promotes}", text(mv))?;
        }
        Ok(())
    }
}

fn captured(board: &Board, mv: &Move) -> Vec<String> {
    mv.captured.squares().map(|square| board.label(square).to_string()).collect()
}

fn object(board: &Board, mv: &Move, text: &str) -> String {
    let label = |square| board.label(square).to_string();
    let captured: Vec<_> =
        captured(board, mv).iter().map(|label| Quoted(label).to_string()).collect();
    format!(
        "{{\"text\": {}, \"from\": {}, \"to\": {}, \"captured\": [{}], \"promotes\": {}}}",
        Quoted(text),
        Quoted(&label(mv.from)),
        Quoted(&label(mv.to)),
        captured.join(", "),
        mv.promotes
    )
}

fn batch(ruleset: &Ruleset, path: &str, out: &mut dyn Write) -> Result<(), CliError> {
    let unreadable = CliError::unreadable(path);
    let mut input: Box<dyn BufRead> = if path == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(path).map_err(unreadable)?))
    };
    let (mut n_lines, mut n_bad) = (0, 0);
    while let Some(line) = next_line(&mut *input).map_err(unreadable)? {
        let line = line.trim().replace('\t', " ");
        if line.is_empty() {
            continue;
        }
        n_lines += 1;
        match answer(ruleset, &line) {
            Ok(texts) => writeln!(out, "{line}\t{}\t{}", texts.len(), texts.join(" "))?,
            Err(why) => {
                n_bad += 1;
                writeln!(out, "{line}\terror\t{why}")?;
            }
        }
    }
    if n_bad > 0 { Err(CliError::BadLines { n_bad, n_lines }) } else { Ok(()) }
}

/// The next line, or the first [`MAX_LINE`] bytes of it; `None` at the end.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.take(MAX_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

fn answer(ruleset: &Ruleset, line: &str) -> Result<Vec<String>, CliError> {
    let position = fen::parse(ruleset, line)?;
    let legal = ruleset.legal_moves(&position)?;
    Ok(legal.iter().map(|mv| movetext::write(ruleset, &position, &legal, mv)).collect())
}
