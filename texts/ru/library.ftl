### Games kept on the device, and files of games.

library-name = Название партии на доске
library-save = Сохранить эту партию
library-kept = Сохранено
library-saved = Партия теперь в библиотеке.
library-kept-games = Сохранённые партии
library-search = Поиск
library-nothing-kept = Сохранённых партий пока нет.
library-nothing-found = Нет партии, где были бы все эти слова.
library-show-more = Показать ещё
library-cancel = Отмена
library-rename-short = Переименовать
library-delete-short = Удалить
library-collect-short = В урок
library-new-name = Новое название
library-undelete = Восстановить
library-export = Сохранить все одним файлом
library-open-file = Открыть файл
library-drop-here = PDN или партии, сохранённые здесь раньше. Файл можно и перетащить сюда.
library-reading = Идёт чтение…
library-more-in-file = В файле больше партий, чем показано.
library-back = Назад в библиотеку
library-from-file = из файла
library-unknown-player = Неизвестный
library-unfinished = не окончена
library-is-guess = В файле не сказано, какая это игра: это предположение.
library-is-cut = Варианты и комментарии слишком длинные для сохранения: открыт только главный вариант.
library-open-anyway = Открыть то, что удалось прочитать
library-file-saved = Файл передан браузеру для сохранения.
library-collect = В урок: { $name }
library-rename = Переименовать: { $name }
library-delete = Удалить: { $name }
library-deleted = Партия «{ $name }» удалена.
library-n-games = { $n ->
        [one] { $n } партия
        [few] { $n } партии
        [many] { $n } партий
       *[other] { $n } партии
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = Партии: { $found } из { $n }
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] Добавлена { $new } партия
        [few] Добавлены { $new } партии
        [many] Добавлено { $new } партий
       *[other] Добавлено { $new } партии
    }{ $known ->
        [0] {""}
        [one] ; { $known } уже была там
        [few] ; { $known } уже были там
        [many] ; { $known } уже были там
       *[other] ; { $known } уже были там
    }.
library-n-moves = { $n ->
        [one] { $n } ход
        [few] { $n } хода
        [many] { $n } ходов
       *[other] { $n } хода
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] К этой партии есть примечание.
        [one] В этой партии { $n } ошибочное или сомнительное место.
        [few] В этой партии { $n } ошибочных или сомнительных места.
        [many] В этой партии { $n } ошибочных или сомнительных мест.
       *[other] В этой партии { $n } ошибочных или сомнительных места.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Строка { $line }, столбец { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Этот браузер не позволяет странице хранить партии. Можно сохранить партию на доске в файл PDN и открывать файлы.
library-cannot-not-kept = Браузер не смог этого сделать: возможно, не осталось места.
# $n (number)
library-cannot-full = Партий уже { $n }, и больше места нет: сначала удалите какие-нибудь.
library-cannot-game-too-long = В этой партии больше вариантов и комментариев, чем можно сохранить.
library-cannot-bad-game = Эту партию не удалось прочитать.
# $megabytes (number)
library-cannot-file-too-long = Файл слишком большой: читается не больше { $megabytes } МБ.
library-cannot-not-a-library = Это не файл сохранённых партий, который может прочитать эта версия.
# $n (number)
library-cannot-line = В строке { $n } нет партии, которую можно прочитать.
library-cannot-unreadable = Браузер не смог прочитать файл.
library-cannot-no-games = В этом файле нет партий.
library-cannot-no-reader = Чтение файлов сейчас не работает.
