//! Games kept on the device: their list with search, and one text file of them all.
//!
//! A game is kept as one line, its columns between tabs: id, name, where it is from, players,
//! result, plies, and the session. A file of games is a line that says so, and these lines. An id
//! begins with the moment at which the game was saved, so ids in order are games in order.

use super::mode::Mode;
use super::page::Page;
use crate::notation::link;
use crate::notation::pdn::{GameResult, result_text};
use crate::rules::{Color, Status};
use crate::rulesets;
use crate::text::{Language, LibraryFault};

/// The most games that are kept.
pub const MAX_GAMES: usize = 2000;
/// The longest name, in characters.
pub const MAX_NAME_CHARS: usize = 80;
/// The longest file that is imported, in bytes.
pub const MAX_FILE_BYTES: usize = 1 << 24;
/// How many faults of an imported file are listed.
pub const MAX_FAULTS: usize = 20;
/// How many games of a list are shown at first, and how many more each time.
pub const PAGE: usize = 50;

/// The first line of a file, with the version of what follows.
pub const HEADER: &str = "Damiera library 1";
/// How the name of such a file ends.
pub const EXTENSION: &str = ".damiera.txt";

const MAX_ID_BYTES: usize = 48;
const N_COLUMNS: usize = 8;

/// Where a kept game is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It was played here.
    Own,
    /// It was opened from a file.
    File,
}

/// A kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Begins with the moment of saving, `2026-11-21T10:08:31`, and is no other game's.
    pub id: String,
    /// As the person calls it.
    pub name: String,
    /// Where it is from.
    pub origin: Origin,
    /// Who had White; empty where nobody said.
    pub white: String,
    /// Who had Black.
    pub black: String,
    /// As PDN writes it for this game; `*` if it is not over.
    pub result: String,
    /// How many plies were played.
    pub n_plies: u32,
    /// The game, as [`session`](super::session) keeps it.
    pub session: String,
    haystack: String,
}

impl SavedGame {
    /// The game on the board.
    ///
    /// # Errors
    /// [`LibraryFault::GameTooLong`] where it could not be read again.
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

    /// The line that it is kept as.
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

    /// Reads a line; the game itself is read when it is opened.
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

    /// What it is played by, if that is known here.
    pub fn ruleset(&self) -> Option<&'static rulesets::Entry> {
        rulesets::find(self.session.split('&').find_map(|pair| pair.strip_prefix("g="))?)
    }

    /// The day on which it was saved.
    pub fn day(&self) -> &str {
        self.id.get(..10).unwrap_or(&self.id)
    }

    fn indexed(mut self) -> Self {
        let parts = [&self.name, &self.white, &self.black, &self.result, self.day()];
        self.haystack = haystack(&parts, self.ruleset());
        self
    }
}

/// Who has White and Black, as far as that is known.
fn people(play: &Page) -> (String, String) {
    let tag = |name: &str| play.tags().iter().find(|(tag, _)| tag == name).map(|(_, value)| value);
    let text = play.strings();
    let who = |color: Color, name: &str| match (tag(name), play.mode()) {
        (Some(known), _) => known.clone(),
        (None, Mode::Computer { human, level }) if human != color => {
            format!("{}, {} {level}", text.computer, text.level.to_ascii_lowercase())
        }
        _ => String::new(),
    };
    (who(Color::White, "White"), who(Color::Black, "Black"))
}

/// How the game ended by the rules, or else by what its file says.
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

/// The tags of the game on the board, for its PDN; `day` is today, `2026-11-21`.
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

/// What the game on the board may be called: its players or its kind, and the day.
pub fn name_for(play: &Page, day: &str) -> String {
    let tag = |name: &str| play.tags().iter().find(|(tag, _)| tag == name).map(|(_, value)| value);
    match (tag("White"), tag("Black")) {
        (Some(white), Some(black)) => tidied(&format!("{white} – {black}")),
        _ => tidied(&format!("{}, {day}", play.strings().game_name(play.entry()))),
    }
}

/// A text without control characters, not longer than a name.
fn tidied(text: &str) -> String {
    let plain: String = text.chars().map(|ch| if ch.is_control() { ' ' } else { ch }).collect();
    let cut: String = plain.trim().chars().take(MAX_NAME_CHARS).collect();
    cut.trim_end().to_owned()
}

/// What a search looks through: texts, and the name of the ruleset in English and in every language
/// that has been loaded.
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
    text.make_ascii_lowercase();
    text
}

/// What is searched for, and how much of what was found is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    query: String,
    n_more: usize,
}

impl Search {
    /// As typed.
    pub fn query(&self) -> &str {
        &self.query
    }

    /// Searches for something else.
    pub fn ask(&mut self, query: &str) {
        *self = Self { query: query.chars().take(MAX_NAME_CHARS).collect(), n_more: 0 };
    }

    /// Shows more of what was found.
    pub const fn show_more(&mut self) {
        self.n_more += 1;
    }

    /// The first of the things that have all the words, and how many have them.
    pub(super) fn find<'a, T>(
        &self,
        things: impl Iterator<Item = &'a T>,
        haystack: impl Fn(&'a T) -> &'a str,
    ) -> (Vec<&'a T>, usize) {
        let query = self.query.to_ascii_lowercase();
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

/// The games kept on the device.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// By id.
    games: Vec<SavedGame>,
    /// What is searched for.
    pub search: Search,
    deleted: Option<SavedGame>,
}

impl Library {
    /// The games that are kept as these lines, and how many of them cannot be read.
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

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Those found, the newest first and as many as are shown, and how many were found.
    pub fn found(&self) -> (Vec<&SavedGame>, usize) {
        self.search.find(self.games.iter().rev(), |game| &game.haystack)
    }

    /// A game by its id.
    pub fn get(&self, id: &str) -> Option<&SavedGame> {
        self.games.iter().find(|game| game.id == id)
    }

    /// Whether so many more have room.
    ///
    /// # Errors
    /// [`LibraryFault::Full`].
    pub const fn check_room(&self, n_more: usize) -> Result<(), LibraryFault> {
        if self.games.len() + n_more > MAX_GAMES {
            return Err(LibraryFault::Full(MAX_GAMES));
        }
        Ok(())
    }

    /// Keeps a game in its place, instead of one with the same id.
    pub fn put(&mut self, game: SavedGame) {
        // Nearly always it is the newest.
        let idx = self.games.iter().rposition(|other| other.id <= game.id);
        match idx.and_then(|idx| self.games.get_mut(idx)) {
            Some(same) if same.id == game.id => *same = game,
            _ => self.games.insert(idx.map_or(0, |idx| idx + 1), game),
        }
    }

    /// Gives a game another name, unless that is empty, and tells what to keep.
    pub fn rename(&mut self, id: &str, name: &str) -> Option<&SavedGame> {
        let name = tidied(name);
        let game = self.games.iter_mut().find(|game| game.id == id)?;
        if name.is_empty() {
            return None;
        }
        *game = SavedGame { name, ..game.clone() }.indexed();
        Some(game)
    }

    /// Takes a game out; it can be brought back until the next one goes.
    pub fn delete(&mut self, id: &str) -> bool {
        let Some(idx) = self.games.iter().position(|game| game.id == id) else { return false };
        self.deleted = Some(self.games.remove(idx));
        true
    }

    /// The game that was taken out last.
    pub const fn deleted(&self) -> Option<&SavedGame> {
        self.deleted.as_ref()
    }

    /// Brings it back, and tells what to keep.
    pub fn undelete(&mut self) -> Option<SavedGame> {
        let game = self.deleted.take()?;
        self.put(game.clone());
        Some(game)
    }

    /// All of them as one file.
    pub fn export(&self) -> String {
        let mut text = format!("{HEADER}\n");
        for game in &self.games {
            text.push_str(&game.line());
            text.push('\n');
        }
        text
    }
}

/// A file of games that is being read, some lines at a time.
#[derive(Clone, Debug)]
pub struct Import {
    text: String,
    /// Where to go on, in bytes.
    at: usize,
    /// 1-based.
    line: usize,
    /// What has been read and is new.
    pub games: Vec<SavedGame>,
    /// How many games are there already.
    pub n_known: usize,
    /// Lines that could not be read, the first [`MAX_FAULTS`].
    pub faults: Vec<LibraryFault>,
}

impl Import {
    /// Whether a file begins as a file of kept games does.
    pub fn is_one(text: &[u8]) -> bool {
        text.trim_ascii_start().starts_with(b"Damiera library")
    }

    /// Begins to read.
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
        Ok(Self { text, at, line: 1, games, n_known: 0, faults })
    }

    /// Reads some more lines, and says whether there are others.
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
            match SavedGame::read(line) {
                Some(game) => {
                    let is_known = library.get(&game.id).is_some()
                        || self.games.iter().any(|other| other.id == game.id);
                    if is_known {
                        self.n_known += 1;
                    } else if library.check_room(self.games.len() + 1).is_ok() {
                        self.games.push(game);
                    } else {
                        self.faults.push(LibraryFault::Full(MAX_GAMES));
                        return false;
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
