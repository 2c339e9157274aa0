### The clock.

clock-clock = Часы
clock-none = Без часов
clock-other = Другое
clock-minutes = Минут на игрока
clock-seconds-more = Добавка секунд за ход
clock-start = Запустить часы
clock-pause = Остановить часы
clock-is-running = Часы идут
clock-is-paused = Часы остановлены
clock-face-to-face = Лицом к лицу: дальняя сторона перевёрнута
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } мин{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } с
        [few] {" "}+ { $seconds } с
        [many] {" "}+ { $seconds } с
       *[other] {" "}+ { $seconds } с
    }
# $seconds (number)
clock-each-move = { $seconds } с на ход
# $color (color)
# $seconds (number)
clock-time-left = У { $color ->
        [white] белых
       *[black] чёрных
    } { $seconds ->
        [60] осталась одна минута
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
        [many] осталось { $seconds } секунд
       *[other] осталось { $seconds } секунды
    }
