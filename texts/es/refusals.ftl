### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] peón
       *[king] dama
    }

## What can be taken

refusals-men = { $n ->
        [one] 1 peón
       *[other] { $n } peones
    }
refusals-kings = { $n ->
        [one] 1 dama
       *[other] { $n } damas
    }
refusals-pieces = { $n ->
        [one] 1 pieza
       *[other] { $n } piezas
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $n ->
        [one] la pieza de { $squares }
       *[other] las piezas de { $squares }
    }

## Reasons

refusals-nothing-entered = Elige una pieza y la casilla a la que va.
refusals-game-over = La partida ha terminado. { $reason }
refusals-too-many-captures = Aquí hay demasiadas capturas para enumerarlas, así que no se puede juzgar ninguna jugada.
refusals-empty-square = No hay ninguna pieza en { $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { $kind ->
        [man] El peón de { $square } no es tuyo
       *[king] La dama de { $square } no es tuya
    }.
refusals-same-square = La pieza ya está en { $square }: elige otra casilla.
refusals-occupied = La casilla { $square } está ocupada.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = Debes capturar: { $kind ->
        [man] el peón
       *[king] la dama
    } de { $square } puede capturar { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = La captura debe terminar en { $stop }, justo detrás de { $last }, la última pieza capturada.
# $square (text)
# $moves (number)
refusals-king-locked = La dama de { $square } ha movido { $moves ->
        [one] 1 vez seguida
       *[other] { $moves } veces seguidas
    }: antes debe moverse otra pieza.
refusals-crowned-ends-move = El peón corona en { $square }, y con eso termina la jugada.
refusals-passed-last-row = El peón solo pasa por { $square }: no corona ahí y sigue capturando como peón.
refusals-quiet-move-ends = No se captura nada, así que la jugada termina en { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = Hay otra captura mayor: { $most ->
        [one] 1 pieza
       *[other] { $most } piezas
    } en lugar de { $takes }, con { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = Hay otra captura de más valor: { $most } en lugar de { $takes }, con { $path }.
refusals-king-must-capture = Una dama puede capturar lo mismo, así que debe ser una dama la que capture: la de { $kings }, con { $path }.
refusals-kings-first = Una dama puede capturar, así que debe ser una dama la que capture: la de { $kings }, con { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = Hay otra captura con igual número de piezas y más damas: { $most } en lugar de { $takes }, con { $path }.
refusals-another-meets-king-first = Otra captura es igual de grande y encuentra antes una dama: { $path }.
refusals-must-go-on = La captura no ha terminado: desde { $stopped } la pieza debe seguir y capturar { $over }.
refusals-must-go-on-elsewhere = La captura no ha terminado: no te detengas en { $stopped }; sigue desde { $turns } y captura { $over }.
refusals-men-move-forward = Los peones no mueven hacia atrás: el peón de { $from } debe ir hacia delante.
refusals-men-do-not-move-that-way = Un peón no mueve así: no de { $from } a { $to }.
refusals-kings-do-not-move-that-way = Una dama no mueve así: no de { $from } a { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = De { $from } a { $to } { $kind ->
        [man] un peón
       *[king] una dama
    } solo puede ir si captura.
refusals-men-do-not-capture-that-way = Un peón no captura así: no de { $from } a { $to }.
refusals-kings-do-not-capture-that-way = Una dama no captura así: no de { $from } a { $to }.
refusals-too-far = { $kind ->
        [man] Un peón
       *[king] Una dama
    } mueve una sola casilla cada vez: de { $from } a { $to } es demasiado lejos.
refusals-jump-too-far = { $kind ->
        [man] Un peón
       *[king] Una dama
    } solo salta una pieza contigua y cae justo detrás: no puede saltar desde { $from } sobre { $over }.
refusals-already-jumped = La pieza de { $square } ya ha sido saltada; sale del tablero cuando termina la jugada.
refusals-own-piece-in-the-way = Tu propia pieza de { $square } cierra el paso.
refusals-two-in-a-row = La pieza de { $first } no se puede saltar: la casilla de detrás, { $second }, está ocupada.
refusals-men-do-not-take-kings = Un peón no puede capturar una dama, y en { $square } hay una dama.
refusals-nothing-to-capture = No hay nada que capturar entre { $from } y { $to }.
refusals-no-turning-back = En una captura no se puede dar media vuelta, como ocurriría en { $at }.
refusals-line-broken = Solo una línea de peones tuyos sin huecos mueve junta, y { $gap } está vacía.
refusals-line-blocked = En línea solo mueven juntos tus propios peones; la pieza de { $by } cierra el paso.
