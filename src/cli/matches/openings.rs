//! The positions that the games of a match begin with.

use std::fs::File;
use std::io::{self, Read};
use std::rc::Rc;

use super::super::CliError;
use super::super::hub::read_position;
use crate::notation::fen;
use crate::rules::{Game, Position, Ruleset, Status};
use crate::search::Random;

/// Bytes of a file of openings, at most.
const MAX_BYTES: u64 = 16 << 20;

/// Tries before an opening of random moves is given up.
const TRIES: usize = 100;

/// Where games begin: at one position after the other, and after so many random moves from there.
#[derive(Clone, Debug)]
pub(super) struct Openings {
    positions: Vec<Position<u128>>,
    n_plies: usize,
}

impl Openings {
    /// Those of a file, or else the start of the ruleset.
    pub(super) fn new(
        path: Option<&str>,
        n_plies: usize,
        ruleset: &Rc<Ruleset>,
    ) -> Result<Self, CliError> {
        let positions = match path {
            None => vec![ruleset.start()],
            Some(path) => {
                let text = text(path).map_err(CliError::unreadable(path))?;
                read(&text, ruleset).map_err(CliError::unreadable(path))?
            }
        };
        Ok(Self { positions, n_plies })
    }

    /// The game that a pair begins with; none where random moves always end it.
    pub(super) fn game(
        &self,
        pair: u32,
        ruleset: &Rc<Ruleset>,
        random: &mut Random,
    ) -> Option<Game> {
        let idx = usize::try_from(pair).ok()? % self.positions.len();
        let start = *self.positions.get(idx)?;
        (0..TRIES).find_map(|_| {
            let mut game = Game::from_position(Rc::clone(ruleset), start);
            for _ in 0..self.n_plies {
                let legal = game.legal_moves();
                let mv = *legal.get(random.below(legal.len()))?;
                game.play(&mv).ok()?;
            }
            (game.status() == Status::Ongoing).then_some(game)
        })
    }
}

fn text(path: &str) -> io::Result<String> {
    let mut text = String::new();
    if File::open(path)?.take(MAX_BYTES + 1).read_to_string(&mut text)? as u64 > MAX_BYTES {
        return Err(wrong(format!("it is too long: at most {MAX_BYTES} bytes were expected")));
    }
    Ok(text)
}

/// A position a line, as FEN or as the Hub protocol writes it; what follows `#` is not read.
fn read(text: &str, ruleset: &Rc<Ruleset>) -> io::Result<Vec<Position<u128>>> {
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
        if Game::from_position(Rc::clone(ruleset), position).status() != Status::Ongoing {
            return Err(wrong(format!("line {number}: the game is over there")));
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
