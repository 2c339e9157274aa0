### What stands around the rules on their pages.

site-skip = Zu den Regeln springen
site-play = Dieses Spiel spielen
site-pages = Regeln
site-choose = Wähle ein Spiel
# $n (number)
site-all-games = Alle { $n } Spiele
# Over the games whose pages nobody wrote by hand.
site-others = Die anderen Spiele
site-others-about = Ihre Regeln entstehen aus dem, wonach Damiera spielt, mit Brettern zum Ausprobieren.
# Names the ways to the pages before and after.
site-neighbors = Mehr Regeln
site-previous-page = Zurück
site-next-page = Weiter
site-languages = Sprachen
site-contents = Auf dieser Seite
# The link under a board.
site-open = Auf dem Brett öffnen
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Lösung
       *[other] Lösungen
    }
site-next = Nächste Übung
# $number (number)
# $n (number)
site-exercise = Übung { $number } von { $n }
# $color (color)
site-turn = { $color ->
        [white] Weiß ist am Zug.
       *[black] Schwarz ist am Zug.
    }
# $page (text) a link to the page written by hand
site-more = Mehr über diese Familie, mit Eröffnungen, Lesestoff und Quellen: { $page }.
site-footer = Damiera ist kostenlos, funktioniert ohne Netz und sendet keinerlei Daten.

## On the page before its program is there. In English `index.html` says the same

site-old = Dieser Browser kann Damiera nicht ausführen: Er ist zu alt oder erlaubt kein WebAssembly. Aktualisiere ihn oder nimm einen anderen.
site-failed = Damiera konnte nicht geladen werden: Bist du online? Es wird noch einmal versucht.
site-what = Die ganze Familie der Damespiele, gegen den Computer oder zu zweit an einem Gerät.
