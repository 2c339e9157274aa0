//! The library and files of games.

use crate::text::{LibraryFault, LibraryStrings};

pub(in crate::text) const STRINGS: LibraryStrings = LibraryStrings {
    title: "Partijen",
    this_game: "De partij op het bord",
    name: "Naam",
    save: "Deze partij bewaren",
    saved: "De partij is bewaard.",
    kept_games: "Bewaarde partijen",
    search: "Zoeken",
    n_found,
    nothing_kept: "Er is nog geen partij bewaard.",
    nothing_found: "Geen partij bevat al deze woorden.",
    show_more: "Meer tonen",
    rename: |name| format!("{name} een andere naam geven"),
    delete: |name| format!("{name} verwijderen"),
    rename_short: "Naam wijzigen",
    delete_short: "Verwijderen",
    new_name: "Nieuwe naam",
    deleted: |name| format!("‘{name}’ is verwijderd."),
    undelete: "Herstellen",
    export: "Alles als één bestand opslaan",
    import: "Importeren uit een bestand",
    imported,
    open_pdn: "PDN-bestand openen",
    drop_here: "Of sleep een bestand hierheen.",
    reading: "Bezig met lezen…",
    more_in_file: "Het bestand bevat meer partijen dan hier staan.",
    back: "Terug naar de partijen",
    from_file: "uit een bestand",
    n_moves: |n| if n == 1 { "1 zet".to_owned() } else { format!("{n} zetten") },
    unknown_player: "Onbekend",
    n_faults: |n| match n {
        0 => "Er is een opmerking bij deze partij.".to_owned(),
        1 => "Eén ding in deze partij is fout of twijfelachtig.".to_owned(),
        n => format!("{n} dingen in deze partij zijn fout of twijfelachtig."),
    },
    fault_at: |line, column, reason| format!("Regel {line}, kolom {column}: {reason}."),
    is_guess: "Het bestand zegt niet welk spel het is: dit is een gok.",
    is_cut: "De varianten en het commentaar zijn te lang om te bewaren: alleen de hoofdvariant \
        wordt geopend.",
    open_anyway: "Openen wat gelezen kon worden",
    opened: "De partij die op het bord stond, blijft bewaard.",
    file_saved: "Het bestand is aan de browser gegeven om op te slaan.",
    fault,
};

fn n_found(n_found: usize, n: usize) -> String {
    match (n_found, n) {
        (1, 1) => "1 partij".to_owned(),
        (found, all) if found == all => format!("{all} partijen"),
        (found, all) => format!("{found} van {all} partijen"),
    }
}

fn imported(n_new: usize, n_known: usize) -> String {
    let new = if n_new == 1 { "1 partij is".to_owned() } else { format!("{n_new} partijen zijn") };
    match n_known {
        0 => format!("{new} toegevoegd."),
        1 => format!("{new} toegevoegd; 1 was er al."),
        n => format!("{new} toegevoegd; {n} waren er al."),
    }
}

fn fault(fault: LibraryFault) -> String {
    match fault {
        LibraryFault::Blocked => "In deze browser kan de pagina geen partijen bewaren. Je kunt de \
            partij op het bord als PDN-bestand opslaan, en bestanden openen."
            .to_owned(),
        LibraryFault::NotKept => {
            "Dat lukte de browser niet: misschien is er geen ruimte meer.".to_owned()
        }
        LibraryFault::Full(n) => {
            format!(
                "Er zijn {n} partijen, en voor meer is geen plaats: verwijder er eerst een paar."
            )
        }
        LibraryFault::GameTooLong => {
            "Deze partij heeft meer varianten en commentaar dan bewaard kan worden.".to_owned()
        }
        LibraryFault::BadGame => "Deze partij kan niet worden gelezen.".to_owned(),
        LibraryFault::FileTooLong(n) => {
            format!("Het bestand is te lang: er worden hoogstens {} megabyte gelezen.", n >> 20)
        }
        LibraryFault::NotALibrary => {
            "Dit is geen bestand met bewaarde partijen dat deze versie kan lezen.".to_owned()
        }
        LibraryFault::Line(n) => format!("Regel {n} bevat geen partij die gelezen kan worden."),
        LibraryFault::Unreadable => "De browser kon het bestand niet lezen.".to_owned(),
        LibraryFault::NoGames => "In dit bestand staat geen partij.".to_owned(),
        LibraryFault::NoReader => "Het inlezen van bestanden werkt nu niet.".to_owned(),
    }
}
