### Tactics: positions with one good move, gone through one after the other.

tactics-title = Тактика
tactics-about = Позиции с единственным хорошим ходом, найденные в партиях движка и доказанные им.
tactics-game = Игра
# $n (number) a hundred for each grade of difficulty
tactics-strength = Ваша сила: { $n }
# $found (number)
# $tried (number)
tactics-found = С первой попытки найдено: { $found } из { $tried }
tactics-ways =
    .strength = По силам
    .missed = Пропущенные раньше
    .day = Пятёрка дня
    .streak = Серия
    .storm = На время
    .friend = С другом
tactics-ways-about =
    .strength = Трудность подбирается под вашу силу.
    .missed = Они возвращаются через день, неделю и месяц.
    .day = Одни и те же пять для всех.
    .streak = Всё труднее и труднее, до первой ошибки.
    .storm = Сколько успеете за три минуты.
    .friend = Десять, а потом ссылка на те же десять.
# $n (number)
tactics-best = Ваш рекорд: { $n }
# $n (number)
tactics-due = Ждут: { $n }
# $found (number)
# $all (number)
tactics-day-done = Сегодня: { $found } из { $all }
# $at (number)
# $all (number)
tactics-place = { $at } из { $all }
# $n (number)
tactics-score = Найдено: { $n }
# $grade (number)
tactics-grade = Трудность { $grade } из 10
tactics-next = Дальше
tactics-again = Ещё раз
tactics-others = Другая тактика
tactics-over = Это была последняя позиция.
tactics-time-over = Время вышло.
tactics-streak-over = Серия на этом закончена.
tactics-missing = Не удалось загрузить тактику для этой игры. Проверьте соединение и попробуйте ещё раз.
tactics-fetching = Позиции загружаются.
# $found (number)
# $all (number)
tactics-friends = Результат друга: { $found } из { $all }.
tactics-sent = От друга
tactics-pass-on = Копировать ссылку для друга
tactics-set-damaged = Ссылка на эти позиции обрезана или изменена по пути, или самих позиций больше нет. Попросите прислать её ещё раз.
tactics-squares = Поля
tactics-squares-about = Их обозначения на память: полминуты на доске без координат.
tactics-squares-find = Найти поле
tactics-squares-name = Назвать поле
# $square (text)
tactics-find-square = Найдите { $square }
tactics-which-square = Какое поле отмечено?
# $square (text)
tactics-square-missed = Нет: поле { $square } теперь подписано.
# $right (number)
# $wrong (number)
tactics-squares-score = Верно: { $right }, неверно: { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Ряд { $row }, столбец { $column }
tactics-themes =
    .win = Этот ход заканчивает партию.
    .king = Взята дамка.
    .promotion = Простая стала дамкой.
    .shot = Несколько шашек отданы, чтобы взять больше.
    .choice = Важно было, какое взятие выбрать.
    .ending = Когда шашек так мало, важен каждый ход.
    .quiet = Тихий ход выиграл шашку.
