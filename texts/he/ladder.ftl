### Results against the computer, by game and level.

ladder-title = נגד המחשב
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = רמה { $level }: ניצחונות { $won }, תיקו { $drawn }, הפסדים { $lost }.
# $level (number)
ladder-suggested = מומלץ: רמה { $level }
# $level (number)
ladder-play = לשחק ברמה { $level }
ladder-is-suggested = זו הרמה המומלצת.
ladder-level = רמה
ladder-won = ניצחונות
ladder-drawn = תיקו
ladder-lost = הפסדים
ladder-about = נספרים משחקים ששוחקו כאן עד סופם בלי רמז, בלי ניתוח ובלי להחזיר מהלך.
# $n (number)
ladder-imported = { $n ->
    [one] נוספה תוצאה אחת.
    [two] נוספו שתי תוצאות.
   *[other] נוספו { $n } תוצאות.
}
