### The clock.

clock-clock = Годинник
clock-none = Без годинника
clock-other = Інше
clock-minutes = Хвилин на гравця
clock-seconds-more = Додаткові секунди за хід
clock-start = Запустити годинник
clock-pause = Зупинити годинник
clock-is-running = Годинник іде
clock-is-paused = Годинник зупинено
clock-face-to-face = Обличчям до обличчя: дальній бік перевернуто
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } хв{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } с
        [few] {" "}+ { $seconds } с
        [many] {" "}+ { $seconds } с
       *[other] {" "}+ { $seconds } с
    }
# $seconds (number)
clock-each-move = { $seconds } с на хід
# $color (color)
# $seconds (number)
clock-time-left = У { $color ->
        [white] білих
       *[black] чорних
    } { $seconds ->
        [60] залишилася одна хвилина
        [one] залишилася { $seconds } секунда
        [few] залишилося { $seconds } секунди
        [many] залишилося { $seconds } секунд
       *[other] залишилося { $seconds } секунди
    }
