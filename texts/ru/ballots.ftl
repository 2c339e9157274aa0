### Openings by ballot, and matches.

ballots-more = Дебют, микроматч, часы
ballots-opening = Дебют
ballots-usual = Свободный
ballots-from-board = Позиция на доске
ballots-draw-another = Вытянуть другую карточку
ballots-find = Найти карточку по номеру, названию или ходам
ballots-barred = Исключена: эта карточка никогда не выпадает, и ни одна партия с неё не начинается.
ballots-barred-mark = исключена
ballots-loading = Карточки загружаются…
ballots-nothing-found = Такой карточки нет.
ballots-pair = Микроматч: две партии со сменой цвета
ballots-next-game = Вторая партия, со сменой цвета
ballots-card-number = Карточка { $number }
ballots-card-named = Карточка { $number }, { $name }
ballots-both = { $first } и { $last }
ballots-without-pieces = без { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = шашка { $from } стоит на { $to }
ballots-failed = Не удалось загрузить карточки.

## How a match stands

ballots-match-over = Микроматч окончен
ballots-first-game = Микроматч, партия 1 из 2
ballots-second-game = Микроматч, партия 2 из 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Вы: { $first }, компьютер: { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Первый игрок ({ side-within }): { $first }, второй игрок ({ $color ->
        [white] чёрные
       *[black] белые
    }): { $second }.
ballots-drawn = Микроматч закончился вничью.
ballots-you-won = Вы выиграли микроматч.
ballots-computer-won = Компьютер выиграл микроматч.
ballots-first-won = Первый игрок выиграл микроматч.
ballots-second-won = Второй игрок выиграл микроматч.
