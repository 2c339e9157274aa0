### What most of the program shows.

## Buttons (at most 32 characters)

new-game = Nueva partida
start = Empezar
close = Cerrar
undo = Deshacer
redo = Rehacer
resign = Rendirse
confirm-resign = ¿Seguro que te rindes?
resign-yes = Sí, me rindo
resign-no = Seguir jugando
flip = Girar el tablero
library = Biblioteca
settings = Ajustes
help = Teclas
stop = Parar
think-on = Seguir pensando
move-now = Mover ya
try-again = Intentar de nuevo
rematch = Revancha
rematch-as =
    .white = Revancha con blancas
    .black = Revancha con negras
go-through = Repasar
learn-from-mistakes = Aprende de tus errores
mistakes = Errores
offer-draw = Ofrecer tablas
accept-draw = Aceptar
decline-draw = Rechazar
claim-draw = Reclamar tablas
insist = Exigir la captura
play-on-from-here = Jugar desde aquí
back-to-game = Volver a la partida
back-to-saved = Volver a mi partida
return-to-it = Volver allí
update = Actualizar
the-rule = Ver la regla
rules = Las reglas
about-game = Sobre este juego
back = Atrás
forward = Adelante
more = Más

## Labels and notices (at most 100 characters)

title = Damiera: toda la familia de las damas
skip-to-board = Ir al tablero
choose-game = Elige un juego
opponent = Rival
computer = Máquina
you = Tú
two-players = Dos jugadores
your-color = Juegas con
white = Blancas
black = Negras
random = Al azar
level = Nivel
language = Idioma
sources = Fuentes
actions = Acciones
moves = Jugadas
no-moves-yet = Aún no hay jugadas.
first-move = Al principio
previous-move = Una jugada atrás
next-move = Una jugada adelante
last-move = A la última jugada
looking-back = Una posición anterior
your-turn = Te toca
computers-turn = Le toca a la máquina
must-capture = la captura es obligatoria
stopped = La máquina se ha detenido.
missed-capture = En la última jugada se omitió una captura.
overlook = La máquina pasa por alto las capturas omitidas
may-stop = Sigue, o toca otra vez la pieza para parar aquí.
counters = Cuenta para las tablas
draw-offered = se ofrecen tablas
choose-route = Varias capturas llevan ahí. ¿Cuál?
route-entered = Sigue: la captura no ha terminado.
several-pieces = Varias piezas pueden ir ahí: elige antes la pieza.
no-move-here = Esa pieza no puede mover.
not-your-turn = Le toca a la máquina.
opened-link = Esta posición viene de un enlace.
opened-game = La partida que había en el tablero queda guardada.
kept-game = La partida anterior está guardada en la biblioteca.
set-aside = Lo que estabas preparando queda aparte.
unchecked-link = No se puede comprobar si este enlace ha cambiado por el camino.
part-missing = No se pudo cargar esta parte de Damiera: ¿hay conexión? Se está intentando de nuevo.
storage-blocked = Este navegador no deja guardar la partida: al recargar la página se perdería.
install = Instalar
offline-ready = Ya se puede jugar sin conexión
update-ready = Hay una versión nueva.
keys-title = Teclas en el tablero

## Sides

side = { $color ->
        [white] Las blancas
       *[black] Las negras
    }
# The same within a sentence.
side-within = { $color ->
        [white] las blancas
       *[black] las negras
    }
# The same as a name alone.
side-name = { $color ->
        [white] Blancas
       *[black] Negras
    }
to-move =
    .white = Juegan las blancas
    .black = Juegan las negras

## The computer

# $level (number) at which it plays
computer-at = Máquina, nivel { $level }
thinking-yet = La máquina está pensando…
# $depth (number)
thinking-at-depth = La máquina está pensando… profundidad { $depth }
engine-failed = El motor ha dejado de funcionar.
# The levels, weakest first.
level-names =
    .first = Principiante
    .second = Aprendiz
    .third = Aficionado
    .fourth = Intermedio
    .fifth = De club
    .sixth = Fuerte
    .seventh = Experto
    .eighth = Máximo

## Words between moves

result =
    .white-wins = Ganan las blancas
    .black-wins = Ganan las negras
    .draw = Tablas
    .unlistable = Demasiadas capturas
result-yours =
    .won = Has ganado
    .lost = Has perdido
huff = Soplar { $square }
huffed = Se omitió una captura: la máquina sopla la pieza de { $square } y juega.
draw-is-offered =
    .white = Las blancas ofrecen tablas.
    .black = Las negras ofrecen tablas.
offer-answered =
    .declined = La máquina rechaza las tablas.
    .accepted = La máquina acepta las tablas.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = en la última jugada se omitió una captura: sopla { $squares }, exige la captura o déjalo pasar

## The board

board-of = Tablero: { $game }
board-of-to-move = Tablero: { $game }, juegan { side-within }
square-empty = vacía
# What may be done with a square.
square-roles =
    .can-move = puede mover
    .can-capture = puede capturar
    .chosen = elegida
    .target = se puede llegar aquí
    .jumped = saltada
# $moves (number)
# $limit (number)
square-streak = jugadas de dama seguidas: { $moves } de { $limit }
piece =
    .white-man = peón blanco
    .white-king = dama blanca
    .black-man = peón negro
    .black-king = dama negra
# A king with its square.
king-on = dama { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: de { $from } a { $to }{ $crowned ->
        [yes] , corona dama
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } capturan { $n ->
        [one] una pieza
       *[other] { $n } piezas
    }: de { $from }{ $via ->
        [yes] {" "}por { $by }
       *[no] {""}
    } a { $to }, saltando { $taken }{ $crowned ->
        [yes] , corona dama
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, captura { $n ->
        [one] una pieza
       *[other] { $n } piezas
    }
# $white (number)
# $black (number)
pieces-left = Blancas { $white }, negras { $black }
legal-moves-are = Jugadas legales: { $moves }
link-fault = No se pudo leer el enlace completo.
board-fault = No se puede mostrar este tablero.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } y { $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } o { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Intro, Espacio
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Mayús K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = recorrer el tablero
    .enter = levantar una pieza, soltarla
    .escape = dejarla donde estaba
    .next-piece = pieza siguiente o anterior que puede mover
    .next-target = siguiente casilla a la que puede ir
    .moves = leer las jugadas legales
    .last-move = leer la última jugada
    .state = leer cómo va la partida
    .undo = deshacer, rehacer
    .look = ver una jugada atrás, una adelante
    .ends = ver el principio, el final
    .analysis = activar o quitar el análisis
    .threat = qué amenaza el rival
    .evaluation = leer la evaluación
    .hint = pista, paso a paso
    .flip = girar el tablero
    .routes = elegir un recorrido
