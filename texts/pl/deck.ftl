### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Losowanie debiutów: trzy ruchy
deck-two-move = Losowanie debiutów: dwa ruchy
deck-eleven-man = Losowanie debiutów: jedenaście pionków
deck-basic-150 = 150 podstawowych debiutów
deck-russian-64 = Tabela FMJD, z latającymi pionkami
deck-brazilian-64 = Tabela FMJD, z latającymi pionkami
