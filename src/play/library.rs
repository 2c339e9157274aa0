//! The games stored on the device: the list with its search, and its text file.
//!
//! A stored game is one line with columns between tabs: id, name, origin, White, Black, result,
//! plies and session. A library file is a header and these lines. An id begins with the time of
//! saving, so ids sort by time. A last line holds the results against the computer.

use std::cmp::Reverse;

use super::game::Player;
use super::ladder::Ladder;
use super::news::Known;
use super::page::Page;
use super::session::{self, Session};
use crate::notation::link;
use crate::notation::pdn::{GameResult, result_text};
use crate::rules::{Color, Status};
use crate::rulesets;
use crate::text::{Language, LibraryFault};

/// The most games that are stored.
pub const MAX_GAMES: usize = 2000;
/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 80;
/// The longest file that is imported, in bytes.
pub const MAX_FILE_BYTES: usize = 1 << 24;
/// The most faults of an imported file that are listed.
pub const MAX_FAULTS: usize = 20;
/// How many games of a list are shown at first, and how many more at each request.
pub const PAGE: usize = 50;

/// The first line of a library file: what it is, and the version of its format.
pub const HEADER: &str = "Damiera library 1";
/// The extension of library files.
pub const EXTENSION: &str = ".damiera.txt";

/// What the line with the results against the computer begins with.
const RESULTS: &str = "results\t";

/// What the id of a game that was kept without being asked has before its seed.
const UNASKED: &str = "-u";

/// The most games that are read to find the one that another goes on from.
const MAX_READ: usize = 8;
const MAX_ID_BYTES: usize = 48;
const N_COLUMNS: usize = 8;

/// Where a stored game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It was played on this page.
    Own,
    /// It was opened from a file.
    File,
}

/// A stored game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Unique; begins with the time of saving, `2026-11-21T10:08:31`.
    pub id: String,
    /// The name given by the person.
    pub name: String,
    /// Where it comes from.
    pub origin: Origin,
    /// White's name; empty if unknown.
    pub white: String,
    /// Black's name; empty if unknown.
    pub black: String,
    /// The result as PDN writes it; `*` if the game is not over.
    pub result: String,
    /// The number of plies played.
    pub n_plies: u32,
    /// The game as a [`session`].
    pub session: String,
    haystack: String,
}

impl SavedGame {
    /// Whether it has a result.
    pub fn is_over(&self) -> bool {
        self.result != "*"
    }

    /// Whether it was kept without being asked.
    pub fn is_unasked(&self) -> bool {
        self.id.contains(UNASKED)
    }

    /// The game on the board, to be stored.
    ///
    /// # Errors
    /// [`LibraryFault::GameTooLong`] if it is too long to be read again.
    pub fn of(play: &Page, id: String, name: &str) -> Result<Self, LibraryFault> {
        let session = play.session_text();
        if session.len() > link::MAX_BYTES {
            return Err(LibraryFault::GameTooLong);
        }
        let (white, black) = people(play);
        let origin = if play.tags().is_empty() { Origin::Own } else { Origin::File };
        let n_plies = u32::try_from(play.kept().0.plies().len()).unwrap_or(u32::MAX);
        let entry = Self {
            id,
            name: tidied(name),
            origin,
            white: tidied(&white),
            black: tidied(&black),
            result: result(play).to_owned(),
            n_plies,
            session,
            haystack: String::new(),
        };
        Ok(entry.indexed())
    }

    /// The line that is stored.
    pub fn line(&self) -> String {
        let n_plies = self.n_plies.to_string();
        let origin = match self.origin {
            Origin::Own => "own",
            Origin::File => "file",
        };
        let columns: [&str; N_COLUMNS] = [
            &self.id,
            &self.name,
            origin,
            &self.white,
            &self.black,
            &self.result,
            &n_plies,
            &self.session,
        ];
        columns.join("\t")
    }

    /// Reads a line. The session in it is not read until the game is opened.
    pub fn read(line: &str) -> Option<Self> {
        let columns: Vec<_> = line.split('\t').collect();
        let [id, name, origin, white, black, result, n_plies, session] = *columns.as_slice() else {
            return None;
        };
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b':');
        let is_id = (1..=MAX_ID_BYTES).contains(&id.len()) && id.bytes().all(is_plain);
        let origin = match origin {
            "own" => Origin::Own,
            "file" => Origin::File,
            _ => return None,
        };
        let entry = Self {
            id: id.to_owned(),
            name: tidied(name),
            origin,
            white: tidied(white),
            black: tidied(black),
            result: tidied(result),
            n_plies: n_plies.parse().ok()?,
            session: session.to_owned(),
            haystack: String::new(),
        };
        let is_game = session.len() <= link::MAX_BYTES && entry.ruleset().is_some();
        (is_id && is_game).then(|| entry.indexed())
    }

    /// The game it is played by, if this version knows it.
    pub fn ruleset(&self) -> Option<&'static rulesets::Entry> {
        rulesets::find(self.session.split('&').find_map(|pair| pair.strip_prefix("g="))?)
    }

    /// The day of saving, `2026-11-21`.
    pub fn day(&self) -> &str {
        self.id.get(..10).unwrap_or(&self.id)
    }

    fn indexed(mut self) -> Self {
        let parts = [&self.name, &self.white, &self.black, &self.result, self.day()];
        self.haystack = haystack(&parts, self.ruleset());
        self
    }
}

/// The names of White and Black, or what is known of them.
fn people(play: &Page) -> (String, String) {
    let who = |color| match play.player(color) {
        Player::Named(name) => name.to_owned(),
        Player::Computer(level) => play.strings().computer_at(&level.shown()),
        Player::You | Player::Person => String::new(),
    };
    (who(Color::White), who(Color::Black))
}

/// The result by the rules, or else the result given by the game's file.
fn result(play: &Page) -> &'static str {
    let game = play.kept().0;
    let rules = game.ruleset().rules();
    let said = play.tags().iter().find(|(name, _)| name == "Result");
    let score = match game.status() {
        Status::Won { winner, .. } if winner == rules.first => GameResult::First,
        Status::Won { .. } => GameResult::Second,
        Status::Drawn { .. } => GameResult::Draw,
        Status::Ongoing | Status::Unlistable(_) => {
            said.and_then(|(_, value)| GameResult::of(value)).unwrap_or(GameResult::Unknown)
        }
    };
    result_text(rules, score)
}

/// The PDN tags of the game on the board; `day` is today, `2026-11-21`.
pub fn pdn_tags(play: &Page, day: &str) -> Vec<(String, String)> {
    if !play.tags().is_empty() {
        return play.tags().to_vec();
    }
    let (white, black) = people(play);
    let known = |name: String| if name.is_empty() { "?".to_owned() } else { name };
    [("Date", day.replace('-', ".")), ("White", known(white)), ("Black", known(black))]
        .map(|(name, value)| (name.to_owned(), value))
        .to_vec()
}

/// A name for the game on the board: its players or its kind.
pub fn name_for(play: &Page) -> String {
    let tag = |name: &str| play.tags().iter().find(|(tag, _)| tag == name).map(|(_, value)| value);
    match (tag("White"), tag("Black")) {
        (Some(white), Some(black)) => tidied(&format!("{white} – {black}")),
        _ => tidied(play.strings().game_name(play.entry())),
    }
}

/// The moves of a game in the text of its session.
fn moves_in(session: &str) -> Option<&str> {
    session.split('&').find_map(|pair| pair.strip_prefix("m="))
}

/// A name without control characters, cut to the longest length.
fn tidied(text: &str) -> String {
    let plain: String = text.chars().map(|ch| if ch.is_control() { ' ' } else { ch }).collect();
    let cut: String = plain.trim().chars().take(MAX_NAME_CHARS).collect();
    cut.trim_end().to_owned()
}

/// The text that a search looks through: the parts, and the game's name in English and in every
/// language loaded.
pub(super) fn haystack(parts: &[&str], entry: Option<&rulesets::Entry>) -> String {
    let mut text = parts.join("\n");
    if let Some(entry) = entry {
        let languages = Language::ALL.into_iter().filter(|language| language.is_loaded());
        let names = languages.map(|language| language.strings().game_name(entry));
        for name in names.chain([entry.rules.name]) {
            text.push('\n');
            text.push_str(name);
        }
    }
    text.to_lowercase()
}

/// A search, and how many of its results are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    query: String,
    n_more: usize,
}

impl Search {
    /// The search as typed.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Starts a new search.
    pub fn ask(&mut self, query: &str) {
        *self = Self { query: query.chars().take(MAX_NAME_CHARS).collect(), n_more: 0 };
    }

    /// Shows more results.
    pub const fn show_more(&mut self) {
        self.n_more += 1;
    }

    /// The first results, those that have all words of the search, and how many there are.
    pub(super) fn find<'a, T>(
        &self,
        things: impl Iterator<Item = &'a T>,
        haystack: impl Fn(&'a T) -> &'a str,
    ) -> (Vec<&'a T>, usize) {
        let query = self.query.to_lowercase();
        let words: Vec<_> = query.split_whitespace().collect();
        let n_shown = (self.n_more + 1) * PAGE;
        let (mut shown, mut n_found) = (Vec::new(), 0);
        for thing in things {
            let text = haystack(thing);
            if words.iter().all(|word| text.contains(word)) {
                n_found += 1;
                if n_found <= n_shown {
                    shown.push(thing);
                }
            }
        }
        (shown, n_found)
    }
}

/// The games stored on the device.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// Sorted by id.
    games: Vec<SavedGame>,
    /// The search that filters the list.
    pub search: Search,
    deleted: Option<SavedGame>,
}

impl Library {
    /// Reads stored lines; also returns how many of them could not be read.
    pub fn of_lines<'a>(lines: impl Iterator<Item = &'a str>) -> (Self, usize) {
        let mut library = Self::default();
        let mut n_bad = 0;
        for line in lines {
            match SavedGame::read(line) {
                Some(game) => library.put(game),
                None => n_bad += 1,
            }
        }
        (library, n_bad)
    }

    /// The number of games.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are no games.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The games that match the search, newest first and as many as are shown, and how many match.
    pub fn found(&self) -> (Vec<&SavedGame>, usize) {
        self.search.find(self.games.iter().rev(), |game| &game.haystack)
    }

    /// The game with this id.
    pub fn get(&self, id: &str) -> Option<&SavedGame> {
        self.games.iter().find(|game| game.id == id)
    }

    /// A game to be kept without being asked, in the place of what was kept of it before; `moment` is
    /// now, as in `2026-11-21T10:08:31`.
    ///
    /// # Errors
    /// As [`SavedGame::of`].
    pub fn unasked(&self, play: &Page, moment: &str) -> Result<SavedGame, LibraryFault> {
        let end = format!("{UNASKED}{:x}", play.seed());
        if let Some(known) = self.games.iter().find(|game| game.id.ends_with(&end)) {
            return SavedGame::of(play, known.id.clone(), &known.name);
        }
        SavedGame::of(play, format!("{moment}{end}"), &name_for(play))
    }

    /// The game that goes on in the one on the board, which came from outside: the longest of those
    /// that it begins with.
    pub fn goes_on_in(&self, play: &Page) -> Option<Session> {
        let text = play.session_text();
        let guest = session::read(&text).ok()?;
        let n_plies = guest.game.plies().len();
        // Whatever else differs, the moves stand in both texts in the same way.
        let moves = moves_in(&text)?;
        let begins = |game: &&SavedGame| {
            usize::try_from(game.n_plies).is_ok_and(|n| n <= n_plies)
                && moves_in(&game.session).is_some_and(|begun| moves.starts_with(begun))
        };
        let mut begun: Vec<_> = self.games.iter().filter(begins).collect();
        begun.sort_by_key(|game| Reverse(game.n_plies));
        let read = |game: &SavedGame| session::read(&game.session).ok();
        let is_another = |kept: &Session| kept.seed.is_some() && kept.seed != guest.seed;
        let mut others = begun.into_iter().take(MAX_READ).filter_map(read).filter(is_another);
        others.find(|kept| Known::of(kept, &guest).is_some())
    }

    /// The game that is kept as it is, rather by a name that was given to it.
    pub fn with_session(&self, session: &str) -> Option<&SavedGame> {
        let same = || self.games.iter().filter(|game| game.session == session);
        same().find(|game| !game.is_unasked()).or_else(|| same().next())
    }

    /// Whether a game is kept as it is.
    pub fn has_session(&self, session: &str) -> bool {
        self.games.iter().any(|game| game.session == session)
    }

    /// The oldest game that was kept without being asked, which gives way where there is no room.
    pub fn oldest_unasked(&self) -> Option<&SavedGame> {
        self.games.iter().find(|game| game.is_unasked())
    }

    /// Checks that there is room for this many more games.
    ///
    /// # Errors
    /// [`LibraryFault::Full`].
    pub const fn check_room(&self, n_more: usize) -> Result<(), LibraryFault> {
        if self.games.len() + n_more > MAX_GAMES {
            return Err(LibraryFault::Full(MAX_GAMES));
        }
        Ok(())
    }

    /// Stores a game, in place of any with the same id.
    pub fn put(&mut self, game: SavedGame) {
        // Searched from the end, because new games go there.
        let idx = self.games.iter().rposition(|other| other.id <= game.id);
        match idx.and_then(|idx| self.games.get_mut(idx)) {
            Some(same) if same.id == game.id => *same = game,
            _ => self.games.insert(idx.map_or(0, |idx| idx + 1), game),
        }
    }

    /// Renames a game, unless the name is empty. Returns it, to be stored.
    pub fn rename(&mut self, id: &str, name: &str) -> Option<&SavedGame> {
        let name = tidied(name);
        let game = self.games.iter_mut().find(|game| game.id == id)?;
        if name.is_empty() {
            return None;
        }
        *game = SavedGame { name, ..game.clone() }.indexed();
        Some(game)
    }

    /// Takes out a game whose place another has taken.
    pub fn forget(&mut self, id: &str) {
        self.games.retain(|game| game.id != id);
    }

    /// Deletes a game. The last one deleted can be restored.
    pub fn delete(&mut self, id: &str) -> bool {
        let Some(idx) = self.games.iter().position(|game| game.id == id) else { return false };
        self.deleted = Some(self.games.remove(idx));
        true
    }

    /// The game deleted last.
    pub const fn deleted(&self) -> Option<&SavedGame> {
        self.deleted.as_ref()
    }

    /// Restores the game deleted last. Returns it, to be stored.
    pub fn undelete(&mut self) -> Option<SavedGame> {
        let game = self.deleted.take()?;
        self.put(game.clone());
        Some(game)
    }

    /// All games and the results against the computer as one file.
    pub fn export(&self, results: &Ladder) -> String {
        let mut text = format!("{HEADER}\n");
        for game in &self.games {
            text.push_str(&game.line());
            text.push('\n');
        }
        if !results.is_empty() {
            text.push_str(RESULTS);
            text.push_str(&results.to_string());
            text.push('\n');
        }
        text
    }
}

/// A library file being imported, some lines at a time.
#[derive(Clone, Debug)]
pub struct Import {
    text: String,
    /// The offset in bytes up to which it has been read.
    at: usize,
    /// The number of the next line, from 1.
    line: usize,
    /// The games that are new.
    pub games: Vec<SavedGame>,
    /// The results against the computer.
    pub results: Ladder,
    /// The number of games that are in the library already.
    pub n_known: usize,
    is_full: bool,
    /// The first [`MAX_FAULTS`] lines that could not be read.
    pub faults: Vec<LibraryFault>,
}

impl Import {
    /// Whether a file begins with the header of a library file.
    pub fn is_one(text: &[u8]) -> bool {
        text.trim_ascii_start().starts_with(b"Damiera library")
    }

    /// Begins to read a library file.
    ///
    /// # Errors
    /// [`LibraryFault::FileTooLong`], [`LibraryFault::NotALibrary`].
    pub fn new(text: String) -> Result<Self, LibraryFault> {
        if text.len() > MAX_FILE_BYTES {
            return Err(LibraryFault::FileTooLong(MAX_FILE_BYTES));
        }
        if text.lines().next().map(str::trim_end) != Some(HEADER) {
            return Err(LibraryFault::NotALibrary);
        }
        let at = text.find('\n').map_or(text.len(), |end| end + 1);
        let (games, faults) = (Vec::new(), Vec::new());
        let results = Ladder::default();
        Ok(Self { text, at, line: 1, games, results, n_known: 0, is_full: false, faults })
    }

    /// Reads some more lines. Returns whether any are left.
    pub fn step(&mut self, library: &Library, n_lines: usize) -> bool {
        for _ in 0..n_lines {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let Some(line) = rest.split_inclusive('\n').next() else { return false };
            self.at += line.len();
            self.line += 1;
            let line = line.trim_end_matches(['\r', '\n']);
            if line.is_empty() {
                continue;
            }
            if let Some(words) = line.strip_prefix(RESULTS) {
                let (results, n_bad) = Ladder::read(words);
                self.results.merge(results);
                if n_bad > 0 && self.faults.len() < MAX_FAULTS {
                    self.faults.push(LibraryFault::Line(self.line));
                }
                continue;
            }
            match SavedGame::read(line) {
                Some(game) => {
                    let is_known = library.get(&game.id).is_some()
                        || self.games.iter().any(|other| other.id == game.id);
                    if is_known {
                        self.n_known += 1;
                    } else if library.check_room(self.games.len() + 1).is_ok() {
                        self.games.push(game);
                    } else if !self.is_full {
                        // What comes after the games is read still.
                        self.is_full = true;
                        self.faults.push(LibraryFault::Full(MAX_GAMES));
                    }
                }
                None if self.faults.len() < MAX_FAULTS => {
                    self.faults.push(LibraryFault::Line(self.line));
                }
                None => {}
            }
        }
        true
    }
}
