//! A PDN file of many games, listed, and one of them put on the board.

use super::library::{Search, haystack};
use super::mode::Mode;
use super::session::{self, Session};
use crate::notation::link;
use crate::protocol::files::{ListedGame, Record};
use crate::rulesets;

/// How much of a session is not the tree of its study, at most.
const MAX_OTHERS_BYTES: usize = 1 << 15;

/// The games of a file, as far as they have been told.
#[derive(Clone, Debug, Default)]
pub struct FileList {
    /// What the file is called.
    pub name: String,
    games: Vec<FileGame>,
    /// What is searched for.
    pub search: Search,
    /// Whether all have been told.
    pub is_whole: bool,
    /// Whether the file has more than are told.
    pub has_more: bool,
}

/// A game of a file.
#[derive(Clone, Debug)]
pub struct FileGame {
    /// Its place in the file, from 0.
    pub idx: u32,
    /// What its tags say.
    pub listed: ListedGame,
    haystack: String,
}

impl FileGame {
    /// What it is played by, if that is known.
    pub fn ruleset(&self) -> Option<&'static rulesets::Entry> {
        rulesets::find(&self.listed.ruleset)
    }
}

impl FileList {
    /// A file of which nothing is known yet.
    pub fn new(name: String) -> Self {
        Self { name, ..Self::default() }
    }

    /// How many games there are so far.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Adds games that have been told.
    pub fn add(&mut self, games: Vec<ListedGame>) {
        for listed in games {
            let idx = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
            let ListedGame { event, site, date, white, black, result, .. } = &listed;
            let parts = [event, site, date, white, black, result].map(String::as_str);
            let haystack = haystack(&parts, rulesets::find(&listed.ruleset));
            self.games.push(FileGame { idx, listed, haystack });
        }
    }

    /// Those found, in their order and as many as are shown, and how many were found.
    pub fn found(&self) -> (Vec<&FileGame>, usize) {
        self.search.find(self.games.iter(), |game| &game.haystack)
    }
}

/// A game of a file to be put on the board, from its first move and for two people, if there is
/// anything to put there. A tree that is too long to be kept is left out, and then the second value
/// is true.
pub fn opened(record: Record) -> Option<(Session, bool)> {
    let session = session::read(&record.link).ok()?;
    let mut escaped = String::new();
    link::escape(&record.tree, &mut escaped);
    let is_cut = escaped.len() + record.link.len() + MAX_OTHERS_BYTES > link::MAX_BYTES;
    let study = (!record.tree.is_empty() && !is_cut).then(|| (record.tree, String::new()));
    let (ply, mode, tags) = (0, Some(Mode::TwoPlayers), record.tags);
    Some((Session { ply, mode, study, tags, ..session }, is_cut))
}
