//! A file of positions with a score for each move, a line each: the FEN, a tab, and `move=score` with spaces
//! between them, in hundredths of a man for the side to move.

use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;

use crate::cli::CliError;
use crate::notation::{fen, movetext};
use crate::rules::{Game, Move, Position, Ruleset, Status};

/// Bytes of a file, at most.
const MAX_BYTES: u64 = 16 << 20;

/// A certain win, and the most that a move is scored, in hundredths of a man.
pub(super) const MOST: i32 = 1000;

/// A position, and what its moves are worth.
#[derive(Clone, Debug)]
pub(super) struct Record {
    pub(super) position: Position,
    pub(super) scores: Vec<(Move, i32)>,
}

impl Record {
    /// How much less a move is worth than the best one.
    pub(super) fn loss(&self, mv: &Move) -> i32 {
        let best = self.scores.iter().map(|(_, score)| *score).max().unwrap_or_default();
        let own = self.scores.iter().find(|(other, _)| other == mv);
        own.map_or(0, |(_, score)| best - score)
    }

    /// The line it is in a file, without its end.
    pub(super) fn line(&self, ruleset: &Ruleset) -> String {
        let legal: Vec<_> = self.scores.iter().map(|(mv, _)| *mv).collect();
        let scores: Vec<_> = self
            .scores
            .iter()
            .map(|(mv, score)| {
                format!("{}={score}", movetext::write(ruleset, &self.position, &legal, mv))
            })
            .collect();
        format!("{}\t{}", fen::write(ruleset, &self.position), scores.join(" "))
    }
}

/// All of a file.
pub(super) fn read(path: &str, ruleset: &Arc<Ruleset>) -> Result<Vec<Record>, CliError> {
    let unreadable = CliError::unreadable(path);
    let wrong = |why: String| unreadable(io::Error::new(io::ErrorKind::InvalidData, why));
    let mut text = String::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(MAX_BYTES + 1).read_to_string(&mut text).map_err(unreadable)?;
    if u64::try_from(text.len()).is_ok_and(|n_bytes| n_bytes > MAX_BYTES) {
        return Err(wrong(format!("it is too long: at most {MAX_BYTES} bytes were expected")));
    }
    let mut records = Vec::new();
    for (number, line) in (1_u32..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let record = parse(line, ruleset).map_err(|why| wrong(format!("line {number}: {why}")))?;
        records.push(record);
    }
    if records.is_empty() {
        return Err(wrong("it has no positions".into()));
    }
    Ok(records)
}

fn parse(line: &str, ruleset: &Arc<Ruleset>) -> Result<Record, String> {
    let (text, scores) = line
        .split_once('\t')
        .ok_or_else(|| "a FEN, a tab, and moves with their scores were expected".to_owned())?;
    let position = fen::parse(ruleset, text).map_err(|why| why.to_string())?;
    let game = Game::from_position(Arc::clone(ruleset), position);
    match game.status() {
        Status::Ongoing => {}
        Status::Unlistable(why) => return Err(why.to_string()),
        _ => return Err("the game is over there".into()),
    }
    let legal = game.legal_moves();
    let mut found: Vec<(Move, i32)> = Vec::new();
    for token in scores.split_whitespace() {
        let (mv, score) = token
            .rsplit_once('=')
            .and_then(|(mv, score)| {
                Some((movetext::find(ruleset, &position, legal, mv)?, score.parse().ok()?))
            })
            .ok_or_else(|| format!("\"{token}\": a legal move, = and a number were expected"))?;
        if found.iter().any(|(other, _)| *other == mv) {
            return Err(format!("\"{token}\": the move is there twice"));
        }
        found.push((mv, i32::clamp(score, -MOST, MOST)));
    }
    if let Some(mv) = legal.iter().find(|mv| found.iter().all(|(other, _)| other != *mv)) {
        let text = movetext::write(ruleset, &position, legal, mv);
        return Err(format!("the move {text} has no score"));
    }
    Ok(Record { position, scores: found })
}
