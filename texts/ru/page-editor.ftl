### The board editor.

edit-board = Изменить позицию
editor = Редактор доски
tools = Шашки и инструменты
eraser = Ластик
hand = Переставить шашку
editor-keys = На доске: Enter ставит шашку, Delete убирает её, от 1 до 6 — выбор инструмента, T меняет очередь хода, U и R — отменить и повторить.
side-to-move = Чей ход
no-king-moves = нет
game = Игра
set-up = Готовые позиции
start-position = Начало партии
empty-board = Пустая доска
few-men = По три простые
two-kings = Две дамки против одной
three-kings = Три дамки против одной
line-of-men = Линия простых
tired-king = Дамка, исчерпавшая свои ходы
position-as-text = Позиция как текст (FEN)
setup-is-fine = Эту позицию можно играть.
play-this = Играть отсюда
play-white = Белыми против компьютера
play-black = Чёрными против компьютера
only-look = Просто посмотреть
discard = Назад без изменений
king-moves =
    .white = Ходы дамкой подряд у белых
    .black = Ходы дамкой подряд у чёрных
over-at-once-because = Партия сразу закончилась бы: { $reason }
men-stand-on-last-row = У { $color ->
        [white] белых
       *[black] чёрных
    } простые стоят там, где они стали бы дамками: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = Шашек у { $color ->
        [white] белых
       *[black] чёрных
    }: { $count }, а в начале партии — только { $start }.
pieces-dropped = { $n ->
        [1] Для одной шашки на этой доске не нашлось поля, и она убрана.
        [one] Для { $n } шашки на этой доске не нашлось поля, и она убрана.
        [few] Для { $n } шашек на этой доске не нашлось полей, и они убраны.
        [many] Для { $n } шашек на этой доске не нашлось полей, и они убраны.
       *[other] Для { $n } шашек на этой доске не нашлось полей, и они убраны.
    }
