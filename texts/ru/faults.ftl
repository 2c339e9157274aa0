### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Ссылку не удалось прочитать полностью: { $why }.
faults-board = Эту доску нельзя показать: { $why }.
faults-lesson = Не удалось прочитать урок: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; и ещё { $n }

## Parts of links

faults-changed = её изменили или обрезали после создания: контрольные знаки не сходятся, поэтому, возможно, имелось в виду другое
faults-invisible = убраны переносы строк или невидимые знаки
faults-ending = убрано «{ $ending }» в конце
faults-escapes = она прочитана после раскрытия кодов со знаком процента
faults-left-out = ход { $number }, «{ $text }», пропущен вместе со всеми следующими: { $why }
faults-too-many-moves = прочитаны только первые ходы: { $max } из { $n }
faults-too-much = ход { $number } пропущен вместе со всеми следующими: взятий слишком много, чтобы их перечислить
faults-ply = «ply={ $text }» — не число от 0 до числа ходов
faults-orientation = «o={ $text }» — ни w, ни b
faults-value = «{ $key }={ $value }» пропущено; здесь нужно: { $expected }
faults-a-level = уровень (от 1 до 8 или 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = целое число
faults-a-player = w, b или both
faults-a-mode = diagram, replay, play или exercise
faults-long-value = «{ $key }=» пропущено: это { $n } Б, а читается не больше { $max }
faults-no-key = ключа «{ $key }» нет
faults-no-value = «{ $text }» не имеет вида ключ=значение
faults-twice = «{ $key }=» встречается больше одного раза, прочитано только первое
faults-part = одну часть не удалось прочитать до конца: { $part }
faults-parts =
    .position = позиция
    .last = последняя часть
    .moves = ходы
    .ply = номер показанного хода
    .marks = метки
    .arrows = стрелки
    .texts = тексты
faults-holds-more = это из более новой версии Damiera, и в ней больше, чем показано

## Links that cannot be opened

faults-long-link = её длина — { $n } Б, а читается не больше { $max }
faults-newer = это из более новой версии Damiera (v={ $version })
faults-version = «v={ $text }» — не номер версии
faults-damaged = её изменили или обрезали после создания, и прочитать из неё ничего нельзя
faults-no-ruleset = не сказано, что это за игра: не хватает «g=» в ссылке или «variant» на странице
faults-unknown-ruleset = эта версия не знает такой игры: «{ $id }»
faults-house = свои правила прочитать нельзя: { $why }
faults-position = позицию прочитать нельзя: { $why }
faults-escape = «{ $text }» — не код со знаком процента для текста UTF-8

## House rules

faults-house-prefix = «{ $id }» не обозначает своих правил: в начале должно стоять «{ $expected }»
faults-house-long = код длиной { $n } Б слишком длинный для своих правил: читается не больше { $max }
faults-house-version = «{ $text }» — не известная версия своих правил: здесь должно стоять «{ $expected }»
faults-house-part = «{ $part }» — не выбор из своих правил; здесь нужно одно из этих: { $expected }
faults-house-twice = «{ $part }» — не первая часть с «{ $key }»: она может быть только одна
faults-house-contrary = эти свои правила не имеют смысла: { $why }
faults-house-many = разных своих правил сразу может быть не больше { $max }
faults-house-too-many-squares = на доске 12 на 12 играют только на тёмных полях: все поля — это слишком много
faults-house-rows-too-many = при стольких рядах простых между сторонами остаётся меньше двух пустых рядов
faults-house-trapezoid-of-one-row = в трапеции не меньше двух рядов простых
faults-house-straight-on-dark = на тёмных полях простые должны ходить по диагонали, иначе половина из них никогда не сможет стать дамкой
faults-house-diagonal-on-all = если используются все поля, что-то должно двигаться по вертикали или горизонтали, иначе одна половина шашек никогда не встретится с другой
faults-house-landing-of-short-king = выбирать, где остановиться, могут только дальнобойные дамки
faults-house-uturn-of-short-king = поворачивать прямо назад могут только дальнобойные дамки
faults-house-uturn-barred = дамка может повернуть прямо назад, только если взятые шашки сразу снимаются с доски
faults-house-limit-of-short-king = ограничение числа ходов одной дамки — только для дальнобойных дамок
faults-house-king-gains-nothing = если дамки ходят и берут не дальше простых, превращение ничего не даёт
faults-house-end-against-goal = если выигрывает тот, кому некуда ходить, другой конец партии не имеет смысла
faults-house-huff-against-goal = если выигрывает тот, кому некуда ходить, никто не станет брать за фук шашку соперника

## Positions

faults-token-at = «{ $token }», символ { $place }: { $what }
faults-expected-shorter = текст длиннее { $max } байт
faults-expected-known-turn = нужно знать, чей ход: напишите W или B
faults-expected-turn = сначала нужно указать, чей ход: напишите W или B
faults-expected-side = здесь должны быть поля одной стороны, а перед ними W или B
faults-expected-side-once-white = поля белых уже указаны
faults-expected-side-once-black = поля чёрных уже указаны
faults-expected-square = это не поле; поля — от { $first } до { $last }
faults-expected-range = диапазон должен возрастать и лежать в пределах от { $first } до { $last }
faults-expected-range-in-row = диапазон должен идти по одному ряду слева направо и лежать в пределах от { $first } до { $last }
faults-expected-empty-square = на { $label } уже стоит шашка
faults-expected-counters = напишите здесь число ходов дамкой чёрных и белых, например +0+312
faults-expected-counter = напишите число и две цифры поля дамки, например 312, или просто 0
faults-no-pieces = на доске нет шашек
faults-shared-square = на { $label } стоят шашки обеих сторон
faults-counter-without-king = на { $label } ведётся счёт ходов дамки, но у этой стороны там нет дамки
faults-counter-too-high = ходов дамкой подряд насчитано { $counted }, а разрешено только { $limit }
faults-counter-without-limit = в этой игре ходы дамки не считаются

## Moves, and what is said between them

faults-long-move = ход длиной { $n } Б слишком длинный: читается не больше { $max }
faults-no-move = «{ $text }» — не ход: нужны хотя бы два поля, например { $example }
faults-no-square = «{ $token }» в «{ $text }» — не поле: поля — от { $first } до { $last }
faults-ambiguous = «{ $text }» можно понять по-разному; это может быть { $moves }
faults-not-crowned = «{ $text }» оканчивается на K, но при { $mv } простая не становится дамкой
faults-illegal = «{ $text }» — здесь ход не по правилам
faults-not-now = «{ $text }» невозможно: { $why }
faults-now-over = партия окончена
faults-now-not-your-turn = ходит другая сторона
faults-now-offered = ничья уже предложена: её нужно принять или отклонить
faults-now-not-offered = ничья не предложена
faults-now-by-moving = ходом предложение отклоняют только вместе с самим ходом
faults-now-no-claim = ни один пункт правил не позволяет здесь потребовать ничью
faults-now-ahead = у стороны, отклонившей ничью, решающее преимущество: хотя бы на простую больше
faults-now-own-refusal = после отказа потребовать ничью может только сторона, которая её предложила
faults-now-capture = нужно бить: у кого преимущество, станет видно потом
faults-now-not-missed = на последнем ходу взятие не пропущено
faults-now-not-huffed = шашка на этом поле не могла бить

## Marks and arrows

faults-brush = «{ $text }» — не стрелка: в начале должно стоять G, R, Y или B, например G{ $text }
faults-route = «{ $text }» — не стрелка: нужно от двух до { $max } полей
faults-many-marks = прочитаны только первые метки или стрелки: { $max } из { $n }

## Variations

faults-variations = варианты прочитать нельзя: { $why }
faults-variations-changed = варианты изменили или обрезали после создания: контрольные знаки не сходятся
faults-variations-node = «tn={ $path }» — не место в вариантах
faults-variations-part = варианты не удалось прочитать до конца
faults-at = строка { $line }, столбец { $column }: { $what }
faults-token = «{ $token }»: { $what }
faults-long-text = текст длиной { $n } Б слишком длинный: читается не больше { $max }
faults-unknown = здесь нужен ход, комментарий, вариант, оценка или результат
faults-too-many-captures = взятий перед этим слишком много, чтобы их перечислить
faults-open-comment = у комментария нет закрывающей фигурной скобки
faults-glyph-without-move = перед оценкой нет хода
faults-glyph = оценки — от $0 до $65535, и их может быть не больше { $max }
faults-variation-without-move = перед вариантом нет хода, который он мог бы заменить
faults-open-variation = у варианта нет закрывающей скобки
faults-nested = варианты могут стоять один в другом не глубже { $max }
faults-close = закрывающая скобка стоит без варианта
faults-set-up = позицию расставить нельзя: { $why }
faults-not-legal = этот ход здесь не по правилам
faults-unlistable = взятий в этой позиции слишком много, чтобы их перечислить: больше { $max } прыжков
faults-deep = в цепочке может быть не больше { $max } ходов, считая обе стороны
faults-large = в партии с вариантами может быть не больше { $max } ходов
faults-long-comment = комментарий длиной { $n } Б слишком длинный: читается не больше { $max }
faults-glyphs = у хода может быть не больше { $max } оценок

## Files of games

faults-tag = здесь нужен тег, например [White "Имя"]
faults-tag-twice = тег встречается больше одного раза, действует первый
faults-tag-control = в теге есть управляющие знаки, они читаются как пробелы
faults-many-tags = тегов может быть не больше { $max }
faults-no-game = игры «{ $id }» здесь нет
faults-type-number = тип игры начинается с числа, а «{ $text }» — нет
faults-type-foreign = тип игры { $number } — это { $name }, в неё здесь не играют
faults-type-unknown = тип игры { $number } здесь неизвестен
faults-type-other = тип игры «{ $text }» — другая игра, чем { $expected }, в которую здесь играют
faults-type-other-number = тип игры «{ $text }» — другая игра, чем { $number }, которая здесь известна
faults-game-unsaid = нигде не сказано, что это за игра: нужен тег GameType
faults-result = здесь нужен результат: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 или *
faults-behind-result = это стоит после результата партии и пропущено
faults-result-twice = у партии уже есть результат, действует первый
faults-result-differs = по тегу результат { $result }
faults-result-by-rules = по правилам результат { $result }
faults-long-file = файл длиной { $n } Б слишком длинный: читается не больше { $max }

## Games that are gone through on another page

faults-moves = ходы: { $why }
faults-node = node=«{ $text }» — не место в вариантах
faults-no-ply = ply=«{ $text }» — не ход партии
faults-pace = autoplay=«{ $text }» — неверное значение: нужно от 0.5 до 60 секунд
faults-others = другие ошибки: { $n }

## Exercises

faults-no-goal = у упражнения нет цели; нужно { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:ПОЛЕ, win-in:ЧИСЛО или hold:ЧИСЛО
faults-goal = «{ $text }» — не цель; нужно { $goals }
faults-n-moves = «{ $text }» — не число ходов: нужно от 1 до { $max }
faults-square = «{ $token }» — не поле: поля — от { $first } до { $last }
faults-nothing-accepted = на ходу { $turn } ничего не принимается: нужен ход или условие
faults-choices = «{ $text }» — не выбор: в «accept» нужны хотя бы два хода
faults-not-wanted = «{ $key }» не подходит к этой цели, этого здесь быть не должно
faults-captures = «{ $text }» — не число шашек: нужно от 1 до { $max }
faults-accepted-position = принимаемую позицию прочитать нельзя: { $why }
faults-reply = «{ $text }» — не ответный ход: нужны ход, > и ход на него
faults-answer = «{ $text }» — не ответ: нужны ход, = и что сказать
faults-too-many = слишком много ({ $what }: { $n }): может быть не больше { $max }
faults-lists =
    .turns = ходы решения
    .accepted = принимаемые ходы
    .replies = ответные ходы
    .answers = ответы на неверные попытки
faults-long-key = длина «{ $key }» — { $n } Б: читается не больше { $max }
faults-wordy = длина текста «{ $start }…» — { $n } Б: читается не больше { $max }

## Lessons

faults-lesson-line = строка { $line }: { $what }
faults-long-lesson = длина урока — { $n } Б, а читается не больше { $max }
faults-lesson-title = здесь нужны «# » и название урока, а не «{ $text }»
faults-second-title = у урока одно название; шаг начинается с «## »
faults-empty-title = после «#» нужно название
faults-no-steps = здесь нужен шаг: «## » и его название
faults-many-steps = шагов больше { $max }
faults-lesson-value = «{ $text }» не имеет вида «имя: значение»
faults-lesson-name = здесь нет «{ $text }»; нужно одно из этих: { $known }
faults-lesson-head = у урока нет «{ $text }»; нужно одно из этих: { $known }
faults-lesson-twice = у «{ $name }» уже есть значение
faults-empty-step = у шага нет ни текста, ни доски
faults-lesson-mode = режима «{ $text }» нет: нужно diagram, replay, play или exercise
faults-lesson-source = здесь нужны «src» и файл урока, лежащий рядом с файлом курса
faults-lesson-goal = у упражнения есть цель, и только у упражнения
faults-packed-long = урок в { $n } знаков слишком длинный для ссылки: может быть не больше { $max }
faults-packed-damaged = ссылку изменили или обрезали в пути
faults-packed-newer = ссылка из более новой версии
faults-packed-much = содержимое длиннее урока, в котором не больше { $max } Б

## Problems

faults-problem-address = в «{ $text }» нет позиции: это адрес партии или задачи на том сайте, а оттуда ничего не загружается. Нужен FEN или PDN с того сайта
faults-problem-game = в игру «{ $name }» здесь не играют
faults-problem-unsolved = нужно решение
faults-problem-many = в уроке не больше { $max } шагов
faults-problem-turns = в упражнении не больше { $max } ходов решения
faults-problem-flaw = в решении, полуход { $ply }: { $why }
faults-problem-in-game = партия { $number }: { $why }
