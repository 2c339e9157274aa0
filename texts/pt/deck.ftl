### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Sorteio de três lances
deck-two-move = Sorteio de dois lances
deck-eleven-man = Sorteio de onze pedras
deck-basic-150 = 150 aberturas básicas
deck-russian-64 = Tabela da FMJD, com pedras voadoras
deck-brazilian-64 = Tabela da FMJD, com pedras voadoras
