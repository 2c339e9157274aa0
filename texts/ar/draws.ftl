### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = يمكن المطالبة بالتعادل: { $clause }
# $times (number)
draws-repetition = { $times ->
        [zero] ظهر الموضع نفسه { $times } مرة
        [one] ظهر الموضع نفسه مرة واحدة
        [two] ظهر الموضع نفسه مرتين
        [few] ظهر الموضع نفسه { $times } مرات
        [many] ظهر الموضع نفسه { $times } مرة
       *[other] ظهر الموضع نفسه { $times } مرة
    }
# $moves (text) how many, as in draws-each
draws-king-moves = لم تتحرك إلا الملوك طوال { $moves } ولم تؤسر أي قطعة
draws-no-capture = لم تؤسر أي قطعة طوال { $moves }
draws-ending = استمرت هذه النهاية { $moves } دون فوز
# $moves (number)
draws-refused-offer = رُفض التعادل، { $moves ->
        [zero] ولم تُثمر { $moves } نقلة فوزًا ولا أفضلية
        [one] ولم تُثمر نقلة واحدة فوزًا ولا أفضلية
        [two] ولم تُثمر نقلتان فوزًا ولا أفضلية
        [few] ولم تُثمر { $moves } نقلات فوزًا ولا أفضلية
        [many] ولم تُثمر { $moves } نقلة فوزًا ولا أفضلية
       *[other] ولم تُثمر { $moves } نقلة فوزًا ولا أفضلية
    }
# $n (number)
draws-each = { $n ->
        [zero] { $n } نقلة لكل طرف
        [one] نقلة واحدة لكل طرف
        [two] نقلتين لكل طرف
        [few] { $n } نقلات لكل طرف
        [many] { $n } نقلة لكل طرف
       *[other] { $n } نقلة لكل طرف
    }
# $n (number)
draws-together = { $n ->
        [zero] { $n } نقلة للطرفين معًا
        [one] نقلة واحدة للطرفين معًا
        [two] نقلتين للطرفين معًا
        [few] { $n } نقلات للطرفين معًا
        [many] { $n } نقلة للطرفين معًا
       *[other] { $n } نقلة للطرفين معًا
    }

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = مرات ظهور الموضع: { $count } من { $limit }
# $count (number)
# $limit (number)
draws-count-king-moves = نقلات الملوك دون أسر: { $count } من { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = نقلات دون أسر: { $count } من { $limit }
# $count (number)
# $limit (number)
draws-count-ending = نقلات هذه النهاية: { $count } من { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = رفض { side } التعادل: نقلات لتحقيق الفوز { $count } من { $limit }{ $ahead ->
        [yes] ، ولديه أفضلية حاسمة
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } يعرض التعادل
draws-said-accept = { side } يقبل التعادل
draws-said-decline = { side } يرفض التعادل
draws-said-decline-by-moving = { side } يواصل اللعب، وهذا رفض للتعادل
draws-said-claim = { side } يطالب بالتعادل
draws-said-resign = { side } يستسلم
draws-said-timeout = نفد وقت { side }
draws-said-huff = { side } ينفخ { $square }
draws-said-insist = { side } يصرّ على الأسر
