### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } non ha più pezzi.
results-no-moves = { side } non può muovere.
results-rid-of-pieces = { side } non ha più pezzi, e così vince.
results-rid-of-moves = { side } non può muovere, e così vince.
results-man-against-king = Dama contro una sola pedina: vince la dama.
results-king-will-be-taken = L'ultima dama { $color ->
        [white] bianca
       *[black] nera
    } sarà presa qualunque mossa faccia.
results-kings-in-corners = Le dame sono nei due angoli della grande diagonale, e tocca { $color ->
        [white] al Bianco
       *[black] al Nero
    }.
results-first-king = { side } ha fatto dama per primo.
results-missed-capture = { side } non ha eseguito la presa dovuta.
results-resignation = { side } ha abbandonato.
results-time = { side } ha esaurito il tempo.
results-king-against-king = Una dama per parte: nessuno può vincere.
results-agreement = Patta per accordo.
results-unlistable = In questa posizione le prese sono troppe per elencarle. Annulla la mossa o comincia una nuova partita.
