### Exercises, for those who solve them, and positions in words.

exercise-title = Упражнение
exercise-hint = Подсказка
exercise-again = Начать заново
exercise-choices = Ходы на выбор
exercise-task-of = Ход { $color ->
        [white] белых
       *[black] чёрных
    }: { $what }
# $found (number)
# $of (number)
exercise-found = Найдено: { $found } из { $of }
exercise-hint-illegal = Ход не по правилам — { $text }.
exercise-unreadable = Это упражнение не удалось прочитать: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Решено { $tries ->
        [1] с первой попытки
        [one] с { $tries }-й попытки
        [few] с { $tries }-й попытки
        [many] с { $tries }-й попытки
       *[other] с { $tries }-й попытки
    }, { $hints ->
        [0] без подсказок
        [one] с { $hints } подсказкой
        [few] с { $hints } подсказками
        [many] с { $hints } подсказками
       *[other] с { $hints } подсказками
    }.

## What is asked

exercise-task-move = найдите верный ход.
# $n (number) at least two
exercise-task-moves = найдите { $n ->
        [one] { $n } верный ход
        [few] { $n } верных хода
        [many] { $n } верных ходов
       *[other] { $n } верных хода
    }, один за другим.
exercise-task-capture-any = сделайте взятие.
exercise-task-capture-all = { $n ->
        [1] найдите взятие. Оно только одно.
        [one] найдите все взятия, одно за другим. Всего их { $n }.
        [few] найдите все { $n } взятия, одно за другим.
        [many] найдите все { $n } взятий, одно за другим.
       *[other] найдите все { $n } взятия, одно за другим.
    }
exercise-task-capture-due = возьмите столько шашек, сколько требуют правила.
exercise-task-capture-best = сделайте взятие, которого требуют правила.
exercise-task-capture-most = возьмите как можно больше шашек.
# $n (number)
exercise-task-find-illegal = один из { $n ->
        [one] этих { $n } хода
        [few] этих { $n } ходов
        [many] этих { $n } ходов
       *[other] этих { $n } ходов
    } — не по правилам. Какой?
exercise-task-reach = приведите шашку на { $square }.
exercise-task-win-in = { $n ->
        [1] выиграйте этим ходом.
        [one] выиграйте не больше чем за { $n } ход.
        [few] выиграйте не больше чем за { $n } хода.
        [many] выиграйте не больше чем за { $n } ходов.
       *[other] выиграйте не больше чем за { $n } хода.
    }
exercise-task-hold = { $n ->
        [1] сделайте ход, который не проигрывает сразу.
        [one] продержитесь { $n } ход, не проиграв.
        [few] продержитесь { $n } хода, не проиграв.
        [many] продержитесь { $n } ходов, не проиграв.
       *[other] продержитесь { $n } хода, не проиграв.
    }

## What is said to a try

exercise-solved = Решено.
exercise-right = Верно. В ответ сыграно { $reply }: продолжайте.
# $found (number)
# $of (number)
exercise-found-one = Верно. Найдено: { $found } из { $of }.
exercise-found-already = Этот ход вы уже нашли: ищите другой.
exercise-takes-nothing = Этот ход ничего не берёт: ищите взятие.
# $takes (number)
# $most (number)
exercise-takes-less = Этот ход берёт { $takes ->
        [one] { $takes } шашку
        [few] { $takes } шашки
        [many] { $takes } шашек
       *[other] { $takes } шашки
    }, а можно взять { $most }.
exercise-does-not-reach = Этот ход заканчивается не на { $square }.
exercise-not-accepted = Не тот ход. Попробуйте ещё раз.
exercise-lets-go = Так вы не успеете выиграть.
exercise-lets-go-after = Так вы не успеете выиграть: соперник сыграет { $reply }.
exercise-loses = Так вы проиграете.
exercise-loses-after = Так вы проиграете: соперник сыграет { $reply }.
exercise-is-legal = { $text } — ход по правилам: ищите другой.
exercise-not-a-choice = Выберите один из показанных ходов.
exercise-too-hard = Здесь слишком много возможностей: оценить эту попытку не удалось.
exercise-over = Упражнение уже решено.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Белые: { $white }. Чёрные: { $black }. Ход { $color ->
        [white] белых
       *[black] чёрных
    }.
exercise-no-pieces = нет шашек
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] простая
       *[yes] простые
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] дамка
       *[yes] дамки
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = с { $from } по { $to }
