### Openings by ballot, and matches.

ballots-more = Eröffnung, Match, Uhr
ballots-opening = Eröffnung
ballots-usual = Frei
ballots-from-board = Die Stellung auf dem Brett
ballots-draw-another = Andere Karte ziehen
ballots-find = Karte suchen: Nummer, Name oder Züge
ballots-barred = Gesperrt: Diese Karte wird nie gezogen, und keine Partie beginnt mit ihr.
ballots-barred-mark = gesperrt
ballots-loading = Die Karten werden geladen …
ballots-nothing-found = Eine solche Karte gibt es nicht.
ballots-pair = Match aus zwei Partien mit Farbwechsel
ballots-next-game = Zweite Partie mit Farbwechsel
ballots-card-number = Karte { $number }
ballots-card-named = Karte { $number }, { $name }
ballots-both = { $first } und { $last }
ballots-without-pieces = ohne { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } auf { $to } versetzt
ballots-failed = Die Karten konnten nicht geladen werden.

## How a match stands

ballots-match-over = Match beendet
ballots-first-game = Match, Partie 1 von 2
ballots-second-game = Match, Partie 2 von 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Du { $first }, Computer { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Erster Spieler ({ side-name }) { $first }, zweiter Spieler ({ $color ->
        [white] Schwarz
       *[black] Weiß
    }) { $second }.
ballots-drawn = Das Match endet unentschieden.
ballots-you-won = Du hast das Match gewonnen.
ballots-computer-won = Der Computer hat das Match gewonnen.
ballots-first-won = Der erste Spieler hat das Match gewonnen.
ballots-second-won = Der zweite Spieler hat das Match gewonnen.
