### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } hat gjin stikken mear.
results-no-moves = { side } kin net sette.
# $color (color) has won
results-rid-of-pieces = { side } hat gjin stikken mear, en wint dus.
# $color (color) has won
results-rid-of-moves = { side } kin net sette, en wint dus.
results-man-against-king = Daam tsjin ien houtsje: de daam wint.
results-king-will-be-taken = { side } ferliest de lêste daam, wat { side } ek spilet.
results-kings-in-corners = De dammen steane yn de hoeken fan de lange line, en { side } is oan set.
# $color (color) has won
results-first-king = { side } hat de earste daam helle.
results-missed-capture = { side } hat de slach dy’t moast net dien.
results-resignation = { side } hat opjûn.
results-time = { side } is troch de tiid hinne.
results-king-against-king = Elk ien daam, en gjinien kin winne.
results-agreement = Beide kanten binne it iens wurden oer remize.
results-unlistable = Dizze stân hat mear slaggen as opneamd wurde kinne. Nim in set werom, of begjin in nije partij.
