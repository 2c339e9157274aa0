### The moves of a study, on the page and on other sites.

tree-promote = Przesuń wariant w górę
tree-delete = Usuń od tego miejsca
tree-comment = Komentarz
tree-glyphs = Twoja ocena ruchu
tree-glyph-names =
    .good = dobry ruch
    .mistake = błąd
    .excellent = świetny ruch
    .blunder = gruby błąd
    .interesting = ciekawy ruch
    .dubious = wątpliwy ruch
tree-draw = Rysuj
tree-drawing = Naciśnij dwa pola, aby dodać strzałkę, jedno pole dwa razy, aby dodać kółko.
tree-moving = Bierki znów się ruszają.

## On other sites

tree-game = Partia
tree-play = Odtwórz
tree-pause = Pauza
tree-ways = Możliwe kontynuacje
# $why (text)
tree-no-file = Nie udało się pobrać pliku z partiami: { $why }.
tree-no-game = Nie udało się tu odczytać żadnej partii.
tree-more-games = W pliku jest więcej partii, niż tu widać: plik jest za długi.
