### Exercises, for those who solve them, and positions in words.

exercise-title = تمرين
exercise-hint = تلميح
exercise-again = البدء من جديد
exercise-choices = نقلات للاختيار منها
exercise-task-of = دور { side }: { $what }
# $found (number)
# $of (number)
exercise-found = وُجد { $found } من { $of }
exercise-hint-illegal = النقلة غير المسموح بها هي ‎{ $text }.
exercise-unreadable = تعذّرت قراءة هذا التمرين: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = تم الحل { $tries ->
        [zero] بعد { $tries } محاولة
        [one] من أول محاولة
        [two] بعد محاولتين
        [few] بعد { $tries } محاولات
        [many] بعد { $tries } محاولة
       *[other] بعد { $tries } محاولة
    }، { $hints ->
        [0] بلا تلميح
        [zero] بلا تلميح
        [one] مع تلميح واحد
        [two] مع تلميحين
        [few] مع { $hints } تلميحات
        [many] مع { $hints } تلميحًا
       *[other] مع { $hints } تلميح
    }.

## What is asked

exercise-task-move = المطلوب إيجاد النقلة الصحيحة.
# $n (number) at least two
exercise-task-moves = { $n ->
        [zero] المطلوب إيجاد { $n } نقلة صحيحة، واحدة تلو الأخرى.
        [one] المطلوب إيجاد النقلة الصحيحة.
        [two] المطلوب إيجاد النقلتين الصحيحتين، واحدة تلو الأخرى.
        [few] المطلوب إيجاد النقلات الصحيحة وعددها { $n }، واحدة تلو الأخرى.
        [many] المطلوب إيجاد النقلات الصحيحة وعددها { $n }، واحدة تلو الأخرى.
       *[other] المطلوب إيجاد النقلات الصحيحة وعددها { $n }، واحدة تلو الأخرى.
    }
exercise-task-capture-any = المطلوب القيام بأسر.
exercise-task-capture-all = { $n ->
        [zero] المطلوب إيجاد كل نقلات الأسر وعددها { $n }، واحدة تلو الأخرى.
        [one] المطلوب إيجاد نقلة الأسر، وهي واحدة فقط.
        [two] المطلوب إيجاد نقلتي الأسر كلتيهما، واحدة تلو الأخرى.
        [few] المطلوب إيجاد كل نقلات الأسر وعددها { $n }، واحدة تلو الأخرى.
        [many] المطلوب إيجاد كل نقلات الأسر وعددها { $n }، واحدة تلو الأخرى.
       *[other] المطلوب إيجاد كل نقلات الأسر وعددها { $n }، واحدة تلو الأخرى.
    }
exercise-task-capture-due = المطلوب أسر العدد الذي تفرضه القواعد من القطع.
exercise-task-capture-best = المطلوب القيام بالأسر الذي تفرضه القواعد.
exercise-task-capture-most = المطلوب أسر أكبر عدد ممكن من القطع.
# $n (number)
exercise-task-find-illegal = { $n ->
        [zero] إحدى هذه النقلات، وعددها { $n }، غير مسموح بها. فما هي؟
        [one] هذه النقلة غير مسموح بها. فما هي؟
        [two] إحدى هاتين النقلتين غير مسموح بها. فما هي؟
        [few] إحدى هذه النقلات، وعددها { $n }، غير مسموح بها. فما هي؟
        [many] إحدى هذه النقلات، وعددها { $n }، غير مسموح بها. فما هي؟
       *[other] إحدى هذه النقلات، وعددها { $n }، غير مسموح بها. فما هي؟
    }
exercise-task-reach = المطلوب إيصال قطعة إلى { $square }.
exercise-task-win-in = { $n ->
        [zero] المطلوب الفوز في { $n } نقلة على الأكثر.
        [one] المطلوب الفوز بهذه النقلة.
        [two] المطلوب الفوز في نقلتين على الأكثر.
        [few] المطلوب الفوز في { $n } نقلات على الأكثر.
        [many] المطلوب الفوز في { $n } نقلة على الأكثر.
       *[other] المطلوب الفوز في { $n } نقلة على الأكثر.
    }
exercise-task-hold = { $n ->
        [zero] المطلوب تجنّب الخسارة خلال { $n } نقلة.
        [one] المطلوب نقلة لا تخسر في الحال.
        [two] المطلوب تجنّب الخسارة خلال نقلتين.
        [few] المطلوب تجنّب الخسارة خلال { $n } نقلات.
        [many] المطلوب تجنّب الخسارة خلال { $n } نقلة.
       *[other] المطلوب تجنّب الخسارة خلال { $n } نقلة.
    }

## What is said to a try

exercise-solved = تم الحل.
exercise-right = صحيح. الرد هو ‎{ $reply }، والحل مستمر.
# $found (number)
# $of (number)
exercise-found-one = صحيح: وُجد { $found } من { $of }.
exercise-found-already = سبق أن وجدت هذه النقلة: يلزم البحث عن غيرها.
exercise-takes-nothing = هذه النقلة لا تأسر شيئًا: المطلوب نقلة أسر.
# $takes (number)
# $most (number)
exercise-takes-less = هذه النقلة تأسر { $takes ->
        [zero] { $takes } قطعة
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $takes } قطع
        [many] { $takes } قطعة
       *[other] { $takes } قطعة
    }، لكن يمكن أسر { $most }.
exercise-does-not-reach = هذه النقلة لا تنتهي على { $square }.
exercise-not-accepted = ليست النقلة الصحيحة. محاولة أخرى؟
exercise-lets-go = هذه النقلة لا تفوز في الوقت المطلوب.
exercise-lets-go-after = هذه النقلة لا تفوز في الوقت المطلوب: الخصم يلعب ‎{ $reply }.
exercise-loses = هذه النقلة تخسر.
exercise-loses-after = هذه النقلة تخسر: الخصم يلعب ‎{ $reply }.
exercise-is-legal = النقلة ‎{ $text } مسموح بها: يلزم البحث عن غيرها.
exercise-not-a-choice = الاختيار من النقلات المعروضة فقط.
exercise-too-hard = الاحتمالات هنا أكثر من أن يُحكم على هذه المحاولة.
exercise-over = هذا التمرين محلول.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = الأبيض: { $white }. الأسود: { $black }. دور { side }.
exercise-no-pieces = بلا قطع
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] حجر على
       *[yes] أحجار على
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] ملك على
       *[yes] ملوك على
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } إلى { $to }
