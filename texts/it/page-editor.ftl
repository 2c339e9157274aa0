### The board editor.

edit-board = Modifica posizione
editor = Modifica la posizione
tools = Pezzi e strumenti
eraser = Gomma
hand = Sposta un pezzo
editor-keys = Sulla damiera: Invio mette il pezzo, Canc lo toglie, da 1 a 6 si sceglie lo strumento, T cambia chi muove, U e R annullano e rifanno.
side-to-move = Chi muove
no-king-moves = nessuna
game = Gioco
set-up = Posizioni pronte
start-position = Inizio della partita
empty-board = Damiera vuota
few-men = Tre pedine per parte
two-kings = Due dame contro una
three-kings = Tre dame contro una
line-of-men = Una fila di pedine
tired-king = Una dama che ha esaurito le mosse
position-as-text = Posizione come testo (FEN)
setup-is-fine = Questa posizione si può giocare.
play-this = Gioca da qui
play-white = Bianco contro il computer
play-black = Nero contro il computer
only-look = Guarda soltanto
discard = Torna senza modifiche
king-moves =
    .white = Mosse consecutive di dama del Bianco
    .black = Mosse consecutive di dama del Nero
over-at-once-because = La partita finirebbe subito: { $reason }
men-stand-on-last-row = { side } ha pedine dove sarebbero già diventate dame: { $squares }.
more-than-at-start = { side } ha { $count } pezzi, e all'inizio di una partita ne ha solo { $start }.
pieces-dropped = { $n ->
        [one] Un pezzo non ha una casella su questa damiera ed è stato tolto.
       *[other] { $n } pezzi non hanno una casella su questa damiera e sono stati tolti.
    }
