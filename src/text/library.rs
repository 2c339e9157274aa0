//! The texts of the library.

use super::LibraryStrings;

/// Why the library or a file of games cannot do what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryFault {
    /// The browser does not let the page store games.
    Blocked,
    /// The browser could not store or delete a game.
    NotKept,
    /// The library is full: it holds this many games.
    Full(usize),
    /// The game has more variations and comments than can be stored.
    GameTooLong,
    /// A saved game can no longer be read.
    BadGame,
    /// The file has more bytes than this.
    FileTooLong(usize),
    /// The file is not a library file of this version.
    NotALibrary,
    /// This line of the file does not hold a saved game.
    Line(usize),
    /// The browser could not read the file.
    Unreadable,
    /// The file holds no games.
    NoGames,
    /// The worker for files does not answer.
    NoReader,
}

impl LibraryStrings {
    /// How many of the games match the search.
    pub fn n_found(&self, n_found: usize, n: usize) -> String {
        if n_found == n { self.n_games(n) } else { self.n_found_of(n_found, n) }
    }

    /// Why something cannot be done, as a sentence.
    pub fn fault(&self, fault: LibraryFault) -> String {
        match fault {
            LibraryFault::Blocked => self.cannot_blocked.to_owned(),
            LibraryFault::NotKept => self.cannot_not_kept.to_owned(),
            LibraryFault::Full(n) => self.cannot_full(n),
            LibraryFault::GameTooLong => self.cannot_game_too_long.to_owned(),
            LibraryFault::BadGame => self.cannot_bad_game.to_owned(),
            LibraryFault::FileTooLong(n) => self.cannot_file_too_long(n >> 20),
            LibraryFault::NotALibrary => self.cannot_not_a_library.to_owned(),
            LibraryFault::Line(n) => self.cannot_line(n),
            LibraryFault::Unreadable => self.cannot_unreadable.to_owned(),
            LibraryFault::NoGames => self.cannot_no_games.to_owned(),
            LibraryFault::NoReader => self.cannot_no_reader.to_owned(),
        }
    }
}
