### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Tirage à trois coups
deck-two-move = Tirage à deux coups
deck-eleven-man = Tirage à onze pions
deck-basic-150 = 150 ouvertures de base
deck-russian-64 = Table FMJD, avec pions volants
deck-brazilian-64 = Table FMJD, avec pions volants
