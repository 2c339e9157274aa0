### Results against the computer, by game and level.

ladder-title = Contra la máquina
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = Nivel { $level }: ganadas { $won }, tablas { $drawn }, perdidas { $lost }.
# $level (number)
ladder-suggested = Sugerencia: nivel { $level }
# $level (number)
ladder-play = Jugar en el nivel { $level }
ladder-is-suggested = Este es el nivel sugerido.
ladder-level = Nivel
ladder-won = Ganadas
ladder-drawn = Tablas
ladder-lost = Perdidas
ladder-about = Cuentan las partidas que se jugaron aquí hasta el final sin pistas, sin análisis y sin deshacer ninguna jugada.
# $n (number)
ladder-imported = { $n ->
    [one] Se ha añadido { $n } resultado.
   *[other] Se han añadido { $n } resultados.
}
