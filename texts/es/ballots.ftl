### Openings by ballot, and matches.

ballots-more = Apertura, encuentro, reloj
ballots-opening = Apertura
ballots-usual = Libre
ballots-from-board = La posición del tablero
ballots-draw-another = Sacar otra carta
ballots-find = Busca una carta por número, nombre o jugadas
ballots-barred = Excluida: esta carta nunca sale en el sorteo y ninguna partida empieza con ella.
ballots-barred-mark = excluida
ballots-loading = Cargando las cartas…
ballots-nothing-found = No hay ninguna carta así.
ballots-pair = Encuentro a dos partidas, con los colores cambiados
ballots-next-game = Segunda partida, con los colores cambiados
ballots-card-number = Carta { $number }
ballots-card-named = Carta { $number }, { $name }
ballots-both = { $first } y { $last }
ballots-without-pieces = sin { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } pasa a { $to }
ballots-failed = No se pudieron cargar las cartas.

## How a match stands

ballots-match-over = Encuentro terminado
ballots-first-game = Encuentro, partida 1 de 2
ballots-second-game = Encuentro, partida 2 de 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. Tú { $first }, máquina { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. Primer jugador ({ side-name }) { $first }, segundo jugador ({ $color ->
        [white] Negras
       *[black] Blancas
    }) { $second }.
ballots-drawn = El encuentro termina en empate.
ballots-you-won = Has ganado el encuentro.
ballots-computer-won = La máquina ha ganado el encuentro.
ballots-first-won = El primer jugador ha ganado el encuentro.
ballots-second-won = El segundo jugador ha ganado el encuentro.
