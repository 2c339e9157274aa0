### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Loting van drie zetten
deck-two-move = Loting van twee zetten
deck-eleven-man = Loting met elf schijven
deck-basic-150 = 150 basisopeningen
deck-russian-64 = FMJD-tabel, met vliegende schijven
deck-brazilian-64 = FMJD-tabel, met vliegende schijven
