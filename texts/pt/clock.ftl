### The clock.

clock-clock = Relógio
clock-none = Nenhum
clock-other = Outro
clock-minutes = Minutos por jogador
clock-seconds-more = Segundos extras por lance
clock-start = Ligar o relógio
clock-pause = Parar o relógio
clock-is-running = O relógio está correndo
clock-is-paused = O relógio está parado
clock-face-to-face = Frente a frente: o outro lado de cabeça para baixo
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s por lance
# $color (color)
# $seconds (number)
clock-time-left = { side } ainda têm { $seconds ->
        [60] um minuto
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
