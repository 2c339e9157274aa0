### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Жеребкування трьох ходів
deck-two-move = Жеребкування двох ходів
deck-eleven-man = Жеребкування з одинадцятьма шашками
deck-basic-150 = 150 основних дебютів
deck-russian-64 = Таблиця FMJD з летючими шашками
deck-brazilian-64 = Таблиця FMJD з летючими шашками
