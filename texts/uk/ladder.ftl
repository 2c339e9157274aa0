### Results against the computer, by game and level.

ladder-title = Проти комп’ютера
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Рівень { $level }: перемоги { $won }, нічиї { $drawn }, поразки { $lost }.
# $level (number)
ladder-suggested = Радимо: рівень { $level }
# $level (number)
ladder-play = Грати на рівні { $level }
ladder-is-suggested = Радимо цей рівень.
ladder-level = Рівень
ladder-won = Перемоги
ladder-drawn = Нічиї
ladder-lost = Поразки
ladder-about = Ураховуються партії, зіграні тут до кінця без підказок, аналізу та повернення ходів.
# $n (number)
ladder-imported = { $n ->
    [one] Додано { $n } результат.
    [few] Додано { $n } результати.
    [many] Додано { $n } результатів.
   *[other] Додано { $n } результату.
}
