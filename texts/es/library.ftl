### Games kept on the device, and files of games.

library-name = Nombre de la partida del tablero
library-save = Guardar esta partida
library-kept = Guardada
library-saved = La partida está en la biblioteca.
library-kept-games = Partidas guardadas
library-search = Buscar
library-nothing-kept = Todavía no hay ninguna partida guardada.
library-nothing-found = Ninguna partida contiene todas esas palabras.
library-show-more = Ver más
library-cancel = Cancelar
library-rename-short = Renombrar
library-delete-short = Eliminar
library-collect-short = A una lección
library-new-name = Nombre nuevo
library-undelete = Recuperarla
library-export = Guardar todas en un archivo
library-open-file = Abrir un archivo
library-drop-here = PDN, o partidas guardadas aquí antes. También puedes soltarlo aquí.
library-reading = Leyendo…
library-more-in-file = El archivo tiene más partidas de las que se muestran.
library-back = Volver a la biblioteca
library-from-file = de un archivo
library-unknown-player = Desconocido
library-unfinished = sin terminar
library-is-guess = El archivo no dice de qué juego se trata: esto es una suposición.
library-is-cut = Sus variantes y comentarios son demasiado largos para guardarlos: solo se abre la línea principal.
library-open-anyway = Abrir lo que se pudo leer
library-file-saved = El archivo se ha pasado al navegador para guardarlo.
library-collect = A una lección: { $name }
library-rename = Renombrar { $name }
library-delete = Eliminar { $name }
library-deleted = Se ha eliminado «{ $name }».
library-n-games = { $n ->
        [one] 1 partida
       *[other] { $n } partidas
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } de { $n } partidas
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] Se ha añadido 1 partida
       *[other] Se han añadido { $new } partidas
    }{ $known ->
        [0] {""}
        [one] ; 1 ya estaba
       *[other] ; { $known } ya estaban
    }.
library-n-moves = { $n ->
        [one] 1 jugada
       *[other] { $n } jugadas
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] Hay una nota sobre esta partida.
        [one] En esta partida hay un dato erróneo o dudoso.
       *[other] En esta partida hay { $n } datos erróneos o dudosos.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = Línea { $line }, columna { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = Este navegador no deja que la página guarde partidas. Puedes guardar la partida del tablero como archivo PDN y abrir archivos.
library-cannot-not-kept = El navegador no pudo hacerlo: quizá no quede espacio.
# $n (number)
library-cannot-full = Hay { $n } partidas y no caben más: elimina antes algunas.
library-cannot-game-too-long = Esta partida tiene más variantes y comentarios de los que se pueden guardar.
library-cannot-bad-game = No se puede leer esta partida.
# $megabytes (number)
library-cannot-file-too-long = El archivo es demasiado largo: se leen como máximo { $megabytes } megabytes.
library-cannot-not-a-library = Este no es un archivo de partidas guardadas que esta versión pueda leer.
# $n (number)
library-cannot-line = La línea { $n } no contiene una partida que se pueda leer.
library-cannot-unreadable = El navegador no pudo leer el archivo.
library-cannot-no-games = No hay ninguna partida en este archivo.
library-cannot-no-reader = La lectura de archivos no funciona en este momento.
