### What stands around the rules on their pages.

site-skip = Ir a las reglas
site-play = Jugar a este juego
site-pages = Reglas
site-choose = Elige un juego
# $n (number)
site-all-games = Los { $n } juegos
# Over the games whose pages nobody wrote by hand.
site-others = Los demás juegos
site-others-about = Sus reglas se escriben a partir de las que aplica Damiera, con tableros para probar.
# Names the ways to the pages before and after.
site-neighbors = Más reglas
site-previous-page = Anterior
site-next-page = Siguiente
site-languages = Idiomas
site-contents = En esta página
# The link under a board.
site-open = Abrir en el tablero
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] Respuesta
       *[other] Respuestas
    }
site-next = Ejercicio siguiente
# $number (number)
# $n (number)
site-exercise = Ejercicio { $number } de { $n }
# $color (color)
site-turn = { $color ->
        [white] Juegan las blancas.
       *[black] Juegan las negras.
    }
# $page (text) a link to the page written by hand
site-more = Más de esta familia, con aperturas, lecturas y fuentes: { $page }.
site-footer = Damiera es gratis, funciona sin conexión y no envía nada a ninguna parte.

## On the page before its program is there. In English `index.html` says the same

site-old = Este navegador no puede ejecutar Damiera: es demasiado antiguo o no permite WebAssembly. Actualízalo o usa otro.
site-failed = No se pudo cargar Damiera: ¿hay conexión? Se está intentando de nuevo.
site-what = Toda la familia de las damas, contra la máquina o entre dos en un mismo dispositivo.
