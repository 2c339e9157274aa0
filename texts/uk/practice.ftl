### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Тренування
practice-about = Ендшпілі з небагатьма шашками. Суперник ніколи не помиляється, кожен ваш хід оцінюється, і його можна повернути.
practice-game = Гра
practice-goals =
    .win = Виграти
    .hold = Утримати нічию
# $n (number)
practice-men = { $n ->
    [one] { $n } проста
    [few] { $n } прості
    [many] { $n } простих
   *[other] { $n } простої
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
practice-and = { $kings } і { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = У вас { $own }, у суперника { $their }
# $least (number)
# $most (number)
practice-lengths = від { $least } до { $most ->
    [one] { $most } ходу
    [few] { $most } ходів
    [many] { $most } ходів
   *[other] { $most } ходу
}
# $done (number)
# $all (number)
practice-done = Пройдено: { $done } з { $all }
practice-working = Інші ендшпілі ще обчислюються.
practice-none = У цій грі жоден ендшпіль із такою малою кількістю шашок не триває достатньо довго для тренування.
practice-failed = У цьому браузері не вдалося обчислити ендшпілі.
practice-from-here = Дограти цю позицію
practice-from-here-about = Позиція на дошці проти рушія на повну силу.
# $at (number)
# $all (number)
practice-place = { $at } з { $all }
# $moves (number)
practice-win = Виграйте. За найкращого захисту вам { $moves ->
    [one] знадобиться { $moves } хід
    [few] знадобляться { $moves } ходи
    [many] знадобиться { $moves } ходів
   *[other] знадобиться { $moves } ходу
}.
# $n (number)
practice-hold = Утримуйте нічию { $n ->
    [one] { $n } хід
    [few] { $n } ходи
    [many] { $n } ходів
   *[other] { $n } ходу
}.
practice-free = Грайте якнайкраще.
practice-verdicts =
    .best = Найкращий хід.
    .good = Добрий хід.
    .held = Нічию утримано.
    .inaccurate = Не зовсім найкращий хід.
    .mistake = Помилка.
    .gone = Виграш упущено: тепер нічия.
    .lost = Цей хід програє.
# $n (number)
practice-longer = { $n ->
    [one] Усе ще виграно, але на { $n } хід довше.
    [few] Усе ще виграно, але на { $n } ходи довше.
    [many] Усе ще виграно, але на { $n } ходів довше.
   *[other] Усе ще виграно, але на { $n } ходу довше.
}
practice-which = Що було краще?
# $mv (text)
practice-better = Краще було { $mv }.
# $mv (text)
practice-hint = Тут найкраще { $mv }.
practice-looking = Позиція вивчається.
practice-unknown = Про цю позицію нічого не відомо, тому оцінок тут немає.
practice-par = Виграно за найменшу кількість ходів.
# $n (number)
practice-over = { $n ->
    [one] Виграно, на { $n } хід більше, ніж треба.
    [few] Виграно, на { $n } ходи більше, ніж треба.
    [many] Виграно, на { $n } ходів більше, ніж треба.
   *[other] Виграно, на { $n } ходу більше, ніж треба.
}
practice-was-held = Нічия ваша.
practice-missed = Не цього разу. Поверніть хід або почніть спочатку.
practice-helped = З допомогою, тому зараховано як переглянуте.
# $moves (number)
# $all (number)
practice-moves = Ходи: { $moves } з { $all }
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Добрі: { $good } · неточні: { $inaccurate } · помилки: { $mistakes }
practice-take-back = Повернути хід
practice-next = Наступний ендшпіль
practice-previous = Попередній ендшпіль
practice-others = Усі ендшпілі
