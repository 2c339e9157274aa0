### Openings by ballot, and matches.

ballots-more = Дебют, мікроматч, годинник
ballots-opening = Дебют
ballots-usual = Вільний
ballots-from-board = Позиція на дошці
ballots-draw-another = Витягнути іншу картку
ballots-find = Знайти картку за номером, назвою чи ходами
ballots-barred = Вилучено: цю картку ніколи не витягують, і жодна партія з неї не починається.
ballots-barred-mark = вилучено
ballots-loading = Завантаження карток…
ballots-nothing-found = Такої картки немає.
ballots-pair = Мікроматч: дві партії зі зміною кольору
ballots-next-game = Друга партія, зі зміною кольору
ballots-card-number = Картка { $number }
ballots-card-named = Картка { $number }, { $name }
ballots-both = { $first } і { $last }
ballots-without-pieces = без { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = шашка { $from } стоїть на { $to }
ballots-failed = Не вдалося завантажити картки.

## How a match stands

ballots-match-over = Мікроматч завершено
ballots-first-game = Мікроматч, партія 1 з 2
ballots-second-game = Мікроматч, партія 2 з 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Ви: { $first }, комп’ютер: { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Перший гравець ({ side-within }): { $first }, другий гравець ({ $color ->
        [white] чорні
       *[black] білі
    }): { $second }.
ballots-drawn = Мікроматч закінчився внічию.
ballots-you-won = Ви виграли мікроматч.
ballots-computer-won = Комп’ютер виграв мікроматч.
ballots-first-won = Перший гравець виграв мікроматч.
ballots-second-won = Другий гравець виграв мікроматч.
