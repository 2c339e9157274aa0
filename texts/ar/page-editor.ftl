### The board editor.

edit-board = تعديل الرقعة
editor = محرّر الرقعة
tools = القطع والأدوات
eraser = ممحاة
hand = تحريك قطعة
editor-keys = على الرقعة: Enter لوضع القطعة، Delete لإزالتها، من 1 إلى 6 لاختيار أداة، T لتغيير صاحب الدور، U و R للتراجع والإعادة.
side-to-move = صاحب الدور
no-king-moves = لا شيء
game = اللعبة
set-up = مواضع جاهزة
start-position = بداية المباراة
empty-board = رقعة فارغة
few-men = ثلاثة أحجار لكل طرف
two-kings = ملكان ضد ملك
three-kings = ثلاثة ملوك ضد ملك
line-of-men = خط من الأحجار
tired-king = ملك استنفد نقلاته
position-as-text = الموضع نصًّا (FEN)
setup-is-fine = يمكن لعب هذا الموضع.
play-this = اللعب من هنا
play-white = بالأبيض ضد الحاسوب
play-black = بالأسود ضد الحاسوب
only-look = مشاهدة فقط
discard = عودة دون تغيير
king-moves =
    .white = نقلات ملك الأبيض المتتالية
    .black = نقلات ملك الأسود المتتالية
over-at-once-because = تنتهي المباراة فورًا: { $reason }
men-stand-on-last-row = لدى { side } أحجار حيث كان يجب أن تُرقّى إلى ملوك: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = عدد قطع { side } هو { $count }، وهو في بداية المباراة { $start } فقط.
pieces-dropped = { $n ->
        [zero] لم تُستبعد أي قطعة.
        [one] قطعة واحدة لم يكن لها مربع على هذه الرقعة فاستُبعدت.
        [two] قطعتان لم يكن لهما مربع على هذه الرقعة فاستُبعدتا.
        [few] { $n } قطع لم يكن لها مربع على هذه الرقعة فاستُبعدت.
        [many] { $n } قطعة لم يكن لها مربع على هذه الرقعة فاستُبعدت.
       *[other] { $n } قطعة لم يكن لها مربع على هذه الرقعة فاستُبعدت.
    }
