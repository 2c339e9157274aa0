### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Práctica
practice-about = Finales con pocas piezas. El rival nunca falla, se juzga cada una de tus jugadas y puedes deshacerla.
practice-game = Juego
practice-goals =
    .win = Ganar
    .hold = Mantener las tablas
# $n (number)
practice-men = { $n ->
    [one] { $n } peón
   *[other] { $n } peones
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } dama
   *[other] { $n } damas
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } y { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } contra { $their }
# $least (number)
# $most (number)
practice-lengths = de { $least } a { $most } jugadas
# $done (number)
# $all (number)
practice-done = { $done } de { $all } hechos
practice-working = Se están calculando más finales.
practice-none = Ningún final con tan pocas piezas dura lo suficiente en este juego como para practicarlo.
practice-failed = No se pudieron calcular los finales en este navegador.
practice-from-here = Seguir desde esta posición
practice-from-here-about = La posición del tablero, contra el motor a su máximo nivel.
# $at (number)
# $all (number)
practice-place = { $at } de { $all }
# $moves (number)
practice-win = Gana. Contra la mejor defensa necesitas { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
# $n (number)
practice-hold = Mantén las tablas durante { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}.
practice-free = Juega lo mejor que puedas.
practice-verdicts =
    .best = La mejor jugada.
    .good = Una buena jugada.
    .held = Mantienes las tablas.
    .inaccurate = No es del todo la mejor.
    .mistake = Un error.
    .gone = La victoria se ha escapado: ahora son tablas.
    .lost = Esto pierde.
# $n (number)
practice-longer = { $n ->
    [one] Sigue estando ganado, pero cuesta { $n } jugada más.
   *[other] Sigue estando ganado, pero cuesta { $n } jugadas más.
}
practice-which = ¿Qué era mejor?
# $mv (text)
practice-better = Era mejor { $mv }.
# $mv (text)
practice-hint = Aquí lo mejor es { $mv }.
practice-looking = Se está mirando la posición.
practice-unknown = No se sabe nada de esta posición, así que aquí no se juzga nada.
practice-par = Ganado en el mínimo de jugadas posible.
# $n (number)
practice-over = { $n ->
    [one] Ganado, con { $n } jugada más de las necesarias.
   *[other] Ganado, con { $n } jugadas más de las necesarias.
}
practice-was-held = Las tablas son tuyas.
practice-missed = Esta vez no. Deshaz una jugada o empieza de nuevo.
practice-helped = Con ayuda, así que cuenta como visto.
# $moves (number)
# $all (number)
practice-moves = { $moves } de { $all } jugadas
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Buenas: { $good } · imprecisas: { $inaccurate } · errores: { $mistakes }
practice-take-back = Deshacer
practice-next = Final siguiente
practice-previous = Final anterior
practice-others = Todos los finales
