### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } não têm mais peças.
results-no-moves = { side } não podem jogar.
# $color (color) has won
results-rid-of-pieces = { side } não têm mais peças e, com isso, vencem.
# $color (color) has won
results-rid-of-moves = { side } não podem jogar e, com isso, vencem.
results-man-against-king = Dama contra uma pedra sozinha: a dama vence.
results-king-will-be-taken = { side } vão perder a última dama, joguem o que jogarem.
results-kings-in-corners = As damas estão nos cantos da grande diagonal, e { side-within } jogam.
# $color (color) has won
results-first-king = { side } fizeram a primeira dama.
results-missed-capture = { side } não fizeram a captura obrigatória.
results-resignation = { side } desistiram.
results-time = { side } ficaram sem tempo.
results-king-against-king = Uma dama de cada lado, e nenhum dos dois pode vencer.
results-agreement = Os dois lados concordaram com o empate.
results-unlistable = Esta posição tem mais capturas do que é possível listar. Desfaça ou comece uma nova partida.
