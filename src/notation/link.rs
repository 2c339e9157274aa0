//! Readable links: `v=1&g=dameo&fen=W:Wa1:Bh8&m=a1-a2,h8-h7&ply=1&o=b`.
//!
//! `v` the version of this grammar, `g` the ruleset's id, `fen` the position it begins from (left
//! out: the ruleset's own start), `m` the moves and what is said between them ([`turn`]), `ply` how many of them have been played in the
//! position shown (left out: all), `o=b` Black at the bottom. Unknown keys are kept for whoever
//! knows them. What can be read of a damaged link is kept, and every fault is named. That cannot
//! show every damage: a move or a whole key that is gone, or has become another one, leaves a
//! shorter link that means something else.

use std::fmt::Write as _;
use std::rc::Rc;

use super::{fen, turn};
use crate::rules::{Color, Game, Ruleset, What};
use crate::rulesets::house::{self, HouseError};
use crate::rulesets::{self, Entry};

/// The version that is written, and the newest that is read.
pub const VERSION: u32 = 1;
/// The most plies that are read.
pub const MAX_PLIES: usize = 2000;
/// The longest text that is read, in bytes: a game that is kept with its variations is one, too.
pub const MAX_BYTES: usize = 1 << 18;

/// The keys that are read here.
const KEYS: [&str; 6] = ["v", "g", "fen", "m", "ply", "o"];

/// What a link holds.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game's entry.
    pub entry: &'static Entry,
    /// The game, as far as it could be read.
    pub game: Game,
    /// How many plies have been played in the position shown.
    pub ply: usize,
    /// Which side is at the bottom.
    pub bottom: Color,
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
    /// A part without a value.
    #[error("\"{0}\" is not of the form key=value")]
    NoValue(String),
    /// A key that is known and has two values.
    #[error("\"{0}=\" is there more than once, and only the first was read")]
    Twice(String),
}

/// A link that cannot be opened at all.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// It is longer than any link should be.
    #[error("it is {0} bytes long, and at most {MAX_BYTES} are read")]
    TooLong(usize),
    /// It is of a newer version.
    #[error("it was made by a newer version of Damiera (v={0})")]
    Newer(u32),
    /// What should be its version is no such number.
    #[error("\"v={0}\" is not a version number")]
    Version(String),
    /// It does not say which game.
    #[error("it does not say which game it is: \"g=\" is missing")]
    NoRuleset,
    /// It names an unknown game.
    #[error("it names a game that this version does not know: \"{0}\"")]
    UnknownRuleset(String),
    /// It names house rules that cannot be read.
    #[error("its house rules cannot be read: {0}")]
    House(#[from] HouseError),
    /// Its position cannot be read.
    #[error("its position cannot be read: {0}")]
    Position(String),
    /// A percent escape is broken.
    #[error("\"{0}\" is not a percent escape of UTF-8 text")]
    Escape(String),
}

/// Writes the link of a game, without a leading `#`. `moves` are its moves as text, `shown` is how
/// many of them have been played in the position shown, where that is not all, and `bottom` the
/// side at the bottom.
pub fn write(game: &Game, moves: &[String], shown: Option<usize>, bottom: Color) -> String {
    let ruleset = game.ruleset();
    let mut text = format!("v={VERSION}&g={}", ruleset.rules().id);
    if *game.start() != ruleset.start() {
        text.push_str("&fen=");
        escape(&fen::write(ruleset, game.start()), &mut text);
    }
    let words = with_words(game, moves);
    if !words.is_empty() {
        text.push_str("&m=");
        escape(&words.join(","), &mut text);
    }
    if let Some(ply) = shown {
        // Writing to a string cannot fail.
        let _ = write!(text, "&ply={ply}");
    }
    if bottom == Color::Black {
        text.push_str("&o=b");
    }
    text
}

/// The moves, and what was said between them where it was said. Insisting took a move back, which
/// is not there any more.
fn with_words(game: &Game, moves: &[String]) -> Vec<String> {
    let mut words = Vec::new();
    let said_after = |ply: usize, words: &mut Vec<String>| {
        let here = game.words().iter().filter(|word| word.ply == ply);
        let told = here.filter(|word| word.what != What::Insist);
        words.extend(told.map(|word| turn::write(game.ruleset().board(), word)));
    };
    said_after(0, &mut words);
    for (idx, mv) in moves.iter().enumerate() {
        words.push(mv.clone());
        said_after(idx + 1, &mut words);
    }
    words
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
    match value("v").map(|version| (version, version.parse())) {
        None | Some((_, Ok(1..=VERSION))) => {}
        Some((version, Ok(0) | Err(_))) => return Err(LinkError::Version(version.to_owned())),
        Some((_, Ok(newer))) => return Err(LinkError::Newer(newer)),
    }
    let id = value("g").ok_or(LinkError::NoRuleset)?;
    let entry = match rulesets::find(id) {
        Some(entry) => entry,
        None if house::is_id(id) => house::find(id)?,
        None => return Err(LinkError::UnknownRuleset(id.to_owned())),
    };
    let ruleset = Rc::new(Ruleset::new(&entry.rules));
    let mut game = match value("fen") {
        None => Game::new(ruleset),
        Some(text) => {
            let position = fen::parse(&ruleset, text)
                .map_err(|error| LinkError::Position(error.to_string()))?;
            Game::from_position(ruleset, position)
        }
    };
    let mut faults = grammar_faults(text, &pairs);
    if let Some(moves) = value("m") {
        read_moves(&mut game, moves, &mut faults);
    }
    let ply = read_ply(value("ply"), &game, &mut faults);
    let bottom = match value("o") {
        None | Some("w") => Color::White,
        Some("b") => Color::Black,
        Some(other) => {
            faults.push(LinkFault::Orientation(other.to_owned()));
            Color::White
        }
    };
    Ok(Link { entry, game, ply, bottom, faults })
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

/// Parts that are no pair, and keys of this module that are there twice.
fn grammar_faults(text: &str, pairs: &[(String, String)]) -> Vec<LinkFault> {
    let parts = trim(text).split('&').filter(|part| !part.is_empty() && !part.contains('='));
    let is_twice = |key: &&&str| pairs.iter().filter(|(name, _)| name == **key).count() > 1;
    let twice = KEYS.iter().filter(is_twice);
    parts
        .map(|part| LinkFault::NoValue(part.to_owned()))
        .chain(twice.map(|&key| LinkFault::Twice(key.to_owned())))
        .collect()
}

fn read_moves(game: &mut Game, text: &str, faults: &mut Vec<LinkFault>) {
    let tokens: Vec<_> = text.split([',', ' ', '_']).filter(|token| !token.is_empty()).collect();
    if tokens.len() > MAX_PLIES {
        faults.push(LinkFault::TooManyMoves(tokens.len()));
    }
    for (idx, token) in tokens.into_iter().take(MAX_PLIES).enumerate() {
        if let Err(error) = turn::play(game, token) {
            let why = error.to_string();
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

/// Escapes what would break the grammar or a link in running text; `+` too, which some readers take
/// for a space.
pub fn escape(value: &str, text: &mut String) {
    for ch in value.chars() {
        match ch {
            '%' | '#' | '&' | '=' | '+' | ' ' => {
                // Writing to a string cannot fail.
                let _ = write!(text, "%{:02X}", u32::from(ch));
            }
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
