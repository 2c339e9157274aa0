### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = Tablero y comienzo
    .aim = Objetivo
    .men = Peones
    .kings = Damas
    .capture = Capturas
    .priority = Qué captura elegir
    .promotion = Coronación
    .end = Otros desenlaces
    .draws = Tablas
    .notation = Cómo se anotan las jugadas
    .relative = El pariente más cercano

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] Las blancas pueden jugar { $moves }.
       *[black] Las negras pueden jugar { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] Aquí las blancas tienen { $n } jugadas.
       *[black] Aquí las negras tienen { $n } jugadas.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] Las blancas no pueden mover.
       *[black] Las negras no pueden mover.
    }
# $moves (text) a list
rulebook-may-not = No { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } o { $last }
# $side (color)
rulebook-won = { $side ->
        [white] La partida ha terminado: han ganado las blancas.
       *[black] La partida ha terminado: han ganado las negras.
    }
rulebook-drawn = La partida ha terminado: son tablas.
rulebook-setup = Las piezas al comienzo.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] Encuentra la captura.
        [2] Encuentra las dos capturas.
       *[other] Encuentra las { $n } capturas.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: las reglas
# For lists and search engines.
# $game (text)
rulebook-description = Las reglas completas de este juego, con tableros para probarlas: { $game }. Escritas a partir de las que aplica el programa.
rulebook-lead = Estas reglas se escriben a partir de las que aplica Damiera, y cada figura se comprueba con ellas.
# $game (text)
rulebook-relative = De los juegos más conocidos, el más parecido es { $game }.
rulebook-here = Lo que aquí es distinto:
rulebook-not-here = Lo que vale allí y no aquí:
rulebook-index-title = Las reglas de las damas
rulebook-index-short = Vista general
rulebook-index-description = Reglas completas de todos los juegos de la familia de las damas, con tableros interactivos y ejercicios para probar cada regla.
rulebook-index-lead = Las damas no son un solo juego, sino una familia. Cada página cuenta las reglas de uno de ellos, con tableros para probarlas.
rulebook-index-games = Los juegos

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = El tablero tiene { $width } por { $height } casillas. Solo se juega en las oscuras; cada jugador tiene una en su esquina izquierda más cercana.
# $width (number)
# $height (number)
rulebook-board-mirrored = El tablero tiene { $width } por { $height } casillas. Solo se juega en las oscuras; cada jugador tiene una en su esquina derecha más cercana.
# $width (number)
# $height (number)
rulebook-board-all = El tablero tiene { $width } por { $height } casillas, y se juega en todas.
# $men (number)
# $rows (text) a list
rulebook-start = Cada bando empieza con { $men } peones. Contando desde su propio borde, hay { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } en la fila { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } y { $last }
# $side (color)
rulebook-first = { $side ->
        [white] Las blancas hacen la primera jugada; después los bandos mueven por turnos.
       *[black] Las negras hacen la primera jugada; después los bandos mueven por turnos.
    }

## Aim

rulebook-goal-last = Quien no puede mover ha perdido: todas sus piezas han sido capturadas o ninguna puede mover.
rulebook-goal-none = Quien no puede mover ha ganado: el objetivo es perder todas las piezas o tenerlas bloqueadas.

## Directions

rulebook-directions =
    .diagonal-forward = en diagonal hacia delante
    .straight-forward = de frente
    .forward = de frente o en diagonal hacia delante
    .forward-sideways = de frente o de lado
    .not-backward = de frente, en diagonal hacia delante o de lado
    .diagonal = en diagonal, hacia delante o hacia atrás
    .straight = por filas y columnas, hacia delante, de lado o hacia atrás
    .all = en las ocho direcciones
    .none = a ninguna parte

## Men

# $way (text) directions
rulebook-man-steps = Un peón mueve una casilla { $way }, si esa casilla está vacía.
rulebook-man-lines = Los peones que están uno detrás de otro, sin huecos, también pueden mover como una línea: el peón de atrás pasa por encima de los demás hasta la primera casilla que hay más allá de ellos, si está vacía.

## Kings

# $way (text) directions
rulebook-king-short = Una dama mueve una casilla { $way }, si esa casilla está vacía.
# $way (text) directions
rulebook-king-flies = Una dama mueve { $way } tan lejos como quiera, por casillas vacías.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] Mientras un bando tenga algún peón, una misma dama puede hacer como máximo una jugada seguida sin capturar nada. Después debe moverse otra pieza, o la dama debe capturar.
       *[other] Mientras un bando tenga algún peón, una misma dama puede hacer como máximo { $moves } jugadas seguidas sin capturar nada. Después debe moverse otra pieza, o la dama debe capturar.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = Un peón captura saltando { $way } sobre una pieza del otro bando que esté en la casilla contigua, si la casilla de detrás está vacía.
# $way (text) directions
rulebook-king-jumps-short = Una dama captura saltando { $way } sobre una pieza del otro bando que esté en la casilla contigua, si la casilla de detrás está vacía.
# $way (text) directions
rulebook-king-jumps-flying = Una dama captura { $way } a cualquier distancia: deben estar vacías las casillas que hay antes de la pieza y la casilla de detrás.
rulebook-men-take-men = Un peón no puede capturar una dama.
rulebook-duty-enforced = Capturar es obligatorio, y una captura continúa mientras se pueda capturar otra pieza.
rulebook-duty-huff = Capturar es obligatorio. Si un bando juega otra cosa, el otro puede retirar del tablero la pieza que debió capturar, exigir la captura o dar por buena la jugada.
rulebook-duty-forfeit = Capturar es obligatorio. El bando que juega otra cosa, o se detiene antes de tiempo, ha perdido.
rulebook-landing-any = Tras la última pieza, una dama puede detenerse en cualquier casilla vacía de esa línea.
rulebook-landing-behind-last = Al final de una captura, una dama se detiene justo detrás de la última pieza que ha capturado.
rulebook-landing-behind-king = Al final de una captura, una dama se detiene en cualquier casilla vacía de esa línea, pero justo detrás de la última pieza si esta es una dama.
rulebook-landing-behind-each = Una dama cae justo detrás de cada pieza que captura.
rulebook-removal-after = Las piezas capturadas se retiran cuando termina la jugada. Hasta entonces siguen cerrando el paso, y ninguna puede saltarse dos veces.
rulebook-removal-at-once = Cada pieza se retira en cuanto ha sido saltada, de modo que el camino vuelve a quedar libre.
rulebook-u-turn-no = Entre dos saltos una dama no puede dar media vuelta.
rulebook-u-turn-yes = Entre dos saltos una dama también puede dar media vuelta.

## Which capture

rulebook-choice-any = Entre varias capturas se puede elegir cualquiera.
rulebook-choice-most = Hay que elegir la captura de más piezas.
rulebook-choice-frisian = Hay que elegir la captura de más valor. Una dama vale un poco menos que dos peones. Entre capturas iguales hay que elegir una hecha con dama, si la hay.
rulebook-choice-king-first = Si una dama puede capturar, debe ser una dama la que capture.
rulebook-choice-spanish = Hay que elegir la captura de más piezas y, entre estas, la de más damas.
rulebook-choice-italian = Hay que elegir la captura de más piezas; entre estas, una hecha con dama; entre estas, la de más damas; entre estas, la que antes encuentra una dama.

## Crowning

rulebook-promotion-rest = Un peón que termina su jugada en la última fila se convierte en dama. Si sigue capturando desde allí, lo hace como peón.
rulebook-promotion-passing = Un peón que llega a la última fila se convierte en dama. Si puede seguir capturando desde allí, lo hace como dama.
rulebook-promotion-ends = Un peón que llega a la última fila se convierte en dama, y su jugada termina allí.

## Other ends

rulebook-end-man-king = Cuando un bando tiene solo una dama y el otro solo un peón, ha ganado el bando de la dama.
rulebook-end-king-king = Cuando cada bando tiene solo una dama, la partida es tablas, salvo que el bando al que le toca mover pueda capturar la otra dama o tenga que perder la suya.
rulebook-end-corners = Cuando cada bando tiene solo una dama, en las dos esquinas de la diagonal principal, ha perdido el bando al que le toca mover.
rulebook-end-first-king = Ha ganado el bando que consigue la primera dama.

## Draws

rulebook-draw-agreed = Los jugadores pueden acordar tablas.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] El bando al que le toca mover puede reclamar tablas si { $clause }.
       *[no] La partida es tablas si { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = Un bando tiene { $strong }, y el otro { $weak }{ $road ->
        [yes] {" "}en la diagonal principal
       *[no] {""}
    }: tras { $moves } sin victoria { $claim ->
        [yes] se pueden reclamar tablas.
       *[no] la partida es tablas.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = Mientras cada bando tenga una dama: tras { $moves } sin victoria { $claim ->
        [yes] se pueden reclamar tablas.
       *[no] la partida es tablas.
    }
# $count (text)
rulebook-draw-total = Esto cuenta mientras haya { $count } piezas en el tablero.
rulebook-draw-restart = Una captura o una coronación vuelve a empezar la cuenta.
# $least (number)
# $most (number)
rulebook-range = de { $least } a { $most }
# $least (number)
rulebook-at-least = { $least } o más
rulebook-force-king = una sola dama
# $count (text)
rulebook-force-kings = { $count } damas
# $count (text)
rulebook-force-pieces = { $count } piezas, al menos una de ellas dama
rulebook-force-some = al menos una dama
# $count (text)
rulebook-force-any = { $count } piezas

## How moves are written

rulebook-labels-numbers = Las casillas se numeran desde arriba a la izquierda, fila por fila, tal como ven el tablero las blancas.
rulebook-labels-upward = Las casillas se numeran desde abajo a la derecha, fila por fila, tal como ven el tablero las blancas.
rulebook-labels-letters = Las columnas llevan letras y las filas números; a1 está en la esquina izquierda más cercana a las blancas.
# $quiet (text)
# $capture (text)
rulebook-written = Una jugada se anota con la casilla de la que sale y aquella en la que termina, como { $quiet }; una captura lleva una x, como { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = Una jugada se anota con la casilla de la que sale y aquella en la que termina, como { $quiet }; una captura lleva una x y todas las casillas en las que cae, como { $capture }.
