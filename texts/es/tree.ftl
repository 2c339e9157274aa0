### The moves of a study, on the page and on other sites.

tree-promote = Subir la variante
tree-delete = Eliminar desde aquí
tree-comment = Comentario
tree-glyphs = Qué te parece la jugada
tree-glyph-names =
    .good = buena jugada
    .mistake = error
    .excellent = jugada excelente
    .blunder = error grave
    .interesting = jugada interesante
    .dubious = jugada dudosa
tree-draw = Dibujar
tree-drawing = Toca dos casillas para una flecha, una casilla dos veces para un círculo.
tree-moving = Las piezas vuelven a moverse.

## On other sites

tree-game = Partida
tree-play = Reproducir
tree-pause = Pausa
tree-ways = Formas de seguir
# $why (text)
tree-no-file = No se pudo descargar el archivo de partidas: { $why }.
tree-no-game = Aquí no se pudo leer ninguna partida.
tree-more-games = El archivo tiene más partidas que estas: es demasiado largo.
