### The check of an exercise.

check-is-sound =
    .no = El ejercicio no es correcto.
    .yes = El ejercicio es correcto.
check-works = El ejercicio funciona. No se ha comprobado si su respuesta es buena.
check-game-drawn = En esta posición la partida ya es tablas, así que no hay nada que encontrar.
check-game-over = En esta posición la partida ya ha terminado, así que no hay nada que encontrar.
check-too-many-captures = Aquí hay más capturas de las que se pueden enumerar.
check-too-hard = Hay demasiadas posibilidades para juzgar este ejercicio: pide menos jugadas o usa menos piezas.
check-too-many-lines = Hay demasiadas líneas que seguir: acepta menos jugadas.
check-no-solution = Ninguna jugada legal resuelve este ejercicio.
# $text (text) the move
# $why (text) a sentence
check-not-legal = Se acepta { $text }, pero no es una jugada legal. { $why }
check-never-fits = Ninguna jugada legal coincide con «{ $text }».
check-no-reply = Tras { $mv } hay varias respuestas: indica cuál se juega.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = La respuesta { $reply } a { $mv } no es una jugada legal. { $why }
check-reply-unused = Se da una respuesta a { $mv }, pero esa jugada no se juega nunca.
check-answer-to-right = { $mv } figura como intento fallido, pero esa jugada es correcta.
check-no-illegal = Todas las jugadas para elegir son legales.
check-several-illegal = Varias de las jugadas para elegir no son legales: { $moves }.
check-unique = La respuesta es única: { $mv }.
check-accepted = Se acepta una jugada: { $mv }. No está demostrado que ninguna otra sea igual de buena.
# $n (number)
# $moves (text)
check-several = Hay { $n } jugadas correctas: { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] Hay 1 captura que encontrar: { $moves }.
       *[other] Hay { $n } capturas que encontrar: { $moves }.
    }
check-also-win = La respuesta gana por fuerza, pero también ganan jugadas que no se aceptan: { $moves }.
check-refuted = { $mv } queda refutada por { $reply }.
check-every-move = Toda jugada legal es correcta, así que hay poco que encontrar.
check-same-result = { $text } también es correcta: deja la misma posición que { $named }.
