### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Los: zahájení na tři tahy
deck-two-move = Los: zahájení na dva tahy
deck-eleven-man = Los: zahájení s jedenácti kameny
deck-basic-150 = 150 základních zahájení
deck-russian-64 = Tabulka FMJD s létajícími kameny
deck-brazilian-64 = Tabulka FMJD s létajícími kameny
