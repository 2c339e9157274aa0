### Analysis and hints.

analysis = Анализ
analysis-on = Анализ включён
analysis-off = Анализ выключен
analysis-waits = Компьютер ждёт, пока вы анализируете.
n-lines = Варианты
evaluation = Оценка
no-evaluation = Пока неизвестна
decimal = ,
whole-game = Партия как на ладони
threat = Угроза
hint = Подсказка
show-piece = Какая шашка?
show-move = Какой ход?
hide-hint = Скрыть подсказку
hint-waits = Компьютер ищет ход…
depth-begun = Идёт анализ…
depth-nothing = Анализировать нечего
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Глубина { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Присмотритесь к шашке на { $square }.
hint-move = Хороший ход. { $words }.

## How good a position is

verdict-even = Равная позиция
verdict-drawn = Ничья
verdict-certain-draw = Гарантированная ничья
verdict-slightly-better = { side } стоят чуть лучше
verdict-better = { side } стоят лучше
verdict-much-better = { side } стоят намного лучше
verdict-has-won = { side } выиграли
verdict-wins = { side } выигрывают в { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    }
verdict-wins-exactly = { side } выигрывают ровно в { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    }

## A position of the game, and the move that changed most

ply-start = Начало
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Ход { $n }, { $text }
turning-point = Переломный момент: { $text }. До: { $before }. После: { $after }.

## Beside the value

note-only-legal-move = { $text } — единственный ход.
note-only-good-move = { $text } — единственный хороший ход. А если { $next }: { $verdict }.
note-looking-for-threat = А если бы ходили { $color ->
        [white] белые
       *[black] чёрные
    }? Идёт поиск…
note-threat = { side } угрожают ходом { $text }. После этого: { $verdict }.
note-no-threat = { side } ничем не угрожают.
note-must-capture = { side } сначала обязаны взять, поэтому угрозы не в счёт.

## The rule that decides

hint-only-move = Есть только один ход.
hint-only-capture = Взятие обязательно, и оно только одно. Берётся { $n ->
        [one] { $n } шашка
        [few] { $n } шашки
        [many] { $n } шашек
       *[other] { $n } шашки
    }.
# $n (number)
hint-no-capture = Брать нечего: можно сделать любой из { $n ->
        [one] { $n } хода
        [few] { $n } ходов
        [many] { $n } ходов
       *[other] { $n } ходов
    }.
hint-any-capture = Взятие обязательно. Какое бы вы ни выбрали, его нужно довести до конца.
hint-king-capture = Взятие обязательно, и если может взять дамка, брать должна дамка.
# $n (number) of pieces that must be taken
hint-most-pieces = Взятие обязательно{ $n ->
        [1] {""}
        [one] , и взять нужно { $n } шашку
        [few] , и взять нужно { $n } шашки
        [many] , и взять нужно { $n } шашек
       *[other] , и взять нужно { $n } шашки
    }.
hint-best-capture = Взятие обязательно, и оно должно быть одним из самых ценных.
