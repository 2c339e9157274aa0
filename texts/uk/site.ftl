### What stands around the rules on their pages.

site-skip = Перейти до правил
site-play = Зіграти в цю гру
site-pages = Правила
site-choose = Виберіть гру
# $n (number)
site-all-games = { $n ->
        [one] Усі ігри, разом { $n }
        [few] Усі { $n } гри
        [many] Усі { $n } ігор
       *[other] Усі { $n } гри
    }
# Over the games whose pages nobody wrote by hand.
site-others = Решта ігор
site-others-about = Їхні правила написано за тим, як грає Damiera, з дошками, на яких їх можна спробувати.
# Names the ways to the pages before and after.
site-neighbors = Інші правила
site-previous-page = Попередня
site-next-page = Наступна
site-languages = Мови
site-contents = На цій сторінці
# The link under a board.
site-open = Відкрити на дошці
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [1] Відповідь
        [one] Відповіді
        [few] Відповіді
        [many] Відповіді
       *[other] Відповіді
    }
site-next = Наступна вправа
# $number (number)
# $n (number)
site-exercise = Вправа { $number } з { $n }
# $color (color)
site-turn = { $color ->
        [white] Хід білих.
       *[black] Хід чорних.
    }
# $page (text) a link to the page written by hand
site-more = Більше про цю родину, з дебютами, тлумаченнями та джерелами: { $page }.
site-footer = Damiera безкоштовна, працює без інтернету й нікуди нічого не надсилає.

## On the page before its program is there. In English `index.html` says the same

site-old = Цей браузер не може запустити Damiera: він застарий або не дозволяє WebAssembly. Оновіть його чи скористайтеся іншим.
site-failed = Не вдалося завантажити Damiera: чи є мережа? Пробуємо ще раз.
site-what = Уся родина шашок: проти комп’ютера або вдвох на одному пристрої.
