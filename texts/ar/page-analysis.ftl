### Analysis and hints.

analysis = تحليل
analysis-on = التحليل يعمل
analysis-off = التحليل متوقف
analysis-waits = الحاسوب ينتظر أثناء تحليلك.
n-lines = الخطوط
evaluation = التقييم
no-evaluation = غير معروف بعد
decimal = .
whole-game = المباراة في لمحة
threat = التهديد
hint = تلميح
show-piece = أي قطعة؟
show-move = أي نقلة؟
hide-hint = إخفاء التلميح
hint-waits = الحاسوب يبحث عن نقلة…
depth-begun = جارٍ التحليل…
depth-nothing = لا شيء لتحليله
# $depth (number)
# $going (flag) whether it goes on
depth-reached = العمق { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = لننظر إلى القطعة على { $square }.
hint-move = نقلة جيدة. { $words }.

## How good a position is

verdict-even = متكافئ
verdict-drawn = تعادل
verdict-certain-draw = تعادل مؤكد
verdict-slightly-better = { side } أفضل قليلًا
verdict-better = { side } أفضل
verdict-much-better = { side } أفضل بكثير
verdict-has-won = { side } فاز
verdict-wins = { side } يفوز في { $n ->
        [zero] { $n } نقلة
        [one] نقلة واحدة
        [two] نقلتين
        [few] { $n } نقلات
        [many] { $n } نقلة
       *[other] { $n } نقلة
    }
verdict-wins-exactly = { side } يفوز في { $n ->
        [zero] { $n } نقلة بالضبط
        [one] نقلة واحدة بالضبط
        [two] نقلتين بالضبط
        [few] { $n } نقلات بالضبط
        [many] { $n } نقلة بالضبط
       *[other] { $n } نقلة بالضبط
    }

## A position of the game, and the move that changed most

ply-start = البداية
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = النقلة { $n }، ‎{ $text }
turning-point = نقطة التحول: ‎{ $text }. قبلها: ‎{ $before }. بعدها: ‎{ $after }.

## Beside the value

note-only-legal-move = النقلة ‎{ $text } هي الوحيدة.
note-only-good-move = النقلة ‎{ $text } هي الوحيدة الجيدة. أما مع ‎{ $next }: { $verdict }.
note-looking-for-threat = ماذا لو كان دور { side }؟ جارٍ البحث…
note-threat = { side } يهدد بالنقلة ‎{ $text }. وبعد ذلك: { $verdict }.
note-no-threat = { side } لا يهدد بشيء.
note-must-capture = على { side } أن يأسر أولًا، فلا عبرة بالتهديدات.

## The rule that decides

hint-only-move = لا توجد إلا نقلة واحدة.
hint-only-capture = الأسر إجباري، ولا توجد إلا نقلة أسر واحدة، وهي تأسر { $n ->
        [zero] { $n } قطعة
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $n } قطع
        [many] { $n } قطعة
       *[other] { $n } قطعة
    }.
# $n (number)
hint-no-capture = { $n ->
        [zero] لا شيء يُؤسر: النقلات الجائزة { $n }.
        [one] لا شيء يُؤسر: نقلة واحدة جائزة.
        [two] لا شيء يُؤسر: تجوز أيٌّ من النقلتين.
        [few] لا شيء يُؤسر: تجوز أيٌّ من النقلات، وعددها { $n }.
        [many] لا شيء يُؤسر: تجوز أيٌّ من النقلات، وعددها { $n }.
       *[other] لا شيء يُؤسر: تجوز أيٌّ من النقلات، وعددها { $n }.
    }
hint-any-capture = الأسر إجباري. وأيًّا كان اختيارك، يجب إتمامه.
hint-king-capture = الأسر إجباري، وإذا أمكن لملك أن يأسر وجب أن يأسر ملك.
# $n (number) of pieces that must be taken
hint-most-pieces = الأسر إجباري{ $n ->
        [zero] ، ويجب أسر { $n } قطعة
        [one] {""}
        [two] ، ويجب أسر قطعتين
        [few] ، ويجب أسر { $n } قطع
        [many] ، ويجب أسر { $n } قطعة
       *[other] ، ويجب أسر { $n } قطعة
    }.
hint-best-capture = الأسر إجباري، ويجب أن يكون من أعلى نقلات الأسر قيمة.
