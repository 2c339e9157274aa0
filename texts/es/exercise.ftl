### Exercises, for those who solve them, and positions in words.

exercise-title = Ejercicio
exercise-hint = Pista
exercise-again = Reiniciar
exercise-choices = Jugadas para elegir
exercise-task-of = Juegan { side-within }: { $what }
# $found (number)
# $of (number)
exercise-found = { $found ->
        [one] 1 encontrada de { $of }
       *[other] { $found } encontradas de { $of }
    }
exercise-hint-illegal = La jugada no permitida es { $text }.
exercise-unreadable = No se puede leer este ejercicio: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = Resuelto { $tries ->
        [one] al primer intento
       *[other] tras { $tries } intentos
    }, { $hints ->
        [0] sin pistas
        [one] con 1 pista
       *[other] con { $hints } pistas
    }.

## What is asked

exercise-task-move = encuentra la jugada correcta.
# $n (number) at least two
exercise-task-moves = encuentra las { $n } jugadas correctas, una tras otra.
exercise-task-capture-any = haz una captura.
exercise-task-capture-all = { $n ->
        [one] encuentra la captura. Solo hay una.
       *[other] encuentra las { $n } capturas, una tras otra.
    }
exercise-task-capture-due = captura tantas piezas como exigen las reglas.
exercise-task-capture-best = haz la captura que exigen las reglas.
exercise-task-capture-most = captura todas las piezas que puedas.
# $n (number)
exercise-task-find-illegal = una de estas { $n } jugadas no está permitida. ¿Cuál?
exercise-task-reach = lleva una pieza a { $square }.
exercise-task-win-in = { $n ->
        [one] gana con esta jugada.
       *[other] gana en { $n } jugadas como máximo.
    }
exercise-task-hold = { $n ->
        [one] haz una jugada que no pierda enseguida.
       *[other] no pierdas en { $n } jugadas.
    }

## What is said to a try

exercise-solved = Resuelto.
exercise-right = Correcto. La respuesta es { $reply }: sigue.
# $found (number)
# $of (number)
exercise-found-one = Correcto: { $found ->
        [one] 1 encontrada de { $of }
       *[other] { $found } encontradas de { $of }
    }.
exercise-found-already = Esa ya la has encontrado: busca otra.
exercise-takes-nothing = Eso no captura nada: busca una captura.
# $takes (number)
# $most (number)
exercise-takes-less = Eso captura { $takes ->
        [one] 1 pieza
       *[other] { $takes } piezas
    }, pero se pueden capturar { $most }.
exercise-does-not-reach = Esa jugada no termina en { $square }.
exercise-not-accepted = No es la jugada correcta. Prueba otra vez.
exercise-lets-go = Así no se gana a tiempo.
exercise-lets-go-after = Así no se gana a tiempo: el rival juega { $reply }.
exercise-loses = Así se pierde.
exercise-loses-after = Así se pierde: el rival juega { $reply }.
exercise-is-legal = { $text } está permitida: busca otra.
exercise-not-a-choice = Elige una de las jugadas mostradas.
exercise-too-hard = Aquí hay demasiadas posibilidades: no se pudo juzgar este intento.
exercise-over = El ejercicio ya está resuelto.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = Blancas: { $white }. Negras: { $black }. Juegan { side-within }.
exercise-no-pieces = sin piezas
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] peón
       *[yes] peones
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] dama
       *[yes] damas
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } a { $to }
