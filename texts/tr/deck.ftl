### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Üç hamleli kura
deck-two-move = İki hamleli kura
deck-eleven-man = On bir taşlı kura
deck-basic-150 = 150 temel açılış
deck-russian-64 = FMJD tablosu, uçan yoz taşlarla
deck-brazilian-64 = FMJD tablosu, uçan yoz taşlarla
