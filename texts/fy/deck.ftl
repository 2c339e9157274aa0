### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Lotting fan trije setten
deck-two-move = Lotting fan twa setten
deck-eleven-man = Lotting mei alve houtsjes
deck-basic-150 = 150 basisiepeningen
deck-russian-64 = FMJD-tabel, mei fleanende houtsjes
deck-brazilian-64 = FMJD-tabel, mei fleanende houtsjes
