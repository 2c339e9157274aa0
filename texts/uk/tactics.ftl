### Tactics: positions with one good move, gone through one after the other.

tactics-title = Тактика
tactics-about = Позиції з єдиним добрим ходом, знайдені в партіях рушія й доведені ним.
tactics-game = Гра
# $n (number) a hundred for each grade of difficulty
tactics-strength = Ваша сила: { $n }
# $found (number)
# $tried (number)
tactics-found = З першої спроби знайдено: { $found } з { $tried }
tactics-ways =
    .strength = Під вашу силу
    .missed = Пропущені раніше
    .day = П’ятірка дня
    .streak = Серія
    .storm = На час
    .friend = З другом
tactics-ways-about =
    .strength = Складність — за вашою силою.
    .missed = Вони повертаються через день, тиждень і місяць.
    .day = Ті самі п’ять для всіх.
    .streak = Дедалі складніше, до першого промаху.
    .storm = Скільки встигнете за три хвилини.
    .friend = Десять, а потім посилання на ті самі десять.
# $n (number)
tactics-best = Ваш рекорд: { $n }
# $n (number)
tactics-due = Чекають: { $n }
# $found (number)
# $all (number)
tactics-day-done = Сьогодні: { $found } з { $all }
# $at (number)
# $all (number)
tactics-place = { $at } з { $all }
# $n (number)
tactics-score = Знайдено: { $n }
# $grade (number)
tactics-grade = Складність { $grade } з 10
tactics-next = Далі
tactics-again = Ще раз
tactics-others = Інша тактика
tactics-over = Це була остання позиція.
tactics-time-over = Час вийшов.
tactics-streak-over = Серія на цьому закінчується.
tactics-missing = Не вдалося завантажити тактику для цієї гри. Перевірте з’єднання та спробуйте ще раз.
tactics-fetching = Позиції завантажуються.
# $found (number)
# $all (number)
tactics-friends = Результат друга: { $found } з { $all }.
tactics-sent = Від друга
tactics-pass-on = Копіювати посилання для друга
tactics-set-damaged = Посилання на ці позиції дорогою обрізано або змінено, або самих позицій уже немає. Попросіть надіслати його ще раз.
tactics-squares = Поля
tactics-squares-about = Їхні назви напам’ять: пів хвилини на дошці без позначень.
tactics-squares-find = Знайти поле
tactics-squares-name = Назвати поле
# $square (text)
tactics-find-square = Знайдіть { $square }
tactics-which-square = Яке поле позначено?
# $square (text)
tactics-square-missed = Ні: поле { $square } тепер підписано.
# $right (number)
# $wrong (number)
tactics-squares-score = Правильно: { $right }, неправильно: { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Ряд { $row }, стовпець { $column }
tactics-themes =
    .win = Цей хід закінчує партію.
    .king = Побито дамку.
    .promotion = Проста стала дамкою.
    .shot = Кілька шашок віддано, щоб побити більше.
    .choice = Важило, яке взяття вибрати.
    .ending = Коли шашок так мало, важить кожен хід.
    .quiet = Тихий хід виграв шашку.
