### What most of the program shows.

## Buttons (at most 32 characters)

new-game = مباراة جديدة
start = بدء
close = إغلاق
undo = تراجع
redo = إعادة
resign = استسلام
confirm-resign = الاستسلام فعلًا؟
resign-yes = نعم، استسلام
resign-no = مواصلة اللعب
flip = قلب الرقعة
library = المكتبة
settings = الإعدادات
help = المفاتيح
stop = إيقاف
think-on = استئناف التفكير
move-now = النقل الآن
try-again = محاولة أخرى
rematch = إعادة المباراة
rematch-as =
    .white = إعادة المباراة بالأبيض
    .black = إعادة المباراة بالأسود
go-through = إعادة العرض
learn-from-mistakes = التعلّم من أخطائك
mistakes = الأخطاء
offer-draw = عرض التعادل
accept-draw = قبول
decline-draw = رفض
claim-draw = المطالبة بالتعادل
insist = الإصرار على الأسر
play-on-from-here = اللعب من هنا
back-to-game = العودة إلى المباراة
back-to-saved = العودة إلى مباراتي
return-to-it = العودة إليها
update = تحديث
the-rule = عرض القاعدة
rules = القواعد
about-game = عن هذه اللعبة
back = رجوع
forward = إلى الأمام
more = المزيد

## Labels and notices (at most 100 characters)

title = Damiera: عائلة الداما كلها
skip-to-board = الانتقال إلى الرقعة
choose-game = اختيار لعبة
opponent = الخصم
computer = الحاسوب
you = أنت
two-players = لاعبان
your-color = لونك
white = الأبيض
black = الأسود
random = عشوائي
level = المستوى
language = اللغة
sources = المصادر
actions = الإجراءات
moves = النقلات
no-moves-yet = لا نقلات بعد.
first-move = إلى البداية
previous-move = نقلة إلى الوراء
next-move = نقلة إلى الأمام
last-move = إلى آخر نقلة
looking-back = موضع سابق
your-turn = دورك
computers-turn = دور الحاسوب
must-capture = الأسر إجباري
stopped = تم إيقاف الحاسوب.
missed-capture = فات أسر في النقلة الأخيرة.
overlook = الحاسوب يغفل عن الأسر الفائت
may-stop = يمكنك المتابعة، أو الضغط على القطعة مرة أخرى للتوقف هنا.
counters = العدّ نحو التعادل
draw-offered = التعادل معروض
choose-route = عدة نقلات أسر تؤدي إلى هناك. أيّها؟
route-entered = الأسر لم ينتهِ: يجب أن يستمر.
several-pieces = عدة قطع تستطيع الذهاب إلى هناك: يجب اختيار القطعة أولًا.
no-move-here = هذه القطعة لا تستطيع أن تتحرك.
not-your-turn = الدور الآن دور الحاسوب.
opened-link = جاء هذا الموضع من رابط.
opened-game = المباراة التي كانت على الرقعة محفوظة لك.
kept-game = المباراة السابقة محفوظة في المكتبة.
set-aside = وُضع جانبًا ما كان قيد الإعداد.
unchecked-link = لا يمكن التحقق مما إذا كان هذا الرابط قد تغيّر في الطريق.
part-missing = تعذّر تحميل هذا الجزء من Damiera: هل توجد شبكة؟ تجري المحاولة مجددًا.
storage-blocked = هذا المتصفح لا يسمح للصفحة بحفظ المباراة؛ وإعادة التحميل تُفقدها.
install = تثبيت
offline-ready = جاهز للعب دون اتصال
update-ready = نسخة جديدة جاهزة.
keys-title = مفاتيح الرقعة

## Sides

side = { $color ->
        [white] الأبيض
       *[black] الأسود
    }
# The same within a sentence.
side-within = { side }
# The same as a name alone.
side-name = { side }
to-move =
    .white = دور الأبيض
    .black = دور الأسود

## The computer

# $level (number) at which it plays
computer-at = الحاسوب، المستوى { $level }
thinking-yet = الحاسوب يفكر…
# $depth (number)
thinking-at-depth = الحاسوب يفكر… العمق { $depth }
engine-failed = توقف المحرّك عن العمل.
# The levels, weakest first.
level-names =
    .first = مبتدئ
    .second = متعلّم
    .third = هاوٍ
    .fourth = متوسط
    .fifth = لاعب نادٍ
    .sixth = قوي
    .seventh = خبير
    .eighth = الأقصى

## Words between moves

result =
    .white-wins = الأبيض يفوز
    .black-wins = الأسود يفوز
    .draw = تعادل
    .unlistable = نقلات أسر أكثر من اللازم
result-yours =
    .won = فزت
    .lost = خسرت
huff = نفخ { $square }
huffed = فات أسر: الحاسوب ينفخ القطعة على { $square } ثم ينقل.
draw-is-offered =
    .white = الأبيض يعرض التعادل.
    .black = الأسود يعرض التعادل.
offer-answered =
    .declined = الحاسوب يرفض التعادل.
    .accepted = الحاسوب يقبل التعادل.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = فات أسر في النقلة الأخيرة: يمكن نفخ { $squares }، أو الإصرار على الأسر، أو قبول النقلة

## The board

board-of = رقعة { $game }
board-of-to-move = رقعة { $game }، دور { side }
square-empty = فارغ
# What may be done with a square.
square-roles =
    .can-move = يستطيع أن يتحرك
    .can-capture = يستطيع أن يأسر
    .chosen = مختار
    .target = يمكن الهبوط هنا
    .jumped = تم القفز فوقه
# $moves (number)
# $limit (number)
square-streak = نقلات الملك المتتالية: { $moves } من { $limit }
piece =
    .white-man = حجر أبيض
    .white-king = ملك أبيض
    .black-man = حجر أسود
    .black-king = ملك أسود
# A king with its square.
king-on = ملك { $square }
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: من { $from } إلى { $to }{ $crowned ->
        [yes] ، ويُرقّى إلى ملك
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } يأسر { $n ->
        [zero] { $n } قطعة
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $n } قطع
        [many] { $n } قطعة
       *[other] { $n } قطعة
    }: من { $from }{ $via ->
        [yes] {" "}عبر { $by }
       *[no] {""}
    } إلى { $to }، والمأسور { $taken }{ $crowned ->
        [yes] ، ويُرقّى إلى ملك
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = النقلة ‎{ $text }، تأسر { $n ->
        [zero] { $n } قطعة
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $n } قطع
        [many] { $n } قطعة
       *[other] { $n } قطعة
    }
# $white (number)
# $black (number)
pieces-left = الأبيض { $white }، الأسود { $black }
legal-moves-are = النقلات القانونية: ‎{ $moves }
link-fault = تعذّرت قراءة الرابط كاملًا.
board-fault = تعذّر عرض هذه الرقعة.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } و‎{ $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } أو ‎{ $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter، المسافة
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = التنقل على الرقعة
    .enter = رفع قطعة، وضعها
    .escape = إفلاتها
    .next-piece = القطعة التالية، السابقة التي تستطيع أن تتحرك
    .next-target = المربع التالي الذي يمكنها بلوغه
    .moves = قراءة النقلات القانونية
    .last-move = قراءة النقلة الأخيرة
    .state = قراءة حال المباراة
    .undo = تراجع، إعادة
    .look = النظر نقلة إلى الوراء، نقلة إلى الأمام
    .ends = النظر إلى البداية، إلى النهاية
    .analysis = تشغيل التحليل أو إيقافه
    .threat = ما يهدد به الخصم
    .evaluation = قراءة التقييم
    .hint = تلميح، خطوة خطوة
    .flip = قلب الرقعة
    .routes = اختيار مسار
