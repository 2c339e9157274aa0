### Making exercises.

author-title = Übungseditor
author-make = Übung erstellen
author-edit = Diese Übung bearbeiten
author-back-to-exercise = Diese Stellung verwenden
author-set-up = Stellung ändern
author-try-it = Ausprobieren
author-end-try = Zurück zum Editor
author-trying = So sehen es die anderen.
author-finish = Fertigstellen und öffnen
author-discard = Verwerfen
author-confirm-discard = Wirklich verwerfen?
author-leave = Von hier an spielen
author-goal = Ziel
author-n-moves = Wie viele Züge
author-target = Welches Feld
author-on-board = Auf dem Brett
author-next-choice = Spiele die Züge, die zur Wahl stehen: erlaubte und einen, der es nicht ist.
author-next-judged = Das Ziel entscheidet, welche Züge richtig sind. Spiele sie, um Antworten aufzuzeichnen.
author-next-over = Hier ist die Partie zu Ende. Geh zurück, um mehr aufzuzeichnen.
author-next-wrong = Spiele einen Fehlversuch, erlaubt oder nicht. Was dazu gesagt wird, schreibst du unter „Worte“.
author-next-mark = Wähle Felder, um sie zu markieren. Wähle ein Feld noch einmal, um die Markierung zu entfernen.
author-next-arrow = Wähle, wo der Pfeil beginnt, dann, wo er endet. Setz ihn von dort fort, um ihn zu knicken.
author-undo = Rückgängig
author-redo = Wiederholen
author-to-start = Anfang
author-step-back = Zug zurück
author-step-on = Zug vor
author-known = Das ist schon aufgezeichnet.
author-full = Für mehr ist kein Platz.
author-removed = Entfernt.
author-undone = Rückgängig gemacht.
author-redone = Wiederholt.
author-promotes = macht einen Stein zur Dame
author-leaves = hinterlässt eine bestimmte Stellung
author-recorded = Aufgezeichnet
author-nothing = Noch nichts.
author-choices = Züge zur Wahl
author-replies = Antworten
author-wrong = Fehlversuche
author-drawings = Markierungen und Pfeile
author-remove = Entfernen
author-also-accept = Jeden Zug gelten lassen, für den gilt
author-add = Hinzufügen
author-hint = Tipp
author-ok = Was am Ende gesagt wird
author-caption = Text unter dem Brett
author-check = Prüfen
author-checking = Wird geprüft …
author-not-checked = Die Übung konnte nicht geprüft werden.
author-changed-since = Die Übung wurde seitdem geändert.
author-too-few-choices = Mindestens zwei Züge müssen zur Wahl stehen.
author-too-long = Die Texte sind zu lang für einen Link.
author-keys = Tasten auf dem Brett: 1 bis 9 und 0 wählen ein Werkzeug, Eingabe setzt es ein, Entf löscht, was auf einem Feld gezeichnet ist, U macht rückgängig, R wiederholt, K und J gehen zurück und vor, F dreht das Brett, Esc lässt los.
author-back = Zurück
author-missing = etwas fehlt
author-optional = All das kann leer bleiben.
author-wordless = Ein Fehlversuch, zu dem nichts gesagt wird, fällt weg.
author-problems = Probleme
author-goals =
    .move = Den richtigen Zug finden
    .capture-any = Einen Schlag machen
    .capture-all = Alle Schläge finden
    .capture-max = Den größten Schlag machen
    .find-illegal = Den unerlaubten Zug finden
    .reach = Ein Feld erreichen
    .win-in = In einer Anzahl Züge gewinnen
    .hold = In einer Anzahl Züge nicht verlieren
author-tool-names =
    .answer = Lösungszug
    .wrong = Fehlversuch
    .ring = Ring
    .attention = Achtung
    .cross = Kreuz
    .dot = Punkt
    .green = Grüner Pfeil
    .red = Roter Pfeil
    .yellow = Gelber Pfeil
    .blue = Blauer Pfeil
# $color (color)
# $turn (number)
author-next-answer = Zug { $turn }: Spiele auf dem Brett einen Lösungszug für { side }.
# $color (color)
# $mv (text) has been played
author-next-reply = { $mv } ist gespielt. Spiele die Antwort von { side } oder geh einen Zug zurück.
# $what (text)
# $turn (number)
author-accepted = Lösung für Zug { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Antwort auf { $mv }: { $reply }.
author-tried = Fehlversuch: { $mv }. Was dazu gesagt wird, schreibst du unter „Worte“.
author-try-from = Von { $label }: Wähle jetzt, wo der Fehlversuch endet.
author-arrow-from = Pfeil von { $label }: Wähle jetzt, wo er endet.
author-lands = endet auf { $label }
# $turn (number)
author-answers-of = Lösungszüge für Zug { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } auf { $mv }
author-words-to = Was zu { $mv } gesagt wird
author-remove-what = Entfernen: { $what }
# $turn (number)
author-no-answer = Für Zug { $turn } ist kein Lösungszug aufgezeichnet.
# $game (text) its name
# $task (text)
author-shared = { $game }, eine Übung. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Gezeichnet: { $what }.
       *[no] Entfernt: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Die Lösung bricht bei Zug { $ply } ab, beide Seiten gezählt: { $why }.
author-captures = { $n ->
        [one] schlägt irgendetwas
       *[other] schlägt { $n } oder mehr
    }
# $step (text) its name
author-to-step = Weiter: { $step }
author-steps =
    .task = Aufgabe
    .solution = Lösung
    .drawings = Zeichnungen
    .words = Worte
    .end = Abschluss
author-headings =
    .task = Was gefragt ist
    .solution = Die Züge der Lösung
    .drawings = Markierungen und Pfeile
    .words = Was gesagt wird
    .end = Prüfen und weitergeben
