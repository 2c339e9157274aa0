### Making exercises.

author-title = محرّر التمارين
author-make = إنشاء تمرين
author-edit = تعديل هذا التمرين
author-back-to-exercise = استعمال هذا الموضع
author-set-up = تغيير الموضع
author-try-it = تجربة
author-end-try = العودة إلى المحرّر
author-trying = هكذا سيراه الآخرون.
author-finish = إنهاء وفتح
author-discard = تجاهل
author-confirm-discard = تجاهل التمرين فعلًا؟
author-leave = اللعب من هنا
author-goal = الهدف
author-n-moves = عدد النقلات
author-target = المربع المطلوب
author-on-board = على الرقعة
author-next-choice = تُلعب هنا النقلات التي يُختار منها: نقلات قانونية، وواحدة غير قانونية.
author-next-judged = الهدف يحدد النقلات الصحيحة. يمكنك لعبها لتسجيل الردود.
author-next-over = انتهت المباراة هنا. لتسجيل المزيد يلزم الرجوع إلى الوراء.
author-next-wrong = تُلعب هنا محاولة خاطئة، قانونية أو غير قانونية. وما يقال عنها يُكتب تحت «النصوص».
author-next-mark = اختيار المربع يضع عليه علامة، واختياره مرة أخرى يزيلها.
author-next-arrow = يُختار مربع بداية السهم ثم مربع نهايته. وبالمتابعة من هناك ينثني السهم.
author-undo = تراجع
author-redo = إعادة
author-to-start = البداية
author-step-back = نقلة إلى الوراء
author-step-on = نقلة إلى الأمام
author-known = هذا مسجّل من قبل.
author-full = لا مكان للمزيد.
author-removed = تمت الإزالة.
author-undone = تم التراجع.
author-redone = تمت الإعادة.
author-promotes = ترقّي حجرًا إلى ملك
author-leaves = تؤدي إلى موضع معيّن
author-recorded = المسجَّل
author-nothing = لا شيء بعد.
author-choices = نقلات للاختيار منها
author-replies = الردود
author-wrong = محاولات خاطئة
author-drawings = علامات وأسهم
author-remove = إزالة
author-also-accept = قبول كل نقلة
author-add = إضافة
author-hint = تلميح
author-ok = ما يقال في النهاية
author-caption = النص تحت الرقعة
author-check = فحص
author-checking = جارٍ الفحص…
author-not-checked = تعذّر فحص التمرين.
author-changed-since = تغيّر التمرين منذ ذلك الحين.
author-too-few-choices = تلزم نقلتان على الأقل للاختيار منهما.
author-too-long = النصوص أطول من أن يتسع لها رابط.
author-keys = مفاتيح الرقعة: من 1 إلى 9 و0 لاختيار أداة، Enter لاستعمالها، Delete لمسح ما رُسم على مربع، U للتراجع، R للإعادة، K و J للرجوع والتقدم، F لقلب الرقعة، Escape للإفلات.
author-back = رجوع
author-missing = هناك شيء ناقص
author-optional = يمكن أن تبقى هذه كلها فارغة.
author-wordless = المحاولة الخاطئة التي لا يقال عنها شيء لا تُحفظ.
author-problems = مشكلات
author-goals =
    .move = إيجاد النقلة الصحيحة
    .capture-any = القيام بأسر
    .capture-all = إيجاد كل نقلات الأسر
    .capture-max = القيام بأكبر أسر
    .find-illegal = إيجاد النقلة غير المسموح بها
    .reach = بلوغ مربع
    .win-in = الفوز خلال عدد من النقلات
    .hold = تجنّب الخسارة خلال عدد من النقلات
author-tool-names =
    .answer = إجابة صحيحة
    .wrong = محاولة خاطئة
    .ring = حلقة
    .attention = تنبيه
    .cross = علامة ×
    .dot = نقطة
    .green = سهم أخضر
    .red = سهم أحمر
    .yellow = سهم أصفر
    .blue = سهم أزرق
# $color (color)
# $turn (number)
author-next-answer = الدور { $turn }: تُلعب على الرقعة إجابة صحيحة بقطع { side }.
# $color (color)
# $mv (text) has been played
author-next-reply = لُعبت النقلة ‎{ $mv }. يُلعب الآن رد { side }، أو يمكن الرجوع إلى الوراء.
# $what (text)
# $turn (number)
author-accepted = إجابة صحيحة في الدور { $turn }: ‎{ $what }.
# $mv (text)
# $reply (text)
author-replied = الرد على ‎{ $mv } هو ‎{ $reply }.
author-tried = محاولة خاطئة: ‎{ $mv }. ما يقال عنها يُكتب تحت «النصوص».
author-try-from = من { $label }: يُختار الآن مربع نهاية المحاولة.
author-arrow-from = سهم من { $label }: يُختار الآن مربع نهايته.
author-lands = تنتهي على { $label }
# $turn (number)
author-answers-of = الإجابات الصحيحة، الدور { $turn }
# $mv (text)
# $reply (text)
author-reply = الرد ‎{ $reply } على ‎{ $mv }
author-words-to = ما يقال عن ‎{ $mv }
author-remove-what = إزالة: ‎{ $what }
# $turn (number)
author-no-answer = لا توجد إجابة صحيحة مسجّلة للدور { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }، تمرين. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] رُسم: { $what }.
       *[no] أُزيل: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = يتوقف الحل عند النقلة { $ply }، بحساب نقلات الطرفين معًا: { $why }.
author-captures = { $n ->
        [zero] تأسر { $n } قطعة أو أكثر
        [one] تأسر أي شيء
        [two] تأسر قطعتين أو أكثر
        [few] تأسر { $n } قطع أو أكثر
        [many] تأسر { $n } قطعة أو أكثر
       *[other] تأسر { $n } قطعة أو أكثر
    }
# $step (text) its name
author-to-step = التالي: { $step }
author-steps =
    .task = المهمة
    .solution = الحل
    .drawings = الرسوم
    .words = النصوص
    .end = الإنهاء
author-headings =
    .task = المطلوب
    .solution = نقلات الحل
    .drawings = العلامات والأسهم
    .words = ما يقال
    .end = الفحص والمشاركة
