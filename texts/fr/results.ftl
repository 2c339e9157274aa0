### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } n’ont plus de pièces.
results-no-moves = { side } ne peuvent pas jouer.
# $color (color) has won
results-rid-of-pieces = { side } n’ont plus de pièces, et gagnent ainsi.
# $color (color) has won
results-rid-of-moves = { side } ne peuvent pas jouer, et gagnent ainsi.
results-man-against-king = Dame contre un pion seul : la dame gagne.
results-king-will-be-taken = { side } vont perdre leur dernière dame, quoi qu’ils jouent.
results-kings-in-corners = Les dames sont dans les coins de la grande diagonale, et { side-within } ont le trait.
# $color (color) has won
results-first-king = { side } ont obtenu la première dame.
results-missed-capture = { side } n’ont pas fait la prise obligatoire.
results-resignation = { side } ont abandonné.
results-time = { side } ont épuisé leur temps.
results-king-against-king = Une dame par camp, et aucun ne peut gagner.
results-agreement = Nulle d’un commun accord.
results-unlistable = Cette position a plus de prises qu’on ne peut en énumérer. Annule, ou commence une nouvelle partie.
