//! Files of games, in the words of the [protocol for files](crate::protocol::files): listed, read out
//! game by game, and written. A worker of the page does this, so that a long file does not hold the
//! page up.

use std::sync::Arc;

use crate::notation::lines;
use crate::notation::link::{self, value};
use crate::notation::pdn::{self, GameResult, Listed, Reader, Tag, result_text};
use crate::notation::tree::{Node, Origin, ROOT, Tree};
use crate::protocol::files::{
    Failure, ListedGame, MAX_BATCH, MAX_TAGS, MAX_TEXT_CHARS, PdnFault, Record, WritePdn,
};
use crate::rules::{Color, Game};
use crate::text::{Fault, Strings};

/// The longest tag that is told, in bytes. With as many as are told, a game still fits where it is
/// kept.
const MAX_TAG_BYTES: usize = 240;

/// Tags that follow from the game.
const DERIVED: [&str; 4] = ["GameType", "Ruleset", "SetUp", "FEN"];

/// A file whose games have been listed.
#[derive(Clone, Debug)]
pub struct Archive {
    text: String,
    games: Vec<Listed>,
    has_more: bool,
    reader: Reader,
}

impl Archive {
    /// Finds the games of a file.
    ///
    /// # Errors
    /// [`Failure::FileTooLong`].
    pub fn open(file: &[u8]) -> Result<Self, Failure> {
        let too_long = |_| Failure::FileTooLong(count(file.len()));
        let text = pdn::decode(file).map_err(too_long)?.into_owned();
        // Latin-1 takes more bytes here than in the file.
        let listing = pdn::scan(&text).map_err(too_long)?;
        let (games, has_more) = (listing.games, listing.has_more);
        Ok(Self { text, games, has_more, reader: Reader::default() })
    }

    /// Whether the file has more games than are listed.
    pub const fn has_more(&self) -> bool {
        self.has_more
    }

    /// The games in their order, as many at a time as a message carries.
    pub fn batches(&self) -> impl Iterator<Item = Vec<ListedGame>> {
        self.games.chunks(MAX_BATCH).map(|games| games.iter().map(described).collect())
    }

    /// Plays a game, and tells in a language what could not be read.
    ///
    /// # Errors
    /// [`Failure::NoSuchGame`], [`Failure::GameTooLong`].
    pub fn read(&mut self, idx: usize, text: &Strings) -> Result<Record, Failure> {
        let listed = self.games.get(idx).ok_or(Failure::NoSuchGame)?;
        let record = self.reader.read(&self.text, listed);
        let (link, tree) = record.tree.as_ref().map(told).unwrap_or_default();
        if tree.len() > lines::MAX_BYTES {
            return Err(Failure::GameTooLong);
        }
        let is_own = |tag: &&Tag| !DERIVED.contains(&tag.name.as_str());
        let is_short = |tag: &&Tag| tag.name.len() + tag.value.len() <= MAX_TAG_BYTES;
        let tags = record.tags.iter().filter(is_own).filter(is_short).take(MAX_TAGS);
        Ok(Record {
            link,
            tree,
            tags: tags.map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
            faults: record.faults.iter().map(|it| fault(it, text)).collect(),
            n_more_faults: count(record.n_more_faults),
            is_guess: record.is_guess,
        })
    }
}

/// What the tags of a game say.
fn described(listed: &Listed) -> ListedGame {
    let text = |name: &str| {
        let value = pdn::value(&listed.tags, name).map(str::trim).unwrap_or_default();
        let is_known = !value.is_empty() && !value.chars().all(|ch| matches!(ch, '?' | '.' | '-'));
        let shown = if is_known { value } else { "" };
        shown.chars().take(MAX_TEXT_CHARS).collect()
    };
    let entry = listed.entry();
    let result = match (entry, pdn::value(&listed.tags, "Result").map(str::trim)) {
        (None, Some(written)) if GameResult::of(written).is_some() => written,
        (None, _) => "*",
        (Some(entry), _) => result_text(&entry.rules, listed.result()),
    };
    ListedGame {
        event: text("Event"),
        site: text("Site"),
        date: text("Date"),
        white: text("White"),
        black: text("Black"),
        result: result.to_owned(),
        ruleset: entry.map_or("", |entry| entry.rules.id).to_owned(),
        n_moves: count(listed.n_moves),
    }
}

fn fault(fault: &lines::Fault, text: &Strings) -> PdnFault {
    let (line, column) = (count(fault.line), count(fault.column));
    PdnFault { line, column, reason: text.why(&Fault::Placed(fault.clone())) }
}

/// The main line of a tree as a link, as far as a game can follow it; and all of the tree, if that
/// is more.
fn told(tree: &Tree) -> (String, String) {
    let mut game = Game::from_position(Arc::clone(tree.ruleset()), *tree.start());
    let mut moves = Vec::new();
    let is_bare = |node: &Node| {
        node.comment().is_empty()
            && node.before().is_empty()
            && node.glyphs().is_empty()
            && node.marks().is_empty()
            && node.arrows().is_empty()
    };
    let mut says_all = is_bare(tree.node(ROOT));
    for id in tree.main_line() {
        let node = tree.node(id);
        let is_played = match node.origin() {
            Origin::Move(mv) => game.play(&mv).is_ok(),
            Origin::Start | Origin::SetUp | Origin::Pass => false,
        };
        if !is_played {
            break;
        }
        says_all &= is_bare(node);
        moves.push(node.text().to_owned());
    }
    says_all &= tree.len() == moves.len();
    let link = link::write(&game, &moves, None, Color::White);
    (link, if says_all { String::new() } else { lines::write(tree) })
}

/// Writes a game as PDN.
///
/// # Errors
/// [`Failure::BadGame`].
pub fn write(task: &WritePdn) -> Result<String, Failure> {
    let link = link::read_plain(&task.session).map_err(|_| Failure::BadGame)?;
    let game = link.game;
    let tree = match value(&link.others, "t") {
        Some(text) => {
            let ruleset = Arc::clone(game.shared_ruleset());
            lines::read(ruleset, *game.start(), text).map_err(|_| Failure::BadGame)?
        }
        None => Tree::of_game(&game),
    };
    let tag = |(name, value): &(String, String)| Tag { name: name.clone(), value: value.clone() };
    let tags: Vec<_> = task.tags.iter().map(tag).collect();
    let of_file = || pdn::value(&tags, "Result").and_then(GameResult::of);
    let result = match pdn::result_of(game.ruleset().rules(), game.status()) {
        GameResult::Unknown => of_file().unwrap_or(GameResult::Unknown),
        known => known,
    };
    Ok(pdn::write(&tags, &tree, result))
}

fn count(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
