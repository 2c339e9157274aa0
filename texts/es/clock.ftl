### The clock.

clock-clock = Reloj
clock-none = Ninguno
clock-other = Otro
clock-minutes = Minutos por jugador
clock-seconds-more = Segundos extra por jugada
clock-start = Poner en marcha el reloj
clock-pause = Parar el reloj
clock-is-running = El reloj está en marcha
clock-is-paused = El reloj está parado
clock-face-to-face = Cara a cara: el lado de enfrente, al revés
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s por jugada
# $color (color)
# $seconds (number)
clock-time-left = A { side-within } les { $seconds ->
        [60] queda un minuto
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }
