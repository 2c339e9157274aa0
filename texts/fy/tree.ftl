### The moves of a study, on the page and on other sites.

tree-promote = Fariant omheech
tree-delete = Fan hjir ôf fuortsmite
tree-comment = Opmerking
tree-glyphs = Watsto fan de set fynst
tree-glyph-names =
    .good = goede set
    .mistake = fout
    .excellent = poerbêste set
    .blunder = flater
    .interesting = nijsgjirrige set
    .dubious = twivelige set
tree-draw = Tekenje
tree-drawing = Druk op twa fjilden foar in pylk, twa kear op itselde fjild foar in ring.
tree-moving = De stikken bewege wer.

## On other sites

tree-game = Partij
tree-play = Ofspylje
tree-pause = Pauze
tree-ways = Wizen om fierder te gean
# $why (text)
tree-no-file = It bestân mei partijen koe net ophelle wurde: { $why }.
tree-no-game = Hjir koe gjin partij lêzen wurde.
tree-more-games = Yn it bestân steane mear partijen as dizze: it is te lang.
