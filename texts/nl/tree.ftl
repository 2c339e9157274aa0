### The moves of a study, on the page and on other sites.

tree-promote = Variant naar voren
tree-delete = Vanaf hier wissen
tree-comment = Commentaar
tree-glyphs = Oordeel over de zet
tree-glyph-names =
    .good = goede zet
    .mistake = fout
    .excellent = uitstekende zet
    .blunder = blunder
    .interesting = interessante zet
    .dubious = twijfelachtige zet
tree-draw = Tekenen
tree-drawing = Druk op twee velden voor een pijl, twee keer op hetzelfde voor een ring.
tree-moving = De stukken bewegen weer.

## On other sites

tree-game = Partij
tree-play = Afspelen
tree-pause = Pauze
tree-ways = Manieren om verder te gaan
# $why (text)
tree-no-file = Het bestand met partijen kon niet worden opgehaald: { $why }.
tree-no-game = Hier kon geen partij worden gelezen.
tree-more-games = In het bestand staan meer partijen dan deze: het is te lang.
