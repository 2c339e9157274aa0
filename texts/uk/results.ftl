### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = У { $color ->
        [white] білих
       *[black] чорних
    } не залишилося шашок.
results-no-moves = { side } не можуть ходити.
# $color (color) has won
results-rid-of-pieces = У { $color ->
        [white] білих
       *[black] чорних
    } не залишилося шашок, тож вони виграють.
# $color (color) has won
results-rid-of-moves = { side } не можуть ходити, тож виграють.
results-man-against-king = Дамка проти самотньої простої: виграє дамка.
results-king-will-be-taken = { side } втратять останню дамку, хоч би як зіграли.
results-kings-in-corners = Дамки стоять у кутах великої дороги, і зараз хід { $color ->
        [white] білих
       *[black] чорних
    }.
# $color (color) has won
results-first-king = { side } першими здобули дамку.
results-missed-capture = { side } не зробили обов’язкового взяття.
results-resignation = { side } здалися.
results-time = { side } прострочили час.
results-king-against-king = По одній дамці, і ніхто не може виграти.
results-agreement = Сторони погодилися на нічию.
results-unlistable = У цій позиції взять більше, ніж можна перелічити. Скасуйте хід або почніть нову партію.
