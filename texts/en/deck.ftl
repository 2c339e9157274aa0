### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Three-move ballot
deck-two-move = Two-move ballot
deck-eleven-man = Eleven-man ballot
deck-basic-150 = 150 basic openings
deck-russian-64 = FMJD table, with flying men
deck-brazilian-64 = FMJD table, with flying men
