### Games kept on the device, and files of games.

library-name = Nome della partita sulla damiera
library-save = Salva questa partita
library-kept = Salvata
library-saved = La partita è nella raccolta.
library-kept-games = Partite salvate
library-search = Cerca
library-nothing-kept = Non è stata ancora salvata nessuna partita.
library-nothing-found = Nessuna partita contiene tutte queste parole.
library-show-more = Mostra altre
library-cancel = Annulla
library-rename-short = Rinomina
library-delete-short = Elimina
library-collect-short = In una lezione
library-new-name = Nuovo nome
library-undelete = Ripristina
library-export = Salva tutte in un file
library-open-file = Apri un file
library-drop-here = PDN o partite salvate da qui. Si può anche trascinare qui.
library-reading = Lettura in corso…
library-more-in-file = Il file contiene più partite di quelle elencate.
library-back = Torna alla raccolta
library-from-file = da un file
library-unknown-player = Sconosciuto
library-unfinished = da finire
library-is-guess = Il file non dice di quale gioco si tratta: questa è un'ipotesi.
library-is-cut = Varianti e commenti sono troppo lunghi da salvare: si apre solo la linea principale.
library-open-anyway = Apri ciò che si è potuto leggere
library-file-saved = Il file è stato passato al browser per il salvataggio.
library-collect = In una lezione: { $name }
library-rename = Rinomina { $name }
library-delete = Elimina { $name }
library-deleted = «{ $name }» è stata eliminata.
library-n-games = { $n ->
        [one] 1 partita
       *[other] { $n } partite
    }
library-n-found-of = { $found } di { $n } partite
library-imported = { $new ->
        [one] È stata aggiunta 1 partita
       *[other] Sono state aggiunte { $new } partite
    }{ $known ->
        [0] {""}
        [one] ; una c'era già
       *[other] ; { $known } c'erano già
    }.
library-n-moves = { $n ->
        [one] 1 mossa
       *[other] { $n } mosse
    }
library-n-faults = { $n ->
        [0] C'è una nota su questa partita.
        [one] In questa partita c'è un punto errato o dubbio.
       *[other] In questa partita ci sono { $n } punti errati o dubbi.
    }
library-fault-at = Riga { $line }, colonna { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Questo browser non permette di salvare partite qui. La partita sulla damiera si può salvare come file PDN, e i file si possono aprire.
library-cannot-not-kept = Il browser non ci è riuscito: forse lo spazio è finito.
library-cannot-full = Ci sono { $n } partite e non c'è posto per altre: prima eliminane qualcuna.
library-cannot-game-too-long = Questa partita ha più varianti e commenti di quanti se ne possano salvare.
library-cannot-bad-game = Questa partita non si può leggere.
library-cannot-file-too-long = Il file è troppo lungo: si leggono al massimo { $megabytes } megabyte.
library-cannot-not-a-library = Non è un file di partite salvate che questa versione sappia leggere.
library-cannot-line = La riga { $n } non contiene una partita leggibile.
library-cannot-unreadable = Il browser non è riuscito a leggere il file.
library-cannot-no-games = In questo file non c'è nessuna partita.
library-cannot-no-reader = Al momento la lettura dei file non funziona.
