### Variations, comments and glyphs.

study-begin = Warianty
study-begun = Próbuj dowolnych ruchów za obie strony; partia poczeka.
study-line = Warianty: grasz za obie strony
study-leave = Wróć do partii
study-play-on = Graj od tego miejsca
study-full = W tej partii nie ma już miejsca.
