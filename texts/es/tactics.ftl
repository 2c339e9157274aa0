### Tactics: positions with one good move, gone through one after the other.

tactics-title = Táctica
tactics-about = Posiciones con una sola jugada buena, halladas en partidas del motor y demostradas por él.
tactics-game = Juego
# $n (number) a hundred for each grade of difficulty
tactics-strength = Tu fuerza: { $n }
# $found (number)
# $tried (number)
tactics-found = Al primer intento: { $found } de { $tried }
tactics-ways =
    .strength = A tu medida
    .missed = Las que fallaste
    .day = Las cinco de hoy
    .streak = Racha
    .storm = Contra el reloj
    .friend = Con un amigo
tactics-ways-about =
    .strength = De una dificultad acorde con tu fuerza.
    .missed = Vuelven al cabo de un día, una semana y un mes.
    .day = Las mismas cinco para todos.
    .streak = Cada vez más difíciles, hasta que falles una.
    .storm = Todas las que puedas en tres minutos.
    .friend = Diez, y después un enlace a las mismas diez.
# $n (number)
tactics-best = Tu récord: { $n }
# $n (number)
tactics-due = { $n } en espera
# $found (number)
# $all (number)
tactics-day-done = Hoy: { $found } de { $all }
# $at (number)
# $all (number)
tactics-place = { $at } de { $all }
# $n (number)
tactics-score = Encontradas: { $n }
# $grade (number)
tactics-grade = Dificultad { $grade } de 10
tactics-next = Siguiente
tactics-again = Otra vez
tactics-others = Otras posiciones
tactics-over = Esta era la última.
tactics-time-over = Se acabó el tiempo.
tactics-streak-over = La racha termina aquí.
tactics-missing = No se pudo descargar la táctica de este juego. Comprueba la conexión e inténtalo de nuevo.
tactics-fetching = Las posiciones están en camino.
# $found (number)
# $all (number)
tactics-friends = Tu amigo encontró { $found } de { $all }.
tactics-sent = De un amigo
tactics-pass-on = Copiar el enlace para un amigo
tactics-set-damaged = El enlace a estas posiciones se cortó o se cambió por el camino, o ya no están ahí. Pídelo de nuevo.
tactics-squares = Casillas
tactics-squares-about = Sus nombres de memoria: medio minuto en un tablero sin coordenadas.
tactics-squares-find = Encontrar la casilla
tactics-squares-name = Nombrar la casilla
# $square (text)
tactics-find-square = Encuentra { $square }
tactics-which-square = ¿Qué casilla está marcada?
# $square (text)
tactics-square-missed = No: ahora { $square } muestra su nombre.
# $right (number)
# $wrong (number)
tactics-squares-score = Aciertos: { $right }, fallos: { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = Fila { $row }, columna { $column }
tactics-themes =
    .win = Termina la partida.
    .king = Se capturó una dama.
    .promotion = Un peón coronó.
    .shot = Se entregaron piezas a cambio de más.
    .choice = Importaba qué captura elegir.
    .ending = Con tan pocas piezas cada jugada cuenta.
    .quiet = Una jugada sin captura ganó una pieza.
