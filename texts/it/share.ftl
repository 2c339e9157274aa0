### The share sheet, and what others have sent.

share-title = Condividi
share-what = Che cosa condividere
share-whole-game = Tutta la partita
share-position = Solo questa posizione
share-whoever = Chi lo apre
share-looks = guarda e può continuare a giocare
share-answers = risponde con una sua mossa
share-answers-more = Una partita per messaggi: tu mandi il link, l'altro gioca una mossa e ti manda il suo.
share-no-address = Questa copia di Damiera è un file sul tuo dispositivo e non ha un indirizzo. I suoi link si aprono incollandoli sulla damiera di una qualsiasi altra copia.
share-short-link = Link breve
share-short-about = da mandare in un messaggio
share-readable-link = Link leggibile
share-readable-about = mostra le mosse
share-copy = Copia
share-send = Invia…
share-qr = Codice QR del link breve
share-qr-about = Inquadralo con il telefono per continuare lì.
share-qr-too-long = Questa partita è troppo lunga per un codice QR.
share-as-text = Come testo
share-copy-fen = Copia FEN
share-copy-pdn = Copia PDN
share-save-pdn = Salva PDN
share-as-picture = Come immagine
share-save-svg = Salva SVG
share-save-png = Salva PNG
share-picture-about = L'immagine contiene il suo link: trascinala sulla damiera per riaprirlo.
share-embed = Sulla tua pagina
share-element = Damiera come elemento
share-frame = Damiera come riquadro
share-making = Un momento…
share-not-made = Il resto non si è potuto preparare: al momento la scrittura dei file non funziona.
share-copied = Copiato.
share-not-copied = Il browser non ha permesso la copia. Seleziona il testo e copialo.
share-saved = Il file è stato passato al browser per il salvataggio.
share-not-saved = Il browser non è riuscito a salvarlo.
share-not-sent = Il browser non è riuscito a inviarlo.
share-your-turn = Tocca a te.
share-challenge = gioca con { side-within } contro il computer, livello { $level }
share-copy-what = Copia: { $what }
share-played = { side } ha giocato { $mv }.
share-many-played = Sono state giocate { $n } mosse, l'ultima è { $last }.

## What is said of a game that is sent

share-to-move = { $game }: muove { side-within }.
share-won = { $game }: ha vinto { side-within }.
share-finished = { $game }: una partita finita.
share-challenge-sent = { $game }: da qui sai battere il livello { $level } con { side-within }?
share-answer = { $game }: ho mosso, ora tocca a te con { side-within }.

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
