### Results against the computer, by game and level.

ladder-title = Против компьютера
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Уровень { $level }: победы { $won }, ничьи { $drawn }, поражения { $lost }.
# $level (number)
ladder-suggested = Рекомендуется: уровень { $level }
# $level (number)
ladder-play = Играть на уровне { $level }
ladder-is-suggested = Этот уровень рекомендуется.
ladder-level = Уровень
ladder-won = Победы
ladder-drawn = Ничьи
ladder-lost = Поражения
ladder-about = Учитываются партии, сыгранные здесь до конца без подсказок, анализа и возврата ходов.
# $n (number)
ladder-imported = { $n ->
    [one] Добавлен { $n } результат.
    [few] Добавлено { $n } результата.
    [many] Добавлено { $n } результатов.
   *[other] Добавлено { $n } результата.
}
