### The check of an exercise.

check-is-sound =
    .no = Упражнение некорректно.
    .yes = Упражнение корректно.
check-works = Упражнение работает. Насколько хорош ответ, не проверялось.
check-game-drawn = В этой позиции уже ничья, так что искать нечего.
check-game-over = В этой позиции партия окончена, так что искать нечего.
check-too-many-captures = Взятий здесь больше, чем можно перечислить.
check-too-hard = Слишком много возможностей, чтобы оценить это упражнение: задайте меньше ходов или поставьте меньше шашек.
check-too-many-lines = Нужно проверить слишком много вариантов: принимайте меньше ходов.
check-no-solution = Ни один ход по правилам не решает это упражнение.
# $text (text) the move
# $why (text) a sentence
check-not-legal = Ход { $text } принимается, но он не по правилам. { $why }
check-never-fits = Ни один ход по правилам не подходит под «{ $text }».
check-no-reply = После { $mv } возможно несколько ответов: укажите, какой сыгран.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = Ответ { $reply } на { $mv } — ход не по правилам. { $why }
check-reply-unused = Указан ответ на { $mv }, но этот ход нигде не делается.
check-answer-to-right = Ход { $mv } указан как неверная попытка, но он верен.
check-no-illegal = Все ходы на выбор сделаны по правилам.
check-several-illegal = Среди ходов на выбор несколько не по правилам: { $moves }.
check-unique = Ответ единственный: { $mv }.
check-accepted = Принимается один ход: { $mv }. Не доказано, что нет другого такого же хорошего.
# $n (number)
# $moves (text)
check-several = { $n ->
        [one] { $n } верный ход: { $moves }.
        [few] { $n } верных хода: { $moves }.
        [many] { $n } верных ходов: { $moves }.
       *[other] { $n } верных хода: { $moves }.
    }
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Нужно найти { $n } взятие: { $moves }.
        [few] Нужно найти { $n } взятия: { $moves }.
        [many] Нужно найти { $n } взятий: { $moves }.
       *[other] Нужно найти { $n } взятия: { $moves }.
    }
check-also-win = Ответ выигрывает форсированно, но выигрывают и ходы, которые не принимаются: { $moves }.
check-refuted = { $mv } опровергается ходом { $reply }.
check-every-move = Верен любой ход по правилам, так что искать почти нечего.
check-same-result = { $text } — тоже верный ответ: получается та же позиция, что после { $named }.
