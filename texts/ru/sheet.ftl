### The share sheet.

sheet-what = Чем поделиться
sheet-whole-game = Вся партия
sheet-position = Только эта позиция
sheet-whoever = Получатель
sheet-looks = смотрит и может играть дальше
sheet-answers = отвечает своим ходом
sheet-answers-more = Партия по переписке: вы отправляете ссылку, соперник делает ход и присылает свою.
sheet-no-address = Эта копия Damiera — файл на вашем устройстве, у неё нет адреса. Её ссылки открываются, если вставить их на доску любой Damiera.
sheet-short-link = Короткая ссылка
sheet-short-about = для отправки в сообщении
sheet-readable-link = Читаемая ссылка
sheet-readable-about = показывает ходы
sheet-copy = Копировать
sheet-send = Отправить…
sheet-qr = QR-код короткой ссылки
sheet-qr-about = Наведите на него камеру телефона, чтобы продолжить там.
sheet-qr-too-long = Эта партия слишком длинная для QR-кода.
sheet-as-text = Как текст
sheet-copy-fen = Копировать FEN
sheet-copy-pdn = Копировать PDN
sheet-save-pdn = Сохранить PDN
sheet-as-picture = Как картинка
sheet-save-svg = Сохранить SVG
sheet-save-png = Сохранить PNG
sheet-picture-about = Картинка помнит свою ссылку: перетащите её на доску, и всё откроется снова.
sheet-embed = На вашей странице
sheet-element = Доска как элемент
sheet-frame = Доска как фрейм
sheet-making = Минутку…
sheet-not-made = Остальное не удалось подготовить: запись файлов сейчас не работает.
sheet-copied = Скопировано.
sheet-not-copied = Браузер не разрешил копирование. Выделите текст и скопируйте его.
sheet-saved = Файл передан браузеру для сохранения.
sheet-not-saved = Браузер не смог сохранить файл.
sheet-not-sent = Браузер не смог отправить это.
# $color (color)
# $level (number)
sheet-challenge = играет за { $color ->
        [white] белых
       *[black] чёрных
    } против компьютера, уровень { $level }
sheet-copy-what = Копировать: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: ход { $color ->
        [white] белых
       *[black] чёрных
    }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side-within } выиграли.
sheet-finished = { $game }: законченная партия.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: сможете отсюда за { $color ->
        [white] белых
       *[black] чёрных
    } обыграть уровень { $level }?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: мой ход сделан, теперь ваша очередь ходить за { $color ->
        [white] белых
       *[black] чёрных
    }.

## Studies

sheet-whole = Весь разбор со всеми вариантами
# $game (text) its name
sheet-sent = { $game }: разбор с вариантами.
# $n (number)
# $most (number)
sheet-too-long = Символов в этой ссылке: { $n }, а некоторые мессенджеры принимают в сообщении не больше { $most }. Отправьте лучше файл PDN: в нём есть всё.
sheet-file = В файле PDN есть всё:
