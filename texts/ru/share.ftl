### What others have sent.

share-title = Поделиться
share-your-turn = Ваш ход.
share-played = { side } сыграли { $mv }.
# $n (number)
# $last (text)
share-many-played = { $n ->
        [one] Сделан { $n } ход
        [few] Сделано { $n } хода
        [many] Сделано { $n } ходов
       *[other] Сделано { $n } хода
    }, последний — { $last }.

## Why something cannot be opened

share-cannot-no-link = В этой картинке нет ссылки: её сохранили не здесь или другая программа убрала ссылку.
share-cannot-bad-picture = Картинка повреждена: ссылку в ней не удалось прочитать.
# $megabytes (number)
share-cannot-too-long = Это слишком много: читается не больше { $megabytes } МБ.
# $n (number)
share-cannot-many-games = Партий здесь: { $n }. Откройте файл в библиотеке и выберите одну.
# $n (number)
share-cannot-faulty = { $n ->
        [1] Кое-что здесь ошибочно или сомнительно.
        [one] Несколько мест здесь ошибочны или сомнительны.
        [few] Несколько мест здесь ошибочны или сомнительны.
        [many] Несколько мест здесь ошибочны или сомнительны.
       *[other] Несколько мест здесь ошибочны или сомнительны.
    } Чтобы увидеть, что именно, откройте это в библиотеке.
share-cannot-nothing = Здесь нет ни ссылки, ни позиции, ни партии, которые можно открыть. FEN читается как позиция той игры, что на доске.
# $why (text)
share-cannot-because = Это не удалось открыть: { $why }.
share-cannot-unreadable = Браузер не смог это прочитать.
share-cannot-no-reader = Чтение файлов сейчас не работает.
