### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = У { $color ->
        [white] белых
       *[black] чёрных
    } не осталось шашек.
results-no-moves = { side } не могут ходить.
# $color (color) has won
results-rid-of-pieces = У { $color ->
        [white] белых
       *[black] чёрных
    } не осталось шашек, и поэтому они выигрывают.
# $color (color) has won
results-rid-of-moves = { side } не могут ходить и поэтому выигрывают.
results-man-against-king = Дамка против одинокой простой: выигрывает дамка.
results-king-will-be-taken = { side } потеряют последнюю дамку, как бы ни пошли.
results-kings-in-corners = Дамки стоят в углах главной дороги, и сейчас ход { $color ->
        [white] белых
       *[black] чёрных
    }.
# $color (color) has won
results-first-king = { side } первыми получили дамку.
results-missed-capture = { side } не сделали обязательного взятия.
results-resignation = { side } сдались.
results-time = { side } просрочили время.
results-king-against-king = По одной дамке, и никто не может выиграть.
results-agreement = Стороны согласились на ничью.
results-unlistable = В этой позиции взятий больше, чем можно перечислить. Отмените ход или начните новую партию.
