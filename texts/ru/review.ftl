### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Просматривается позиция { $at } из { $all }…
review-closer = Места, где что-то упущено, изучаются подробнее…
review-leave = Уйти можно в любой момент: найденное хранится, пока страница не закрыта.
review-stuck = Движок остановился.
review-none = Ошибок не найдено.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] { $n } ошибка
        [few] { $n } ошибки
        [many] { $n } ошибок
       *[other] { $n } ошибки
    }
review-blunders = { $n ->
        [one] { $n } зевок
        [few] { $n } зевка
        [many] { $n } зевков
       *[other] { $n } зевка
    }
review-mistake = ошибка
review-blunder = зевок
review-points = Переломные моменты
review-small = Ни один ход не потерял много. Больше всего потеряли эти
# $line (text) moves
review-better = Лучше: { $line }
review-find = Найдите ход лучше
review-report = Отчёт
review-open-study = Открыть с вариантами
review-print = Печать
review-too-long = Партия с лучшими вариантами слишком длинная для сохранения.
# $at (number)
# $all (number)
review-place = Найдите ход лучше: { $at } из { $all }
# $text (text) a move
review-asked = В партии было сыграно { $text }. Что лучше?
review-next = Дальше
review-over = Это была последняя позиция.
# $found (number)
# $all (number)
review-found = С первой попытки найдено: { $found } из { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Так сыграно в партии. Ответ — { $line }. После этого: { $verdict }.
review-is-answered = Недостаточно хорошо: ответ — { $line }. После этого: { $verdict }.
review-leads-to = Недостаточно хорошо. После этого: { $verdict }.
review-solved = Хорошо. Лучший вариант: { $line }. После этого: { $verdict }.

## Beside the move in a study

review-remark = До: { $before }. После: { $after }.
