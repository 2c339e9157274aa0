### Why a move is refused, as whole sentences. Squares are given as they are called.

refusals-piece = { $kind ->
        [man] pedina
       *[king] dama
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }
refusals-kings = { $n ->
        [one] 1 dama
       *[other] { $n } dame
    }
refusals-pieces = { $n ->
        [one] 1 pezzo
       *[other] { $n } pezzi
    }
refusals-victims = { $n ->
        [one] il pezzo in { $squares }
       *[other] i pezzi in { $squares }
    }

## Reasons

refusals-nothing-entered = Scegli un pezzo e la casella dove va.
refusals-game-over = La partita è finita. { $reason }
refusals-too-many-captures = Qui le prese possibili sono troppe per elencarle: nessuna mossa si può giudicare.
refusals-empty-square = Nella casella { $square } non c'è nessun pezzo.
refusals-not-your-piece = La { refusals-piece } in { $square } non è tua.
refusals-same-square = Il pezzo è già in { $square }: scegli un'altra casella.
refusals-occupied = La casella { $square } è occupata.
refusals-must-capture = La presa è obbligatoria: la { refusals-piece } in { $square } può prendere { $victims }.
refusals-stop-behind = La presa deve finire in { $stop }, subito dietro l'ultimo pezzo preso, quello in { $last }.
refusals-king-locked = La dama in { $square } ha già mosso { $moves ->
        [one] 1 volta
       *[other] { $moves } volte
    } di seguito: prima deve muovere un altro pezzo.
refusals-crowned-ends-move = In { $square } la pedina diventa dama, e la mossa finisce lì.
refusals-passed-last-row = In { $square } la pedina è solo di passaggio: non diventa dama e continua la presa da pedina.
refusals-quiet-move-ends = Non si cattura nulla, quindi la mossa finisce in { $square }.
refusals-another-takes-more = Un'altra presa cattura di più: { $most ->
        [one] 1 pezzo
       *[other] { $most } pezzi
    } invece di { $takes }, con { $path }.
refusals-more-valuable = Un'altra presa vale di più: { $most } invece di { $takes }, con { $path }.
refusals-king-must-capture = A parità di valore deve prendere una dama: quella in { $kings }, con { $path }.
refusals-kings-first = Se può prendere una dama, deve prendere la dama: quella in { $kings }, con { $path }.
refusals-another-takes-more-kings = Un'altra presa cattura altrettanti pezzi ma più dame: { $most } invece di { $takes }, con { $path }.
refusals-another-meets-king-first = Un'altra presa cattura lo stesso e incontra prima una dama: { $path }.
refusals-must-go-on = La presa non è finita: da { $stopped } si deve continuare prendendo il pezzo in { $over }.
refusals-must-go-on-elsewhere = La presa non è finita: non fermarti in { $stopped }, ma continua da { $turns } prendendo il pezzo in { $over }.
refusals-men-move-forward = Le pedine non muovono all'indietro: quella in { $from } deve andare avanti.
refusals-men-do-not-move-that-way = Una pedina non muove così, da { $from } a { $to }.
refusals-kings-do-not-move-that-way = Una dama non muove così, da { $from } a { $to }.
refusals-only-captures-that-way = Da { $from } a { $to } una { refusals-piece } va soltanto quando cattura.
refusals-men-do-not-capture-that-way = Una pedina non prende così, da { $from } a { $to }.
refusals-kings-do-not-capture-that-way = Una dama non prende così, da { $from } a { $to }.
refusals-too-far = Una { refusals-piece } muove di una casella alla volta: da { $from } a { $to } è troppo lontano.
refusals-jump-too-far = Una { refusals-piece } salta solo un pezzo adiacente e si ferma subito dietro: da { $from } non può saltare così il pezzo in { $over }.
refusals-already-jumped = Il pezzo in { $square } è già stato saltato: si toglie solo a presa finita.
refusals-own-piece-in-the-way = Il tuo pezzo in { $square } sbarra la strada.
refusals-two-in-a-row = Il pezzo in { $first } non si può saltare: la casella dietro, { $second }, è occupata.
refusals-men-do-not-take-kings = Una pedina non può prendere una dama, e in { $square } c'è una dama.
refusals-nothing-to-capture = Fra { $from } e { $to } non c'è nulla da prendere.
refusals-no-turning-back = In una presa non si può tornare indietro di 180 gradi, qui in { $at }.
refusals-line-broken = Muove insieme solo una fila ininterrotta di pedine tue, e la casella { $gap } è vuota.
refusals-line-blocked = In fila muovono insieme solo le tue pedine: il pezzo in { $by } sbarra la strada.
