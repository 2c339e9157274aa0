### Exercises, for those who solve them, and positions in words.

exercise-title = Вправа
exercise-hint = Підказка
exercise-again = Почати спочатку
exercise-choices = Ходи на вибір
exercise-task-of = Хід { $color ->
        [white] білих
       *[black] чорних
    }: { $what }
# $found (number)
# $of (number)
exercise-found = Знайдено: { $found } з { $of }
exercise-hint-illegal = Хід не за правилами — { $text }.
exercise-unreadable = Цю вправу не вдалося прочитати: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Розв’язано { $tries ->
        [1] з першої спроби
        [one] з { $tries }-ї спроби
        [few] з { $tries }-ї спроби
        [many] з { $tries }-ї спроби
       *[other] з { $tries }-ї спроби
    }, { $hints ->
        [0] без підказок
        [one] з { $hints } підказкою
        [few] з { $hints } підказками
        [many] з { $hints } підказками
       *[other] з { $hints } підказками
    }.

## What is asked

exercise-task-move = знайдіть правильний хід.
# $n (number) at least two
exercise-task-moves = знайдіть { $n ->
        [one] { $n } правильний хід
        [few] { $n } правильні ходи
        [many] { $n } правильних ходів
       *[other] { $n } правильного ходу
    }, один за одним.
exercise-task-capture-any = зробіть взяття.
exercise-task-capture-all = { $n ->
        [1] знайдіть взяття. Воно лише одне.
        [one] знайдіть усі взяття, одне за одним. Усього їх { $n }.
        [few] знайдіть усі { $n } взяття, одне за одним.
        [many] знайдіть усі { $n } взять, одне за одним.
       *[other] знайдіть усі { $n } взяття, одне за одним.
    }
exercise-task-capture-due = побийте стільки шашок, скільки вимагають правила.
exercise-task-capture-best = зробіть взяття, якого вимагають правила.
exercise-task-capture-most = побийте якнайбільше шашок.
# $n (number)
exercise-task-find-illegal = один із { $n ->
        [one] цих { $n } ходу
        [few] цих { $n } ходів
        [many] цих { $n } ходів
       *[other] цих { $n } ходу
    } — не за правилами. Який?
exercise-task-reach = приведіть шашку на { $square }.
exercise-task-win-in = { $n ->
        [1] виграйте цим ходом.
        [one] виграйте щонайбільше за { $n } хід.
        [few] виграйте щонайбільше за { $n } ходи.
        [many] виграйте щонайбільше за { $n } ходів.
       *[other] виграйте щонайбільше за { $n } ходу.
    }
exercise-task-hold = { $n ->
        [1] зробіть хід, який не програє одразу.
        [one] не програйте протягом { $n } ходу.
        [few] не програйте протягом { $n } ходів.
        [many] не програйте протягом { $n } ходів.
       *[other] не програйте протягом { $n } ходу.
    }

## What is said to a try

exercise-solved = Розв’язано.
exercise-right = Правильно. У відповідь зіграно { $reply }: продовжуйте.
# $found (number)
# $of (number)
exercise-found-one = Правильно. Знайдено: { $found } з { $of }.
exercise-found-already = Цей хід ви вже знайшли: шукайте інший.
exercise-takes-nothing = Цей хід нічого не б’є: шукайте взяття.
# $takes (number)
# $most (number)
exercise-takes-less = Цей хід б’є { $takes ->
        [one] { $takes } шашку
        [few] { $takes } шашки
        [many] { $takes } шашок
       *[other] { $takes } шашки
    }, а можна побити { $most }.
exercise-does-not-reach = Цей хід закінчується не на { $square }.
exercise-not-accepted = Не той хід. Спробуйте ще раз.
exercise-lets-go = Так ви не встигнете виграти.
exercise-lets-go-after = Так ви не встигнете виграти: суперник зіграє { $reply }.
exercise-loses = Так ви програєте.
exercise-loses-after = Так ви програєте: суперник зіграє { $reply }.
exercise-is-legal = { $text } — хід за правилами: шукайте інший.
exercise-not-a-choice = Виберіть один із показаних ходів.
exercise-too-hard = Тут забагато можливостей: оцінити цю спробу не вдалося.
exercise-over = Вправу вже розв’язано.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Білі: { $white }. Чорні: { $black }. Хід { $color ->
        [white] білих
       *[black] чорних
    }.
exercise-no-pieces = шашок немає
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] проста
       *[yes] прості
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] дамка
       *[yes] дамки
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = від { $from } до { $to }
