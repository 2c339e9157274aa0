### Making exercises.

author-title = Editor de ejercicios
author-make = Crear un ejercicio
author-edit = Editar este ejercicio
author-back-to-exercise = Usar esta posición
author-set-up = Cambiar la posición
author-try-it = Probarlo
author-end-try = Volver al editor
author-trying = Así lo verán los demás.
author-finish = Terminar y abrirlo
author-discard = Descartar
author-confirm-discard = ¿Seguro que lo descartas?
author-leave = Jugar desde aquí
author-goal = Objetivo
author-n-moves = Cuántas jugadas
author-target = Qué casilla
author-on-board = En el tablero
author-next-choice = Juega las jugadas entre las que elegir: las legales y una que no lo sea.
author-next-judged = El objetivo decide qué jugadas son correctas. Juégalas para grabar las respuestas.
author-next-over = La partida termina aquí. Retrocede para grabar más.
author-next-wrong = Juega un intento fallido, legal o no. Lo que se dice de él se escribe en Textos.
author-next-mark = Elige casillas para marcarlas. Vuelve a elegir una para quitarle la marca.
author-next-arrow = Elige dónde empieza la flecha y después dónde termina. Sigue desde ahí para doblarla.
author-undo = Deshacer
author-redo = Rehacer
author-to-start = Principio
author-step-back = Jugada atrás
author-step-on = Jugada adelante
author-known = Eso ya está grabado.
author-full = No cabe más.
author-removed = Quitado.
author-undone = Deshecho.
author-redone = Rehecho.
author-promotes = corona dama
author-leaves = deja una posición concreta
author-recorded = Grabado
author-nothing = Todavía nada.
author-choices = Jugadas para elegir
author-replies = Respuestas
author-wrong = Intentos fallidos
author-drawings = Marcas y flechas
author-remove = Quitar
author-also-accept = Aceptar toda jugada que
author-add = Añadir
author-hint = Pista
author-ok = Qué decir al final
author-caption = Texto bajo el tablero
author-check = Comprobar
author-checking = Comprobando…
author-not-checked = No se pudo comprobar el ejercicio.
author-changed-since = El ejercicio ha cambiado desde entonces.
author-too-few-choices = Hacen falta al menos dos jugadas para elegir.
author-too-long = Los textos son demasiado largos para un enlace.
author-keys = Teclas en el tablero: de 1 a 9 y 0 eligen una herramienta, Intro la usa, Supr borra lo dibujado en una casilla, U deshace, R rehace, K y J van atrás y adelante, F gira el tablero, Esc suelta.
author-back = Atrás
author-missing = falta algo
author-optional = Todo esto puede quedar vacío.
author-wordless = Un intento fallido del que no se dice nada se descarta.
author-problems = Problemas
author-goals =
    .move = Encontrar la jugada correcta
    .capture-any = Hacer una captura
    .capture-all = Encontrar todas las capturas
    .capture-max = Hacer la captura mayor
    .find-illegal = Encontrar la jugada no permitida
    .reach = Llegar a una casilla
    .win-in = Ganar en un número de jugadas
    .hold = No perder en un número de jugadas
author-tool-names =
    .answer = Respuesta correcta
    .wrong = Intento fallido
    .ring = Círculo
    .attention = Atención
    .cross = Cruz
    .dot = Punto
    .green = Flecha verde
    .red = Flecha roja
    .yellow = Flecha amarilla
    .blue = Flecha azul
# $color (color)
# $turn (number)
author-next-answer = Turno { $turn }: juega en el tablero una respuesta correcta para { side-within }.
# $color (color)
# $mv (text) has been played
author-next-reply = Se ha jugado { $mv }. Juega la respuesta de { side-within } o retrocede.
# $what (text)
# $turn (number)
author-accepted = Respuesta correcta del turno { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = Respuesta a { $mv }: { $reply }.
author-tried = Intento fallido: { $mv }. Escribe en Textos lo que se dice de él.
author-try-from = Desde { $label }: elige ahora dónde termina el intento.
author-arrow-from = Flecha desde { $label }: elige ahora dónde termina.
author-lands = termina en { $label }
# $turn (number)
author-answers-of = Respuestas correctas, turno { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } a { $mv }
author-words-to = Qué decir de { $mv }
author-remove-what = Quitar: { $what }
# $turn (number)
author-no-answer = No hay ninguna respuesta correcta grabada para el turno { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }, un ejercicio. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Dibujado: { $what }.
       *[no] Quitado: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = La solución se detiene en la jugada { $ply }, contando las de ambos bandos: { $why }.
author-captures = { $n ->
        [one] hace cualquier captura
       *[other] captura { $n } o más
    }
# $step (text) its name
author-to-step = Siguiente: { $step }
author-steps =
    .task = Tarea
    .solution = Solución
    .drawings = Dibujos
    .words = Textos
    .end = Final
author-headings =
    .task = Qué se pide
    .solution = Las jugadas de la solución
    .drawings = Marcas y flechas
    .words = Qué se dice
    .end = Compruébalo y compártelo
