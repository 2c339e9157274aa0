### What others have sent.

share-title = Condividi
share-your-turn = Tocca a te.
share-played = { side } ha giocato { $mv }.
share-many-played = Sono state giocate { $n } mosse, l'ultima è { $last }.

## Why something cannot be opened

share-cannot-no-link = In questa immagine non c'è nessun link: non è stata salvata qui, oppure un altro programma lo ha tolto.
share-cannot-bad-picture = Questa immagine è danneggiata: il link che contiene non si può leggere.
share-cannot-too-long = È troppo lungo: si leggono al massimo { $megabytes } megabyte.
share-cannot-many-games = Contiene { $n } partite. Aprilo nella raccolta e scegline una.
share-cannot-faulty = { $n ->
        [one] C'è un punto errato o dubbio
       *[other] Ci sono più punti errati o dubbi
    }. Aprila nella raccolta per i dettagli.
share-cannot-nothing = Non contiene nessun link, posizione o partita che si possa aprire qui. Un testo FEN si legge come posizione del gioco sulla damiera.
share-cannot-because = Questo non si può aprire: { $why }.
share-cannot-unreadable = Il browser non è riuscito a leggerlo.
share-cannot-no-reader = Al momento la lettura dei file non funziona.
