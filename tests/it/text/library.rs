//! What the library says.

use damiera::text::{LibraryFault, LibraryStrings};

use super::check;

fn faults() -> [LibraryFault; 11] {
    [
        LibraryFault::Blocked,
        LibraryFault::NotKept,
        LibraryFault::Full(2000),
        LibraryFault::GameTooLong,
        LibraryFault::BadGame,
        LibraryFault::FileTooLong(1 << 24),
        LibraryFault::NotALibrary,
        LibraryFault::Line(7),
        LibraryFault::Unreadable,
        LibraryFault::NoGames,
        LibraryFault::NoReader,
    ]
}

/// Every text of the library; a new field does not compile until it is here.
pub(super) fn texts(strings: &LibraryStrings) -> Vec<String> {
    let plain = [
        strings.name,
        strings.save,
        strings.saved,
        strings.kept,
        strings.cancel,
        strings.kept_games,
        strings.search,
        strings.nothing_kept,
        strings.nothing_found,
        strings.show_more,
        strings.rename_short,
        strings.delete_short,
        strings.new_name,
        strings.undelete,
        strings.export,
        strings.open_file,
        strings.drop_here,
        strings.reading,
        strings.more_in_file,
        strings.back,
        strings.from_file,
        strings.unknown_player,
        strings.unfinished,
        strings.is_guess,
        strings.is_cut,
        strings.open_anyway,
        strings.file_saved,
        strings.collect_short,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend([(1, 1), (3, 3), (1, 3), (0, 3)].map(|(found, all)| strings.n_found(found, all)));
    texts.extend([(0, 0), (1, 0), (2, 1), (1, 2)].map(|(new, known)| strings.imported(new, known)));
    texts.extend([1, 2].map(|it| strings.n_moves(it)));
    texts.extend([0, 1, 2].map(|it| strings.n_faults(it)));
    texts.extend([
        strings.rename("x"),
        strings.collect("x"),
        strings.delete("x"),
        strings.deleted("x"),
        strings.fault_at(3, 7, "why"),
    ]);
    texts.extend(faults().map(|it| strings.fault(it)));
    texts
}

#[test]
fn games_are_counted() {
    check(|s| s.library().n_found(1, 1), ["1 game", "1 partita", "1 partij"]);
    check(
        |s| s.library().n_found(3, 12),
        ["3 of 12 games", "3 di 12 partite", "3 van 12 partijen"],
    );
    check(
        |s| s.library().imported(1, 0),
        ["1 game has been added.", "È stata aggiunta 1 partita.", "1 partij is toegevoegd."],
    );
    check(
        |s| s.library().imported(2, 1),
        [
            "2 games have been added; 1 was already there.",
            "Sono state aggiunte 2 partite; una c'era già.",
            "2 partijen zijn toegevoegd; 1 was er al.",
        ],
    );
}

#[test]
fn a_fault_is_told_with_its_place() {
    check(
        |s| s.library().fault_at(3, 7, "why"),
        ["Line 3, column 7: why.", "Riga 3, colonna 7: why.", "Regel 3, kolom 7: why."],
    );
}
