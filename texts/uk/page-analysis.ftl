### Analysis and hints.

analysis = Аналіз
analysis-on = Аналіз увімкнено
analysis-off = Аналіз вимкнено
analysis-waits = Комп’ютер чекає, поки ви аналізуєте.
n-lines = Варіанти
evaluation = Оцінка
no-evaluation = Поки невідома
decimal = ,
whole-game = Партія як на долоні
threat = Загроза
hint = Підказка
show-piece = Яка шашка?
show-move = Який хід?
hide-hint = Сховати підказку
hint-waits = Комп’ютер шукає хід…
depth-begun = Триває аналіз…
depth-nothing = Аналізувати нічого
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Глибина { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Придивіться до шашки на { $square }.
hint-move = Добрий хід. { $words }.

## How good a position is

verdict-even = Рівна позиція
verdict-drawn = Нічия
verdict-certain-draw = Гарантована нічия
verdict-slightly-better = { side } стоять трохи краще
verdict-better = { side } стоять краще
verdict-much-better = { side } стоять набагато краще
verdict-has-won = { side } виграли
verdict-wins = { side } виграють за { $n ->
        [one] { $n } хід
        [few] { $n } ходи
        [many] { $n } ходів
       *[other] { $n } ходу
    }
verdict-wins-exactly = { side } виграють рівно за { $n ->
        [one] { $n } хід
        [few] { $n } ходи
        [many] { $n } ходів
       *[other] { $n } ходу
    }

## A position of the game, and the move that changed most

ply-start = Початок
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Хід { $n }, { $text }
turning-point = Переломний момент: { $text }. До: { $before }. Після: { $after }.

## Beside the value

note-only-legal-move = { $text } — єдиний хід.
note-only-good-move = { $text } — єдиний добрий хід. А якщо { $next }: { $verdict }.
note-looking-for-threat = А якби ходили { $color ->
        [white] білі
       *[black] чорні
    }? Триває пошук…
note-threat = { side } загрожують ходом { $text }. Після цього: { $verdict }.
note-no-threat = { side } нічим не загрожують.
note-must-capture = { side } спершу мусять бити, тож загрози не рахуються.

## The rule that decides

hint-only-move = Є лише один хід.
hint-only-capture = Взяття обов’язкове, і воно лише одне. Треба побити { $n ->
        [one] { $n } шашку
        [few] { $n } шашки
        [many] { $n } шашок
       *[other] { $n } шашки
    }.
# $n (number)
hint-no-capture = Бити нічого: можна зробити будь-який із { $n ->
        [one] { $n } ходу
        [few] { $n } ходів
        [many] { $n } ходів
       *[other] { $n } ходу
    }.
hint-any-capture = Взяття обов’язкове. Яке б ви не вибрали, його треба довести до кінця.
hint-king-capture = Взяття обов’язкове, і якщо може бити дамка, бити мусить дамка.
# $n (number) of pieces that must be taken
hint-most-pieces = Взяття обов’язкове{ $n ->
        [1] {""}
        [one] , і побити треба { $n } шашку
        [few] , і побити треба { $n } шашки
        [many] , і побити треба { $n } шашок
       *[other] , і побити треба { $n } шашки
    }.
hint-best-capture = Взяття обов’язкове, і воно має бути одним із найцінніших.
