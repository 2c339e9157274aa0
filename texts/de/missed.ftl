### What a person misses most, over all games that were gone through.

missed-title = Was dir am häufigsten entgeht
# $n (number)
missed-in-games = nach { $n ->
        [one] 1 durchgesehenen Partie
       *[other] { $n } durchgesehenen Partien
    }
missed-nothing = Viel ist dir nicht entgangen.
missed-train = Tippe auf einen Punkt für Taktik dieser Art.

missed-shot = Eine Kombination, die du nicht gesehen hast
missed-allowed = Eine Kombination, die du zugelassen hast
missed-choice = Der falsche Schlag
missed-ending = Ein Zug im Endspiel
missed-quiet = Ein besserer Zug ohne Schlag
