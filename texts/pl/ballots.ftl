### Openings by ballot, and matches.

ballots-more = Debiut, mecz, zegar
ballots-opening = Debiut
ballots-usual = Dowolny
ballots-from-board = Pozycja na planszy
ballots-draw-another = Wylosuj inną kartę
ballots-find = Znajdź kartę po numerze, nazwie lub ruchach
ballots-barred = Wykluczona: tej karty nigdy się nie losuje i żadna partia się od niej nie zaczyna.
ballots-barred-mark = wykluczona
ballots-loading = Wczytywanie kart…
ballots-nothing-found = Nie ma takiej karty.
ballots-pair = Mecz: dwie partie ze zmianą kolorów
ballots-next-game = Druga partia, zmiana kolorów
ballots-card-number = Karta { $number }
ballots-card-named = Karta { $number }, { $name }
ballots-both = { $first } i { $last }
ballots-without-pieces = bez { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } przestawia się na { $to }
ballots-failed = Nie udało się wczytać kart.

## How a match stands

ballots-match-over = Koniec meczu
ballots-first-game = Mecz, partia 1 z 2
ballots-second-game = Mecz, partia 2 z 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Ty { $first }, komputer { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Pierwszy gracz ({ side-within }) { $first }, drugi gracz ({ $color ->
        [white] czarne
       *[black] białe
    }) { $second }.
ballots-drawn = Mecz kończy się remisem.
ballots-you-won = Wygrywasz mecz.
ballots-computer-won = Komputer wygrywa mecz.
ballots-first-won = Pierwszy gracz wygrywa mecz.
ballots-second-won = Drugi gracz wygrywa mecz.
