### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Auslosung mit drei Zügen
deck-two-move = Auslosung mit zwei Zügen
deck-eleven-man = Auslosung mit elf Steinen
deck-basic-150 = 150 Grunderöffnungen
deck-russian-64 = FMJD-Tabelle mit versetzten Steinen
deck-brazilian-64 = FMJD-Tabelle mit versetzten Steinen
