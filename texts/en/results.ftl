### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } has no pieces left.
results-no-moves = { side } cannot move.
# $color (color) has won
results-rid-of-pieces = { side } has no pieces left, and so wins.
# $color (color) has won
results-rid-of-moves = { side } cannot move, and so wins.
results-man-against-king = King against a lone man: the king wins.
results-king-will-be-taken = { side } will lose its last king, whatever it plays.
results-kings-in-corners = The kings stand in the corners of the long diagonal, and { side } is to move.
# $color (color) has won
results-first-king = { side } got the first king.
results-missed-capture = { side } did not make the capture that was due.
results-resignation = { side } resigned.
results-time = { side } has run out of time.
results-king-against-king = One king each, and neither can win.
results-agreement = Both sides agreed to a draw.
results-unlistable = This position has more captures than can be listed. Undo, or start a new game.
