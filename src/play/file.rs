//! The list of games of a PDN file, and opening one of them.

use super::library::{Search, haystack};
use super::mode::Mode;
use super::session::{self, Session};
use crate::notation::link;
use crate::protocol::files::{ListedGame, Record};
use crate::rulesets;

/// The most bytes of a session besides the tree of its study.
const MAX_OTHERS_BYTES: usize = 1 << 15;

/// The games of a file, as far as the worker has listed them.
#[derive(Clone, Debug, Default)]
pub struct FileList {
    /// The file's name.
    pub name: String,
    games: Vec<FileGame>,
    /// The search that filters the list.
    pub search: Search,
    /// Whether the worker has listed the whole file.
    pub is_whole: bool,
    /// Whether the file has more games than are listed.
    pub has_more: bool,
}

/// A game of a file.
#[derive(Clone, Debug)]
pub struct FileGame {
    /// Its index in the file, from 0.
    pub idx: u32,
    /// What its tags say.
    pub listed: ListedGame,
    haystack: String,
}

impl FileGame {
    /// The game it is played by, if that is known.
    pub fn ruleset(&self) -> Option<&'static rulesets::Entry> {
        rulesets::find(&self.listed.ruleset)
    }
}

impl FileList {
    /// A file none of whose games is listed yet.
    pub fn new(name: String) -> Self {
        Self { name, ..Self::default() }
    }

    /// The number of games listed so far.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether no game is listed yet.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Adds games that the worker has listed.
    pub fn add(&mut self, games: Vec<ListedGame>) {
        for listed in games {
            let idx = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
            let ListedGame { event, site, date, white, black, result, .. } = &listed;
            let parts = [event, site, date, white, black, result].map(String::as_str);
            let haystack = haystack(&parts, rulesets::find(&listed.ruleset));
            self.games.push(FileGame { idx, listed, haystack });
        }
    }

    /// The games that match the search, as many as are shown, and how many match.
    pub fn found(&self) -> (Vec<&FileGame>, usize) {
        self.search.find(self.games.iter(), |game| &game.haystack)
    }
}

/// A session with a game of a file, at its first move and for two people; `None` if there is
/// nothing to show. The tree is left out if it is too long to be stored, and then the second value
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
