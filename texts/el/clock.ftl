### The clock.

clock-clock = Ρολόι
clock-none = Χωρίς
clock-other = Άλλο
clock-minutes = Λεπτά ανά παίκτη
clock-seconds-more = Επιπλέον δευτερόλεπτα ανά κίνηση
clock-start = Εκκίνηση ρολογιού
clock-pause = Παύση ρολογιού
clock-is-running = Το ρολόι τρέχει
clock-is-paused = Το ρολόι είναι σταματημένο
clock-face-to-face = Πρόσωπο με πρόσωπο: η απέναντι πλευρά ανάποδα
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } δευτ.
       *[other] {" "}+ { $seconds } δευτ.
    }
# $seconds (number)
clock-each-move = { $seconds } δευτ. ανά κίνηση
# $color (color)
# $seconds (number)
clock-time-left = { $color ->
        [white] Στα Λευκά
       *[black] Στα Μαύρα
    } { $seconds ->
        [60] απομένει ένα λεπτό
        [one] απομένει { $seconds } δευτερόλεπτο
       *[other] απομένουν { $seconds } δευτερόλεπτα
    }
