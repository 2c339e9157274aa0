//! Readable links: `v=1&g=dameo&fen=W:Wa1:Bh8&m=a1-a2,h8-h7&ply=1&o=b`.
//!
//! `v` the version of this grammar, `g` the ruleset's id, `fen` the position it begins from (left
//! out: the ruleset's own start), `m` the moves, `ply` how many of them have been played in the
//! position shown (left out: all), `o=b` Black at the bottom. Unknown keys are kept for whoever
//! knows them. A link that cannot be read in full never turns into a start position in silence:
//! what can be read is kept, and every fault is named.

use std::fmt::Write as _;
use std::rc::Rc;

use super::{fen, movetext};
use crate::rules::{Game, Ruleset};
use crate::rulesets::{self, Entry};

/// The version that is written, and the newest that is read.
pub const VERSION: u32 = 1;
/// The most plies that are read.
pub const MAX_PLIES: usize = 2000;
/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 16;

/// What a link holds.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game's entry.
    pub entry: &'static Entry,
    /// The game, as far as it could be read.
    pub game: Game,
    /// How many plies have been played in the position shown.
    pub ply: usize,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    /// What could not be read.
    pub faults: Vec<LinkFault>,
}

/// A part of a link that could not be read; the rest could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// A move.
    #[error("move {number} \"{text}\" was left out with all after it: {why}")]
    Move {
        /// 1-based.
        number: usize,
        /// As written.
        text: String,
        /// Why.
        why: String,
    },
    /// More moves than are read.
    #[error("only the first {MAX_PLIES} moves were read, of {0}")]
    TooManyMoves(usize),
    /// The number of the ply shown.
    #[error("\"ply={0}\" is not a number from 0 to the number of moves")]
    Ply(String),
    /// The orientation.
    #[error("\"o={0}\" is neither w nor b")]
    Orientation(String),
}

/// A link that cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is longer than any link should be.
    #[error("it is {0} bytes long, and at most {MAX_BYTES} are read")]
    TooLong(usize),
    /// It is of a newer version.
    #[error("it was made by a newer version of Damiera (v={0})")]
    Newer(String),
    /// It does not say which game.
    #[error("it does not say which game it is: \"g=\" is missing")]
    NoRuleset,
    /// It names an unknown game.
    #[error("it names a game that this version does not know: \"{0}\"")]
    UnknownRuleset(String),
    /// Its position cannot be read.
    #[error("its position cannot be read: {0}")]
    Position(String),
    /// A percent escape is broken.
    #[error("\"{0}\" is not a percent escape of UTF-8 text")]
    Escape(String),
}

/// Writes the link of a game and how it is looked at, without a leading `#`.
pub fn write(game: &Game, moves: &[String], ply: usize, flipped: bool) -> String {
    let ruleset = game.ruleset();
    let mut text = format!("v={VERSION}&g={}", ruleset.rules().id);
    if *game.start() != ruleset.start() {
        text.push_str("&fen=");
        escape(&fen::write(ruleset, game.start()), &mut text);
    }
    if !moves.is_empty() {
        text.push_str("&m=");
        escape(&moves.join(","), &mut text);
    }
    if ply < moves.len() {
        // Writing to a string cannot fail.
        let _ = write!(text, "&ply={ply}");
    }
    if flipped {
        text.push_str("&o=b");
    }
    text
}

/// Whether a fragment or query looks like a readable link at all.
pub fn is_link(text: &str) -> bool {
    trim(text).split('&').any(|pair| {
        pair.split_once('=').is_some_and(|(key, _)| ["v", "g", "fen", "m"].contains(&key))
    })
}

/// Reads a link, with or without a leading `#` or `?`.
///
/// # Errors
/// [`LinkError`] where not even a position can be shown; smaller faults are in the [`Link`].
pub fn read(text: &str) -> Result<Link, LinkError> {
    let pairs = pairs(text)?;
    let value = |key: &str| value(&pairs, key);
    match value("v").map(|version| (version, version.parse::<u32>())) {
        None | Some((_, Ok(0..=VERSION))) => {}
        Some((version, _)) => return Err(LinkError::Newer(version.to_owned())),
    }
    let id = value("g").ok_or(LinkError::NoRuleset)?;
    let entry =
        rulesets::find(id).ok_or_else(|| LinkError::UnknownRuleset(id.to_owned()))?;
    let ruleset = Rc::new(Ruleset::new(&entry.rules));
    let mut game = match value("fen") {
        None => Game::new(ruleset),
        Some(text) => {
            let position = fen::parse(&ruleset, text)
                .map_err(|error| LinkError::Position(error.to_string()))?;
            Game::from_position(ruleset, position)
        }
    };
    let mut faults = Vec::new();
    if let Some(moves) = value("m") {
        read_moves(&mut game, moves, &mut faults);
    }
    let ply = read_ply(value("ply"), &game, &mut faults);
    let flipped = match value("o") {
        None | Some("w") => false,
        Some("b") => true,
        Some(other) => {
            faults.push(LinkFault::Orientation(other.to_owned()));
            false
        }
    };
    Ok(Link { entry, game, ply, flipped, faults })
}

/// The keys and values of a link, unescaped.
///
/// # Errors
/// [`LinkError::TooLong`] and [`LinkError::Escape`].
pub fn pairs(text: &str) -> Result<Vec<(String, String)>, LinkError> {
    if text.len() > MAX_BYTES {
        return Err(LinkError::TooLong(text.len()));
    }
    trim(text)
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(key, value)| Ok((key.to_owned(), unescape(value)?)))
        .collect()
}

/// The value of a key.
pub fn value<'a>(pairs: &'a [(String, String)], key: &str) -> Option<&'a str> {
    pairs.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
}

fn trim(text: &str) -> &str {
    text.trim().trim_start_matches(['#', '?'])
}

fn read_moves(game: &mut Game, text: &str, faults: &mut Vec<LinkFault>) {
    let tokens: Vec<_> = text.split([',', ' ', '_']).filter(|token| !token.is_empty()).collect();
    if tokens.len() > MAX_PLIES {
        faults.push(LinkFault::TooManyMoves(tokens.len()));
    }
    for (idx, token) in tokens.into_iter().take(MAX_PLIES).enumerate() {
        let position = *game.position();
        let mv = movetext::parse(game.ruleset(), &position, game.legal_moves(), token);
        let played = match mv {
            Ok(mv) => game.play(&mv).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(why) = played {
            faults.push(LinkFault::Move { number: idx + 1, text: token.to_owned(), why });
            return;
        }
    }
}

fn read_ply(text: Option<&str>, game: &Game, faults: &mut Vec<LinkFault>) -> usize {
    let n_plies = game.plies().len();
    let Some(text) = text else { return n_plies };
    match text.parse() {
        Ok(ply) if ply <= n_plies => ply,
        _ => {
            faults.push(LinkFault::Ply(text.to_owned()));
            n_plies
        }
    }
}

/// Escapes what would break the grammar; `+` too, which some readers take for a space.
fn escape(value: &str, text: &mut String) {
    for ch in value.chars() {
        match ch {
            '%' | '#' | '&' | '=' | '+' => {
                let _ = write!(text, "%{:02X}", u32::from(ch));
            }
            ' ' => text.push('_'),
            _ => text.push(ch),
        }
    }
}

fn unescape(value: &str) -> Result<String, LinkError> {
    let broken = || LinkError::Escape(value.to_owned());
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let mut digit = || rest.next().and_then(|b| char::from(b).to_digit(16));
        let (Some(high), Some(low)) = (digit(), digit()) else { return Err(broken()) };
        bytes.push(u8::try_from(high * 16 + low).map_err(|_| broken())?);
    }
    String::from_utf8(bytes).map_err(|_| broken())
}
