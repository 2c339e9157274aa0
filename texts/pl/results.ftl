### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { side } nie mają już bierek.
results-no-moves = { side } nie mogą wykonać ruchu.
# $color (color) has won
results-rid-of-pieces = { side } nie mają już bierek i dlatego wygrywają.
# $color (color) has won
results-rid-of-moves = { side } nie mogą wykonać ruchu i dlatego wygrywają.
results-man-against-king = Damka przeciw samotnemu pionkowi: wygrywa damka.
results-king-will-be-taken = { side } stracą ostatnią damkę, cokolwiek zagrają.
results-kings-in-corners = Damki stoją w rogach głównej przekątnej, a ruch mają { side-within }.
# $color (color) has won
results-first-king = { side } pierwsze doszły do damki.
results-missed-capture = { side } nie wykonały obowiązkowego bicia.
results-resignation = { side } poddały się.
results-time = { $color ->
        [white] Białym
       *[black] Czarnym
    } skończył się czas.
results-king-against-king = Po jednej damce i nikt nie może wygrać.
results-agreement = Obie strony zgodziły się na remis.
results-unlistable = W tej pozycji jest więcej bić, niż można wymienić. Cofnij ruch albo zacznij nową partię.
