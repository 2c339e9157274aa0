### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Sorteo de tres jugadas
deck-two-move = Sorteo de dos jugadas
deck-eleven-man = Sorteo de once peones
deck-basic-150 = 150 aperturas básicas
deck-russian-64 = Tabla de la FMJD, con peones desplazados
deck-brazilian-64 = Tabla de la FMJD, con peones desplazados
