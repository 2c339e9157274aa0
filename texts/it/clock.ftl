### The clock.

clock-clock = Orologio
clock-none = Nessuno
clock-other = Altro
clock-minutes = Minuti per ciascuno
clock-seconds-more = Secondi in più per mossa
clock-start = Avvia l'orologio
clock-pause = Ferma l'orologio
clock-is-running = L'orologio è in moto
clock-is-paused = L'orologio è fermo
clock-face-to-face = Faccia a faccia: il lato opposto capovolto
clock-game = { $minutes } minuti{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
clock-each-move = { $seconds } s per mossa
clock-time-left = { $color ->
        [white] Al Bianco
       *[black] Al Nero
    } { $seconds ->
        [60] resta un minuto
        [one] restano { $seconds } secondi
       *[other] restano { $seconds } secondi
    }
