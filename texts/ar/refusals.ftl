### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] الحجر
       *[king] الملك
    }

## What can be taken

refusals-men = { $n ->
        [zero] لا أحجار
        [one] حجر واحد
        [two] حجران
        [few] { $n } أحجار
        [many] { $n } حجرًا
       *[other] { $n } حجر
    }
refusals-kings = { $n ->
        [zero] لا ملوك
        [one] ملك واحد
        [two] ملكان
        [few] { $n } ملوك
        [many] { $n } ملكًا
       *[other] { $n } ملك
    }
refusals-pieces = { $n ->
        [zero] لا قطع
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $n } قطع
        [many] { $n } قطعة
       *[other] { $n } قطعة
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $squares }

## Reasons

refusals-nothing-entered = يجب اختيار قطعة والمربع الذي تذهب إليه.
refusals-game-over = انتهت المباراة. { $reason }
refusals-too-many-captures = نقلات الأسر هنا أكثر من أن تُحصى، فلا يمكن الحكم على أي نقلة.
refusals-empty-square = لا توجد قطعة على { $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = { refusals-piece } على { $square } ليس لك.
refusals-same-square = القطعة موجودة على { $square } أصلًا: يجب اختيار مربع آخر.
refusals-occupied = المربع { $square } مشغول.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = الأسر واجب: { refusals-piece } على { $square } يستطيع أسر { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = يجب أن ينتهي الأسر على { $stop }، مباشرةً خلف { $last }، آخر قطعة أُسرت.
# $square (text)
# $moves (number)
refusals-king-locked = الملك على { $square } تحرك { $moves ->
        [zero] { $moves } مرة متتالية
        [one] مرة واحدة
        [two] مرتين متتاليتين
        [few] { $moves } مرات متتالية
        [many] { $moves } مرة متتالية
       *[other] { $moves } مرة متتالية
    }: يجب أن تتحرك قطعة أخرى أولًا.
refusals-crowned-ends-move = يُرقّى الحجر على { $square }، وبهذا تنتهي النقلة.
refusals-passed-last-row = الحجر يمر فقط على { $square }: لا يُرقّى هناك، بل يواصل الأسر حجرًا.
refusals-quiet-move-ends = لا شيء يُؤسر، فتنتهي النقلة على { $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = نقلة أسر أخرى تأخذ أكثر: { $most ->
        [zero] { $most } قطعة
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $most } قطع
        [many] { $most } قطعة
       *[other] { $most } قطعة
    } بدل { $takes }، وهي ‎{ $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = نقلة أسر أخرى أعلى قيمة، وهي ‎{ $path }: فيها { $most }، وفي نقلتك { $takes }.
refusals-king-must-capture = يستطيع ملك أن يأسر القدر نفسه، فيجب أن يأسر ملك: الذي على { $kings }، بالنقلة ‎{ $path }.
refusals-kings-first = يستطيع ملك أن يأسر، فيجب أن يأسر ملك: الذي على { $kings }، بالنقلة ‎{ $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = نقلة أسر أخرى تأخذ العدد نفسه من القطع وملوكًا أكثر: { $most } بدل { $takes }، وهي ‎{ $path }.
refusals-another-meets-king-first = نقلة أسر أخرى تأخذ القدر نفسه وتلقى ملكًا أبكر: ‎{ $path }.
refusals-must-go-on = الأسر لم ينتهِ: يجب أن تواصل القطعة من { $stopped } وتأسر { $over }.
refusals-must-go-on-elsewhere = الأسر لم ينتهِ: لا يجوز التوقف على { $stopped }، بل تجب المواصلة من { $turns } وأسر { $over }.
refusals-men-move-forward = الأحجار لا تتحرك إلى الوراء: الحجر على { $from } يجب أن يتقدم.
refusals-men-do-not-move-that-way = الحجر لا يتحرك هكذا من { $from } إلى { $to }.
refusals-kings-do-not-move-that-way = الملك لا يتحرك هكذا من { $from } إلى { $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = من { $from } إلى { $to } لا يذهب { refusals-piece } إلا إذا أسر.
refusals-men-do-not-capture-that-way = الحجر لا يأسر هكذا من { $from } إلى { $to }.
refusals-kings-do-not-capture-that-way = الملك لا يأسر هكذا من { $from } إلى { $to }.
refusals-too-far = { refusals-piece } يتحرك مربعًا واحدًا في كل مرة: المسافة من { $from } إلى { $to } أبعد من ذلك.
refusals-jump-too-far = { refusals-piece } لا يقفز إلا فوق قطعة مجاورة له، ويهبط خلفها مباشرةً: لا يمكنه القفز من { $from } فوق { $over }.
refusals-already-jumped = القطعة على { $square } سبق القفز فوقها؛ وهي تغادر الرقعة حين تنتهي النقلة.
refusals-own-piece-in-the-way = قطعتك على { $square } تسد الطريق.
refusals-two-in-a-row = لا يمكن القفز فوق القطعة على { $first }: المربع خلفها، { $second }، مشغول.
refusals-men-do-not-take-kings = الحجر لا يستطيع أسر ملك، وعلى { $square } ملك.
refusals-nothing-to-capture = لا شيء يُؤسر بين { $from } و{ $to }.
refusals-no-turning-back = لا يجوز للأسر أن يرتد على خطه، كما كان سيحدث على { $at }.
refusals-line-broken = لا يتحرك معًا إلا خط متصل من أحجارك، والمربع { $gap } فارغ.
refusals-line-blocked = لا تتحرك معًا في خط إلا أحجارك أنت؛ والقطعة على { $by } تسد الطريق.
