### The clock.

clock-clock = Uhr
clock-none = Keine
clock-other = Andere
clock-minutes = Minuten pro Spieler
clock-seconds-more = Zusatzsekunden pro Zug
clock-start = Uhr starten
clock-pause = Uhr anhalten
clock-is-running = Die Uhr läuft
clock-is-paused = Die Uhr steht
clock-face-to-face = Gegenüber: die andere Seite auf dem Kopf
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s pro Zug
# $color (color)
# $seconds (number)
clock-time-left = { side } hat noch { $seconds ->
        [60] eine Minute
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
