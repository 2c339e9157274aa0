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
    let LibraryStrings {
        title,
        this_game,
        name,
        save,
        saved,
        kept_games,
        search,
        n_found,
        nothing_kept,
        nothing_found,
        show_more,
        rename,
        delete,
        rename_short,
        delete_short,
        new_name,
        deleted,
        undelete,
        export,
        import,
        imported,
        open_pdn,
        drop_here,
        reading,
        more_in_file,
        back,
        from_file,
        n_moves,
        unknown_player,
        n_faults,
        fault_at,
        is_guess,
        is_cut,
        open_anyway,
        opened,
        file_saved,
        fault,
    } = *strings;
    let plain = [
        title,
        this_game,
        name,
        save,
        saved,
        kept_games,
        search,
        nothing_kept,
        nothing_found,
        show_more,
        rename_short,
        delete_short,
        new_name,
        undelete,
        export,
        import,
        open_pdn,
        drop_here,
        reading,
        more_in_file,
        back,
        from_file,
        unknown_player,
        is_guess,
        is_cut,
        open_anyway,
        opened,
        file_saved,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend([(1, 1), (3, 3), (1, 3), (0, 3)].map(|(found, all)| n_found(found, all)));
    texts.extend([(0, 0), (1, 0), (2, 1), (1, 2)].map(|(new, known)| imported(new, known)));
    texts.extend([1, 2].map(n_moves));
    texts.extend([0, 1, 2].map(n_faults));
    texts.extend([rename("x"), delete("x"), deleted("x"), fault_at(3, 7, "why")]);
    texts.extend(faults().map(fault));
    texts
}

#[test]
fn games_are_counted() {
    check(|s| (s.library().n_found)(1, 1), ["1 game", "1 partita", "1 partij"]);
    check(
        |s| (s.library().n_found)(3, 12),
        ["3 of 12 games", "3 di 12 partite", "3 van 12 partijen"],
    );
    check(
        |s| (s.library().imported)(1, 0),
        ["1 game has been added.", "È stata aggiunta 1 partita.", "1 partij is toegevoegd."],
    );
    check(
        |s| (s.library().imported)(2, 1),
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
        |s| (s.library().fault_at)(3, 7, "why"),
        ["Line 3, column 7: why.", "Riga 3, colonna 7: why.", "Regel 3, kolom 7: why."],
    );
}
