### Making exercises.

author-title = Редактор вправ
author-make = Створити вправу
author-edit = Змінити цю вправу
author-back-to-exercise = Використати цю позицію
author-set-up = Змінити позицію
author-try-it = Спробувати
author-end-try = Назад до редактора
author-trying = Так це побачать інші.
author-finish = Завершити й відкрити
author-discard = Видалити
author-confirm-discard = Справді видалити?
author-leave = Грати звідси
author-goal = Мета
author-n-moves = Скільки ходів
author-target = Яке поле
author-on-board = На дошці
author-next-choice = Зробіть ходи, з яких треба вибирати: ходи за правилами й один не за правилами.
author-next-judged = Які ходи правильні, визначає мета. Зробіть їх, щоб записати відповіді.
author-next-over = Тут партію закінчено. Поверніться назад, щоб записати ще.
author-next-wrong = Зробіть хибну спробу, за правилами чи ні. Що про неї сказати, пишуть на кроці «Тексти».
author-next-mark = Вибирайте поля, щоб позначити їх. Щоб прибрати позначку, виберіть поле ще раз.
author-next-arrow = Виберіть, де стрілка починається, а потім — де закінчується. Продовжте звідти, щоб її зігнути.
author-undo = Скасувати
author-redo = Повторити
author-to-start = На початок
author-step-back = Хід назад
author-step-on = Хід уперед
author-known = Це вже записано.
author-full = Місця більше немає.
author-removed = Прибрано.
author-undone = Скасовано.
author-redone = Повторено.
author-promotes = перетворює просту на дамку
author-leaves = приводить до певної позиції
author-recorded = Записано
author-nothing = Поки нічого.
author-choices = Ходи на вибір
author-replies = Відповіді
author-wrong = Хибні спроби
author-drawings = Позначки й стрілки
author-remove = Прибрати
author-also-accept = Приймати кожен хід, який
author-add = Додати
author-hint = Підказка
author-ok = Що сказати наприкінці
author-caption = Текст під дошкою
author-check = Перевірити
author-checking = Триває перевірка…
author-not-checked = Не вдалося перевірити вправу.
author-changed-since = Відтоді вправа змінилася.
author-too-few-choices = Потрібно щонайменше два ходи на вибір.
author-too-long = Тексти задовгі для посилання.
author-keys = Клавіші на дошці: від 1 до 9 і 0 — вибрати інструмент, Enter — застосувати його, Delete — стерти намальоване на полі, U — скасувати, R — повторити, K і J — крок назад і вперед, F — перевернути дошку, Escape — відпустити.
author-back = Назад
author-missing = чогось бракує
author-optional = Усе це можна залишити порожнім.
author-wordless = Хибну спробу, про яку нічого не сказано, не буде збережено.
author-problems = Проблеми
author-goals =
    .move = Знайти правильний хід
    .capture-any = Зробити взяття
    .capture-all = Знайти всі взяття
    .capture-max = Зробити найбільше взяття
    .find-illegal = Знайти хід не за правилами
    .reach = Дійти до поля
    .win-in = Виграти за певну кількість ходів
    .hold = Не програти за певну кількість ходів
author-tool-names =
    .answer = Правильна відповідь
    .wrong = Хибна спроба
    .ring = Кружок
    .attention = Увага
    .cross = Хрестик
    .dot = Крапка
    .green = Зелена стрілка
    .red = Червона стрілка
    .yellow = Жовта стрілка
    .blue = Синя стрілка
# $color (color)
# $turn (number)
author-next-answer = Хід { $turn }: зробіть на дошці правильний хід за { $color ->
        [white] білих
       *[black] чорних
    }.
# $color (color)
# $mv (text) has been played
author-next-reply = Зіграно { $mv }. Зробіть хід-відповідь за { $color ->
        [white] білих
       *[black] чорних
    } або поверніться назад.
# $what (text)
# $turn (number)
author-accepted = Правильна відповідь, хід { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Відповідь на { $mv }: { $reply }.
author-tried = Хибна спроба: { $mv }. Напишіть на кроці «Тексти», що про неї сказати.
author-try-from = Початок — { $label }: тепер виберіть, де спроба закінчується.
author-arrow-from = Початок стрілки — { $label }: тепер виберіть, де вона закінчується.
author-lands = закінчується на { $label }
# $turn (number)
author-answers-of = Правильні відповіді, хід { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } у відповідь на { $mv }
author-words-to = Що сказати про хід { $mv }
author-remove-what = Прибрати: { $what }
# $turn (number)
author-no-answer = Для ходу { $turn } не записано жодної правильної відповіді.
# $game (text) its name
# $task (text)
author-shared = { $game }, вправа. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Намальовано: { $what }.
       *[no] Прибрано: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = Розв’язання уривається на ході { $ply }, рахуючи ходи обох сторін: { $why }.
author-captures = { $n ->
        [1] б’є хоча б одну шашку
        [one] б’є щонайменше { $n } шашку
        [few] б’є щонайменше { $n } шашки
        [many] б’є щонайменше { $n } шашок
       *[other] б’є щонайменше { $n } шашки
    }
# $step (text) its name
author-to-step = Далі: { $step }
author-steps =
    .task = Завдання
    .solution = Розв’язання
    .drawings = Позначки
    .words = Тексти
    .end = Завершення
author-headings =
    .task = Що потрібно зробити
    .solution = Ходи розв’язання
    .drawings = Позначки й стрілки
    .words = Що сказати
    .end = Перевірка й надсилання
