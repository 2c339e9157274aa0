//! What a link holds, in whichever form it is written.

use damiera_rules::rulesets::Entry;
use damiera_rules::{Color, Game};

use super::fault::LinkFault;
use super::keys::Extras;
use crate::marks::{Arrow, Mark};

/// The version that is written, and the newest that is read.
pub const VERSION: u32 = 1;

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
}
