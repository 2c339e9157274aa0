### Results against the computer, by game and level.

ladder-title = ضد الحاسوب
# $level (number)
# $won (number)
# $drawn (number)
# $lost (number)
ladder-tally = المستوى { $level }: فوز { $won }، تعادل { $drawn }، خسارة { $lost }.
# $level (number)
ladder-suggested = المقترح: المستوى { $level }
# $level (number)
ladder-play = اللعب في المستوى { $level }
ladder-is-suggested = هذا المستوى مقترح لك.
ladder-level = المستوى
ladder-won = فوز
ladder-drawn = تعادل
ladder-lost = خسارة
ladder-about = تُحسب المباريات التي لُعبت هنا حتى نهايتها دون تلميح أو تحليل أو تراجع عن نقلة.
# $n (number)
ladder-imported = { $n ->
    [zero] لم تُضَف أي نتيجة.
    [one] أُضيفت نتيجة واحدة.
    [two] أُضيفت نتيجتان.
    [few] أُضيفت { $n } نتائج.
    [many] أُضيفت { $n } نتيجة.
   *[other] أُضيفت { $n } نتيجة.
}
