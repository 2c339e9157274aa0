### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = si può chiedere la patta: { $clause }
draws-repetition = la stessa posizione si è presentata { $times } volte
draws-king-moves = per { $moves } hanno mosso solo le dame, senza prese
draws-no-capture = per { $moves } non ci sono state prese
draws-ending = questo finale è durato { $moves } senza vittoria
draws-refused-offer = la patta è stata rifiutata, e in { $moves } mosse non c'è stata né vittoria né vantaggio deciso
draws-each = { $n } mosse per parte
draws-together = { $n } mosse in tutto

## Counts toward a draw

draws-count-repetition = posizione ripetuta: { $count } volte su { $limit }
draws-count-king-moves = mosse di dama senza prese: { $count } su { $limit }
draws-count-no-capture = mosse senza prese: { $count } su { $limit }
draws-count-ending = mosse in questo finale: { $count } su { $limit }
draws-count-refused-offer = { side-within } ha rifiutato la patta: { $count } mosse su { $limit } per vincere{ $ahead ->
        [yes] , e ha un vantaggio deciso
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } offre la patta
draws-said-accept = { side } accetta la patta
draws-said-decline = { side } rifiuta la patta
draws-said-decline-by-moving = { side } continua a giocare, e così rifiuta la patta
draws-said-claim = { side } chiede la patta
draws-said-resign = { side } abbandona
draws-said-timeout = { side } ha esaurito il tempo
draws-said-huff = { side } soffia { $square }
draws-said-insist = { side } pretende la presa
