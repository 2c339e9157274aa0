### What stands around the rules on their pages.

site-skip = Перейти к правилам
site-play = Сыграть в эту игру
site-pages = Правила
site-choose = Выберите игру
# $n (number)
site-all-games = { $n ->
        [one] Все игры, всего { $n }
        [few] Все { $n } игры
        [many] Все { $n } игр
       *[other] Все { $n } игры
    }
# Over the games whose pages nobody wrote by hand.
site-others = Остальные игры
site-others-about = Их описания составлены по правилам, по которым играет Damiera, с досками, на которых их можно попробовать.
# Names the ways to the pages before and after.
site-neighbors = Другие правила
site-previous-page = Предыдущая
site-next-page = Следующая
site-languages = Языки
site-contents = На этой странице
# The link under a board.
site-open = Открыть на доске
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [1] Ответ
        [one] Ответы
        [few] Ответы
        [many] Ответы
       *[other] Ответы
    }
site-next = Следующее упражнение
# $number (number)
# $n (number)
site-exercise = Упражнение { $number } из { $n }
# $color (color)
site-turn = { $color ->
        [white] Ход белых.
       *[black] Ход чёрных.
    }
# $page (text) a link to the page written by hand
site-more = Больше об этом семействе, с дебютами, толкованиями и источниками: { $page }.
site-footer = Damiera бесплатна, работает без интернета и никуда ничего не отправляет.

## On the page before its program is there. In English `index.html` says the same

site-old = Этот браузер не может запустить Damiera: он слишком старый или не разрешает WebAssembly. Обновите его или откройте другой.
site-failed = Не удалось загрузить Damiera: есть ли сеть? Идёт новая попытка.
site-what = Всё семейство шашек: против компьютера или вдвоём на одном устройстве.
