### The moves of a study, on the page and on other sites.

tree-promote = Subir a variante
tree-delete = Excluir a partir daqui
tree-comment = Comentário
tree-glyphs = O que você acha do lance
tree-glyph-names =
    .good = bom lance
    .mistake = erro
    .excellent = lance excelente
    .blunder = erro grave
    .interesting = lance interessante
    .dubious = lance duvidoso
tree-draw = Desenhar
tree-drawing = Toque em duas casas para uma seta, duas vezes na mesma casa para um círculo.
tree-moving = As peças se movem de novo.

## On other sites

tree-game = Partida
tree-play = Reproduzir
tree-pause = Pausar
tree-ways = Modos de continuar
# $why (text)
tree-no-file = Não foi possível carregar o arquivo de partidas: { $why }.
tree-no-game = Nenhuma partida pôde ser lida aqui.
tree-more-games = Há mais partidas no arquivo além destas: ele é longo demais.
