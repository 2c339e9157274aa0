### The moves of a study, on the page and on other sites.

tree-promote = Monter la variante
tree-delete = Supprimer à partir d’ici
tree-comment = Commentaire
tree-glyphs = Ce que tu penses du coup
tree-glyph-names =
    .good = bon coup
    .mistake = erreur
    .excellent = excellent coup
    .blunder = gaffe
    .interesting = coup intéressant
    .dubious = coup douteux
tree-draw = Dessiner
tree-drawing = Touche deux cases pour une flèche, deux fois la même pour un cercle.
tree-moving = Les pièces bougent à nouveau.

## On other sites

tree-game = Partie
tree-play = Lecture
tree-pause = Pause
tree-ways = Suites possibles
# $why (text)
tree-no-file = Le fichier de parties n’a pas pu être récupéré : { $why }.
tree-no-game = Aucune partie n’a pu être lue ici.
tree-more-games = Le fichier contient plus de parties que celles-ci : il est trop long.
