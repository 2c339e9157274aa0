### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] проста
       *[king] дамка
    }

## What can be taken

refusals-men = { $n ->
        [one] { $n } проста
        [few] { $n } прості
        [many] { $n } простих
       *[other] { $n } простої
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
        [many] { $n } шашок
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

refusals-nothing-entered = Виберіть шашку й поле, на яке вона піде.
refusals-game-over = Партію закінчено. { $reason }
refusals-too-many-captures = Взять тут більше, ніж можна перелічити, тому жоден хід не можна оцінити.
refusals-empty-square = На { $square } немає шашки.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] Проста
       *[king] Дамка
    } на { $square } не ваша.
refusals-same-square = Шашка вже на { $square }: виберіть інше поле.
refusals-occupied = Поле { $square } зайняте.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Ви мусите бити: { refusals-piece } на { $square } може побити { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = Взяття має закінчитися на { $stop }, відразу за останньою побитою шашкою на { $last }.
# $square (text)
# $moves (number)
refusals-king-locked = Дамка на { $square } ходила поспіль { $moves ->
        [one] { $moves } раз
        [few] { $moves } рази
        [many] { $moves } разів
       *[other] { $moves } раза
    }: спершу мусить піти інша шашка.
refusals-crowned-ends-move = На { $square } проста стає дамкою, і на цьому хід закінчується.
refusals-passed-last-row = Проста лише проходить через { $square }: вона не стає там дамкою й б’є далі як проста.
refusals-quiet-move-ends = Нічого не побито, тому хід закінчується на { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = В іншому взятті б’ють більше: { $most ->
        [one] { $most } шашка
        [few] { $most } шашки
        [many] { $most } шашок
       *[other] { $most } шашки
    } замість { $takes }, ходом { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Інше взяття цінніше: { $most }, а не { $takes }, ходом { $path }.
refusals-king-must-capture = Дамка може побити стільки ж, тому бити мусить дамка: та, що на { $kings }, ходом { $path }.
refusals-kings-first = Дамка може бити, тому бити мусить дамка: та, що на { $kings }, ходом { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = В іншому взятті стільки ж шашок, але більше дамок: { $most } замість { $takes }, ходом { $path }.
refusals-another-meets-king-first = В іншому взятті шашок стільки ж, але дамка трапляється раніше: { $path }.
refusals-must-go-on = Взяття не закінчено: з { $stopped } шашка мусить піти далі й побити шашку на { $over }.
refusals-must-go-on-elsewhere = Взяття не закінчено: не зупиняйтеся на { $stopped }, а йдіть далі з { $turns } і побийте шашку на { $over }.
refusals-men-move-forward = Прості не ходять назад: проста на { $from } мусить іти вперед.
refusals-men-do-not-move-that-way = Проста так не ходить: з { $from } на { $to } не можна.
refusals-kings-do-not-move-that-way = Дамка так не ходить: з { $from } на { $to } не можна.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = З { $from } на { $to } { refusals-piece } йде, лише коли б’є.
refusals-men-do-not-capture-that-way = Проста так не б’є: з { $from } на { $to } не можна.
refusals-kings-do-not-capture-that-way = Дамка так не б’є: з { $from } на { $to } не можна.
refusals-too-far = { $kind ->
        [man] Проста
       *[king] Дамка
    } ходить лише на одне поле: з { $from } на { $to } задалеко.
refusals-jump-too-far = { $kind ->
        [man] Проста
       *[king] Дамка
    } перестрибує лише через сусідню шашку й стає відразу за нею: стрибнути з { $from } через { $over } не можна.
refusals-already-jumped = Через шашку на { $square } вже стрибали; її знімуть із дошки, коли хід закінчиться.
refusals-own-piece-in-the-way = Шлях заступає ваша власна шашка на { $square }.
refusals-two-in-a-row = Через шашку на { $first } стрибнути не можна: поле за нею, { $second }, зайняте.
refusals-men-do-not-take-kings = Проста не може бити дамку, а на { $square } стоїть дамка.
refusals-nothing-to-capture = Між { $from } і { $to } бити нічого.
refusals-no-turning-back = Під час взяття не можна повертати прямо назад, а тут був би такий поворот на { $at }.
refusals-line-broken = Разом ходить лише неперервна лінія ваших простих, а поле { $gap } порожнє.
refusals-line-blocked = Разом у лінії ходять лише ваші прості; шлях заступає шашка на { $by }.
