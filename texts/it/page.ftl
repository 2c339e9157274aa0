### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nuova partita
start = Comincia
close = Chiudi
undo = Annulla
redo = Rifai
resign = Abbandona
confirm-resign = Abbandoni davvero?
resign-yes = Sì, abbandono
resign-no = Continuo a giocare
flip = Gira la damiera
library = Raccolta
settings = Opzioni
help = Tasti
stop = Ferma
think-on = Riprendi a pensare
move-now = Muovi subito
try-again = Riprova
rematch = Rivincita
rematch-as =
    .white = Rivincita col Bianco
    .black = Rivincita col Nero
go-through = Rivedi
learn-from-mistakes = Impara dai tuoi errori
mistakes = Errori
offer-draw = Offri patta
accept-draw = Accetta
decline-draw = Rifiuta
claim-draw = Chiedi patta
insist = Pretendi la presa
play-on-from-here = Continua da qui
back-to-game = Torna alla partita
back-to-saved = Torna alla mia partita
return-to-it = Torna lì
update = Aggiorna
the-rule = Vedi la regola
rules = Le regole
about-game = Informazioni sul gioco
back = Indietro
forward = Avanti
more = Altro

## Labels and notices (at most 100 characters)

title = Damiera: tutta la famiglia della dama
skip-to-board = Vai alla damiera
choose-game = Scegli un gioco
opponent = Avversario
computer = Computer
you = Tu
two-players = Due giocatori
your-color = Giochi con
white = Bianco
black = Nero
random = A caso
level = Livello
language = Lingua
sources = Fonti
actions = Azioni
moves = Mosse
no-moves-yet = Ancora nessuna mossa.
first-move = All'inizio
previous-move = Una mossa indietro
next-move = Una mossa avanti
last-move = All'ultima mossa
looking-back = Una posizione precedente
your-turn = Tocca a te
computers-turn = Tocca al computer
must-capture = la presa è obbligatoria
stopped = Il computer è stato fermato.
missed-capture = Nell'ultima mossa è stata omessa una presa.
overlook = Il computer non si accorge delle prese omesse
may-stop = Continua, o premi di nuovo il pezzo per fermarti qui.
counters = Conteggio per la patta
draw-offered = è stata offerta la patta
choose-route = Più prese arrivano lì. Quale?
route-entered = Continua: la presa non è finita.
several-pieces = Più pezzi possono andare lì: scegli prima il pezzo.
no-move-here = Quel pezzo non può muovere.
not-your-turn = Tocca al computer.
opened-link = Questa posizione viene da un link.
opened-game = La partita che era sulla damiera resta in attesa.
kept-game = La partita di prima è nella raccolta.
set-aside = Quello che stavi preparando è messo da parte.
unchecked-link = Non si può verificare se questo link sia cambiato per strada.
part-missing = Non è stato possibile caricare questa parte di Damiera: la rete c'è? Si sta riprovando.
storage-blocked = Questo browser non permette di conservare la partita: ricaricando si perde.
install = Installa
offline-ready = Pronto per giocare offline
update-ready = È pronta una nuova versione.
keys-title = Tasti sulla damiera

## Sides

side = { $color ->
        [white] Il Bianco
       *[black] Il Nero
    }
side-within = { $color ->
        [white] il Bianco
       *[black] il Nero
    }
side-name = { $color ->
        [white] Bianco
       *[black] Nero
    }
to-move =
    .white = Muove il Bianco
    .black = Muove il Nero

## The computer

computer-at = Computer, livello { $level }
thinking-yet = Il computer sta pensando…
thinking-at-depth = Il computer sta pensando… profondità { $depth }
engine-failed = Il motore di gioco ha smesso di funzionare.
level-names =
    .first = Principiante
    .second = Apprendista
    .third = Amatoriale
    .fourth = Intermedio
    .fifth = Da circolo
    .sixth = Forte
    .seventh = Esperto
    .eighth = Massima forza

## Words between moves

result =
    .white-wins = Vince il Bianco
    .black-wins = Vince il Nero
    .draw = Patta
    .unlistable = Troppe prese
result-yours =
    .won = Hai vinto
    .lost = Hai perso
huff = Soffia { $square }
huffed = È stata omessa una presa: il computer soffia il pezzo in { $square }, poi muove.
draw-is-offered =
    .white = Il Bianco offre la patta.
    .black = Il Nero offre la patta.
offer-answered =
    .declined = Il computer rifiuta la patta.
    .accepted = Il computer accetta la patta.
huffable = nell'ultima mossa è stata omessa una presa: soffia { $squares }, pretendi la presa o lascia correre

## The board

board-of = Damiera: { $game }
board-of-to-move = Damiera: { $game }, muove { side-within }
square-empty = vuota
square-roles =
    .can-move = può muovere
    .can-capture = può prendere
    .chosen = scelta
    .target = può arrivare qui
    .jumped = saltata
square-streak = mosse consecutive di dama: { $moves } su { $limit }
piece =
    .white-man = pedina bianca
    .white-king = dama bianca
    .black-man = pedina nera
    .black-king = dama nera
king-on = dama { $square }
moved-quietly = { side }: da { $from }{ $via ->
        [yes] {" "}per { $by }
       *[no] {""}
    } a { $to }{ $crowned ->
        [yes] , diventa dama
       *[no] {""}
    }
moved-capturing = { side } prende { $n ->
        [one] { $taken }
       *[other] { $n } pezzi, { $taken }
    }: da { $from }{ $via ->
        [yes] {" "}per { $by }
       *[no] {""}
    } a { $to }{ $crowned ->
        [yes] , diventa dama
       *[no] {""}
    }
route = { $text }, prende { $n ->
        [one] un pezzo
       *[other] { $n } pezzi
    }
pieces-left = Bianco { $white }, Nero { $black }
legal-moves-are = Mosse possibili: { $moves }
link-fault = Non è stato possibile leggere tutto il link.
board-fault = Questa damiera non si può mostrare.

## Lists

list-and = { $first } e { $last }
list-or = { $first } o { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Invio, Spazio
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Maiusc K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = muoversi sulla damiera
    .enter = scegliere un pezzo, posarlo
    .escape = lasciarlo
    .next-piece = pezzo seguente o precedente che può muovere
    .next-target = prossima casella d'arrivo
    .moves = leggere le mosse possibili
    .last-move = leggere l'ultima mossa
    .state = leggere lo stato della partita
    .undo = annullare, rifare
    .look = guardare una mossa indietro, una avanti
    .ends = guardare l'inizio, la fine
    .analysis = attivare o disattivare l'analisi
    .threat = che cosa minaccia l'avversario
    .evaluation = leggere la valutazione
    .hint = suggerimento, passo per passo
    .flip = girare la damiera
    .routes = scegliere un percorso
