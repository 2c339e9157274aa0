### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Дошка й початок
    .aim = Мета
    .men = Прості
    .kings = Дамки
    .capture = Взяття
    .priority = Вибір взяття
    .promotion = Перетворення на дамку
    .end = Інші закінчення партії
    .draws = Нічиї
    .notation = Як записують ходи
    .relative = Найближча родичка

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Білі можуть зіграти { $moves }.
       *[black] Чорні можуть зіграти { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Ходів у білих тут: { $n }.
       *[black] Ходів у чорних тут: { $n }.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Білі не можуть ходити.
       *[black] Чорні не можуть ходити.
    }
# $moves (text) a list
rulebook-may-not = Не можна: { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } або { $last }
# $side (color)
rulebook-won = { $side ->
        [white] Партію закінчено: білі виграли.
       *[black] Партію закінчено: чорні виграли.
    }
rulebook-drawn = Партію закінчено: нічия.
rulebook-setup = Шашки на початку партії.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [1] Знайдіть взяття.
        [2] Знайдіть обидва взяття.
        [one] Знайдіть усі взяття, разом { $n }.
        [few] Знайдіть усі { $n } взяття.
        [many] Знайдіть усі { $n } взять.
       *[other] Знайдіть усі { $n } взяття.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: правила
# For lists and search engines.
# $game (text)
rulebook-description = Повні правила цієї гри з дошками, на яких усе можна спробувати: { $game }. Написані за тими правилами, за якими грає програма.
rulebook-lead = Цей текст написано за тими правилами, за якими грає Damiera, і кожну діаграму з ними звірено.
# $game (text)
rulebook-relative = З найвідоміших ігор найбільше схожа ця: { $game }.
rulebook-here = Тут інакше:
rulebook-not-here = Що діє там, але не тут:
rulebook-index-title = Правила шашок
rulebook-index-short = Огляд
rulebook-index-description = Повні правила всіх ігор шашкової родини, з живими дошками та вправами, щоб спробувати кожне правило.
rulebook-index-lead = Шашки — не одна гра, а ціла родина. Кожна сторінка пояснює правила однієї з ігор, з дошками, на яких їх можна спробувати.
rulebook-index-games = Ігри

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = На дошці { $width } на { $height } полів. Грають лише на темних; у кожного гравця одне з них — у ближньому лівому куті.
# $width (number)
# $height (number)
rulebook-board-mirrored = На дошці { $width } на { $height } полів. Грають лише на темних; у кожного гравця одне з них — у ближньому правому куті.
# $width (number)
# $height (number)
rulebook-board-all = На дошці { $width } на { $height } полів, і грають на всіх.
# $men (number)
# $rows (text) a list
rulebook-start = У кожної сторони на початку { $men ->
        [one] { $men } проста
        [few] { $men } прості
        [many] { $men } простих
       *[other] { $men } простої
    }. Рахуючи від її краю: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } у ряду { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } і { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Перший хід роблять білі, потім сторони ходять по черзі.
       *[black] Перший хід роблять чорні, потім сторони ходять по черзі.
    }

## Aim

rulebook-goal-last = Хто не може ходити, той програв: усі його шашки побито або жодна з них не може ходити.
rulebook-goal-none = Хто не може ходити, той виграв: мета — втратити всі шашки або домогтися, щоб їх замкнули.

## Directions

rulebook-directions =
    .diagonal-forward = по діагоналі вперед
    .straight-forward = прямо вперед
    .forward = прямо або по діагоналі вперед
    .forward-sideways = прямо вперед або вбік
    .not-backward = прямо вперед, по діагоналі вперед або вбік
    .diagonal = по діагоналі вперед або назад
    .straight = по горизонталі й вертикалі вперед, убік або назад
    .all = у будь-якому з восьми напрямків
    .none = нікуди

## Men

# $way (text) directions
rulebook-man-steps = Проста ходить на одне поле { $way }, якщо це поле порожнє.
rulebook-man-lines = Прості, які стоять одна за одною без проміжків, можуть ходити й лінією: задня проста переходить через решту на перше поле за ними, якщо воно порожнє.

## Kings

# $way (text) directions
rulebook-king-short = Дамка ходить на одне поле { $way }, якщо це поле порожнє.
# $way (text) directions
rulebook-king-flies = Дамка ходить { $way } на будь-яку відстань по порожніх полях.
# $moves (number)
rulebook-king-limit = { $moves ->
        [1] Поки в сторони є проста, одна й та сама дамка може зробити поспіль щонайбільше один хід без взяття. Потім мусить піти інша шашка або ця дамка мусить бити.
        [one] Поки в сторони є проста, одна й та сама дамка може зробити поспіль щонайбільше { $moves } хід без взяття. Потім мусить піти інша шашка або ця дамка мусить бити.
        [few] Поки в сторони є проста, одна й та сама дамка може зробити поспіль щонайбільше { $moves } ходи без взяття. Потім мусить піти інша шашка або ця дамка мусить бити.
        [many] Поки в сторони є проста, одна й та сама дамка може зробити поспіль щонайбільше { $moves } ходів без взяття. Потім мусить піти інша шашка або ця дамка мусить бити.
       *[other] Поки в сторони є проста, одна й та сама дамка може зробити поспіль щонайбільше { $moves } ходу без взяття. Потім мусить піти інша шашка або ця дамка мусить бити.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Проста б’є, перестрибуючи { $way } через шашку суперника на сусідньому полі, якщо поле за нею порожнє.
# $way (text) directions
rulebook-king-jumps-short = Дамка б’є, перестрибуючи { $way } через шашку суперника на сусідньому полі, якщо поле за нею порожнє.
# $way (text) directions
rulebook-king-jumps-flying = Дамка б’є { $way } на будь-якій відстані: поля перед шашкою та поле за нею мають бути порожні.
rulebook-men-take-men = Проста не може бити дамку.
rulebook-duty-enforced = Взяття обов’язкове й триває, доки можна побити ще одну шашку.
rulebook-duty-huff = Взяття обов’язкове. Якщо сторона робить інший хід, суперник може зняти з дошки шашку, яка мала бити, наполягти на взятті або залишити хід чинним.
rulebook-duty-forfeit = Взяття обов’язкове. Сторона, яка робить інший хід або зупиняється зарано, програла.
rulebook-landing-any = За останньою шашкою дамка може зупинитися на будь-якому порожньому полі цієї лінії.
rulebook-landing-behind-last = Наприкінці взяття дамка зупиняється відразу за останньою побитою шашкою.
rulebook-landing-behind-king = Наприкінці взяття дамка зупиняється на будь-якому порожньому полі цієї лінії, але відразу за останньою шашкою, якщо це дамка.
rulebook-landing-behind-each = Дамка стає відразу за кожною шашкою, яку б’є.
rulebook-removal-after = Побиті шашки знімають, коли хід закінчено. До того вони залишаються на шляху, і через жодну не можна стрибати двічі.
rulebook-removal-at-once = Кожну шашку знімають, щойно через неї стрибнули, тож шлях знову вільний.
rulebook-u-turn-no = Між двома стрибками дамка не може повернути прямо назад.
rulebook-u-turn-yes = Між двома стрибками дамка може повернути й прямо назад.

## Which capture

rulebook-choice-any = З кількох взять можна вибрати будь-яке.
rulebook-choice-most = Треба вибрати взяття, за якого б’ють найбільше шашок.
rulebook-choice-frisian = Треба вибрати найцінніше взяття. Дамка варта трохи менше, ніж дві прості. З рівних взять треба вибрати взяття дамкою, якщо воно є.
rulebook-choice-king-first = Якщо може бити дамка, бити мусить дамка.
rulebook-choice-spanish = Треба вибрати взяття, за якого б’ють найбільше шашок, а з таких — те, за якого б’ють найбільше дамок.
rulebook-choice-italian = Треба вибрати взяття, за якого б’ють найбільше шашок; з таких — взяття дамкою; з таких — те, за якого б’ють найбільше дамок; з таких — те, за якого дамка трапляється раніше.

## Crowning

rulebook-promotion-rest = Проста, яка закінчує хід в останньому ряду, стає дамкою. Якщо вона б’є звідти далі, то б’є як проста.
rulebook-promotion-passing = Проста, яка доходить до останнього ряду, стає дамкою. Якщо вона може бити звідти далі, вона робить це як дамка.
rulebook-promotion-ends = Проста, яка доходить до останнього ряду, стає дамкою, і її хід на цьому закінчується.

## Other ends

rulebook-end-man-king = Коли в однієї сторони лише одна дамка, а в іншої лише одна проста, сторона з дамкою виграла.
rulebook-end-king-king = Коли в кожної сторони лише одна дамка, партія закінчується внічию, хіба що сторона, чий зараз хід, може побити іншу дамку або неминуче втрачає свою.
rulebook-end-corners = Коли в кожної сторони лише одна дамка й вони стоять у двох кутах великої дороги, сторона, чий зараз хід, програла.
rulebook-end-first-king = Сторона, яка першою здобула дамку, виграла.

## Draws

rulebook-draw-agreed = Гравці можуть погодитися на нічию.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Сторона, чий зараз хід, може вимагати нічиєї, якщо { $clause }.
       *[no] Партія закінчується внічию, якщо { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = В однієї сторони { $strong }, в іншої { $weak }{ $road ->
        [yes] {" "}на великій дорозі
       *[no] {""}
    }: після { $moves } без виграшу { $claim ->
        [yes] можна вимагати нічиєї.
       *[no] партія закінчується внічию.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Поки в кожної сторони є дамка: після { $moves } без виграшу { $claim ->
        [yes] можна вимагати нічиєї.
       *[no] партія закінчується внічию.
    }
# $count (text)
rulebook-draw-total = Це діє, поки кількість шашок на дошці — { $count }.
rulebook-draw-restart = Взяття або перетворення починає лічбу спочатку.
# $least (number)
# $most (number)
rulebook-range = від { $least } до { $most }
# $least (number)
rulebook-at-least = { $least } або більше
rulebook-force-king = одна дамка
# $count (text)
rulebook-force-kings = дамки ({ $count })
# $count (text)
rulebook-force-pieces = шашки ({ $count }), серед них щонайменше одна дамка
rulebook-force-some = щонайменше одна дамка
# $count (text)
rulebook-force-any = шашки ({ $count })

## How moves are written

rulebook-labels-numbers = Поля пронумеровано від лівого верхнього, ряд за рядом, якщо дивитися на дошку з боку білих.
rulebook-labels-upward = Поля пронумеровано від правого нижнього, ряд за рядом, якщо дивитися на дошку з боку білих.
rulebook-labels-letters = Вертикалі позначено літерами, горизонталі — цифрами; a1 — у ближньому лівому куті з боку білих.
# $quiet (text)
# $capture (text)
rulebook-written = Хід записують полем, з якого його починають, і полем, на якому він закінчується, наприклад { $quiet }; у взятті ставлять x, наприклад { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Хід записують полем, з якого його починають, і полем, на якому він закінчується, наприклад { $quiet }; у взятті ставлять x і кожне поле, на яке стає шашка, наприклад { $capture }.
