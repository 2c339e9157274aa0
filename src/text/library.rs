//! The texts of the library, and what it has to tell.

/// Why the library or a file of games cannot do what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryFault {
    /// The browser does not let the page keep games.
    Blocked,
    /// The browser could not keep or take out a game.
    NotKept,
    /// So many games are kept, and there is no room for more.
    Full(usize),
    /// The game has more variations and comments than can be kept.
    GameTooLong,
    /// A kept game cannot be read anymore.
    BadGame,
    /// The file has more bytes than this.
    FileTooLong(usize),
    /// It is no file of kept games of this version.
    NotALibrary,
    /// This line of the file holds no kept game.
    Line(usize),
    /// The browser could not read the file.
    Unreadable,
    /// There is no game in the file.
    NoGames,
    /// The worker that reads files does not answer.
    NoReader,
}

/// The texts of the library.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "each field is the text that its name says")]
pub struct LibraryStrings {
    pub title: &'static str,
    /// What is on the board, in the library's own words.
    pub this_game: &'static str,
    pub name: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    pub kept_games: &'static str,
    pub search: &'static str,
    /// How many games were found, of how many.
    pub n_found: fn(usize, usize) -> String,
    pub nothing_kept: &'static str,
    pub nothing_found: &'static str,
    pub show_more: &'static str,
    /// For each game, with its name.
    pub rename: fn(&str) -> String,
    pub delete: fn(&str) -> String,
    pub rename_short: &'static str,
    pub delete_short: &'static str,
    pub new_name: &'static str,
    pub deleted: fn(&str) -> String,
    pub undelete: &'static str,
    pub export: &'static str,
    pub import: &'static str,
    /// How many games came in, and how many were there already.
    pub imported: fn(usize, usize) -> String,
    pub open_pdn: &'static str,
    pub drop_here: &'static str,
    pub reading: &'static str,
    pub more_in_file: &'static str,
    pub back: &'static str,
    pub from_file: &'static str,
    pub n_moves: fn(u32) -> String,
    pub unknown_player: &'static str,
    /// That a game has faults, how many.
    pub n_faults: fn(usize) -> String,
    /// Line, column, reason.
    pub fault_at: fn(u32, u32, &str) -> String,
    pub is_guess: &'static str,
    pub is_cut: &'static str,
    pub open_anyway: &'static str,
    /// That another game waits.
    pub opened: &'static str,
    pub file_saved: &'static str,
    pub fault: fn(LibraryFault) -> String,
}
