### The board editor.

edit-board = Змінити позицію
editor = Редактор дошки
tools = Шашки та інструменти
eraser = Гумка
hand = Переставити шашку
editor-keys = На дошці: Enter ставить шашку, Delete прибирає її, від 1 до 6 — вибір інструмента, T змінює чергу ходу, U і R — скасувати й повторити.
side-to-move = Чий хід
no-king-moves = немає
game = Гра
set-up = Готові позиції
start-position = Початок партії
empty-board = Порожня дошка
few-men = По три прості
two-kings = Дві дамки проти однієї
three-kings = Три дамки проти однієї
line-of-men = Лінія простих
tired-king = Дамка, що вичерпала свої ходи
position-as-text = Позиція як текст (FEN)
setup-is-fine = Цю позицію можна грати.
play-this = Грати звідси
play-white = Білими проти комп’ютера
play-black = Чорними проти комп’ютера
only-look = Просто подивитися
discard = Назад без змін
king-moves =
    .white = Ходи дамкою поспіль у білих
    .black = Ходи дамкою поспіль у чорних
over-at-once-because = Партія одразу закінчилася б: { $reason }
men-stand-on-last-row = У { $color ->
        [white] білих
       *[black] чорних
    } прості стоять там, де стали б дамками: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = Шашок у { $color ->
        [white] білих
       *[black] чорних
    }: { $count }, а на початку партії — лише { $start }.
pieces-dropped = { $n ->
        [1] Для однієї шашки на цій дошці не знайшлося поля, і її прибрано.
        [one] Для { $n } шашки на цій дошці не знайшлося поля, і її прибрано.
        [few] Для { $n } шашок на цій дошці не знайшлося полів, і їх прибрано.
        [many] Для { $n } шашок на цій дошці не знайшлося полів, і їх прибрано.
       *[other] Для { $n } шашки на цій дошці не знайшлося полів, і їх прибрано.
    }
