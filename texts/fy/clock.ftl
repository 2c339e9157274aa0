### The clock.

clock-clock = Klok
clock-none = Gjin
clock-other = Oars
clock-minutes = Minuten de spiler
clock-seconds-more = Sekonden derby per set
clock-start = Klok starte
clock-pause = Klok stilsette
clock-is-running = De klok rint
clock-is-paused = De klok stiet stil
clock-face-to-face = Foar inoar oer: de oerkant op ’e kop
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s per set
# $color (color)
# $seconds (number)
clock-time-left = { side } hat noch { $seconds ->
        [60] ien minút
        [one] { $seconds } sekonde
       *[other] { $seconds } sekonden
    }
