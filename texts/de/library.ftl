### Games kept on the device, and files of games.

library-name = Name der Partie auf dem Brett
library-save = Diese Partie speichern
library-kept = Gespeichert
library-saved = Die Partie ist in der Bibliothek.
library-kept-games = Gespeicherte Partien
library-search = Suchen
library-nothing-kept = Noch ist keine Partie gespeichert.
library-nothing-found = Keine Partie enthält alle diese Wörter.
library-show-more = Mehr anzeigen
library-cancel = Abbrechen
library-rename-short = Umbenennen
library-delete-short = Löschen
library-collect-short = Zu einer Lektion
library-new-name = Neuer Name
library-undelete = Wiederherstellen
library-export = Alle in einer Datei speichern
library-open-file = Datei öffnen
library-drop-here = PDN oder Partien, die hier gespeichert wurden. Du kannst die Datei auch hierher ziehen.
library-reading = Wird gelesen …
library-more-in-file = Die Datei enthält mehr Partien, als hier aufgelistet sind.
library-back = Zurück zur Bibliothek
library-from-file = aus einer Datei
library-unknown-player = Unbekannt
library-unfinished = nicht beendet
library-is-guess = Die Datei sagt nicht, welches Spiel es ist: Das hier ist eine Vermutung.
library-is-cut = Die Varianten und Kommentare sind zu lang, um gespeichert zu werden: Nur die Hauptvariante wird geöffnet.
library-open-anyway = Öffnen, was lesbar war
library-file-saved = Die Datei wurde dem Browser zum Speichern übergeben.
library-collect = Zu einer Lektion: { $name }
library-rename = Umbenennen: { $name }
library-delete = Löschen: { $name }
library-deleted = „{ $name }“ wurde gelöscht.
library-n-games = { $n ->
        [one] 1 Partie
       *[other] { $n } Partien
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } von { $n } Partien
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] 1 Partie wurde
       *[other] { $new } Partien wurden
    } hinzugefügt{ $known ->
        [0] {""}
        [one] ; 1 war schon da
       *[other] ; { $known } waren schon da
    }.
library-n-moves = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Zu dieser Partie gibt es einen Hinweis.
        [one] Eine Sache in dieser Partie ist falsch oder zweifelhaft.
       *[other] { $n } Dinge in dieser Partie sind falsch oder zweifelhaft.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Zeile { $line }, Spalte { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Dieser Browser lässt die Seite keine Partien speichern. Du kannst die Partie auf dem Brett als PDN-Datei sichern und Dateien öffnen.
library-cannot-not-kept = Das konnte der Browser nicht: Vielleicht ist kein Platz mehr.
# $n (number)
library-cannot-full = Es sind schon { $n } Partien, und für mehr ist kein Platz: Lösche zuerst einige.
library-cannot-game-too-long = Diese Partie hat mehr Varianten und Kommentare, als gespeichert werden können.
library-cannot-bad-game = Diese Partie lässt sich nicht lesen.
# $megabytes (number)
library-cannot-file-too-long = Die Datei ist zu lang: Höchstens { $megabytes } Megabyte werden gelesen.
library-cannot-not-a-library = Das ist keine Datei mit gespeicherten Partien, die diese Version lesen kann.
# $n (number)
library-cannot-line = Zeile { $n } enthält keine lesbare Partie.
library-cannot-unreadable = Der Browser konnte die Datei nicht lesen.
library-cannot-no-games = In dieser Datei ist keine Partie.
library-cannot-no-reader = Das Lesen von Dateien funktioniert im Moment nicht.
