### Openings by ballot, and matches.

ballots-more = Iepening, match, klok
ballots-opening = Iepening
ballots-usual = Frij
ballots-from-board = De stân op it boerd
ballots-draw-another = In oare kaart lotsje
ballots-find = Sykje in kaart op nûmer, namme of setten
ballots-barred = Utsletten: dizze kaart wurdt nea lotte, en gjin partij begjint dermei.
ballots-barred-mark = útsletten
ballots-loading = De kaarten wurde laden…
ballots-nothing-found = Sa’n kaart is der net.
ballots-pair = Match fan twa partijen, mei wiksele kleuren
ballots-next-game = Twadde partij, mei wiksele kleuren
ballots-card-number = Kaart { $number }
ballots-card-named = Kaart { $number }, { $name }
ballots-both = { $first } en { $last }
ballots-without-pieces = sûnder { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } ferset nei { $to }
ballots-failed = De kaarten koene net laden wurde.

## How a match stands

ballots-match-over = Match dien
ballots-first-game = Match, partij 1 fan 2
ballots-second-game = Match, partij 2 fan 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Do { $first }, kompjûter { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Earste spiler ({ side-name }) { $first }, twadde spiler ({ $color ->
        [white] Swart
       *[black] Wyt
    }) { $second }.
ballots-drawn = De match is lykspile.
ballots-you-won = Do hast de match wûn.
ballots-computer-won = De kompjûter hat de match wûn.
ballots-first-won = De earste spiler hat de match wûn.
ballots-second-won = De twadde spiler hat de match wûn.
