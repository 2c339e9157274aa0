### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = Κλήρωση τριών κινήσεων
deck-two-move = Κλήρωση δύο κινήσεων
deck-eleven-man = Κλήρωση με έντεκα πούλια
deck-basic-150 = 150 βασικά ανοίγματα
deck-russian-64 = Πίνακας FMJD, με ιπτάμενα πούλια
deck-brazilian-64 = Πίνακας FMJD, με ιπτάμενα πούλια
