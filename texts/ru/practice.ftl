### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Тренировка
practice-about = Эндшпили с небольшим числом шашек. Соперник никогда не ошибается, каждый ваш ход получает оценку, и его можно вернуть.
practice-game = Игра
practice-goals =
    .win = Выиграть
    .hold = Удержать ничью
# $n (number)
practice-men = { $n ->
    [one] { $n } простая
    [few] { $n } простые
    [many] { $n } простых
   *[other] { $n } простые
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } дамка
    [few] { $n } дамки
    [many] { $n } дамок
   *[other] { $n } дамки
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } и { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = У вас { $own }, у соперника { $their }
# $least (number)
# $most (number)
practice-lengths = от { $least } до { $most ->
    [one] { $most } хода
    [few] { $most } ходов
    [many] { $most } ходов
   *[other] { $most } ходов
}
# $done (number)
# $all (number)
practice-done = Пройдено: { $done } из { $all }
practice-working = Другие эндшпили ещё рассчитываются.
practice-none = В этой игре ни один эндшпиль с таким небольшим числом шашек не длится достаточно долго для тренировки.
practice-failed = В этом браузере не удалось рассчитать эндшпили.
practice-from-here = Доиграть эту позицию
practice-from-here-about = Позиция на доске против движка в полную силу.
# $at (number)
# $all (number)
practice-place = { $at } из { $all }
# $moves (number)
practice-win = Выиграйте. При лучшей защите вам понадобится { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}.
# $n (number)
practice-hold = Удерживайте ничью { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}.
practice-free = Играйте как можно лучше.
practice-verdicts =
    .best = Лучший ход.
    .good = Хороший ход.
    .held = Ничья удержана.
    .inaccurate = Не самый лучший ход.
    .mistake = Ошибка.
    .gone = Выигрыш упущен: теперь ничья.
    .lost = Этот ход проигрывает.
# $n (number)
practice-longer = { $n ->
    [one] Всё ещё выиграно, но на { $n } ход дольше.
    [few] Всё ещё выиграно, но на { $n } хода дольше.
    [many] Всё ещё выиграно, но на { $n } ходов дольше.
   *[other] Всё ещё выиграно, но на { $n } хода дольше.
}
practice-which = Что было лучше?
# $mv (text)
practice-better = Лучше было { $mv }.
# $mv (text)
practice-hint = Здесь лучше всего { $mv }.
practice-looking = Позиция изучается.
practice-unknown = Об этой позиции ничего не известно, поэтому оценок здесь нет.
practice-par = Выиграно за наименьшее число ходов.
# $n (number)
practice-over = { $n ->
    [one] Выиграно, на { $n } ход больше, чем нужно.
    [few] Выиграно, на { $n } хода больше, чем нужно.
    [many] Выиграно, на { $n } ходов больше, чем нужно.
   *[other] Выиграно, на { $n } хода больше, чем нужно.
}
practice-was-held = Ничья за вами.
practice-missed = Не в этот раз. Верните ход или начните заново.
practice-helped = С помощью, поэтому засчитано как просмотренное.
# $moves (number)
# $all (number)
practice-moves = Ходы: { $moves } из { $all }
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Хорошие: { $good } · неточные: { $inaccurate } · ошибки: { $mistakes }
practice-take-back = Вернуть ход
practice-next = Следующий эндшпиль
practice-previous = Предыдущий эндшпиль
practice-others = Все эндшпили
