### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Нова партія
start = Почати
close = Закрити
undo = Скасувати
redo = Повторити
resign = Здатися
confirm-resign = Справді здатися?
resign-yes = Так, здаюся
resign-no = Грати далі
flip = Повернути дошку
library = Бібліотека
settings = Налаштування
help = Клавіші
stop = Стоп
think-on = Думати далі
move-now = Ходити зараз
try-again = Спробувати ще раз
rematch = Реванш
rematch-as =
    .white = Реванш білими
    .black = Реванш чорними
go-through = Переглянути
learn-from-mistakes = Робота над помилками
mistakes = Помилки
offer-draw = Пропоную нічию
accept-draw = Прийняти
decline-draw = Відхилити
claim-draw = Вимагати нічиєї
insist = Наполягти на взятті
play-on-from-here = Грати звідси
back-to-game = Назад до партії
back-to-saved = Назад до моєї партії
return-to-it = Повернутися
update = Оновити
the-rule = Показати правило
rules = Правила
about-game = Про цю гру
back = Назад
forward = Уперед
more = Ще

## Labels and notices (at most 100 characters)

title = Damiera: уся родина шашок
skip-to-board = Перейти до дошки
choose-game = Виберіть гру
opponent = Суперник
computer = Комп’ютер
you = Ви
two-players = Два гравці
your-color = Ваш колір
white = Білі
black = Чорні
random = Випадково
level = Рівень
language = Мова
sources = Джерела
actions = Дії
moves = Ходи
no-moves-yet = Ходів поки немає.
first-move = На початок
previous-move = На хід назад
next-move = На хід уперед
last-move = До останнього ходу
looking-back = Давніша позиція
your-turn = Ваш хід
computers-turn = Хід комп’ютера
must-capture = взяття обов’язкове
stopped = Комп’ютер зупинено.
missed-capture = На останньому ході пропущено взяття.
overlook = Комп’ютер не помічає пропущених взять
may-stop = Продовжуйте або натисніть на шашку ще раз, щоб зупинитися тут.
counters = Лічба до нічиєї
draw-offered = запропоновано нічию
choose-route = Туди ведуть кілька взять. Яке вибрати?
route-entered = Продовжуйте: взяття не закінчено.
several-pieces = Туди можуть піти кілька шашок: спершу виберіть шашку.
no-move-here = Ця шашка не може ходити.
not-your-turn = Зараз хід комп’ютера.
opened-link = Цю позицію відкрито за посиланням.
opened-game = Партію, яка була на дошці, збережено для вас.
kept-game = Попередню партію збережено в бібліотеці.
set-aside = Те, що ви складали, відкладено.
unchecked-link = Неможливо перевірити, чи не змінилося це посилання дорогою.
part-missing = Не вдалося завантажити цю частину Damiera: чи є мережа? Пробуємо ще раз.
storage-blocked = Цей браузер не дає зберегти партію: після перезавантаження сторінки вона зникне.
install = Установити
offline-ready = Можна грати без інтернету
update-ready = Готова нова версія.
keys-title = Клавіші на дошці

## Sides

side = { $color ->
        [white] Білі
       *[black] Чорні
    }
# The same within a sentence.
side-within = { $color ->
        [white] білі
       *[black] чорні
    }
# The same as a name alone.
side-name = { side }
to-move =
    .white = Хід білих
    .black = Хід чорних

## The computer

# $level (number) at which it plays
computer-at = Комп’ютер, рівень { $level }
thinking-yet = Комп’ютер думає…
# $depth (number)
thinking-at-depth = Комп’ютер думає… глибина { $depth }
engine-failed = Рушій перестав працювати.
# The levels, weakest first.
level-names =
    .first = Новачок
    .second = Учень
    .third = Аматор
    .fourth = Середній
    .fifth = Клубний гравець
    .sixth = Сильний
    .seventh = Експерт
    .eighth = Максимум

## Words between moves

result =
    .white-wins = Перемога білих
    .black-wins = Перемога чорних
    .draw = Нічия
    .unlistable = Забагато взять
result-yours =
    .won = Ви виграли
    .lost = Ви програли
huff = Зняти за фук { $square }
huffed = Взяття пропущено: комп’ютер знімає за фук шашку на { $square } і робить хід.
draw-is-offered =
    .white = Білі пропонують нічию.
    .black = Чорні пропонують нічию.
offer-answered =
    .declined = Комп’ютер відмовляється від нічиєї.
    .accepted = Комп’ютер погоджується на нічию.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = на останньому ході пропущено взяття: можна зняти за фук { $squares }, наполягти на взятті або залишити все як є

## The board

board-of = Дошка: { $game }
board-of-to-move = Дошка: { $game }, хід { $color ->
        [white] білих
       *[black] чорних
    }
square-empty = порожньо
# What may be done with a square.
square-roles =
    .can-move = може ходити
    .can-capture = може бити
    .chosen = вибрано
    .target = сюди можна піти
    .jumped = побито
# $moves (number)
# $limit (number)
square-streak = ходи дамкою поспіль: { $moves } з { $limit }
piece =
    .white-man = біла проста
    .white-king = біла дамка
    .black-man = чорна проста
    .black-king = чорна дамка
# A king with its square.
king-on = дамка { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: з { $from }{ $via ->
        [yes] {" "}через { $by }
       *[no] {""}
    } на { $to }{ $crowned ->
        [yes] , стає дамкою
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
moved-capturing = { side } б’ють { $n ->
        [one] { $n } шашку
        [few] { $n } шашки
        [many] { $n } шашок
       *[other] { $n } шашки
    }: з { $from }{ $via ->
        [yes] {" "}через { $by }
       *[no] {""}
    } на { $to }, побито: { $taken }{ $crowned ->
        [yes] , стає дамкою
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, б’є { $n ->
        [one] { $n } шашку
        [few] { $n } шашки
        [many] { $n } шашок
       *[other] { $n } шашки
    }
# $white (number)
# $black (number)
pieces-left = Білі: { $white }, чорні: { $black }
legal-moves-are = Можливі ходи: { $moves }
link-fault = Посилання не вдалося прочитати повністю.
board-fault = Цю дошку не можна показати.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } і { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } або { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, пробіл
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
    .arrows = рухатися дошкою
    .enter = підняти шашку, поставити її
    .escape = відпустити її
    .next-piece = наступна, попередня шашка, яка може ходити
    .next-target = наступне поле, куди вона може піти
    .moves = прочитати можливі ходи
    .last-move = прочитати останній хід
    .state = прочитати, як стоять справи в партії
    .undo = скасувати, повторити
    .look = подивитися на хід назад, на хід уперед
    .ends = подивитися початок, кінець
    .analysis = увімкнути чи вимкнути аналіз
    .threat = чим загрожує суперник
    .evaluation = прочитати оцінку
    .hint = підказка, крок за кроком
    .flip = перевернути дошку
    .routes = вибрати шлях
