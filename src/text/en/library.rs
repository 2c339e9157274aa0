//! The library and files of games.

use crate::text::{LibraryFault, LibraryStrings};

pub(in crate::text) const STRINGS: LibraryStrings = LibraryStrings {
    title: "Library",
    this_game: "The game on the board",
    name: "Name",
    save: "Save this game",
    saved: "The game is in the library.",
    kept_games: "Saved games",
    search: "Search",
    n_found,
    nothing_kept: "No game has been saved yet.",
    nothing_found: "No game has all of these words.",
    show_more: "Show more",
    rename: |name| format!("Rename {name}"),
    delete: |name| format!("Delete {name}"),
    rename_short: "Rename",
    delete_short: "Delete",
    new_name: "New name",
    deleted: |name| format!("“{name}” has been deleted."),
    undelete: "Restore it",
    export: "Save all as one file",
    import: "Import from a file",
    imported,
    open_pdn: "Open a PDN file",
    drop_here: "Or drop a file here.",
    reading: "Reading…",
    more_in_file: "The file has more games than are listed.",
    back: "Back to the library",
    from_file: "from a file",
    n_moves: |n| if n == 1 { "1 move".to_owned() } else { format!("{n} moves") },
    unknown_player: "Unknown",
    n_faults: |n| match n {
        0 => "There is a note on this game.".to_owned(),
        1 => "One thing in this game is wrong or doubtful.".to_owned(),
        n => format!("{n} things in this game are wrong or doubtful."),
    },
    fault_at: |line, column, reason| format!("Line {line}, column {column}: {reason}."),
    is_guess: "The file does not say which game it is: this is a guess.",
    is_cut: "Its variations and comments are too long to be kept: only the main line is opened.",
    open_anyway: "Open what could be read",
    opened: "The game that was on the board is kept for you.",
    file_saved: "The file has been handed to the browser to be saved.",
    fault,
};

fn n_found(n_found: usize, n: usize) -> String {
    match (n_found, n) {
        (1, 1) => "1 game".to_owned(),
        (found, all) if found == all => format!("{all} games"),
        (found, all) => format!("{found} of {all} games"),
    }
}

fn imported(n_new: usize, n_known: usize) -> String {
    let new = if n_new == 1 { "1 game has".to_owned() } else { format!("{n_new} games have") };
    match n_known {
        0 => format!("{new} been added."),
        1 => format!("{new} been added; 1 was already there."),
        n => format!("{new} been added; {n} were already there."),
    }
}

fn fault(fault: LibraryFault) -> String {
    match fault {
        LibraryFault::Blocked => "This browser does not let the page keep games. You can save the \
            game on the board as a PDN file, and open files."
            .to_owned(),
        LibraryFault::NotKept => {
            "The browser could not do that: perhaps there is no room left.".to_owned()
        }
        LibraryFault::Full(n) => {
            format!("There are {n} games, and there is no room for more: delete some first.")
        }
        LibraryFault::GameTooLong => {
            "This game has more variations and comments than can be kept.".to_owned()
        }
        LibraryFault::BadGame => "This game cannot be read.".to_owned(),
        LibraryFault::FileTooLong(n) => {
            format!("The file is too long: at most {} megabytes are read.", n >> 20)
        }
        LibraryFault::NotALibrary => {
            "This is not a file of saved games that this version can read.".to_owned()
        }
        LibraryFault::Line(n) => format!("Line {n} does not hold a game that can be read."),
        LibraryFault::Unreadable => "The browser could not read the file.".to_owned(),
        LibraryFault::NoGames => "There is no game in this file.".to_owned(),
        LibraryFault::NoReader => "Reading files does not work at the moment.".to_owned(),
    }
}
