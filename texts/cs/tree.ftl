### The moves of a study, on the page and on other sites.

tree-promote = Posunout variantu výš
tree-delete = Smazat odtud
tree-comment = Komentář
tree-glyphs = Co si o tahu myslíte
tree-glyph-names =
    .good = dobrý tah
    .mistake = chyba
    .excellent = výborný tah
    .blunder = hrubá chyba
    .interesting = zajímavý tah
    .dubious = pochybný tah
tree-draw = Kreslit
tree-drawing = Dvě pole po sobě nakreslí šipku, jedno pole dvakrát kroužek.
tree-moving = Figury se zase pohybují.

## On other sites

tree-game = Partie
tree-play = Přehrát
tree-pause = Pozastavit
tree-ways = Možná pokračování
# $why (text)
tree-no-file = Soubor s partiemi se nepodařilo načíst: { $why }.
tree-no-game = Nepodařilo se tu přečíst žádnou partii.
tree-more-games = V souboru je víc partií než tyto: je příliš dlouhý.
