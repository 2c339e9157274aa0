### Tactics: positions with one good move, gone through one after the other.

tactics-title = Taktik
tactics-about = Stellungen mit genau einem guten Zug, in Partien der Engine gefunden und von ihr bewiesen.
tactics-game = Spiel
# $n (number) a hundred for each grade of difficulty
tactics-strength = Deine Stärke: { $n }
# $found (number)
# $tried (number)
tactics-found = { $found } von { $tried } beim ersten Versuch gefunden
tactics-ways =
    .strength = Auf deinem Niveau
    .missed = Früher verpasst
    .day = Die fünf von heute
    .streak = Serie
    .storm = Gegen die Uhr
    .friend = Mit Freunden
tactics-ways-about =
    .strength = So schwer, wie du stark bist.
    .missed = Sie kommen nach einem Tag, einer Woche und einem Monat wieder.
    .day = Dieselben fünf für alle.
    .streak = Immer schwerer, bis du eine verpasst.
    .storm = So viele du in drei Minuten schaffst.
    .friend = Zehn, und dann ein Link zu denselben zehn.
# $n (number)
tactics-best = Dein Rekord: { $n }
# $n (number)
tactics-due = { $n } warten
# $found (number)
# $all (number)
tactics-day-done = Heute: { $found } von { $all }
# $at (number)
# $all (number)
tactics-place = { $at } von { $all }
# $n (number)
tactics-score = { $n } gefunden
# $grade (number)
tactics-grade = Schwierigkeit { $grade } von 10
tactics-next = Weiter
tactics-again = Noch einmal
tactics-others = Andere Stellungen
tactics-over = Das war die letzte.
tactics-time-over = Die Zeit ist um.
tactics-streak-over = Hier endet die Serie.
tactics-missing = Die Taktik dieses Spiels konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
tactics-fetching = Die Taktik wird geladen.
# $found (number)
# $all (number)
tactics-friends = Zum Vergleich: Bei deinen Freunden waren es { $found } von { $all }.
tactics-sent = Von Freunden
tactics-pass-on = Link für Freunde kopieren
tactics-set-damaged = Der Link zu diesen Stellungen wurde unterwegs abgeschnitten oder verändert, oder es gibt sie nicht mehr. Lass ihn dir noch einmal schicken.
tactics-squares = Felder
tactics-squares-about = Ihre Namen auswendig: eine halbe Minute auf einem Brett ohne Koordinaten.
tactics-squares-find = Feld finden
tactics-squares-name = Feld benennen
# $square (text)
tactics-find-square = Finde { $square }
tactics-which-square = Welches Feld ist markiert?
# $square (text)
tactics-square-missed = Nein: { $square } zeigt jetzt seinen Namen.
# $right (number)
# $wrong (number)
tactics-squares-score = { $right } richtig, { $wrong } falsch
# $row (number)
# $column (number)
tactics-squares-place = Reihe { $row }, Spalte { $column }
tactics-themes =
    .win = Das beendet die Partie.
    .king = Eine Dame wurde geschlagen.
    .promotion = Ein Stein wurde zur Dame.
    .shot = Einige Figuren wurden geopfert, um mehr zu schlagen.
    .choice = Es kam darauf an, welcher Schlag gewählt wird.
    .ending = Mit so wenigen Figuren zählt jeder Zug.
    .quiet = Ein stiller Zug hat eine Figur gewonnen.
