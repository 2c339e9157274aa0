### The moves of a study, on the page and on other sites.

tree-promote = Variante nach oben
tree-delete = Ab hier löschen
tree-comment = Kommentar
tree-glyphs = Was du von dem Zug hältst
tree-glyph-names =
    .good = guter Zug
    .mistake = Fehler
    .excellent = ausgezeichneter Zug
    .blunder = grober Fehler
    .interesting = interessanter Zug
    .dubious = zweifelhafter Zug
tree-draw = Zeichnen
tree-drawing = Tippe auf zwei Felder für einen Pfeil, zweimal auf ein Feld für einen Ring.
tree-moving = Die Figuren ziehen wieder.

## On other sites

tree-game = Partie
tree-play = Abspielen
tree-pause = Pause
tree-ways = Mögliche Fortsetzungen
# $why (text)
tree-no-file = Die Partiendatei konnte nicht geladen werden: { $why }.
tree-no-game = Hier konnte keine Partie gelesen werden.
tree-more-games = In der Datei sind mehr Partien als diese: Sie ist zu lang.
