### The clock.

clock-clock = Hodiny
clock-none = Bez hodin
clock-other = Jiné
clock-minutes = Minuty na hráče
clock-seconds-more = Přídavek v sekundách na tah
clock-start = Spustit hodiny
clock-pause = Zastavit hodiny
clock-is-running = Hodiny běží
clock-is-paused = Hodiny stojí
clock-face-to-face = Proti sobě: vzdálenější strana vzhůru nohama
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
        [few] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s na tah
# $color (color)
# $seconds (number)
clock-time-left = { side } má ještě { $seconds ->
        [60] jednu minutu
        [one] { $seconds } sekundu
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
