### The clock.

clock-clock = Klok
clock-none = Geen
clock-other = Anders
clock-minutes = Minuten per speler
clock-seconds-more = Seconden erbij per zet
clock-start = Klok starten
clock-pause = Klok stilzetten
clock-is-running = De klok loopt
clock-is-paused = De klok staat stil
clock-face-to-face = Tegenover elkaar: de overkant ondersteboven
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
clock-each-move = { $seconds } s per zet
clock-time-left = { side } heeft nog { $seconds ->
        [60] één minuut
        [one] { $seconds } seconden
       *[other] { $seconds } seconden
    }
