### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } hat keine Figuren mehr.
results-no-moves = { side } kann nicht ziehen.
# $color (color) has won
results-rid-of-pieces = { side } hat keine Figuren mehr und gewinnt damit.
# $color (color) has won
results-rid-of-moves = { side } kann nicht ziehen und gewinnt damit.
results-man-against-king = Dame gegen einen einzelnen Stein: Die Dame gewinnt.
results-king-will-be-taken = { side } verliert die letzte Dame, ganz gleich, was gespielt wird.
results-kings-in-corners = Die Damen stehen in den Ecken der Hauptdiagonale, und { side } ist am Zug.
# $color (color) has won
results-first-king = { side } hat die erste Dame bekommen.
results-missed-capture = { side } hat den fälligen Schlag nicht gemacht.
results-resignation = { side } hat aufgegeben.
results-time = { side } hat die Zeit überschritten.
results-king-against-king = Je eine Dame, und keine Seite kann gewinnen.
results-agreement = Beide Seiten haben sich auf Remis geeinigt.
results-unlistable = Diese Stellung hat mehr Schläge, als sich auflisten lassen. Nimm einen Zug zurück oder beginne eine neue Partie.
