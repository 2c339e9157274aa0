### The clock.

clock-clock = Pendule
clock-none = Aucune
clock-other = Autre
clock-minutes = Minutes par joueur
clock-seconds-more = Secondes ajoutées par coup
clock-start = Lancer la pendule
clock-pause = Arrêter la pendule
clock-is-running = La pendule tourne
clock-is-paused = La pendule est arrêtée
clock-face-to-face = Face à face : le côté opposé à l’envers
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } min{ $seconds ->
        [0] {""}
        [one] {" "}+ { $seconds } s
       *[other] {" "}+ { $seconds } s
    }
# $seconds (number)
clock-each-move = { $seconds } s par coup
# $color (color)
# $seconds (number)
clock-time-left = Il reste { $seconds ->
        [60] une minute
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } { $color ->
        [white] aux Blancs
       *[black] aux Noirs
    }
