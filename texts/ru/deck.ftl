### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Жеребьёвка трёх ходов
deck-two-move = Жеребьёвка двух ходов
deck-eleven-man = Жеребьёвка с одиннадцатью шашками
deck-basic-150 = 150 основных дебютов
deck-russian-64 = Таблица FMJD с летающими шашками
deck-brazilian-64 = Таблица FMJD с летающими шашками
