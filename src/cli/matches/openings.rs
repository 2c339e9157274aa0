//! The positions that the games of a match begin with.

use std::fs::File;
use std::io::{self, Read};
use std::sync::Arc;

use super::super::CliError;
use super::super::hub::read_position;
use crate::notation::fen;
use crate::rules::{Game, Position, Ruleset, Status};
use crate::search::Random;

/// Bytes of a file of openings, at most.
const MAX_BYTES: u64 = 16 << 20;

/// Tries before an opening of random moves is given up.
const TRIES: usize = 100;

/// Where games begin: at one position after the other, and after this many random moves from there.
#[derive(Clone, Debug)]
pub(super) struct Openings {
    positions: Vec<Position>,
    /// Whether they come from a file.
    are_listed: bool,
    n_plies: usize,
}

impl Openings {
    /// Those of a file, or else the start of the ruleset.
    pub(super) fn new(
        path: Option<&str>,
        n_plies: usize,
        ruleset: &Arc<Ruleset>,
    ) -> Result<Self, CliError> {
        let positions = match path {
            None => vec![ruleset.start()],
            Some(path) => {
                let text = text(path).map_err(CliError::unreadable(path))?;
                read(&text, ruleset).map_err(CliError::unreadable(path))?
            }
        };
        Ok(Self { positions, are_listed: path.is_some(), n_plies })
    }

    /// How many pairs there are, of those asked for: none is to begin with a listed position again.
    pub(super) fn n_pairs(&self, asked: Option<u32>) -> Result<Option<u32>, CliError> {
        let n_openings = u32::try_from(self.positions.len()).unwrap_or(u32::MAX);
        match asked {
            _ if self.n_plies > 0 || !self.are_listed => Ok(asked),
            Some(n_pairs) if n_pairs > n_openings => Err(CliError::FewOpenings { n_openings }),
            _ => Ok(asked.or(Some(n_openings))),
        }
    }

    /// The game that a pair begins with.
    pub(super) fn game(
        &self,
        pair: u32,
        ruleset: &Arc<Ruleset>,
        random: &mut Random,
    ) -> Result<Game, CliError> {
        let idx = usize::try_from(pair).unwrap_or_default() % self.positions.len();
        let begun = self.positions.get(idx).and_then(|start| {
            (0..TRIES).find_map(|_| {
                let mut game = Game::from_position(Arc::clone(ruleset), *start);
                for _ in 0..self.n_plies {
                    let legal = game.legal_moves();
                    let mv = *legal.get(random.below(legal.len()))?;
                    game.play(&mv).ok()?;
                }
                (game.status() == Status::Ongoing).then_some(game)
            })
        });
        begun.ok_or(CliError::NoOpening { number: idx + 1, n_plies: self.n_plies })
    }
}

fn text(path: &str) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|n_bytes| n_bytes > MAX_BYTES) {
        return Err(wrong(format!("it is too long: at most {MAX_BYTES} bytes were expected")));
    }
    String::from_utf8(bytes).map_err(|why| wrong(why.to_string()))
}

/// A position a line, as FEN or as the Hub protocol writes it; what follows `#` is not read.
fn read(text: &str, ruleset: &Arc<Ruleset>) -> io::Result<Vec<Position>> {
    let mut positions = Vec::new();
    for (number, line) in (1_u32..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let position = if line.contains(':') {
            fen::parse(ruleset, line).map_err(|why| why.to_string())
        } else {
            read_position(ruleset, line)
        };
        let position = position.map_err(|why| wrong(format!("line {number}: {why}")))?;
        match Game::from_position(Arc::clone(ruleset), position).status() {
            Status::Ongoing => {}
            Status::Unlistable(why) => return Err(wrong(format!("line {number}: {why}"))),
            _ => return Err(wrong(format!("line {number}: the game is over there"))),
        }
        positions.push(position);
    }
    if positions.is_empty() {
        return Err(wrong("it has no positions".into()));
    }
    Ok(positions)
}

fn wrong(why: String) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}
