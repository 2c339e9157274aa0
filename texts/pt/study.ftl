### Variations, comments and glyphs.

study-begin = Variantes
study-begun = Experimente quaisquer lances pelos dois lados; a partida espera.
study-line = Variantes: você joga pelos dois lados
study-leave = Voltar à partida
study-play-on = Jogar a partir daqui
study-full = Não há espaço para mais nesta partida.
