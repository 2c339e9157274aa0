### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Stellung { $at } von { $all } wird untersucht …
review-closer = Wo etwas verloren ging, wird genauer hingesehen …
review-leave = Du kannst jederzeit gehen; was gefunden wurde, bleibt erhalten, bis die Seite geschlossen wird.
review-stuck = Die Engine ist stehen geblieben.
review-none = Es wurden keine Fehler gefunden.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
review-blunders = { $n ->
        [one] 1 grober Fehler
       *[other] { $n } grobe Fehler
    }
review-mistake = Fehler
review-blunder = grober Fehler
review-points = Wendepunkte
review-small = Kein einzelner Zug hat viel verloren. Diese haben am meisten verloren
# $line (text) moves
review-better = Besser: { $line }
review-find = Finde etwas Besseres
review-report = Der Bericht
review-open-study = Mit Varianten öffnen
review-print = Drucken
review-too-long = Die Partie mit ihren besseren Varianten ist zu lang zum Speichern.
# $at (number)
# $all (number)
review-place = Finde etwas Besseres: { $at } von { $all }
# $text (text) a move
review-asked = In der Partie wurde { $text } gespielt. Was ist besser?
review-next = Weiter
review-over = Das war der letzte.
# $found (number)
# $all (number)
review-found = { $found } von { $all } beim ersten Versuch gefunden

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Das wurde in der Partie gespielt. Die Antwort ist { $line }. Danach: { $verdict }.
review-is-answered = Nicht gut genug: Die Antwort ist { $line }. Danach: { $verdict }.
review-leads-to = Nicht gut genug. Danach: { $verdict }.
review-solved = Gut. Die beste Variante: { $line }. Danach: { $verdict }.

## Beside the move in a study

review-remark = Vorher: { $before }. Nachher: { $after }.
