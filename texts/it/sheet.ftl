### The share sheet.

sheet-what = Che cosa condividere
sheet-whole-game = Tutta la partita
sheet-position = Solo questa posizione
sheet-whoever = Chi lo apre
sheet-looks = guarda e può continuare a giocare
sheet-answers = risponde con una sua mossa
sheet-answers-more = Una partita per messaggi: tu mandi il link, l'altro gioca una mossa e ti manda il suo.
sheet-no-address = Questa copia di Damiera è un file sul tuo dispositivo e non ha un indirizzo. I suoi link si aprono incollandoli sulla damiera di una qualsiasi altra copia.
sheet-short-link = Link breve
sheet-short-about = da mandare in un messaggio
sheet-readable-link = Link leggibile
sheet-readable-about = mostra le mosse
sheet-copy = Copia
sheet-send = Invia…
sheet-qr = Codice QR del link breve
sheet-qr-about = Inquadralo con il telefono per continuare lì.
sheet-qr-too-long = Questa partita è troppo lunga per un codice QR.
sheet-as-text = Come testo
sheet-copy-fen = Copia FEN
sheet-copy-pdn = Copia PDN
sheet-save-pdn = Salva PDN
sheet-as-picture = Come immagine
sheet-save-svg = Salva SVG
sheet-save-png = Salva PNG
sheet-picture-about = L'immagine contiene il suo link: trascinala sulla damiera per riaprirlo.
sheet-embed = Sulla tua pagina
sheet-element = Damiera come elemento
sheet-frame = Damiera come riquadro
sheet-making = Un momento…
sheet-not-made = Il resto non si è potuto preparare: al momento la scrittura dei file non funziona.
sheet-copied = Copiato.
sheet-not-copied = Il browser non ha permesso la copia. Seleziona il testo e copialo.
sheet-saved = Il file è stato passato al browser per il salvataggio.
sheet-not-saved = Il browser non è riuscito a salvarlo.
sheet-not-sent = Il browser non è riuscito a inviarlo.
sheet-challenge = gioca con { side-within } contro il computer, livello { $level }
sheet-copy-what = Copia: { $what }

## What is said of a game that is sent

sheet-to-move = { $game }: muove { side-within }.
sheet-won = { $game }: ha vinto { side-within }.
sheet-finished = { $game }: una partita finita.
sheet-challenge-sent = { $game }: da qui sai battere il livello { $level } con { side-within }?
sheet-answer = { $game }: ho mosso, ora tocca a te con { side-within }.

## Studies

sheet-whole = Lo studio con tutte le varianti
# $game (text) its name
sheet-sent = { $game }: uno studio con varianti.
# $n (number)
# $most (number)
sheet-too-long = Questo link ha { $n } caratteri, e alcune app di messaggi non ne accettano più di { $most } per messaggio. Manda piuttosto il file PDN: contiene tutto.
sheet-file = Il file PDN contiene tutto:
