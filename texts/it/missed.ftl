
missed-title = Che cosa ti sfugge di più
missed-in-games = dopo { $n ->
        [one] 1 partita rivista
       *[other] { $n } partite riviste
    }
missed-nothing = Non è sfuggito quasi nulla.
missed-train = Premi una voce per esercizi di tattica di quel tipo.

missed-shot = Un tiro non visto
missed-allowed = Un tiro concesso all’altro
missed-choice = La presa sbagliata
missed-ending = Una mossa nel finale
missed-quiet = Una mossa migliore senza presa
