### Variations, comments and glyphs.

study-begin = Variantes
study-begun = Prueba las jugadas que quieras con los dos bandos; la partida espera.
study-line = Variantes: mueves por los dos bandos
study-leave = Volver a la partida
study-play-on = Jugar desde aquí
study-full = No cabe más en esta partida.
