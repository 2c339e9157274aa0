### Games kept on the device, and files of games.

library-name = Назва партії на дошці
library-save = Зберегти цю партію
library-kept = Збережено
library-saved = Партія тепер у бібліотеці.
library-kept-games = Збережені партії
library-search = Пошук
library-nothing-kept = Збережених партій поки немає.
library-nothing-found = Немає партії, у якій були б усі ці слова.
library-show-more = Показати ще
library-cancel = Скасувати
library-rename-short = Перейменувати
library-delete-short = Видалити
library-collect-short = До уроку
library-new-name = Нова назва
library-undelete = Відновити
library-export = Зберегти все одним файлом
library-open-file = Відкрити файл
library-drop-here = PDN або партії, збережені тут раніше. Файл можна й перетягнути сюди.
library-reading = Триває читання…
library-more-in-file = У файлі більше партій, ніж показано.
library-back = Назад до бібліотеки
library-from-file = із файлу
library-unknown-player = Невідомий
library-unfinished = не закінчено
library-is-guess = У файлі не вказано, яка це гра: це припущення.
library-is-cut = Варіанти й коментарі задовгі, щоб їх зберегти: відкрито лише головний варіант.
library-open-anyway = Відкрити те, що вдалося прочитати
library-file-saved = Файл передано браузеру для збереження.
library-collect = До уроку: { $name }
library-rename = Перейменувати: { $name }
library-delete = Видалити: { $name }
library-deleted = Партію «{ $name }» видалено.
library-n-games = { $n ->
        [one] { $n } партія
        [few] { $n } партії
        [many] { $n } партій
       *[other] { $n } партії
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = Партії: { $found } з { $n }
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] Додано { $new } партію
        [few] Додано { $new } партії
        [many] Додано { $new } партій
       *[other] Додано { $new } партії
    }{ $known ->
        [0] {""}
        [one] ; { $known } вже була там
        [few] ; { $known } вже були там
        [many] ; { $known } вже були там
       *[other] ; { $known } вже були там
    }.
library-n-moves = { $n ->
        [one] { $n } хід
        [few] { $n } ходи
        [many] { $n } ходів
       *[other] { $n } ходу
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] До цієї партії є примітка.
        [one] У цій партії { $n } помилкове чи сумнівне місце.
        [few] У цій партії { $n } помилкові чи сумнівні місця.
        [many] У цій партії { $n } помилкових чи сумнівних місць.
       *[other] У цій партії { $n } помилкового чи сумнівного місця.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Рядок { $line }, стовпець { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Цей браузер не дозволяє сторінці зберігати партії. Можна зберегти партію на дошці у файл PDN і відкривати файли.
library-cannot-not-kept = Браузер не зміг цього зробити: можливо, не залишилося місця.
# $n (number)
library-cannot-full = Партій уже { $n }, і місця більше немає: спершу видаліть якісь із них.
library-cannot-game-too-long = У цій партії більше варіантів і коментарів, ніж можна зберегти.
library-cannot-bad-game = Цю партію не вдалося прочитати.
# $megabytes (number)
library-cannot-file-too-long = Файл завеликий: можна прочитати щонайбільше { $megabytes } МБ.
library-cannot-not-a-library = Це не файл збережених партій, який може прочитати ця версія.
# $n (number)
library-cannot-line = У рядку { $n } немає партії, яку можна прочитати.
library-cannot-unreadable = Браузер не зміг прочитати файл.
library-cannot-no-games = У цьому файлі немає партій.
library-cannot-no-reader = Читання файлів зараз не працює.
