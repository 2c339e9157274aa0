### The share sheet.

sheet-what = Чим поділитися
sheet-whole-game = Уся партія
sheet-position = Лише ця позиція
sheet-whoever = Той, хто відкриє
sheet-looks = дивиться й може грати далі
sheet-answers = відповідає своїм ходом
sheet-answers-more = Партія листуванням: ви надсилаєте посилання, суперник робить хід і надсилає своє.
sheet-no-address = Ця копія Damiera — файл на вашому пристрої, і адреси в неї немає. Її посилання відкриваються, якщо вставити їх на дошку будь-якої Damiera.
sheet-short-link = Коротке посилання
sheet-short-about = щоб надіслати в повідомленні
sheet-readable-link = Читабельне посилання
sheet-readable-about = показує ходи
sheet-copy = Копіювати
sheet-send = Надіслати…
sheet-qr = QR-код короткого посилання
sheet-qr-about = Наведіть на нього камеру телефона, щоб продовжити там.
sheet-qr-too-long = Ця партія задовга для QR-коду.
sheet-as-text = Як текст
sheet-copy-fen = Копіювати FEN
sheet-copy-pdn = Копіювати PDN
sheet-save-pdn = Зберегти PDN
sheet-as-picture = Як картинка
sheet-save-svg = Зберегти SVG
sheet-save-png = Зберегти PNG
sheet-picture-about = Картинка пам’ятає своє посилання: перетягніть її на дошку, і все відкриється знову.
sheet-embed = На вашій сторінці
sheet-element = Дошка як елемент
sheet-frame = Дошка як фрейм
sheet-making = Хвилинку…
sheet-not-made = Решту не вдалося підготувати: запис файлів зараз не працює.
sheet-copied = Скопійовано.
sheet-not-copied = Браузер не дозволив копіювати. Виділіть текст і скопіюйте його.
sheet-saved = Файл передано браузеру для збереження.
sheet-not-saved = Браузер не зміг зберегти файл.
sheet-not-sent = Браузер не зміг це надіслати.
# $color (color)
# $level (number)
sheet-challenge = грає за { $color ->
        [white] білих
       *[black] чорних
    } проти комп’ютера, рівень { $level }
sheet-copy-what = Копіювати: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: хід { $color ->
        [white] білих
       *[black] чорних
    }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side-within } виграли.
sheet-finished = { $game }: закінчена партія.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: чи здолаєте звідси за { $color ->
        [white] білих
       *[black] чорних
    } рівень { $level }?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: мій хід зроблено, тепер ваша черга ходити за { $color ->
        [white] білих
       *[black] чорних
    }.

## Studies

sheet-whole = Увесь розбір з усіма варіантами
# $game (text) its name
sheet-sent = { $game }: розбір із варіантами.
# $n (number)
# $most (number)
sheet-too-long = Символів у цьому посиланні: { $n }, а деякі месенджери приймають у повідомленні щонайбільше { $most }. Краще надішліть файл PDN: у ньому є все.
sheet-file = У файлі PDN є все:
