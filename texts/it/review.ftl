### A game gone through after it was played: what was lost, and what was better.

review-going = Esamino la posizione { $at } di { $all }…
review-closer = Guardo meglio dove si è perso qualcosa…
review-leave = Puoi uscire quando vuoi: quanto trovato resta finché la pagina è aperta.
review-stuck = Il motore di gioco si è fermato.
review-none = Nessun errore trovato.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 errore
       *[other] { $n } errori
    }
review-blunders = { $n ->
        [one] 1 errore grave
       *[other] { $n } errori gravi
    }
review-mistake = errore
review-blunder = errore grave
review-points = Punti di svolta
review-small = Nessuna mossa ha perso molto da sola. Queste hanno perso di più
review-better = Meglio: { $line }
review-find = Trova di meglio
review-report = Il resoconto
review-open-study = Apri con le varianti
review-print = Stampa
review-too-long = La partita con le varianti è troppo lunga per essere conservata.
review-place = Trova di meglio: { $at } di { $all }
review-asked = In partita si è giocato { $text }. Che cosa c’è di meglio?
review-next = Avanti
review-over = Era l’ultima.
review-found = { $found } su { $all } al primo tentativo

## What is said to a try

review-was-played = È la mossa della partita. La risposta è { $line }. Dopo: { $verdict }.
review-is-answered = Non basta: la risposta è { $line }. Dopo: { $verdict }.
review-leads-to = Non basta. Dopo: { $verdict }.
review-solved = Bene. La linea migliore: { $line }. Dopo: { $verdict }.

## Beside the move in a study

review-remark = Prima: { $before }. Dopo: { $after }.
