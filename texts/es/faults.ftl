### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = No se pudo leer el enlace completo: { $why }.
faults-board = No se puede mostrar este tablero: { $why }.
faults-lesson = No se puede leer la lección: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; y { $n } más

## Parts of links

faults-changed = se cambió o se cortó después de crearse: sus caracteres de control no coinciden, así que quizá no sea lo que se quería
faults-invisible = se quitaron saltos de línea o caracteres invisibles
faults-ending = se quitó «{ $ending }» al final
faults-escapes = se leyó tras deshacer sus códigos con el signo de porcentaje
faults-left-out = la jugada { $number }, «{ $text }», se dejó fuera con todas las siguientes: { $why }
faults-too-many-moves = solo se leyeron las primeras { $max } jugadas, de { $n }
faults-too-much = la jugada { $number } se dejó fuera con todas las siguientes: hay demasiadas capturas para enumerarlas
faults-ply = «ply={ $text }» no es un número de 0 al número de jugadas
faults-orientation = «o={ $text }» no es ni w ni b
faults-value = «{ $key }={ $value }» se dejó fuera; aquí hace falta: { $expected }
faults-a-level = un nivel (de 1 a 8, o 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = un número entero
faults-a-player = w, b o both
faults-a-mode = diagram, replay, play o exercise
faults-long-value = «{ $key }=» se dejó fuera: tiene { $n } bytes, y se leen como máximo { $max }
faults-no-key = no existe la clave «{ $key }»
faults-no-value = «{ $text }» no tiene la forma clave=valor
faults-twice = «{ $key }=» está más de una vez, y solo se leyó la primera
faults-part = una parte no se pudo leer hasta el final: { $part }
faults-parts =
    .position = posición
    .last = última parte
    .moves = jugadas
    .ply = número de la jugada mostrada
    .marks = marcas
    .arrows = flechas
    .texts = textos
faults-holds-more = viene de una versión más nueva de Damiera y contiene más de lo que se muestra

## Links that cannot be opened

faults-long-link = tiene { $n } bytes, y se leen como máximo { $max }
faults-newer = viene de una versión más nueva de Damiera (v={ $version })
faults-version = «v={ $text }» no es un número de versión
faults-damaged = se cambió o se cortó después de crearse, y no se puede leer nada
faults-no-ruleset = no dice de qué juego se trata: falta «g=» en un enlace, o «variant» en una página
faults-unknown-ruleset = esta versión no conoce este juego: «{ $id }»
faults-house = las reglas de la casa no se pueden leer: { $why }
faults-position = la posición no se puede leer: { $why }
faults-escape = «{ $text }» no es un código con el signo de porcentaje de un texto UTF-8

## House rules

faults-house-prefix = «{ $id }» no designa reglas de la casa: debería empezar por «{ $expected }»
faults-house-long = un código de { $n } bytes es demasiado largo para reglas de la casa: se leen como máximo { $max }
faults-house-version = «{ $text }» no es una versión conocida de las reglas de la casa: hace falta «{ $expected }»
faults-house-part = «{ $part }» no es una opción de las reglas de la casa; hace falta una de estas: { $expected }
faults-house-twice = «{ $part }» no es la primera parte con «{ $key }»: solo puede haber una
faults-house-contrary = estas reglas de la casa no tienen sentido: { $why }
faults-house-many = puede haber como máximo { $max } reglas de la casa distintas a la vez
faults-house-too-many-squares = un tablero de 12 por 12 usa solo las casillas oscuras, porque todas serían demasiadas
faults-house-rows-too-many = tantas filas de peones dejan menos de dos filas vacías entre los bandos
faults-house-trapezoid-of-one-row = un trapecio tiene al menos dos filas de peones
faults-house-straight-on-dark = en casillas oscuras los peones tienen que mover en diagonal, o la mitad nunca podrá coronar
faults-house-diagonal-on-all = si se usan todas las casillas, algo tiene que ir en ortogonal, o la mitad nunca se encontrará con el resto
faults-house-landing-of-short-king = solo las damas voladoras pueden elegir dónde caer
faults-house-uturn-of-short-king = solo las damas voladoras pueden dar media vuelta
faults-house-uturn-barred = una dama solo puede dar media vuelta si las piezas capturadas salen del tablero al instante
faults-house-limit-of-short-king = el límite de jugadas de una misma dama es para damas voladoras
faults-house-king-gains-nothing = si las damas no mueven ni capturan más lejos que los peones, coronar no aporta nada
faults-house-end-against-goal = si gana quien no puede mover, ningún otro final tiene sentido
faults-house-huff-against-goal = si gana quien no puede mover, nadie soplaría una pieza del otro bando

## Positions

faults-token-at = «{ $token }» en el carácter { $place }: { $what }
faults-expected-shorter = el texto tiene más de { $max } bytes
faults-expected-known-turn = hay que saber a quién le toca: escribe W o B
faults-expected-turn = primero debe ir el bando al que le toca: escribe W o B
faults-expected-side = escribe aquí las casillas de un bando, con W o B delante
faults-expected-side-once-white = las casillas de las blancas ya se han dado
faults-expected-side-once-black = las casillas de las negras ya se han dado
faults-expected-square = esto no es una casilla; las casillas van de { $first } a { $last }
faults-expected-range = un intervalo debe ser ascendente y estar entre { $first } y { $last }
faults-expected-range-in-row = un intervalo debe seguir una fila de izquierda a derecha y estar entre { $first } y { $last }
faults-expected-empty-square = ya hay una pieza en { $label }
faults-expected-counters = escribe aquí las jugadas de dama de las negras y de las blancas, como en +0+312
faults-expected-counter = escribe una cuenta y las dos cifras de la casilla de la dama, como en 312, o solo 0
faults-no-pieces = no hay piezas en el tablero
faults-shared-square = los dos bandos tienen una pieza en { $label }
faults-counter-without-king = se cuentan jugadas de dama en { $label }, pero ese bando no tiene ninguna dama ahí
faults-counter-too-high = se cuentan { $counted } jugadas de dama seguidas, y solo se permiten { $limit }
faults-counter-without-limit = en este juego no se cuentan las jugadas de dama

## Moves, and what is said between them

faults-long-move = una jugada de { $n } bytes es demasiado larga: se leen como máximo { $max }
faults-no-move = «{ $text }» no es una jugada: hacen falta al menos dos casillas, como en { $example }
faults-no-square = «{ $token }» en «{ $text }» no es una casilla: las casillas van de { $first } a { $last }
faults-ambiguous = «{ $text }» es ambiguo; puede ser { $moves }
faults-not-crowned = «{ $text }» termina en K, pero con { $mv } ningún peón se corona
faults-illegal = «{ $text }» no es aquí una jugada legal
faults-not-now = «{ $text }» no es posible: { $why }
faults-now-over = la partida ha terminado
faults-now-not-your-turn = le toca al otro bando
faults-now-offered = ya se ofrecieron tablas: hay que aceptarlas o rechazarlas
faults-now-not-offered = no se han ofrecido tablas
faults-now-by-moving = una oferta se rechaza jugando solo con la jugada misma
faults-now-no-claim = ningún artículo de las reglas permite reclamar tablas aquí
faults-now-ahead = el bando que rechazó las tablas tiene ventaja decisiva: al menos un peón más
faults-now-own-refusal = tras un rechazo solo puede reclamar tablas el bando que las ofreció
faults-now-capture = hay una captura pendiente: quién va por delante se ve después
faults-now-not-missed = en la última jugada no se omitió ninguna captura
faults-now-not-huffed = la pieza de esa casilla no podía capturar

## Marks and arrows

faults-brush = «{ $text }» no es una flecha: debe empezar por G, R, Y o B, como en G{ $text }
faults-route = «{ $text }» no es una flecha: hacen falta de dos a { $max } casillas
faults-many-marks = solo se leyeron las primeras { $max } marcas o flechas, de { $n }

## Variations

faults-variations = las variantes no se pueden leer: { $why }
faults-variations-changed = las variantes se cambiaron o se cortaron después de crearse: sus caracteres de control no coinciden
faults-variations-node = «tn={ $path }» no es un punto de las variantes
faults-variations-part = las variantes no se pudieron leer hasta el final
faults-at = línea { $line }, columna { $column }: { $what }
faults-token = «{ $token }»: { $what }
faults-long-text = un texto de { $n } bytes es demasiado largo: se leen como máximo { $max }
faults-unknown = aquí hace falta una jugada, un comentario, una variante, una valoración o un resultado
faults-too-many-captures = antes hay demasiadas capturas para enumerarlas
faults-open-comment = al comentario le falta la llave de cierre
faults-glyph-without-move = hay una valoración sin una jugada delante
faults-glyph = una valoración va de $0 a $65535, y puede haber como máximo { $max }
faults-variation-without-move = hay una variante sin una jugada a la que pueda sustituir
faults-open-variation = a la variante le falta el paréntesis de cierre
faults-nested = las variantes pueden estar unas dentro de otras hasta { $max } niveles
faults-close = hay un paréntesis de cierre sin variante
faults-set-up = la posición no se puede colocar: { $why }
faults-not-legal = esa jugada no es legal aquí
faults-unlistable = en esta posición hay demasiadas capturas para enumerarlas: más de { $max } saltos
faults-deep = una línea puede tener como máximo { $max } jugadas, contando las de ambos bandos
faults-large = una partida con sus variantes puede tener como máximo { $max } jugadas
faults-long-comment = un comentario de { $n } bytes es demasiado largo: se leen como máximo { $max }
faults-glyphs = puede haber como máximo { $max } valoraciones junto a una jugada

## Files of games

faults-tag = aquí hace falta una etiqueta, como en [White "Nombre"]
faults-tag-twice = la etiqueta está más de una vez, y vale la primera
faults-tag-control = la etiqueta contiene caracteres de control, que se leen como espacios
faults-many-tags = puede haber como máximo { $max } etiquetas
faults-no-game = aquí no hay ningún juego «{ $id }»
faults-type-number = un tipo de juego empieza por un número, y «{ $text }» no
faults-type-foreign = el tipo de juego { $number } es { $name }, que no se juega aquí
faults-type-unknown = el tipo de juego { $number } no se conoce aquí
faults-type-other = el tipo de juego «{ $text }» es otro juego que { $expected }, que se juega aquí
faults-type-other-number = el tipo de juego «{ $text }» es otro juego que el { $number } conocido aquí
faults-game-unsaid = nada dice de qué juego se trata: falta una etiqueta GameType
faults-result = aquí hace falta un resultado: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 o *
faults-behind-result = está detrás del resultado de la partida y se dejó fuera
faults-result-twice = la partida ya tiene un resultado, y vale el primero
faults-result-differs = según la etiqueta, el resultado es { $result }
faults-result-by-rules = según las reglas, el resultado es { $result }
faults-long-file = un archivo de { $n } bytes es demasiado largo: se leen como máximo { $max }

## Games that are gone through on another page

faults-moves = jugadas: { $why }
faults-node = node=«{ $text }» no es un punto de las variantes
faults-no-ply = ply=«{ $text }» no es una jugada de la partida
faults-pace = autoplay=«{ $text }» tiene un valor erróneo: hacen falta de 0.5 a 60 segundos
faults-others = otros errores: { $n }

## Exercises

faults-no-goal = el ejercicio no tiene objetivo; hace falta { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:CASILLA, win-in:NÚMERO o hold:NÚMERO
faults-goal = «{ $text }» no es un objetivo; hace falta { $goals }
faults-n-moves = «{ $text }» no es un número de jugadas: hace falta de 1 a { $max }
faults-square = «{ $token }» no es una casilla: las casillas van de { $first } a { $last }
faults-nothing-accepted = no se acepta nada en el turno { $turn }: hace falta una jugada o una condición
faults-choices = «{ $text }» no es una elección: hacen falta al menos dos jugadas en «accept»
faults-not-wanted = «{ $key }» no va con este objetivo: no debe estar
faults-captures = «{ $text }» no es un número de piezas: hace falta de 1 a { $max }
faults-accepted-position = la posición aceptada no se puede leer: { $why }
faults-reply = «{ $text }» no es una réplica: hacen falta una jugada, > y la réplica
faults-answer = «{ $text }» no es una respuesta: hacen falta una jugada, = y qué decir
faults-too-many = hay demasiado ({ $what }: { $n }): se leen como máximo { $max }
faults-lists =
    .turns = turnos
    .accepted = jugadas aceptadas
    .replies = réplicas
    .answers = respuestas a intentos fallidos
faults-long-key = «{ $key }» tiene { $n } bytes: se leen como máximo { $max }
faults-wordy = el texto «{ $start }…» tiene { $n } bytes: se leen como máximo { $max }

## Lessons

faults-lesson-line = línea { $line }: { $what }
faults-long-lesson = la lección tiene { $n } bytes, y se leen como máximo { $max }
faults-lesson-title = hacen falta «# » y el título de la lección, no «{ $text }»
faults-second-title = una lección tiene un solo título; un paso empieza por «## »
faults-empty-title = detrás de «#» hace falta un título
faults-no-steps = hace falta un paso: «## » y su título
faults-many-steps = hay más de { $max } pasos
faults-lesson-value = «{ $text }» no tiene la forma «nombre: valor»
faults-lesson-name = aquí no hay ningún «{ $text }»; hace falta uno de estos: { $known }
faults-lesson-head = una lección no tiene ningún «{ $text }»; hace falta uno de estos: { $known }
faults-lesson-twice = «{ $name }» ya tiene un valor
faults-empty-step = el paso no tiene ni texto ni tablero
faults-lesson-mode = no existe el modo «{ $text }»: hace falta diagram, replay, play o exercise
faults-lesson-source = hacen falta «src» y el archivo de la lección, que está junto al del curso
faults-lesson-goal = un ejercicio tiene objetivo, y solo un ejercicio lo tiene
faults-packed-long = una lección de { $n } caracteres es demasiado larga para un enlace: caben como máximo { $max }
faults-packed-damaged = el enlace se cambió o se cortó por el camino
faults-packed-newer = el enlace viene de una versión más nueva
faults-packed-much = el contenido es más largo que una lección, que tiene como máximo { $max } bytes

## Problems

faults-problem-address = «{ $text }» no contiene ninguna posición: indica una partida o un problema de ese sitio, y de allí no se descarga nada. Hace falta el FEN o el PDN que ofrece
faults-problem-game = aquí no se juega a «{ $name }»
faults-problem-unsolved = hace falta una solución
faults-problem-many = una lección tiene como máximo { $max } pasos
faults-problem-turns = un ejercicio tiene como máximo { $max } turnos
faults-problem-flaw = en la solución, media jugada { $ply }: { $why }
faults-problem-in-game = partida { $number }: { $why }
