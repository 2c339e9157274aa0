### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = הגרלת שלושה מהלכים
deck-two-move = הגרלת שני מהלכים
deck-eleven-man = הגרלת אחד־עשר חיילים
deck-basic-150 = 150 פתיחות יסוד
deck-russian-64 = טבלת FMJD, עם חיילים מעופפים
deck-brazilian-64 = טבלת FMJD, עם חיילים מעופפים
