### What others have sent.

share-title = Compartir
share-your-turn = Te toca.
share-played = { side } han jugado { $mv }.
# $n (number)
# $last (text)
share-many-played = Se han hecho { $n } jugadas; la última es { $last }.

## Why something cannot be opened

share-cannot-no-link = No hay ningún enlace en esta imagen: no se guardó aquí, u otro programa quitó el enlace.
share-cannot-bad-picture = Esta imagen está dañada: no se puede leer su enlace.
# $megabytes (number)
share-cannot-too-long = Esto es demasiado largo: se leen como máximo { $megabytes } megabytes.
# $n (number)
share-cannot-many-games = Contiene { $n } partidas. Ábrelo en la biblioteca y elige una.
# $n (number)
share-cannot-faulty = { $n ->
        [one] Contiene un dato erróneo o dudoso
       *[other] Contiene varios datos erróneos o dudosos
    }. Ábrelo en la biblioteca para ver cuáles.
share-cannot-nothing = No contiene ningún enlace, posición ni partida que se pueda abrir aquí. Un FEN se lee como posición del juego que hay en el tablero.
# $why (text)
share-cannot-because = No se puede abrir: { $why }.
share-cannot-unreadable = El navegador no pudo leerlo.
share-cannot-no-reader = La lectura de archivos no funciona en este momento.
