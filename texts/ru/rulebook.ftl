### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Доска и начало
    .aim = Цель
    .men = Простые
    .kings = Дамки
    .capture = Взятия
    .priority = Выбор взятия
    .promotion = Превращение в дамку
    .end = Другие окончания партии
    .draws = Ничьи
    .notation = Как записываются ходы
    .relative = Ближайшая родственница

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Белые могут сыграть { $moves }.
       *[black] Чёрные могут сыграть { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Ходов у белых здесь: { $n }.
       *[black] Ходов у чёрных здесь: { $n }.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Белые не могут ходить.
       *[black] Чёрные не могут ходить.
    }
# $moves (text) a list
rulebook-may-not = Нельзя: { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } или { $last }
# $side (color)
rulebook-won = { $side ->
        [white] Партия окончена: белые выиграли.
       *[black] Партия окончена: чёрные выиграли.
    }
rulebook-drawn = Партия окончена: ничья.
rulebook-setup = Шашки в начале партии.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [1] Найдите взятие.
        [2] Найдите оба взятия.
        [one] Найдите все взятия, всего { $n }.
        [few] Найдите все { $n } взятия.
        [many] Найдите все { $n } взятий.
       *[other] Найдите все { $n } взятия.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: правила
# For lists and search engines.
# $game (text)
rulebook-description = Полные правила игры с досками, на которых всё можно попробовать: { $game }. Составлены по тем правилам, по которым играет программа.
rulebook-lead = Этот текст составлен по тем правилам, по которым играет Damiera, и каждая диаграмма сверена с ними.
# $game (text)
rulebook-relative = Из самых известных игр больше всего похожа эта: { $game }.
rulebook-here = Здесь иначе:
rulebook-not-here = Что действует там, но не здесь:
rulebook-index-title = Правила шашек
rulebook-index-short = Обзор
rulebook-index-description = Полные правила всех игр шашечного семейства, с живыми досками и упражнениями, чтобы попробовать каждое правило.
rulebook-index-lead = Шашки — не одна игра, а целое семейство. Каждая страница объясняет правила одной из игр, с досками, на которых их можно попробовать.
rulebook-index-games = Игры

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = На доске { $width } на { $height } полей. Играют только на тёмных; у каждого игрока одно из них в ближнем левом углу.
# $width (number)
# $height (number)
rulebook-board-mirrored = На доске { $width } на { $height } полей. Играют только на тёмных; у каждого игрока одно из них в ближнем правом углу.
# $width (number)
# $height (number)
rulebook-board-all = На доске { $width } на { $height } полей, и играют на всех.
# $men (number)
# $rows (text) a list
rulebook-start = У каждой стороны в начале { $men ->
        [one] { $men } простая
        [few] { $men } простые
        [many] { $men } простых
       *[other] { $men } простые
    }. Считая от её края: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } в ряду { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } и { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Первый ход делают белые, затем стороны ходят по очереди.
       *[black] Первый ход делают чёрные, затем стороны ходят по очереди.
    }

## Aim

rulebook-goal-last = Кто не может ходить, тот проиграл: все его шашки взяты или ни одна из них не может ходить.
rulebook-goal-none = Кто не может ходить, тот выиграл: цель — потерять все шашки или добиться, чтобы их заперли.

## Directions

rulebook-directions =
    .diagonal-forward = по диагонали вперёд
    .straight-forward = прямо вперёд
    .forward = прямо или по диагонали вперёд
    .forward-sideways = прямо вперёд или вбок
    .not-backward = прямо или по диагонали вперёд либо вбок
    .diagonal = по диагонали вперёд или назад
    .straight = по горизонтали и вертикали вперёд, вбок или назад
    .all = в любом из восьми направлений
    .none = никуда

## Men

# $way (text) directions
rulebook-man-steps = Простая ходит на одно поле { $way }, если это поле пусто.
rulebook-man-lines = Простые, которые стоят друг за другом без промежутков, могут ходить и линией: задняя простая переходит через остальные на первое поле за ними, если оно пусто.

## Kings

# $way (text) directions
rulebook-king-short = Дамка ходит на одно поле { $way }, если это поле пусто.
# $way (text) directions
rulebook-king-flies = Дамка ходит { $way } на любое расстояние по пустым полям.
# $moves (number)
rulebook-king-limit = { $moves ->
        [1] Пока у стороны есть простая, одна и та же дамка может сделать подряд не больше одного хода без взятия. Затем должна пойти другая шашка или эта дамка должна взять.
        [one] Пока у стороны есть простая, одна и та же дамка может сделать подряд не больше { $moves } хода без взятия. Затем должна пойти другая шашка или эта дамка должна взять.
        [few] Пока у стороны есть простая, одна и та же дамка может сделать подряд не больше { $moves } ходов без взятия. Затем должна пойти другая шашка или эта дамка должна взять.
        [many] Пока у стороны есть простая, одна и та же дамка может сделать подряд не больше { $moves } ходов без взятия. Затем должна пойти другая шашка или эта дамка должна взять.
       *[other] Пока у стороны есть простая, одна и та же дамка может сделать подряд не больше { $moves } ходов без взятия. Затем должна пойти другая шашка или эта дамка должна взять.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Простая берёт, перепрыгивая { $way } через шашку соперника на соседнем поле, если поле за ней пусто.
# $way (text) directions
rulebook-king-jumps-short = Дамка берёт, перепрыгивая { $way } через шашку соперника на соседнем поле, если поле за ней пусто.
# $way (text) directions
rulebook-king-jumps-flying = Дамка берёт { $way } на любом расстоянии: поля перед шашкой и поле за ней должны быть пусты.
rulebook-men-take-men = Простая не может взять дамку.
rulebook-duty-enforced = Взятие обязательно и продолжается, пока можно взять ещё одну шашку.
rulebook-duty-huff = Взятие обязательно. Если сторона делает другой ход, соперник может снять с доски шашку, которая должна была брать, настоять на взятии или оставить ход в силе.
rulebook-duty-forfeit = Взятие обязательно. Сторона, которая делает другой ход или останавливается слишком рано, проиграла.
rulebook-landing-any = За последней шашкой дамка может остановиться на любом пустом поле этой линии.
rulebook-landing-behind-last = В конце взятия дамка останавливается сразу за последней взятой шашкой.
rulebook-landing-behind-king = В конце взятия дамка останавливается на любом пустом поле этой линии, но сразу за последней шашкой, если это дамка.
rulebook-landing-behind-each = Дамка останавливается сразу за каждой шашкой, которую берёт.
rulebook-removal-after = Взятые шашки снимаются, когда ход закончен. До этого они остаются на пути, и ни через одну нельзя прыгнуть дважды.
rulebook-removal-at-once = Каждая шашка снимается сразу, как только через неё прыгнули, так что путь снова свободен.
rulebook-u-turn-no = Между двумя прыжками дамка не может повернуть прямо назад.
rulebook-u-turn-yes = Между двумя прыжками дамка может повернуть и прямо назад.

## Which capture

rulebook-choice-any = Из нескольких взятий можно выбрать любое.
rulebook-choice-most = Нужно выбрать взятие, при котором берётся больше всего шашек.
rulebook-choice-frisian = Нужно выбрать самое ценное взятие. Дамка стоит немного меньше двух простых. Из равных взятий нужно выбрать взятие дамкой, если оно есть.
rulebook-choice-king-first = Если может взять дамка, брать должна дамка.
rulebook-choice-spanish = Нужно выбрать взятие, при котором берётся больше всего шашек, а из таких — то, при котором берётся больше всего дамок.
rulebook-choice-italian = Нужно выбрать взятие, при котором берётся больше всего шашек; из таких — взятие дамкой; из таких — то, при котором берётся больше всего дамок; из таких — то, при котором дамка встречается раньше.

## Crowning

rulebook-promotion-rest = Простая, которая заканчивает ход на последней горизонтали, становится дамкой. Если она берёт оттуда дальше, то берёт как простая.
rulebook-promotion-passing = Простая, которая доходит до последней горизонтали, становится дамкой. Если она может брать оттуда дальше, она делает это как дамка.
rulebook-promotion-ends = Простая, которая доходит до последней горизонтали, становится дамкой, и её ход на этом заканчивается.

## Other ends

rulebook-end-man-king = Когда у одной стороны только одна дамка, а у другой только одна простая, выиграла сторона с дамкой.
rulebook-end-king-king = Когда у каждой стороны только одна дамка, партия заканчивается вничью, кроме случаев, когда сторона, чей сейчас ход, может взять другую дамку или неизбежно теряет свою.
rulebook-end-corners = Когда у каждой стороны только одна дамка и они стоят в двух углах главной дороги, сторона, чей сейчас ход, проиграла.
rulebook-end-first-king = Выиграла сторона, которая первой получила дамку.

## Draws

rulebook-draw-agreed = Игроки могут согласиться на ничью.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] Сторона, чей сейчас ход, может потребовать ничью, если { $clause }.
       *[no] Партия заканчивается вничью, если { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = У одной стороны { $strong }, у другой { $weak }{ $road ->
        [yes] {" "}на главной дороге
       *[no] {""}
    }: после { $moves } без выигрыша { $claim ->
        [yes] можно потребовать ничью.
       *[no] партия заканчивается вничью.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Пока у каждой стороны есть дамка: после { $moves } без выигрыша { $claim ->
        [yes] можно потребовать ничью.
       *[no] партия заканчивается вничью.
    }
# $count (text)
rulebook-draw-total = Это действует, пока число шашек на доске — { $count }.
rulebook-draw-restart = Взятие или превращение начинает счёт заново.
# $least (number)
# $most (number)
rulebook-range = от { $least } до { $most }
# $least (number)
rulebook-at-least = { $least } или больше
rulebook-force-king = одна дамка
# $count (text)
rulebook-force-kings = дамки ({ $count })
# $count (text)
rulebook-force-pieces = шашки ({ $count }), среди них хотя бы одна дамка
rulebook-force-some = хотя бы одна дамка
# $count (text)
rulebook-force-any = шашки ({ $count })

## How moves are written

rulebook-labels-numbers = Поля пронумерованы с левого верхнего, ряд за рядом, если смотреть на доску со стороны белых.
rulebook-labels-upward = Поля пронумерованы с правого нижнего, ряд за рядом, если смотреть на доску со стороны белых.
rulebook-labels-letters = Вертикали обозначены буквами, горизонтали — цифрами; a1 — в ближнем левом углу со стороны белых.
# $quiet (text)
# $capture (text)
rulebook-written = Ход записывается полем, с которого он начат, и полем, на котором закончен, например { $quiet }; у взятия ставится x, например { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Ход записывается полем, с которого он начат, и полем, на котором закончен, например { $quiet }; у взятия ставится x и указывается каждое поле, на которое становится шашка, например { $capture }.
