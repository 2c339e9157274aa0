### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = Посилання не вдалося прочитати повністю: { $why }.
faults-board = Цю дошку не можна показати: { $why }.
faults-lesson = Не вдалося прочитати урок: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; і ще { $n }

## Parts of links

faults-changed = його змінили або обрізали після створення: контрольні знаки не сходяться, тож, можливо, малося на увазі інше
faults-invisible = вилучено переноси рядків або невидимі знаки
faults-ending = вилучено «{ $ending }» наприкінці
faults-escapes = його прочитано після розкриття кодів зі знаком відсотка
faults-left-out = хід { $number }, «{ $text }», пропущено разом з усіма наступними: { $why }
faults-too-many-moves = прочитано лише перші ходи: { $max } із { $n }
faults-too-much = хід { $number } пропущено разом з усіма наступними: взять забагато, щоб їх перелічити
faults-ply = «ply={ $text }» — не число від 0 до кількості ходів
faults-orientation = «o={ $text }» — ні w, ні b
faults-value = «{ $key }={ $value }» пропущено; тут потрібно: { $expected }
faults-a-level = рівень (від 1 до 8 або 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = ціле число
faults-a-player = w, b або both
faults-a-mode = diagram, replay, play або exercise
faults-long-value = «{ $key }=» пропущено: це { $n } Б, а можна прочитати щонайбільше { $max }
faults-no-key = ключа «{ $key }» немає
faults-no-value = «{ $text }» не має вигляду ключ=значення
faults-twice = «{ $key }=» трапляється більше ніж раз, прочитано лише перше
faults-part = одну частину не вдалося прочитати до кінця: { $part }
faults-parts =
    .position = позиція
    .last = остання частина
    .moves = ходи
    .ply = номер показаного ходу
    .marks = позначки
    .arrows = стрілки
    .texts = тексти
faults-holds-more = це з новішої версії Damiera, і в ньому більше, ніж показано

## Links that cannot be opened

faults-long-link = його довжина — { $n } Б, а можна прочитати щонайбільше { $max }
faults-newer = це з новішої версії Damiera (v={ $version })
faults-version = «v={ $text }» — не номер версії
faults-damaged = його змінили або обрізали після створення, і прочитати з нього нічого не можна
faults-no-ruleset = не сказано, що це за гра: бракує «g=» у посиланні або «variant» на сторінці
faults-unknown-ruleset = ця версія не знає такої гри: «{ $id }»
faults-house = власні правила прочитати не можна: { $why }
faults-position = позицію прочитати не можна: { $why }
faults-escape = «{ $text }» — не код зі знаком відсотка для тексту UTF-8

## House rules

faults-house-prefix = «{ $id }» не позначає власних правил: на початку має стояти «{ $expected }»
faults-house-long = код завдовжки { $n } Б задовгий для власних правил: можна прочитати щонайбільше { $max }
faults-house-version = «{ $text }» — не відома версія власних правил: тут має стояти «{ $expected }»
faults-house-part = «{ $part }» — не вибір із власних правил; тут потрібне одне з цих: { $expected }
faults-house-twice = «{ $part }» — не перша частина з «{ $key }»: вона може бути лише одна
faults-house-contrary = ці власні правила не мають сенсу: { $why }
faults-house-many = різних власних правил одразу може бути щонайбільше { $max }
faults-house-too-many-squares = на дошці 12 на 12 грають лише на темних полях: усіх було б забагато
faults-house-rows-too-many = за такої кількості рядів простих між сторонами залишається менше ніж два порожні ряди
faults-house-trapezoid-of-one-row = у трапеції щонайменше два ряди простих
faults-house-straight-on-dark = на темних полях прості мають ходити по діагоналі, інакше половина з них ніколи не зможе стати дамкою
faults-house-diagonal-on-all = якщо грають на всіх полях, щось має рухатися по горизонталі чи вертикалі, інакше половина шашок ніколи не зустрінеться з рештою
faults-house-landing-of-short-king = вибирати, де стати, можуть лише далекобійні дамки
faults-house-uturn-of-short-king = повертати прямо назад можуть лише далекобійні дамки
faults-house-uturn-barred = дамка може повернути прямо назад, лише якщо побиті шашки одразу знімаються з дошки
faults-house-limit-of-short-king = обмеження ходів однієї дамки — лише для далекобійних дамок
faults-house-king-gains-nothing = якщо дамки ходять і б’ють не далі за простих, перетворення нічого не дає
faults-house-end-against-goal = якщо виграє той, хто не може ходити, інший кінець партії не має сенсу
faults-house-huff-against-goal = якщо виграє той, хто не може ходити, ніхто не зніматиме за фук шашку суперника

## Positions

faults-token-at = «{ $token }», символ { $place }: { $what }
faults-expected-shorter = текст довший за { $max } байтів
faults-expected-known-turn = треба знати, чий хід: напишіть W або B
faults-expected-turn = спершу треба вказати, чий хід: напишіть W або B
faults-expected-side = напишіть тут поля однієї сторони, а перед ними W або B
faults-expected-side-once-white = поля білих уже вказано
faults-expected-side-once-black = поля чорних уже вказано
faults-expected-square = це не поле; поля — від { $first } до { $last }
faults-expected-range = діапазон має зростати й лежати в межах від { $first } до { $last }
faults-expected-range-in-row = діапазон має йти одним рядом зліва направо й лежати в межах від { $first } до { $last }
faults-expected-empty-square = на { $label } вже стоїть шашка
faults-expected-counters = напишіть тут кількість ходів дамкою чорних і білих, наприклад +0+312
faults-expected-counter = напишіть кількість і дві цифри поля дамки, наприклад 312, або просто 0
faults-no-pieces = на дошці немає шашок
faults-shared-square = на { $label } стоять шашки обох сторін
faults-counter-without-king = на { $label } лічать ходи дамки, але в цієї сторони там немає дамки
faults-counter-too-high = ходів дамкою поспіль налічено { $counted }, а дозволено лише { $limit }
faults-counter-without-limit = у цій грі ходи дамки не лічать

## Moves, and what is said between them

faults-long-move = хід завдовжки { $n } Б задовгий: можна прочитати щонайбільше { $max }
faults-no-move = «{ $text }» — не хід: потрібні хоча б два поля, наприклад { $example }
faults-no-square = «{ $token }» у «{ $text }» — не поле: поля — від { $first } до { $last }
faults-ambiguous = «{ $text }» можна зрозуміти по-різному; це може бути { $moves }
faults-not-crowned = «{ $text }» закінчується на K, але при { $mv } проста не стає дамкою
faults-illegal = «{ $text }» — тут хід не за правилами
faults-not-now = «{ $text }» неможливо: { $why }
faults-now-over = партію закінчено
faults-now-not-your-turn = хід іншої сторони
faults-now-offered = нічию вже запропоновано: її треба прийняти або відхилити
faults-now-not-offered = нічию не запропоновано
faults-now-by-moving = ходом пропозицію відхиляють лише разом із самим ходом
faults-now-no-claim = жоден пункт правил не дозволяє тут вимагати нічиєї
faults-now-ahead = сторона, яка відхилила нічию, має вирішальну перевагу: хоча б на просту більше
faults-now-own-refusal = після відмови вимагати нічиєї може лише сторона, яка її запропонувала
faults-now-capture = треба бити: хто має перевагу, стане видно потім
faults-now-not-missed = останнім ходом взяття не пропущено
faults-now-not-huffed = шашка на цьому полі не могла бити

## Marks and arrows

faults-brush = «{ $text }» — не стрілка: на початку має стояти G, R, Y або B, наприклад G{ $text }
faults-route = «{ $text }» — не стрілка: потрібно від двох до { $max } полів
faults-many-marks = прочитано лише перші позначки або стрілки: { $max } із { $n }

## Variations

faults-variations = варіанти прочитати не можна: { $why }
faults-variations-changed = варіанти змінили або обрізали після створення: контрольні знаки не сходяться
faults-variations-node = «tn={ $path }» — не місце у варіантах
faults-variations-part = варіанти не вдалося прочитати до кінця
faults-at = рядок { $line }, стовпець { $column }: { $what }
faults-token = «{ $token }»: { $what }
faults-long-text = текст завдовжки { $n } Б задовгий: можна прочитати щонайбільше { $max }
faults-unknown = тут потрібен хід, коментар, варіант, оцінка або результат
faults-too-many-captures = взять перед цим забагато, щоб їх перелічити
faults-open-comment = у коментаря немає закривної фігурної дужки
faults-glyph-without-move = перед оцінкою немає ходу
faults-glyph = оцінки — від $0 до $65535, і їх може бути щонайбільше { $max }
faults-variation-without-move = перед варіантом немає ходу, який він міг би замінити
faults-open-variation = у варіанта немає закривної дужки
faults-nested = варіанти можуть стояти один в одному не глибше { $max }
faults-close = закривна дужка стоїть без варіанта
faults-set-up = позицію розставити не можна: { $why }
faults-not-legal = цей хід тут не за правилами
faults-unlistable = взять у цій позиції забагато, щоб їх перелічити: понад { $max } стрибків
faults-deep = у ланцюжку може бути щонайбільше { $max } ходів, рахуючи обидві сторони
faults-large = у партії з варіантами може бути щонайбільше { $max } ходів
faults-long-comment = коментар завдовжки { $n } Б задовгий: можна прочитати щонайбільше { $max }
faults-glyphs = біля ходу може бути щонайбільше { $max } оцінок

## Files of games

faults-tag = тут потрібен тег, наприклад [White "Ім’я"]
faults-tag-twice = тег трапляється більше ніж раз, діє перший
faults-tag-control = у тезі є керівні знаки, вони читаються як пробіли
faults-many-tags = тегів може бути щонайбільше { $max }
faults-no-game = гри «{ $id }» тут немає
faults-type-number = тип гри починається з числа, а «{ $text }» — ні
faults-type-foreign = тип гри { $number } — це { $name }, у неї тут не грають
faults-type-unknown = тип гри { $number } тут невідомий
faults-type-other = тип гри «{ $text }» — інша гра, ніж { $expected }, у яку тут грають
faults-type-other-number = тип гри «{ $text }» — інша гра, ніж { $number }, яка тут відома
faults-game-unsaid = ніде не сказано, що це за гра: потрібен тег GameType
faults-result = тут потрібен результат: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 або *
faults-behind-result = це стоїть після результату партії й пропущено
faults-result-twice = партія вже має результат, діє перший
faults-result-differs = за тегом результат { $result }
faults-result-by-rules = за правилами результат { $result }
faults-long-file = файл завдовжки { $n } Б задовгий: можна прочитати щонайбільше { $max }

## Games that are gone through on another page

faults-moves = ходи: { $why }
faults-node = node=«{ $text }» — не місце у варіантах
faults-no-ply = ply=«{ $text }» — не хід партії
faults-pace = autoplay=«{ $text }» — хибне значення: потрібно від 0.5 до 60 секунд
faults-others = інші помилки: { $n }

## Exercises

faults-no-goal = вправа не має мети; потрібно { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:ПОЛЕ, win-in:ЧИСЛО або hold:ЧИСЛО
faults-goal = «{ $text }» — не мета; потрібно { $goals }
faults-n-moves = «{ $text }» — не кількість ходів: потрібно від 1 до { $max }
faults-square = «{ $token }» — не поле: поля — від { $first } до { $last }
faults-nothing-accepted = на ході { $turn } нічого не приймається: потрібен хід або умова
faults-choices = «{ $text }» — не вибір: у «accept» потрібні хоча б два ходи
faults-not-wanted = «{ $key }» не підходить до цієї мети, цього тут не має бути
faults-captures = «{ $text }» — не кількість шашок: потрібно від 1 до { $max }
faults-accepted-position = прийнятну позицію прочитати не можна: { $why }
faults-reply = «{ $text }» — не хід у відповідь: потрібні хід, > і хід на нього
faults-answer = «{ $text }» — не відповідь: потрібні хід, = і що сказати
faults-too-many = забагато ({ $what }: { $n }): може бути щонайбільше { $max }
faults-lists =
    .turns = ходи розв’язання
    .accepted = прийнятні ходи
    .replies = ходи у відповідь
    .answers = відповіді на хибні спроби
faults-long-key = довжина «{ $key }» — { $n } Б: можна прочитати щонайбільше { $max }
faults-wordy = довжина тексту «{ $start }…» — { $n } Б: можна прочитати щонайбільше { $max }

## Lessons

faults-lesson-line = рядок { $line }: { $what }
faults-long-lesson = довжина уроку — { $n } Б, а можна прочитати щонайбільше { $max }
faults-lesson-title = тут потрібні «# » і назва уроку, а не «{ $text }»
faults-second-title = в уроку одна назва; крок починається з «## »
faults-empty-title = після «#» потрібна назва
faults-no-steps = тут потрібен крок: «## » і його назва
faults-many-steps = кроків більше ніж { $max }
faults-lesson-value = «{ $text }» не має вигляду «ім’я: значення»
faults-lesson-name = тут немає «{ $text }»; потрібне одне з цих: { $known }
faults-lesson-head = в уроку немає «{ $text }»; потрібне одне з цих: { $known }
faults-lesson-twice = «{ $name }» уже має значення
faults-empty-step = у кроку немає ні тексту, ні дошки
faults-lesson-mode = режиму «{ $text }» немає: потрібно diagram, replay, play або exercise
faults-lesson-source = тут потрібні «src» і файл уроку, що лежить поряд із файлом курсу
faults-lesson-goal = вправа має мету, і лише вправа її має
faults-packed-long = урок на { $n } знаків задовгий для посилання: може бути щонайбільше { $max }
faults-packed-damaged = посилання змінили або обрізали дорогою
faults-packed-newer = посилання з новішої версії
faults-packed-much = вміст довший за урок, у якому щонайбільше { $max } Б

## Problems

faults-problem-address = у «{ $text }» немає позиції: це адреса партії або задачі на тому сайті, а звідти нічого не завантажується. Потрібен FEN або PDN з того сайту
faults-problem-game = у гру «{ $name }» тут не грають
faults-problem-unsolved = потрібне розв’язання
faults-problem-many = в уроці не більше ніж { $max } кроків
faults-problem-turns = у вправі не більше ніж { $max } ходів розв’язання
faults-problem-flaw = у розв’язанні, півхід { $ply }: { $why }
faults-problem-in-game = партія { $number }: { $why }
