### The clock.

clock-clock = Zegar
clock-none = Bez zegara
clock-other = Inny
clock-minutes = Minuty na gracza
clock-seconds-more = Dodatkowe sekundy na ruch
clock-start = Włącz zegar
clock-pause = Zatrzymaj zegar
clock-is-running = Zegar chodzi
clock-is-paused = Zegar jest zatrzymany
clock-face-to-face = Twarzą w twarz: dalsza strona do góry nogami
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
        [few] {" "}+ { $seconds } s
        [many] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s na ruch
# $color (color)
# $seconds (number)
clock-time-left = { side }: { $seconds ->
        [60] została minuta
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekund
    }
