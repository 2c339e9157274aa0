//! The library and files of games.

use crate::text::{LibraryFault, LibraryStrings};

pub(in crate::text) const STRINGS: LibraryStrings = LibraryStrings {
    title: "Raccolta",
    this_game: "La partita sulla damiera",
    name: "Nome",
    save: "Salva questa partita",
    saved: "La partita è nella raccolta.",
    kept_games: "Partite salvate",
    search: "Cerca",
    n_found,
    nothing_kept: "Non è stata ancora salvata nessuna partita.",
    nothing_found: "Nessuna partita contiene tutte queste parole.",
    show_more: "Mostra altre",
    rename: |name| format!("Rinomina {name}"),
    delete: |name| format!("Elimina {name}"),
    rename_short: "Rinomina",
    delete_short: "Elimina",
    new_name: "Nuovo nome",
    deleted: |name| format!("«{name}» è stata eliminata."),
    undelete: "Ripristina",
    export: "Salva tutte in un file",
    import: "Importa da un file",
    imported,
    open_pdn: "Apri un file PDN",
    drop_here: "Oppure trascina qui un file.",
    reading: "Lettura in corso…",
    more_in_file: "Il file contiene più partite di quelle elencate.",
    back: "Torna alla raccolta",
    from_file: "da un file",
    n_moves: |n| if n == 1 { "1 mossa".to_owned() } else { format!("{n} mosse") },
    unknown_player: "Sconosciuto",
    n_faults: |n| match n {
        0 => "C'è una nota su questa partita.".to_owned(),
        1 => "In questa partita c'è un punto errato o dubbio.".to_owned(),
        n => format!("In questa partita ci sono {n} punti errati o dubbi."),
    },
    fault_at: |line, column, reason| format!("Riga {line}, colonna {column}: {reason}."),
    is_guess: "Il file non dice di quale gioco si tratta: questa è un'ipotesi.",
    is_cut: "Varianti e commenti sono troppo lunghi da salvare: si apre solo la linea principale.",
    open_anyway: "Apri ciò che si è potuto leggere",
    opened: "La partita che era sulla damiera resta in attesa.",
    file_saved: "Il file è stato passato al browser per il salvataggio.",
    fault,
};

fn n_found(n_found: usize, n: usize) -> String {
    match (n_found, n) {
        (1, 1) => "1 partita".to_owned(),
        (found, all) if found == all => format!("{all} partite"),
        (found, all) => format!("{found} di {all} partite"),
    }
}

fn imported(n_new: usize, n_known: usize) -> String {
    let new = if n_new == 1 {
        "È stata aggiunta 1 partita".to_owned()
    } else {
        format!("Sono state aggiunte {n_new} partite")
    };
    match n_known {
        0 => format!("{new}."),
        1 => format!("{new}; una c'era già."),
        n => format!("{new}; {n} c'erano già."),
    }
}

fn fault(fault: LibraryFault) -> String {
    match fault {
        LibraryFault::Blocked => "Questo browser non permette di salvare partite qui. La partita \
            sulla damiera si può salvare come file PDN, e i file si possono aprire."
            .to_owned(),
        LibraryFault::NotKept => {
            "Il browser non ci è riuscito: forse lo spazio è finito.".to_owned()
        }
        LibraryFault::Full(n) => {
            format!("Ci sono {n} partite e non c'è posto per altre: prima eliminane qualcuna.")
        }
        LibraryFault::GameTooLong => {
            "Questa partita ha più varianti e commenti di quanti se ne possano salvare.".to_owned()
        }
        LibraryFault::BadGame => "Questa partita non si può leggere.".to_owned(),
        LibraryFault::FileTooLong(n) => {
            format!("Il file è troppo lungo: si leggono al massimo {} megabyte.", n >> 20)
        }
        LibraryFault::NotALibrary => {
            "Non è un file di partite salvate che questa versione sappia leggere.".to_owned()
        }
        LibraryFault::Line(n) => format!("La riga {n} non contiene una partita leggibile."),
        LibraryFault::Unreadable => "Il browser non è riuscito a leggere il file.".to_owned(),
        LibraryFault::NoGames => "In questo file non c'è nessuna partita.".to_owned(),
        LibraryFault::NoReader => "Al momento la lettura dei file non funziona.".to_owned(),
    }
}
