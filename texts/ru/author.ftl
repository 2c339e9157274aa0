### Making exercises.

author-title = Редактор упражнений
author-make = Создать упражнение
author-edit = Изменить это упражнение
author-back-to-exercise = Использовать эту позицию
author-set-up = Изменить позицию
author-try-it = Попробовать
author-end-try = Назад в редактор
author-trying = Так это увидят другие.
author-finish = Завершить и открыть
author-discard = Удалить
author-confirm-discard = Точно удалить?
author-leave = Играть отсюда
author-goal = Цель
author-n-moves = Сколько ходов
author-target = Какое поле
author-on-board = На доске
author-next-choice = Сделайте ходы, из которых нужно выбирать: ходы по правилам и один не по правилам.
author-next-judged = Какие ходы верны, определяет цель. Сделайте их, чтобы записать ответы.
author-next-over = Здесь партия окончена. Вернитесь назад, чтобы записать ещё.
author-next-wrong = Сделайте неверную попытку, по правилам или нет. Что о ней сказать, пишется на шаге «Тексты».
author-next-mark = Выбирайте поля, чтобы пометить их. Чтобы убрать пометку, выберите поле ещё раз.
author-next-arrow = Выберите, где стрелка начинается, потом — где заканчивается. Продолжите оттуда, чтобы её изогнуть.
author-undo = Отменить
author-redo = Повторить
author-to-start = В начало
author-step-back = Ход назад
author-step-on = Ход вперёд
author-known = Это уже записано.
author-full = Больше места нет.
author-removed = Убрано.
author-undone = Отменено.
author-redone = Повторено.
author-promotes = превращает простую в дамку
author-leaves = приводит к определённой позиции
author-recorded = Записано
author-nothing = Пока ничего.
author-choices = Ходы на выбор
author-replies = Ответы
author-wrong = Неверные попытки
author-drawings = Пометки и стрелки
author-remove = Убрать
author-also-accept = Принимать любой ход, который
author-add = Добавить
author-hint = Подсказка
author-ok = Что сказать в конце
author-caption = Текст под доской
author-check = Проверить
author-checking = Идёт проверка…
author-not-checked = Не удалось проверить упражнение.
author-changed-since = С тех пор упражнение изменилось.
author-too-few-choices = Нужно хотя бы два хода на выбор.
author-too-long = Тексты слишком длинные для ссылки.
author-keys = Клавиши на доске: от 1 до 9 и 0 — выбрать инструмент, Enter — применить его, Delete — стереть нарисованное на поле, U — отменить, R — повторить, K и J — шаг назад и вперёд, F — перевернуть доску, Escape — отпустить.
author-back = Назад
author-missing = чего-то не хватает
author-optional = Всё это можно оставить пустым.
author-wordless = Неверная попытка, о которой ничего не сказано, не сохраняется.
author-problems = Проблемы
author-goals =
    .move = Найти верный ход
    .capture-any = Сделать взятие
    .capture-all = Найти все взятия
    .capture-max = Сделать самое большое взятие
    .find-illegal = Найти ход не по правилам
    .reach = Прийти на поле
    .win-in = Выиграть за заданное число ходов
    .hold = Не проиграть за заданное число ходов
author-tool-names =
    .answer = Верный ответ
    .wrong = Неверная попытка
    .ring = Кружок
    .attention = Внимание
    .cross = Крестик
    .dot = Точка
    .green = Зелёная стрелка
    .red = Красная стрелка
    .yellow = Жёлтая стрелка
    .blue = Синяя стрелка
# $color (color)
# $turn (number)
author-next-answer = Ход { $turn }: сделайте на доске верный ход за { $color ->
        [white] белых
       *[black] чёрных
    }.
# $color (color)
# $mv (text) has been played
author-next-reply = Сыграно { $mv }. Сделайте ответный ход за { $color ->
        [white] белых
       *[black] чёрных
    } или вернитесь назад.
# $what (text)
# $turn (number)
author-accepted = Верный ответ, ход { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Ответ на { $mv }: { $reply }.
author-tried = Неверная попытка: { $mv }. Напишите на шаге «Тексты», что о ней сказать.
author-try-from = Начало — { $label }: теперь выберите, где попытка заканчивается.
author-arrow-from = Начало стрелки — { $label }: теперь выберите, где она заканчивается.
author-lands = заканчивается на { $label }
# $turn (number)
author-answers-of = Верные ответы, ход { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } в ответ на { $mv }
author-words-to = Что сказать о ходе { $mv }
author-remove-what = Убрать: { $what }
# $turn (number)
author-no-answer = Для хода { $turn } не записано ни одного верного ответа.
# $game (text) its name
# $task (text)
author-shared = { $game }, упражнение. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Нарисовано: { $what }.
       *[no] Убрано: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Решение обрывается на ходу { $ply }, считая ходы обеих сторон: { $why }.
author-captures = { $n ->
        [1] берёт хотя бы одну шашку
        [one] берёт не меньше { $n } шашки
        [few] берёт не меньше { $n } шашек
        [many] берёт не меньше { $n } шашек
       *[other] берёт не меньше { $n } шашек
    }
# $step (text) its name
author-to-step = Дальше: { $step }
author-steps =
    .task = Задание
    .solution = Решение
    .drawings = Пометки
    .words = Тексты
    .end = Завершение
author-headings =
    .task = Что требуется
    .solution = Ходы решения
    .drawings = Пометки и стрелки
    .words = Что говорится
    .end = Проверка и отправка
