### Openings by ballot, and matches.

ballots-more = الافتتاحية والمواجهة والساعة
ballots-opening = الافتتاحية
ballots-usual = حرة
ballots-from-board = الموضع على الرقعة
ballots-draw-another = سحب بطاقة أخرى
ballots-find = البحث عن بطاقة بالرقم أو الاسم أو النقلات
ballots-barred = مستبعدة: هذه البطاقة لا تُسحب أبدًا، ولا تبدأ بها أي مباراة.
ballots-barred-mark = مستبعدة
ballots-loading = جارٍ تحميل البطاقات…
ballots-nothing-found = لا توجد بطاقة كهذه.
ballots-pair = مواجهة من مباراتين مع تبديل اللونين
ballots-next-game = المباراة الثانية مع تبديل اللونين
ballots-card-number = البطاقة { $number }
ballots-card-named = البطاقة { $number }، ‎{ $name }
ballots-both = { $first } و‎{ $last }
ballots-without-pieces = دون { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } موضوعة على { $to }
ballots-failed = تعذّر تحميل البطاقات.

## How a match stands

ballots-match-over = انتهت المواجهة
ballots-first-game = المواجهة، المباراة 1 من 2
ballots-second-game = المواجهة، المباراة 2 من 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. أنت ‎{ $first }‎، الحاسوب ‎{ $second }‎.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. اللاعب الأول ({ side-name }) ‎{ $first }‎، اللاعب الثاني ({ $color ->
        [white] الأسود
       *[black] الأبيض
    }) ‎{ $second }‎.
ballots-drawn = انتهت المواجهة بالتعادل.
ballots-you-won = فزت بالمواجهة.
ballots-computer-won = فاز الحاسوب بالمواجهة.
ballots-first-won = فاز اللاعب الأول بالمواجهة.
ballots-second-won = فاز اللاعب الثاني بالمواجهة.
