### What a person misses most, over all games that were gone through.

missed-title = Co ci najczęściej umyka
# $n (number)
missed-in-games = po przejrzeniu { $n ->
        [one] 1 partii
        [few] { $n } partii
        [many] { $n } partii
       *[other] { $n } partii
    }
missed-nothing = Nic ważnego nie umknęło.
missed-train = Naciśnij, aby ćwiczyć taką taktykę.

missed-shot = Przeoczona kombinacja
missed-allowed = Dopuszczona kombinacja drugiej strony
missed-choice = Niewłaściwe bicie
missed-ending = Ruch w końcówce
missed-quiet = Lepszy ruch bez bicia
