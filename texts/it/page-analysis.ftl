### Analysis and hints.

analysis = Analisi
analysis-on = L'analisi è attiva
analysis-off = L'analisi è disattivata
analysis-waits = Il computer aspetta mentre analizzi.
n-lines = Varianti
evaluation = Valutazione
no-evaluation = Non ancora nota
decimal = ,
whole-game = La partita in un colpo d'occhio
threat = Minaccia
hint = Aiuto
show-piece = Quale pezzo?
show-move = Quale mossa?
hide-hint = Nascondi
hint-waits = Il computer cerca una mossa…
depth-begun = Analisi in corso…
depth-nothing = Niente da analizzare
depth-reached = Profondità { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Guarda il pezzo in { $square }.
hint-move = Una buona mossa. { $words }.

## How good a position is

verdict-even = Parità
verdict-drawn = Patta
verdict-certain-draw = Patta certa
verdict-slightly-better = { side } sta un po' meglio
verdict-better = { side } sta meglio
verdict-much-better = { side } sta molto meglio
verdict-has-won = { side } ha vinto
verdict-wins = { side } vince in { $n ->
        [one] una mossa
       *[other] { $n } mosse
    }
verdict-wins-exactly = { side } vince esattamente in { $n ->
        [one] una mossa
       *[other] { $n } mosse
    }

## A position of the game, and the move that changed most

ply-start = Inizio
ply-after = Mossa { $n }, { $text }
turning-point = La svolta della partita: { $text }. Prima: { $before }. Dopo: { $after }.

## Beside the value

note-only-legal-move = { $text } è l'unica mossa.
note-only-good-move = { $text } è l'unica mossa buona. Con { $next }: { $verdict }.
note-looking-for-threat = E se toccasse { $color ->
        [white] al Bianco
       *[black] al Nero
    }? Analisi in corso…
note-threat = { side } minaccia { $text }. Dopo: { $verdict }.
note-no-threat = { side } non minaccia nulla.
note-must-capture = { side } deve prima prendere: le minacce non contano.

## The rule that decides

hint-only-move = C'è una sola mossa.
hint-only-capture = La presa è obbligatoria e ce n'è una sola. Prende { $n ->
        [one] un pezzo
       *[other] { $n } pezzi
    }.
hint-no-capture = Non c'è nulla da prendere: vale una qualsiasi delle { $n } mosse.
hint-any-capture = La presa è obbligatoria. Quella che scegli va completata.
hint-king-capture = La presa è obbligatoria, e tocca prima alla dama che può prendere.
hint-most-pieces = La presa è obbligatoria{ $n ->
        [one] {""}
       *[other] {" "}e deve prendere { $n } pezzi
    }.
hint-best-capture = La presa è obbligatoria e deve essere una di quelle che valgono di più.
