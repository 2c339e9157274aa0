### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] простая
       *[king] дамка
    }

## What can be taken

refusals-men = { $n ->
        [one] { $n } простая
        [few] { $n } простые
        [many] { $n } простых
       *[other] { $n } простые
    }
refusals-kings = { $n ->
        [one] { $n } дамка
        [few] { $n } дамки
        [many] { $n } дамок
       *[other] { $n } дамки
    }
refusals-pieces = { $n ->
        [one] { $n } шашка
        [few] { $n } шашки
        [many] { $n } шашек
       *[other] { $n } шашки
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] шашку на { $squares }
        [few] шашки на { $squares }
        [many] шашки на { $squares }
       *[other] шашки на { $squares }
    }

## Reasons

refusals-nothing-entered = Выберите шашку и поле, на которое она пойдёт.
refusals-game-over = Партия окончена. { $reason }
refusals-too-many-captures = Взятий здесь больше, чем можно перечислить, поэтому ни один ход нельзя оценить.
refusals-empty-square = На { $square } нет шашки.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Простая
       *[king] Дамка
    } на { $square } не ваша.
refusals-same-square = Шашка уже стоит на { $square }: выберите другое поле.
refusals-occupied = Поле { $square } занято.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Вы обязаны взять: { refusals-piece } на { $square } может взять { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = Взятие должно закончиться на { $stop }, сразу за последней взятой шашкой на { $last }.
# $square (text)
# $moves (number)
refusals-king-locked = Дамка на { $square } ходила подряд { $moves ->
        [one] { $moves } раз
        [few] { $moves } раза
        [many] { $moves } раз
       *[other] { $moves } раза
    }: сначала должна пойти другая шашка.
refusals-crowned-ends-move = На { $square } простая становится дамкой, и на этом ход заканчивается.
refusals-passed-last-row = Простая только проходит через { $square }: она не становится там дамкой и продолжает брать как простая.
refusals-quiet-move-ends = Ничего не взято, поэтому ход заканчивается на { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = При другом взятии берётся больше: { $most ->
        [one] { $most } шашка
        [few] { $most } шашки
        [many] { $most } шашек
       *[other] { $most } шашки
    } вместо { $takes }, ходом { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Другое взятие ценнее: { $most }, а не { $takes }, ходом { $path }.
refusals-king-must-capture = Дамка может взять столько же, поэтому брать должна дамка: та, что на { $kings }, ходом { $path }.
refusals-kings-first = Дамка может взять, поэтому брать должна дамка: та, что на { $kings }, ходом { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = При другом взятии берётся столько же шашек, но больше дамок: { $most } вместо { $takes }, ходом { $path }.
refusals-another-meets-king-first = При другом взятии берётся столько же, но дамка встречается раньше: { $path }.
refusals-must-go-on = Взятие не закончено: с { $stopped } шашка должна пойти дальше и взять шашку на { $over }.
refusals-must-go-on-elsewhere = Взятие не закончено: не останавливайтесь на { $stopped }, а продолжайте с { $turns } и возьмите шашку на { $over }.
refusals-men-move-forward = Простые не ходят назад: простая на { $from } должна идти вперёд.
refusals-men-do-not-move-that-way = Простая так не ходит: с { $from } на { $to } нельзя.
refusals-kings-do-not-move-that-way = Дамка так не ходит: с { $from } на { $to } нельзя.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = С { $from } на { $to } { refusals-piece } идёт, только когда берёт.
refusals-men-do-not-capture-that-way = Простая так не берёт: с { $from } на { $to } нельзя.
refusals-kings-do-not-capture-that-way = Дамка так не берёт: с { $from } на { $to } нельзя.
refusals-too-far = { $kind ->
        [man] Простая
       *[king] Дамка
    } ходит только на одно поле: с { $from } на { $to } слишком далеко.
refusals-jump-too-far = { $kind ->
        [man] Простая
       *[king] Дамка
    } перепрыгивает только через соседнюю шашку и останавливается сразу за ней: прыгнуть с { $from } через { $over } нельзя.
refusals-already-jumped = Через шашку на { $square } уже прыгали; её снимут с доски, когда ход закончится.
refusals-own-piece-in-the-way = Путь преграждает ваша собственная шашка на { $square }.
refusals-two-in-a-row = Через шашку на { $first } прыгнуть нельзя: поле за ней, { $second }, занято.
refusals-men-do-not-take-kings = Простая не может взять дамку, а на { $square } стоит дамка.
refusals-nothing-to-capture = Между { $from } и { $to } брать нечего.
refusals-no-turning-back = При взятии нельзя поворачивать прямо назад, а здесь был бы такой поворот на { $at }.
refusals-line-broken = Вместе ходит только непрерывная линия ваших простых, а поле { $gap } пусто.
refusals-line-blocked = Вместе в линии ходят только ваши простые; путь преграждает шашка на { $by }.
