### The board editor.

edit-board = Editar el tablero
editor = Editor de tablero
tools = Piezas y herramientas
eraser = Borrador
hand = Mover una pieza
editor-keys = En el tablero: Intro coloca la pieza, Supr la quita, de 1 a 6 eligen una herramienta, T cambia el turno, U y R deshacen y rehacen.
side-to-move = Turno
no-king-moves = ninguna
game = Juego
set-up = Posiciones preparadas
start-position = Comienzo de la partida
empty-board = Tablero vacío
few-men = Tres peones por bando
two-kings = Dos damas contra una
three-kings = Tres damas contra una
line-of-men = Una línea de peones
tired-king = Una dama que ha agotado sus jugadas
position-as-text = Posición como texto (FEN)
setup-is-fine = Esta posición se puede jugar.
play-this = Jugar desde aquí
play-white = Blancas contra la máquina
play-black = Negras contra la máquina
only-look = Solo mirar
discard = Volver sin cambios
king-moves =
    .white = Jugadas de dama seguidas de las blancas
    .black = Jugadas de dama seguidas de las negras
over-at-once-because = La partida terminaría al instante: { $reason }
men-stand-on-last-row = { side } tienen peones donde ya habrían coronado: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { side } tienen { $count } piezas, y al comienzo de una partida solo { $start }.
pieces-dropped = { $n ->
        [one] Una pieza no tenía casilla en este tablero y se ha omitido.
       *[other] { $n } piezas no tenían casilla en este tablero y se han omitido.
    }
