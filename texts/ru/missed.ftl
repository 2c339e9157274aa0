### What a person misses most, over all games that were gone through.

missed-title = Что вы пропускаете чаще всего
# $n (number)
missed-in-games = по { $n ->
        [one] { $n } разобранной партии
        [few] { $n } разобранным партиям
        [many] { $n } разобранным партиям
       *[other] { $n } разобранным партиям
    }
missed-nothing = Почти ничего не пропущено.
missed-train = Нажмите на любую строку, чтобы перейти к тактике этого вида.

missed-shot = Удар, который вы не увидели
missed-allowed = Удар, который вы позволили сопернику
missed-choice = Неверный выбор взятия
missed-ending = Ход в эндшпиле
missed-quiet = Более сильный ход без взятия
