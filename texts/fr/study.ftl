### Variations, comments and glyphs.

study-begin = Variantes
study-begun = Essaie les coups que tu veux pour les deux camps ; la partie attendra.
study-line = Variantes : tu joues pour les deux camps
study-leave = Retour à la partie
study-play-on = Jouer à partir d’ici
study-full = Il n’y a plus de place dans cette partie.
