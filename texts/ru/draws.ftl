### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = можно потребовать ничью: { $clause }
# $times (number)
draws-repetition = одна и та же позиция возникла { $times ->
        [one] { $times } раз
        [few] { $times } раза
        [many] { $times } раз
       *[other] { $times } раза
    }
# $moves (text) how many, as in draws-each
draws-king-moves = на протяжении { $moves } ходили только дамки и ничего не было взято
draws-no-capture = на протяжении { $moves } ничего не было взято
draws-ending = в этом эндшпиле нет выигрыша на протяжении { $moves }
# $moves (number)
draws-refused-offer = от ничьей отказались, и { $moves ->
        [one] { $moves } ход не принёс
        [few] { $moves } хода не принесли
        [many] { $moves } ходов не принесли
       *[other] { $moves } хода не принесли
    } ни выигрыша, ни преимущества
# $n (number)
draws-each = { $n ->
        [one] { $n } хода каждой стороны
        [few] { $n } ходов каждой стороны
        [many] { $n } ходов каждой стороны
       *[other] { $n } хода каждой стороны
    }
# $n (number)
draws-together = { $n ->
        [one] { $n } хода обеих сторон в сумме
        [few] { $n } ходов обеих сторон в сумме
        [many] { $n } ходов обеих сторон в сумме
       *[other] { $n } хода обеих сторон в сумме
    }

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = появление этой позиции: { $count } из { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = ходы дамками без взятия: { $count } из { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = ходы без взятия: { $count } из { $limit }
# $count (number)
# $limit (number)
draws-count-ending = ходы в этом эндшпиле: { $count } из { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side-within } отказались от ничьей, ходы на выигрыш: { $count } из { $limit }{ $ahead ->
        [yes] , решающее преимущество есть
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } предлагают ничью
draws-said-accept = { side } соглашаются на ничью
draws-said-decline = { side } отказываются от ничьей
draws-said-decline-by-moving = { side } продолжают игру и тем самым отказываются от ничьей
draws-said-claim = { side } требуют ничью
draws-said-resign = { side } сдаются
draws-said-timeout = { side } просрочили время
draws-said-huff = { side } берут за фук шашку на { $square }
draws-said-insist = { side } настаивают на взятии
