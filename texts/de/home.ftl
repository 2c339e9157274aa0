### What the page offers before a game has begun.

home-title = Alle Damespiele
# $n (number) of games
home-about = { $n } Spiele, kostenlos, ohne Konto, ohne Werbung. Auch offline.
home-learn = Lernen
home-tactics = Taktik
home-practice = Training
home-name = Start
home-at-once = Sofort spielen
# $n (number) of the next move
home-go-on = Zug { $n }
home-make = Stellungseditor und Übungen
# $n (number) of pieces more than the other side has
home-ahead = { $n } im Plus

## Choosing a game

home-search = Spiele durchsuchen
home-recent = Zuletzt gespielt
home-favorites = Favoriten
home-favorite = Favorit
home-no-game = Kein Spiel hat das alles.
home-all-games = Alle Spiele zeigen
home-options = Gegner und Optionen
home-other-game = Anderes Spiel
home-advice = Neu in diesem Spiel? Beginne mit Stufe 1 oder 2.
# $level (number)
home-against-computer = Gegen den Computer, Stufe { $level }
home-against-each-other = Zu zweit an diesem Gerät
home-families =
    .international = International und Verwandte
    .russian = Russisch und Pool
    .english = Englisch und Italienisch
    .frisian = Friesisch
    .spanish = Spanisch, Tschechisch, Thai
    .turkish = Türkisch und Griechisch
    .dameo = Dameo und Croda
home-facts =
    .flying = fliegende Damen
    .short = kurze Damen
    .straight = waagerecht und senkrecht
    .most = Mehrschlag geht vor
    .any = freie Schlagwahl
