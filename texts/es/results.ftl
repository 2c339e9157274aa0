### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } se han quedado sin piezas.
results-no-moves = { side } no pueden mover.
# $color (color) has won
results-rid-of-pieces = { side } se han quedado sin piezas, y así ganan.
# $color (color) has won
results-rid-of-moves = { side } no pueden mover, y así ganan.
results-man-against-king = Dama contra un solo peón: gana la dama.
results-king-will-be-taken = { side } perderán su última dama, jueguen lo que jueguen.
results-kings-in-corners = Las damas están en las esquinas de la diagonal principal, y les toca a { side-within }.
# $color (color) has won
results-first-king = { side } han conseguido la primera dama.
results-missed-capture = { side } no hicieron la captura debida.
results-resignation = { side } se han rendido.
results-time = { side } han agotado su tiempo.
results-king-against-king = Una dama por bando, y ninguno puede ganar.
results-agreement = Los dos bandos acordaron tablas.
results-unlistable = Esta posición tiene más capturas de las que se pueden enumerar. Deshaz o empieza una nueva partida.
