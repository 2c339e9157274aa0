### Lessons, and how far one has come with them.

learn-about = Lektionen von fünf Minuten, vom ersten Zug bis zum Sieg. Du brauchst keine Regeln zu kennen.
learn-course = Spiel
# $title (text)
learn-next-lesson = Als Nächstes: { $title }
learn-lessons = Alle Lektionen
learn-done = Erledigt
# $n (number)
# $all (number)
learn-begun = { $n } von { $all } Schritten
# $n (number)
# $all (number)
learn-lessons-done = { $n } von { $all } Lektionen erledigt
# $at (number)
learn-stopped = du bist bei Schritt { $at } stehen geblieben
# $title (text)
learn-go-on = Weiter: { $title }
learn-minutes = Etwa 5 Minuten
learn-rules = Die vollständigen Regeln
learn-rules-page = Diese Regeln als Seite, mit Brettern zum Ausprobieren
learn-missing = Das konnte nicht geladen werden. Prüfe die Verbindung und versuch es noch einmal.
learn-fetching = Die Lektionen werden geladen.
learn-other-language = Diese Lektionen sind auf Englisch.
