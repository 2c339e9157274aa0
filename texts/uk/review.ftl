### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Переглядається позиція { $at } з { $all }…
review-closer = Місця, де щось утрачено, вивчаються докладніше…
review-leave = Піти можна будь-коли: знайдене зберігається, доки сторінку не закрито.
review-stuck = Рушій зупинився.
review-none = Помилок не знайдено.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] { $n } помилка
        [few] { $n } помилки
        [many] { $n } помилок
       *[other] { $n } помилки
    }
review-blunders = { $n ->
        [one] { $n } груба помилка
        [few] { $n } грубі помилки
        [many] { $n } грубих помилок
       *[other] { $n } грубої помилки
    }
review-mistake = помилка
review-blunder = груба помилка
review-points = Переломні моменти
review-small = Жоден хід не втратив багато. Найбільше втратили ці
# $line (text) moves
review-better = Краще: { $line }
review-find = Знайдіть кращий хід
review-report = Звіт
review-open-study = Відкрити з варіантами
review-print = Друк
review-too-long = Партія з кращими варіантами задовга, щоб її зберегти.
# $at (number)
# $all (number)
review-place = Знайдіть кращий хід: { $at } з { $all }
# $text (text) a move
review-asked = У партії зіграно { $text }. Що краще?
review-next = Далі
review-over = Це була остання позиція.
# $found (number)
# $all (number)
review-found = З першої спроби знайдено: { $found } з { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = Так зіграно в партії. Відповідь — { $line }. Після цього: { $verdict }.
review-is-answered = Недостатньо добре: відповідь — { $line }. Після цього: { $verdict }.
review-leads-to = Недостатньо добре. Після цього: { $verdict }.
review-solved = Добре. Найкращий варіант: { $line }. Після цього: { $verdict }.

## Beside the move in a study

review-remark = До: { $before }. Після: { $after }.
