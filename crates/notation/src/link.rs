//! Links: a position or a game, and what is drawn and asked on it, as a piece of an address.
//!
//! Two forms say the same. The *readable* one is for authors:
//! `v=1&g=dameo&fen=W:Wa1:Bh8&m=a1-a2,h8-h7&ply=1&o=b&mk=c3,d4!&ar=Gc3-c5`. `v` is the version of
//! the grammar, `g` the ruleset's id, `fen` the position it begins from (left out: the ruleset's own
//! start), `m` the moves and what is said between them ([`turn`]), `ply` how many of
//! them have been played in the position shown (left out: all), `o=b` Black at the bottom, `mk` and
//! `ar` [marks and arrows](super::marks); the others are carried as [`Extras`]. Every key has a long
//! name too, where its short one is no word. Unknown keys are ignored. The *compact* one
//! ([`compact`]) is for sharing.
//!
//! What can be read of a damaged link is kept, and every fault is named. [Check characters](check)
//! end a compact link, and stand at both ends of a readable one that we share (`k=`); authors need
//! none. Without them not
//! every damage shows: a move that has become another one leaves a link that means something else.

pub mod check;
mod keys;
mod readable;
mod repair;

pub use keys::{
    EXTRA, Extras, LONG, MAX_EXTRA_BYTES, Mode, OWN, You, escape, join, long, pairs, short, value,
};
pub use readable::{checked, with_words, write, write_all};
pub(crate) use readable::{entry, read_extras};
pub use repair::Repair;

use damiera_rules::rulesets::Entry;
use damiera_rules::rulesets::house::HouseError;
use damiera_rules::{Color, Game};

use super::marks::{Arrow, Mark, MarkError};
use super::{compact, turn};

/// The version that is written, and the newest that is read.
pub const VERSION: u32 = 1;
/// The most plies that are read.
pub const MAX_PLIES: usize = 2000;
/// The longest text that is read, in bytes: a game that is kept with its variations is one, too.
pub const MAX_BYTES: usize = 1 << 18;
/// Once this many jumps were tried to list the moves of a link's positions, it is not played on:
/// ordinary games need some thousands.
pub const MAX_JUMPS: u64 = 1 << 22;

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
    /// Marks on squares.
    pub marks: Vec<Mark>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// What else it says.
    pub extras: Extras,
    /// Parts that a newer version has put in, as they are.
    pub newer: Vec<Part>,
    /// Keys and values of a readable link that mean nothing here.
    pub others: Vec<(String, String)>,
    /// Whether it has check characters, and they fit.
    pub is_checked: bool,
    /// What could not be read.
    pub faults: Vec<LinkFault>,
}

/// A part of a compact link that this version does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Its kind, below 64.
    pub kind: u8,
    /// What it holds, six bits in each.
    pub values: Vec<u8>,
}

impl Link {
    /// The link of a game at its end.
    pub fn new(entry: &'static Entry, game: Game) -> Self {
        Self {
            entry,
            ply: game.plies().len(),
            game,
            bottom: Color::White,
            marks: Vec::new(),
            arrows: Vec::new(),
            extras: Extras::default(),
            newer: Vec::new(),
            others: Vec::new(),
            is_checked: false,
            faults: Vec::new(),
        }
    }

    /// The readable form with check characters, for sharing.
    pub fn readable(&self) -> String {
        checked(&write_all(self, &turn::move_texts(&self.game)))
    }

    /// The compact form.
    pub fn compact(&self) -> String {
        compact::write(self)
    }
}

/// A part of a link that could not be read; the rest could.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// Its check characters do not fit.
    #[error(
        "it was changed or cut after it was made: its check characters do not fit, so it may not \
         be what was meant"
    )]
    Changed,
    /// It could be read only after a repair, and no check characters say that it was right.
    #[error("{}", repaired(.0))]
    Repaired(Repair),
    /// A move that could not be played.
    #[error("move {number} \"{text}\" was left out with all after it: {why}")]
    Move {
        /// 1-based.
        number: usize,
        /// As written.
        text: String,
        /// Why it cannot be played.
        why: String,
    },
    /// More moves than are read.
    #[error("only the first {MAX_PLIES} moves were read, of {0}")]
    TooManyMoves(usize),
    /// Positions whose captures are too many to go on.
    #[error("move {number} was left out with all after it: there are too many captures to list")]
    TooMuch {
        /// 1-based.
        number: usize,
    },
    /// The number of the ply shown.
    #[error("\"ply={0}\" is not a number from 0 to the number of moves")]
    Ply(String),
    /// The orientation could not be read.
    #[error("\"o={0}\" is neither w nor b")]
    Orientation(String),
    /// A mark or an arrow.
    #[error(transparent)]
    Mark(MarkError),
    /// A value that is none for its key.
    #[error("\"{key}={value}\" was left out: {expected} was expected")]
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        value: String,
        /// What should have stood there.
        expected: &'static str,
    },
    /// A value that is longer than any.
    #[error("\"{key}=\" was left out: of its {n_bytes} bytes at most {MAX_EXTRA_BYTES} are read")]
    LongValue {
        /// The key.
        key: &'static str,
        /// How long it is.
        n_bytes: usize,
    },
    /// An unknown key.
    #[error("there is no key \"{0}\"")]
    NoKey(String),
    /// A part without a value.
    #[error("\"{0}\" is not of the form key=value")]
    NoValue(String),
    /// A key that is known and has two values.
    #[error("\"{0}=\" is there more than once, and only the first was read")]
    Twice(String),
    /// A part of a compact link.
    #[error("its {0} could not be read to the end")]
    Part(&'static str),
    /// Parts that a newer version has put in.
    #[error("it was made by a newer version of Damiera and holds more than is shown")]
    HoldsMore,
}

fn repaired(repair: &Repair) -> String {
    match repair {
        Repair::Invisible => "line breaks or characters that nobody sees were left out".to_owned(),
        Repair::Ending(ending) => format!("\"{ending}\" at its end was left out"),
        Repair::Escapes => "it was read with its percent escapes undone".to_owned(),
    }
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
    /// It is a compact link of which nothing can be told.
    #[error("it was changed or cut after it was made, and nothing of it can be read")]
    Damaged,
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

/// Whether a fragment or query looks like a link at all.
pub fn is_link(text: &str) -> bool {
    let text = keys::trim(text);
    if compact::is_compact(text) {
        return true;
    }
    text.split('&').any(|pair| {
        pair.split_once('=')
            .is_some_and(|(key, _)| ["v", "g", "fen", "m"].contains(&short(keys::plain_key(key))))
    })
}

/// Reads a link in either form: with or without a leading `#` or `?`, or the whole address with the
/// link in its fragment, else its query. What was done to it on its way is undone, and said unless
/// check characters prove that it was right.
///
/// # Errors
/// [`LinkError`] where not even a position can be shown; smaller faults are in the [`Link`].
pub fn read(text: &str) -> Result<Link, LinkError> {
    if text.len() > MAX_BYTES {
        return Err(LinkError::TooLong(text.len()));
    }
    let mut best = read_form(repair::extract(text));
    match &best {
        Ok(link) if link.faults.is_empty() => return best,
        Err(LinkError::Newer(_)) => return best,
        _ => {}
    }
    for (candidate, repair) in repair::candidates(text) {
        let mut link = match read_form(&candidate) {
            Ok(link) => link,
            Err(newer @ LinkError::Newer(_)) => return Err(newer),
            Err(_) => continue,
        };
        let is_clean = link.faults.is_empty();
        if !is_clean && best.is_ok() {
            continue;
        }
        if !link.is_checked {
            link.faults.push(LinkFault::Repaired(repair));
        }
        best = Ok(link);
        if is_clean {
            break;
        }
    }
    best
}

/// Reads a readable link that was not sent: attributes, or what was kept. It is shorter work, and
/// needs nothing of the compact form.
///
/// # Errors
/// As [`read`].
pub fn read_plain(text: &str) -> Result<Link, LinkError> {
    readable::read(text)
}

fn read_form(text: &str) -> Result<Link, LinkError> {
    if compact::is_compact(text) { compact::read(text) } else { readable::read(text) }
}
