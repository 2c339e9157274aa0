### What the page offers before a game has begun.

home-title = Todos los juegos de damas
# $n (number) of games
home-about = { $n } juegos, gratis, sin cuenta y sin anuncios. Funciona sin conexión.
home-learn = Aprender
home-tactics = Táctica
home-practice = Práctica
home-name = Inicio
home-at-once = Jugar ya
# $n (number) of the next move
home-go-on = Jugada { $n }
home-make = Editor de tablero y ejercicios
# $n (number) of pieces more than the other side has
home-ahead = { $n } de ventaja

## Choosing a game

home-search = Buscar un juego
home-recent = Recientes
home-favorites = Favoritos
home-favorite = Favorito
home-no-game = Ningún juego tiene todo eso.
home-all-games = Ver todos los juegos
home-options = Rival y opciones
home-other-game = Otro juego
home-advice = ¿No conoces el juego? Empieza por el nivel 1 o 2.
# $level (number)
home-against-computer = Contra la máquina, nivel { $level }
home-against-each-other = Dos jugadores en este dispositivo
home-families =
    .international = Internacionales y parientes
    .russian = Rusas y pool
    .english = Inglesas e italianas
    .frisian = Frisonas
    .spanish = Españolas, checas, tailandesas
    .turkish = Turcas y griegas
    .dameo = Dameo y Croda
home-facts =
    .flying = damas voladoras
    .short = damas de un paso
    .straight = movimiento ortogonal
    .most = captura mayor
    .any = captura libre
