### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Ballottaggio a tre mosse
deck-two-move = Ballottaggio a due mosse
deck-eleven-man = Ballottaggio a undici pedine
deck-basic-150 = 150 aperture di base
deck-russian-64 = Tabella FMJD, con pedine volanti
deck-brazilian-64 = Tabella FMJD, con pedine volanti
