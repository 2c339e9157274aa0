### Openings by ballot, and matches.

ballots-more = Apertura, incontro, orologio
ballots-opening = Apertura
ballots-usual = Libera
ballots-from-board = La posizione sulla damiera
ballots-draw-another = Sorteggia un'altra carta
ballots-find = Cerca una carta per numero, nome o mosse
ballots-barred = Esclusa: questa carta non si sorteggia e non si gioca.
ballots-barred-mark = esclusa
ballots-loading = Caricamento delle carte…
ballots-nothing-found = Nessuna carta corrisponde.
ballots-pair = Incontro di due partite a colori invertiti
ballots-next-game = Seconda partita, a colori invertiti
ballots-card-number = Carta { $number }
ballots-card-named = Carta { $number }, { $name }
ballots-both = { $first } e { $last }
ballots-without-pieces = senza { $squares }
ballots-put-elsewhere = da { $from } in { $to }
ballots-failed = Non è stato possibile caricare le carte.

## How a match stands

ballots-match-over = Incontro finito
ballots-first-game = Incontro, partita 1 di 2
ballots-second-game = Incontro, partita 2 di 2
ballots-against-computer = { $head }. Tu { $first }, computer { $second }.
ballots-between-players = { $head }. Primo giocatore ({ side-name }) { $first }, secondo ({ $color ->
        [white] Nero
       *[black] Bianco
    }) { $second }.
ballots-drawn = L'incontro è pari.
ballots-you-won = Hai vinto l'incontro.
ballots-computer-won = Il computer ha vinto l'incontro.
ballots-first-won = Il primo giocatore ha vinto l'incontro.
ballots-second-won = Il secondo giocatore ha vinto l'incontro.
