### Openings by ballot, and matches.

ballots-more = Opening, match, klok
ballots-opening = Opening
ballots-usual = Vrij
ballots-from-board = De stand op het bord
ballots-draw-another = Andere kaart loten
ballots-find = Zoek een kaart op nummer, naam of zetten
ballots-barred = Uitgesloten: deze kaart wordt nooit geloot, en geen partij begint ermee.
ballots-barred-mark = uitgesloten
ballots-loading = De kaarten worden opgehaald…
ballots-nothing-found = Zo'n kaart is er niet.
ballots-pair = Match van twee partijen, met kleurwisseling
ballots-next-game = Tweede partij, met andere kleur
ballots-card-number = Kaart { $number }
ballots-card-named = Kaart { $number }, { $name }
ballots-both = { $first } en { $last }
ballots-without-pieces = zonder { $squares }
ballots-put-elsewhere = { $from } verplaatst naar { $to }
ballots-failed = De kaarten konden niet worden opgehaald.

## How a match stands

ballots-match-over = Match afgelopen
ballots-first-game = Match, partij 1 van 2
ballots-second-game = Match, partij 2 van 2
ballots-against-computer = { $head }. Jij { $first }, computer { $second }.
ballots-between-players = { $head }. Eerste speler ({ side-name }) { $first }, tweede speler ({ $color ->
        [white] Zwart
       *[black] Wit
    }) { $second }.
ballots-drawn = De match is gelijk geëindigd.
ballots-you-won = Jij hebt de match gewonnen.
ballots-computer-won = De computer heeft de match gewonnen.
ballots-first-won = De eerste speler heeft de match gewonnen.
ballots-second-won = De tweede speler heeft de match gewonnen.
