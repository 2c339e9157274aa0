### Lessons of one's own: those that were opened, and the maker.

making-title = Lektionseditor
making-yours = Deine Lektionen
making-yours-about = Lektionen, die du geöffnet oder erstellt hast. Sie bleiben auf diesem Gerät.
making-none = Noch keine. Öffne eine Lektionsdatei, füge eine Lektion ein oder erstelle eine: Unter „Teilen“ steht „Zu einer Lektion hinzufügen“.
making-new = Neue Lektion
making-untitled = Meine Lektion
making-name = Titel
making-language = Sprache
making-no-language = keine Angabe
making-begin-words = Was vor dem ersten Schritt gesagt wird
making-step-title = Titel dieses Schritts
making-step-words = Was bei diesem Schritt gesagt wird
making-add-words = Text hinzufügen
making-steps = Schritte
making-no-steps = Noch gibt es keine Schritte. Beim Brett unter „Teilen“, im Übungseditor und in der Bibliothek steht „Zu einer Lektion hinzufügen“.
making-edit-lesson = Lektion bearbeiten
making-edit-short = Bearbeiten
making-to-list = Alle Lektionen
making-walk = Durchgehen
making-from-here = Von hier an durchgehen
making-edit-exercise = Übung ändern
making-check = Prüfen
making-save = Als Datei speichern
making-as-text = Als Text
making-as-text-about = Die ganze Lektion als Text, so wie sie gespeichert wird.
making-take-text = Diesen Text verwenden
making-leave-text = Alles lassen, wie es war
making-share = Weitergeben
making-link = Link zur Lektion
making-link-about = enthält die ganze Lektion
making-element = Die Lektion als Element
making-element-about = für deine eigene Seite
making-delete = Lektion löschen
making-delete-really = Wirklich löschen?
making-add = Zu einer Lektion hinzufügen
making-open = Lektion öffnen
making-restore = Wiederherstellen
making-not-kept = Der Browser konnte die Lektion nicht speichern: Vielleicht ist kein Platz mehr. Speichere sie als Datei.
making-full = Die Lektion hat so viele Schritte, wie es höchstens geben kann.
making-too-many = Mehr Lektionen werden nicht aufbewahrt. Lösche zuerst eine.
making-link-many = Dieser Link ist lang: Manche Messenger schneiden ihn ab. Eine Datei ist sicherer.
making-no-packing = Dieser Browser kann einen solchen Link nicht erstellen. Speichere die Lektion als Datei.
making-not-come = Die Lektion konnte nicht geladen werden. Ihre Website muss erreichbar sein und es erlauben (CORS).
making-not-unpacked = Der Link zu einer Lektion lässt sich nicht lesen: Sein Inhalt lässt sich nicht entpacken.
making-from-problems = Diese Aufgaben sind jetzt eine Lektion. Geh sie durch oder wähle eine aus.
making-unsound = Manche Schritte sind nicht korrekt.
making-not-checked = Die Lektion konnte nicht geprüft werden.
making-changed-since = Die Lektion wurde seitdem geändert.
making-kinds =
    .words = Text
    .diagram = Stellung
    .replay = Partie
    .play = Von hier an spielen
    .exercise = Übung
# $title (text)
# $n (number)
making-added = Zu „{ $title }“ als Schritt { $n } hinzugefügt.
# $title (text)
making-up = Nach oben: { $title }
making-down = Nach unten: { $title }
making-remove = Entfernen: { $title }
making-edit = Bearbeiten: { $title }
making-removed = „{ $title }“ wurde entfernt.
# $n (number) of the step
making-put-back = Wieder als Schritt { $n } einfügen
# $n (number)
# $all (number)
making-checking = Schritt { $n } von { $all } wird geprüft …
making-sound = { $n ->
        [one] Der Schritt ist korrekt.
       *[other] Alle { $n } Schritte sind korrekt.
    }
making-n-steps = { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
making-unread = Die Lektion lässt sich nicht lesen.
# $why (text)
making-bad-link = Der Link zu einer Lektion lässt sich nicht lesen: { $why }.
# $why (text)
making-no-link = Es gibt keinen Link: { $why }. Speichere die Lektion als Datei und stell sie auf deine Website; „?lesson=“ und ihre Adresse hinter der Adresse dieser Seite öffnen sie.
# $line (number)
# $words (text)
making-at-line = Zeile { $line }: { $words }
