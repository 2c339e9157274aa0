### The moves of a study, on the page and on other sites.

tree-promote = Sposta in su la variante
tree-delete = Cancella da qui
tree-comment = Commento
tree-glyphs = Giudizio sulla mossa
tree-glyph-names =
    .good = buona mossa
    .mistake = errore
    .excellent = ottima mossa
    .blunder = grave errore
    .interesting = mossa interessante
    .dubious = mossa dubbia
tree-draw = Disegna
tree-drawing = Premi due caselle per una freccia, due volte la stessa per un cerchio.
tree-moving = Si muovono di nuovo i pezzi.

## On other sites

tree-game = Partita
tree-play = Riproduci
tree-pause = Pausa
tree-ways = Modi di continuare
# $why (text)
tree-no-file = Non è stato possibile scaricare il file delle partite: { $why }.
tree-no-game = Qui non si è potuta leggere nessuna partita.
tree-more-games = Nel file ci sono altre partite oltre a queste: è troppo lungo.
