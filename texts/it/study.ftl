### Variations, comments and glyphs.

study-begin = Varianti
study-begun = Prova le mosse che vuoi per entrambi. La partita resta in attesa.
study-line = Varianti: muovi per entrambi
study-leave = Torna alla partita
study-play-on = Continua da qui
study-full = In questa partita non c'è posto per altro.
