### Table: the names of decks of openings. A message is called deck- and the id of its deck.

deck-three-move = قرعة النقلات الثلاث
deck-two-move = قرعة النقلتين
deck-eleven-man = قرعة الأحد عشر حجرًا
deck-basic-150 = 150 افتتاحية أساسية
deck-russian-64 = جدول FMJD، مع أحجار طائرة
deck-brazilian-64 = جدول FMJD، مع أحجار طائرة
