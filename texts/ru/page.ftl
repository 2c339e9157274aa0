### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Новая партия
start = Начать
close = Закрыть
undo = Отменить
redo = Повторить
resign = Сдаться
confirm-resign = Точно сдаться?
resign-yes = Да, сдаюсь
resign-no = Играть дальше
flip = Повернуть доску
library = Библиотека
settings = Настройки
help = Клавиши
stop = Стоп
think-on = Думать дальше
move-now = Ходить сейчас
try-again = Попробовать ещё раз
rematch = Реванш
rematch-as =
    .white = Реванш белыми
    .black = Реванш чёрными
go-through = Просмотреть
learn-from-mistakes = Работа над ошибками
mistakes = Ошибки
offer-draw = Предложить ничью
accept-draw = Принять
decline-draw = Отклонить
claim-draw = Потребовать ничью
insist = Настоять на взятии
play-on-from-here = Играть отсюда
back-to-game = Назад к партии
back-to-saved = Назад к моей партии
return-to-it = Вернуться
update = Обновить
the-rule = Показать правило
rules = Правила
about-game = Об этой игре
back = Назад
forward = Вперёд
more = Ещё

## Labels and notices (at most 100 characters)

title = Damiera: всё семейство шашек
skip-to-board = Перейти к доске
choose-game = Выберите игру
opponent = Соперник
computer = Компьютер
you = Вы
two-players = Два игрока
your-color = Ваш цвет
white = Белые
black = Чёрные
random = Случайно
level = Уровень
language = Язык
sources = Источники
actions = Действия
moves = Ходы
no-moves-yet = Ходов пока нет.
first-move = В начало
previous-move = На ход назад
next-move = На ход вперёд
last-move = К последнему ходу
looking-back = Более ранняя позиция
your-turn = Ваш ход
computers-turn = Ход компьютера
must-capture = взятие обязательно
stopped = Компьютер остановлен.
missed-capture = На последнем ходу пропущено взятие.
overlook = Компьютер не замечает пропущенных взятий
may-stop = Продолжайте или нажмите на шашку ещё раз, чтобы остановиться здесь.
counters = Счёт до ничьей
draw-offered = предложена ничья
choose-route = Туда ведут несколько взятий. Какое выбрать?
route-entered = Продолжайте: взятие не закончено.
several-pieces = Туда могут пойти несколько шашек: сначала выберите шашку.
no-move-here = Эта шашка не может ходить.
not-your-turn = Сейчас ход компьютера.
opened-link = Эта позиция открыта по ссылке.
opened-game = Партия, которая была на доске, сохранена для вас.
kept-game = Предыдущая партия сохранена в библиотеке.
set-aside = То, что вы составляли, отложено.
unchecked-link = Нельзя проверить, не изменилась ли эта ссылка по пути.
part-missing = Не удалось загрузить эту часть Damiera: есть ли сеть? Идёт новая попытка.
storage-blocked = Этот браузер не даёт сохранить партию: при перезагрузке страницы она пропадёт.
install = Установить
offline-ready = Можно играть без интернета
update-ready = Готова новая версия.
keys-title = Клавиши на доске

## Sides

side = { $color ->
        [white] Белые
       *[black] Чёрные
    }
# The same within a sentence.
side-within = { $color ->
        [white] белые
       *[black] чёрные
    }
# The same as a name alone.
side-name = { side }
to-move =
    .white = Ход белых
    .black = Ход чёрных

## The computer

# $level (number) at which it plays
computer-at = Компьютер, уровень { $level }
thinking-yet = Компьютер думает…
# $depth (number)
thinking-at-depth = Компьютер думает… глубина { $depth }
engine-failed = Движок перестал работать.
# The levels, weakest first.
level-names =
    .first = Новичок
    .second = Ученик
    .third = Любитель
    .fourth = Средний
    .fifth = Клубный игрок
    .sixth = Сильный
    .seventh = Эксперт
    .eighth = Максимум

## Words between moves

result =
    .white-wins = Победа белых
    .black-wins = Победа чёрных
    .draw = Ничья
    .unlistable = Слишком много взятий
result-yours =
    .won = Вы выиграли
    .lost = Вы проиграли
huff = Взять за фук { $square }
huffed = Взятие пропущено: компьютер берёт за фук шашку на { $square } и делает ход.
draw-is-offered =
    .white = Белые предлагают ничью.
    .black = Чёрные предлагают ничью.
offer-answered =
    .declined = Компьютер отказывается от ничьей.
    .accepted = Компьютер соглашается на ничью.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = на последнем ходу пропущено взятие: можно взять за фук { $squares }, настоять на взятии или оставить всё как есть

## The board

board-of = Доска: { $game }
board-of-to-move = Доска: { $game }, ход { $color ->
        [white] белых
       *[black] чёрных
    }
square-empty = пусто
# What may be done with a square.
square-roles =
    .can-move = может ходить
    .can-capture = может взять
    .chosen = выбрана
    .target = сюда можно пойти
    .jumped = взята
# $moves (number)
# $limit (number)
square-streak = ходы дамкой подряд: { $moves } из { $limit }
piece =
    .white-man = белая простая
    .white-king = белая дамка
    .black-man = чёрная простая
    .black-king = чёрная дамка
# A king with its square.
king-on = дамка { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: с { $from }{ $via ->
        [yes] {" "}через { $by }
       *[no] {""}
    } на { $to }{ $crowned ->
        [yes] , становится дамкой
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } берут { $n ->
        [one] { $n } шашку
        [few] { $n } шашки
        [many] { $n } шашек
       *[other] { $n } шашки
    }: с { $from }{ $via ->
        [yes] {" "}через { $by }
       *[no] {""}
    } на { $to }, взято: { $taken }{ $crowned ->
        [yes] , становится дамкой
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, берёт { $n ->
        [one] { $n } шашку
        [few] { $n } шашки
        [many] { $n } шашек
       *[other] { $n } шашки
    }
# $white (number)
# $black (number)
pieces-left = Белые: { $white }, чёрные: { $black }
legal-moves-are = Возможные ходы: { $moves }
link-fault = Ссылку не удалось прочитать полностью.
board-fault = Эту доску нельзя показать.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } и { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } или { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, пробел
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = двигаться по доске
    .enter = поднять шашку, поставить её
    .escape = отпустить её
    .next-piece = следующая, предыдущая шашка, которая может ходить
    .next-target = следующее поле, куда она может пойти
    .moves = прочитать возможные ходы
    .last-move = прочитать последний ход
    .state = прочитать, как обстоят дела в партии
    .undo = отменить, повторить
    .look = посмотреть на ход назад, на ход вперёд
    .ends = посмотреть начало, конец
    .analysis = включить или выключить анализ
    .threat = чем угрожает соперник
    .evaluation = прочитать оценку
    .hint = подсказка, шаг за шагом
    .flip = перевернуть доску
    .routes = выбрать путь
