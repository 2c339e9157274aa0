### Variations, comments and glyphs.

study-begin = Varianten
study-begun = Probier beliebige Züge für beide Seiten aus; die Partie wartet.
study-line = Varianten: Du ziehst für beide
study-leave = Zurück zur Partie
study-play-on = Von hier an spielen
study-full = In dieser Partie ist kein Platz für mehr.
