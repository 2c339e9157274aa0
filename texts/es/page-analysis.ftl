### Analysis and hints.

analysis = Análisis
analysis-on = El análisis está activado
analysis-off = El análisis está desactivado
analysis-waits = La máquina espera mientras analizas.
n-lines = Líneas
evaluation = Evaluación
no-evaluation = Aún no se conoce
decimal = ,
whole-game = La partida de un vistazo
threat = Amenaza
hint = Pista
show-piece = ¿Qué pieza?
show-move = ¿Qué jugada?
hide-hint = Ocultar la pista
hint-waits = La máquina está buscando una jugada…
depth-begun = Analizando…
depth-nothing = Nada que analizar
# $depth (number)
# $going (flag) whether it goes on
depth-reached = Profundidad { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = Fíjate en la pieza de { $square }.
hint-move = Una buena jugada. { $words }.

## How good a position is

verdict-even = Igualdad
verdict-drawn = Tablas
verdict-certain-draw = Tablas seguras
verdict-slightly-better = { side } están algo mejor
verdict-better = { side } están mejor
verdict-much-better = { side } están mucho mejor
verdict-has-won = { side } han ganado
verdict-wins = { side } ganan en { $n ->
        [one] 1 jugada
       *[other] { $n } jugadas
    }
verdict-wins-exactly = { side } ganan en exactamente { $n ->
        [one] 1 jugada
       *[other] { $n } jugadas
    }

## A position of the game, and the move that changed most

ply-start = Comienzo
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = Jugada { $n }, { $text }
turning-point = Momento decisivo: { $text }. Antes: { $before }. Después: { $after }.

## Beside the value

note-only-legal-move = { $text } es la única jugada.
note-only-good-move = { $text } es la única jugada buena. Con { $next }: { $verdict }.
note-looking-for-threat = ¿Y si les tocara a { side-within }? Analizando…
note-threat = { side } amenazan con { $text }. Después: { $verdict }.
note-no-threat = { side } no amenazan nada.
note-must-capture = { side } tienen que capturar primero, así que las amenazas no cuentan.

## The rule that decides

hint-only-move = Solo hay una jugada.
hint-only-capture = Capturar es obligatorio y solo hay una captura, de { $n ->
        [one] 1 pieza
       *[other] { $n } piezas
    }.
# $n (number)
hint-no-capture = No hay nada que capturar: vale cualquiera de las { $n } jugadas.
hint-any-capture = Capturar es obligatorio. La captura que elijas debe completarse.
hint-king-capture = Capturar es obligatorio y, si una dama puede capturar, debe ser una dama la que capture.
# $n (number) of pieces that must be taken
hint-most-pieces = Capturar es obligatorio{ $n ->
        [one] {""}
       *[other] , y hay que capturar { $n } piezas
    }.
hint-best-capture = Capturar es obligatorio, y debe ser una de las capturas de más valor.
