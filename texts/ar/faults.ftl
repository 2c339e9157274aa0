### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = تعذّرت قراءة الرابط كاملًا: { $why }.
faults-board = تعذّر عرض هذه الرقعة: { $why }.
faults-lesson = تعذّرت قراءة الدرس: { $why }.
faults-both = { $one }؛ { $other }
faults-more = { $what }؛ و{ $n } غيرها

## Parts of links

faults-changed = غُيّر الرابط أو قُطع بعد صنعه: أحرف التحقق لا تتطابق، فقد لا يكون هذا هو المقصود
faults-invisible = حُذفت فواصل أسطر أو أحرف غير مرئية
faults-ending = حُذف «‎{ $ending }‎» من آخره
faults-escapes = قُرئ الرابط بعد فك رموز النسبة المئوية التي فيه
faults-left-out = تُركت النقلة { $number }، «‎{ $text }‎»، مع كل ما بعدها: { $why }
faults-too-many-moves = لم تُقرأ إلا النقلات الأولى: { $max } من { $n }
faults-too-much = تُركت النقلة { $number } مع كل ما بعدها: نقلات الأسر أكثر من أن تُعدّ
faults-ply = «‎ply={ $text }‎» ليس عددًا من 0 إلى عدد النقلات
faults-orientation = «‎o={ $text }‎» ليس w ولا b
faults-value = تُرك «‎{ $key }={ $value }‎»؛ والمطلوب هنا: { $expected }
faults-a-level = مستوى (من 1 إلى 8، أو 1.5، 2.5، 3.5، 4.5، 6.5)
faults-a-number = عدد صحيح
faults-a-player = w أو b أو both
faults-a-mode = diagram أو replay أو play أو exercise
faults-long-value = تُرك «‎{ $key }=‎»: طوله { $n } بايت، ولا يُقرأ أكثر من { $max }
faults-no-key = لا يوجد مفتاح «‎{ $key }‎»
faults-no-value = «‎{ $text }‎» ليس على صورة مفتاح=قيمة
faults-twice = «‎{ $key }=‎» موجود أكثر من مرة، ولم يُقرأ إلا الأول
faults-part = تعذّرت قراءة جزء منه إلى آخره: { $part }
faults-parts =
    .position = الموضع
    .last = الجزء الأخير
    .moves = النقلات
    .ply = رقم النقلة المعروضة
    .marks = العلامات
    .arrows = الأسهم
    .texts = النصوص
faults-holds-more = الرابط من إصدار أحدث من Damiera وفيه أكثر مما يُعرض

## Links that cannot be opened

faults-long-link = طول الرابط { $n } بايت، ولا يُقرأ أكثر من { $max }
faults-newer = الرابط من إصدار أحدث من Damiera (‎v={ $version }‎)
faults-version = «‎v={ $text }‎» ليس رقم إصدار
faults-damaged = غُيّر الرابط أو قُطع بعد صنعه، ولا يمكن قراءة شيء منه
faults-no-ruleset = لم يُذكر أي لعبة هي: ينقص «‎g=‎» في الرابط، أو «‎variant‎» في الصفحة
faults-unknown-ruleset = لا يعرف هذا الإصدار هذه اللعبة: «‎{ $id }‎»
faults-house = تعذّرت قراءة القواعد الخاصة: { $why }
faults-position = تعذّرت قراءة الموضع: { $why }
faults-escape = «‎{ $text }‎» ليس رمز نسبة مئوية لنص UTF-8

## House rules

faults-house-prefix = «‎{ $id }‎» لا يدل على قواعد خاصة: يجب أن يبدأ بـ «‎{ $expected }‎»
faults-house-long = رمز طوله { $n } بايت أطول مما يكفي لقواعد خاصة: لا يُقرأ أكثر من { $max }
faults-house-version = «‎{ $text }‎» ليس إصدارًا معروفًا من القواعد الخاصة: المطلوب هنا «‎{ $expected }‎»
faults-house-part = «‎{ $part }‎» ليس من خيارات القواعد الخاصة؛ المطلوب واحد من هذه: { $expected }
faults-house-twice = «‎{ $part }‎» ليس أول جزء فيه «‎{ $key }‎»: لا يكون إلا واحد
faults-house-contrary = هذه القواعد الخاصة لا معنى لها: { $why }
faults-house-many = لا يمكن أن يوجد معًا أكثر من { $max } من القواعد الخاصة المختلفة
faults-house-too-many-squares = الرقعة المكونة من 12 في 12 ليس فيها إلا المربعات الداكنة، لأن المربعات كلها تكون أكثر من اللازم
faults-house-rows-too-many = هذا العدد من صفوف الأحجار يترك أقل من صفين فارغين بين الطرفين
faults-house-trapezoid-of-one-row = شبه المنحرف فيه صفان من الأحجار على الأقل
faults-house-straight-on-dark = على المربعات الداكنة يجب أن تتحرك الأحجار قطريًا، وإلا استحالت ترقية نصفها
faults-house-diagonal-on-all = إذا استُعملت المربعات كلها وجب أن يتحرك شيء باستقامة، وإلا لم يلتقِ نصف القطع بالباقي أبدًا
faults-house-landing-of-short-king = اختيار مكان الهبوط للملوك الطائرة وحدها
faults-house-uturn-of-short-king = الارتداد على الخط للملوك الطائرة وحدها
faults-house-uturn-barred = لا يستطيع الملك أن يرتد على خطه إلا حيث تغادر القطع المأسورة الرقعة فورًا
faults-house-limit-of-short-king = تحديد عدد نقلات الملك الواحد للملوك الطائرة وحدها
faults-house-king-gains-nothing = إذا كانت الملوك لا تتحرك ولا تأسر أبعد من الأحجار، فلا مكسب في الترقية
faults-house-end-against-goal = إذا كان انعدام النقلات فوزًا، فلا معنى لأي نهاية أخرى
faults-house-huff-against-goal = إذا كان انعدام النقلات فوزًا، فلن ينفخ أحد قطعة للخصم

## Positions

faults-token-at = «‎{ $token }‎» عند الحرف { $place }: { $what }
faults-expected-shorter = النص أطول من { $max } بايت
faults-expected-known-turn = يجب أن يُعرف صاحب الدور: يُكتب W أو B
faults-expected-turn = يجب أن يأتي صاحب الدور أولًا: يُكتب W أو B
faults-expected-side = تُكتب هنا مربعات أحد الطرفين وقبلها W أو B
faults-expected-side-once-white = سبق ذكر مربعات الأبيض
faults-expected-side-once-black = سبق ذكر مربعات الأسود
faults-expected-square = هذا ليس مربعًا؛ المربعات من { $first } إلى { $last }
faults-expected-range = يجب أن يكون النطاق تصاعديًا، وأن يقع بين { $first } و{ $last }
faults-expected-range-in-row = يجب أن يسير النطاق على صف واحد من اليسار إلى اليمين، وأن يقع بين { $first } و{ $last }
faults-expected-empty-square = توجد قطعة أصلًا على { $label }
faults-expected-counters = تُكتب هنا نقلات الملك للأسود وللأبيض، مثل ‎+0+312
faults-expected-counter = يُكتب عدد ثم الرقمان اللذان يدلان على مربع الملك، مثل 312، أو 0 وحده
faults-no-pieces = لا توجد قطع على الرقعة
faults-shared-square = لكلا الطرفين قطعة على { $label }
faults-counter-without-king = نقلات الملك معدودة على { $label }، لكن ليس لهذا الطرف ملك هناك
faults-counter-too-high = عدد نقلات الملك المتتالية { $counted }، والمسموح به { $limit } فقط
faults-counter-without-limit = نقلات الملك لا تُعدّ في هذه اللعبة

## Moves, and what is said between them

faults-long-move = نقلة طولها { $n } بايت أطول من اللازم: لا يُقرأ أكثر من { $max }
faults-no-move = «‎{ $text }‎» ليس نقلة: يجب ذكر مربعين على الأقل، كما في ‎{ $example }
faults-no-square = «‎{ $token }‎» في «‎{ $text }‎» ليس مربعًا: المربعات من { $first } إلى { $last }
faults-ambiguous = «‎{ $text }‎» يحتمل أكثر من معنى؛ فقد يكون ‎{ $moves }
faults-not-crowned = «‎{ $text }‎» ينتهي بحرف K، لكن النقلة ‎{ $mv } لا تُرقّي حجرًا
faults-illegal = «‎{ $text }‎» ليس نقلة قانونية هنا
faults-not-now = «‎{ $text }‎» غير ممكن: { $why }
faults-now-over = انتهت المباراة
faults-now-not-your-turn = الدور للطرف الآخر
faults-now-offered = عُرض التعادل من قبل: يجب قبوله أو رفضه
faults-now-not-offered = لم يُعرض التعادل
faults-now-by-moving = لا يُرفض العرض بالنقل إلا مع النقلة نفسها
faults-now-no-claim = لا تسمح أي مادة من القواعد بطلب التعادل هنا
faults-now-ahead = للطرف الذي رفض التعادل تفوق حاسم: حجر واحد على الأقل زيادة
faults-now-own-refusal = بعد الرفض لا يطلب التعادل إلا الطرف الذي عرضه
faults-now-capture = هناك أسر واجب: يظهر المتفوق بعد تنفيذه
faults-now-not-missed = لم يُترك أسر في النقلة الأخيرة
faults-now-not-huffed = القطعة التي على ذلك المربع لم يكن يمكنها أن تأسر

## Marks and arrows

faults-brush = «‎{ $text }‎» ليس سهمًا: يجب أن يبدأ بحرف G أو R أو Y أو B، كما في ‎G{ $text }
faults-route = «‎{ $text }‎» ليس سهمًا: المطلوب من مربعين إلى { $max } مربعات
faults-many-marks = لم تُقرأ إلا العلامات أو الأسهم الأولى: { $max } من { $n }

## Variations

faults-variations = تعذّرت قراءة التفريعات: { $why }
faults-variations-changed = غُيّرت التفريعات أو قُطعت بعد صنعها: أحرف التحقق لا تتطابق
faults-variations-node = «‎tn={ $path }‎» ليس مكانًا في التفريعات
faults-variations-part = تعذّرت قراءة التفريعات إلى آخرها
faults-at = السطر { $line }، العمود { $column }: { $what }
faults-token = «‎{ $token }‎»: { $what }
faults-long-text = نص طوله { $n } بايت أطول من اللازم: لا يُقرأ أكثر من { $max }
faults-unknown = المطلوب هنا نقلة أو تعليق أو تفريعة أو تقييم أو نتيجة
faults-too-many-captures = نقلات الأسر قبل ذلك أكثر من أن تُعدّ
faults-open-comment = ينقص التعليقَ القوسُ المعقوف الأخير
faults-glyph-without-move = هناك تقييم لا نقلة قبله
faults-glyph = التقييم من $0 إلى $65535، ولا يزيد عددها على { $max }
faults-variation-without-move = هناك تفريعة لا نقلة قبلها يمكن أن تحل محلها
faults-open-variation = ينقص التفريعةَ القوسُ الأخير
faults-nested = لا تتداخل التفريعات أعمق من { $max }
faults-close = هناك قوس أخير بلا تفريعة
faults-set-up = تعذّر ترتيب الموضع: { $why }
faults-not-legal = هذه النقلة غير قانونية هنا
faults-unlistable = نقلات الأسر في هذا الموضع أكثر من أن تُعدّ: أكثر من { $max } قفزة
faults-deep = لا يزيد التسلسل على { $max } من نقلات الطرفين معًا
faults-large = لا تزيد المباراة بتفريعاتها على { $max } من النقلات
faults-long-comment = تعليق طوله { $n } بايت أطول من اللازم: لا يُقرأ أكثر من { $max }
faults-glyphs = لا يكون بجانب النقلة أكثر من { $max } من التقييمات

## Files of games

faults-tag = المطلوب هنا وسم، كما في ‎[White "Name"]‎
faults-tag-twice = الوسم موجود أكثر من مرة، والعبرة بالأول
faults-tag-control = في الوسم أحرف تحكم تُقرأ مسافات
faults-many-tags = لا يزيد عدد الوسوم على { $max }
faults-no-game = لا توجد هنا لعبة «‎{ $id }‎»
faults-type-number = يبدأ نوع اللعبة بعدد، و«‎{ $text }‎» لا يبدأ به
faults-type-foreign = نوع اللعبة { $number } هو { $name }، ولا تُلعب هنا
faults-type-unknown = نوع اللعبة { $number } غير معروف هنا
faults-type-other = نوع اللعبة «‎{ $text }‎» لعبة أخرى غير ‎{ $expected } التي تُلعب هنا
faults-type-other-number = نوع اللعبة «‎{ $text }‎» لعبة أخرى غير { $number } المعروفة هنا
faults-game-unsaid = لم يُذكر أي لعبة هي: ينقص الوسم GameType
faults-result = المطلوب هنا نتيجة: ‎1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0‎ أو *
faults-behind-result = هذا بعد نتيجة المباراة، وقد تُرك
faults-result-twice = للمباراة نتيجة من قبل، والعبرة بالأولى
faults-result-differs = النتيجة بحسب الوسم ‎{ $result }
faults-result-by-rules = النتيجة بحسب القواعد ‎{ $result }
faults-long-file = ملف طوله { $n } بايت أطول من اللازم: لا يُقرأ أكثر من { $max }

## Games that are gone through on another page

faults-moves = النقلات: { $why }
faults-node = node=«‎{ $text }‎» ليس مكانًا في التفريعات
faults-no-ply = ply=«‎{ $text }‎» ليس نقلة من المباراة
faults-pace = autoplay=«‎{ $text }‎» قيمة خاطئة: المطلوب من 0.5 إلى 60 ثانية
faults-others = أخطاء أخرى: { $n }

## Exercises

faults-no-goal = ليس للتمرين هدف؛ والمطلوب ‎{ $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:SQUARE, win-in:NUMBER أو ‎hold:NUMBER
faults-goal = «‎{ $text }‎» ليس هدفًا؛ والمطلوب ‎{ $goals }
faults-n-moves = «‎{ $text }‎» ليس عدد نقلات: المطلوب من 1 إلى { $max }
faults-square = «‎{ $token }‎» ليس مربعًا: المربعات من { $first } إلى { $last }
faults-nothing-accepted = لا يُقبل شيء في الدور { $turn }: المطلوب نقلة أو شرط
faults-choices = «‎{ $text }‎» ليس اختيارًا: يجب أن يكون في «‎accept‎» نقلتان على الأقل
faults-not-wanted = «‎{ $key }‎» لا يناسب هذا الهدف، ويجب ألا يوجد
faults-captures = «‎{ $text }‎» ليس عدد قطع: المطلوب من 1 إلى { $max }
faults-accepted-position = تعذّرت قراءة الموضع المقبول: { $why }
faults-reply = «‎{ $text }‎» ليس نقلة رد: المطلوب نقلة ثم > ثم الرد عليها
faults-answer = «‎{ $text }‎» ليس جوابًا: المطلوب نقلة ثم = ثم ما يُقال
faults-too-many = العدد أكبر من اللازم ({ $what }: { $n }): لا يزيد على { $max }
faults-lists =
    .turns = الأدوار
    .accepted = النقلات المقبولة
    .replies = نقلات الرد
    .answers = الأجوبة عن المحاولات الخاطئة
faults-long-key = طول «‎{ $key }‎» هو { $n } بايت: لا يُقرأ أكثر من { $max }
faults-wordy = طول النص «‎{ $start }…‎» هو { $n } بايت: لا يُقرأ أكثر من { $max }

## Lessons

faults-lesson-line = السطر { $line }: { $what }
faults-long-lesson = طول الدرس { $n } بايت، ولا يُقرأ أكثر من { $max }
faults-lesson-title = المطلوب هنا «‎# ‎» وعنوان الدرس، لا «‎{ $text }‎»
faults-second-title = للدرس عنوان واحد؛ وتبدأ الخطوة بـ «‎## ‎»
faults-empty-title = المطلوب عنوان بعد «‎#‎»
faults-no-steps = المطلوب هنا خطوة: «‎## ‎» وعنوانها
faults-many-steps = عدد الخطوات أكثر من { $max }
faults-lesson-value = «‎{ $text }‎» ليس على صورة «اسم: قيمة»
faults-lesson-name = لا يوجد هنا «‎{ $text }‎»؛ والمطلوب واحد من هذه: ‎{ $known }
faults-lesson-head = ليس للدرس «‎{ $text }‎»؛ والمطلوب واحد من هذه: ‎{ $known }
faults-lesson-twice = لـ «‎{ $name }‎» قيمة من قبل
faults-empty-step = ليس في الخطوة نص ولا رقعة
faults-lesson-mode = لا يوجد نمط «‎{ $text }‎»: المطلوب diagram أو replay أو play أو exercise
faults-lesson-source = المطلوب هنا «‎src‎» وملف الدرس بجانب ملف الدورة
faults-lesson-goal = للتمرين هدف، وليس الهدف إلا للتمرين
faults-packed-long = درس من { $n } حرفًا أطول من أن يكون رابطًا: لا يزيد على { $max }
faults-packed-damaged = غُيّر الرابط أو قُطع في طريقه
faults-packed-newer = الرابط من إصدار أحدث
faults-packed-much = محتواه أطول من درس، والدرس لا يزيد على { $max } بايت

## Problems

faults-problem-address = لا موضع في «‎{ $text }‎»: إنه عنوان مباراة أو مسألة في ذلك الموقع، ولا يُحمَّل شيء من هناك. المطلوب FEN أو PDN من ذلك الموقع
faults-problem-game = لعبة «‎{ $name }‎» لا تُلعب هنا
faults-problem-unsolved = المطلوب حل
faults-problem-many = في الدرس { $max } خطوة على الأكثر
faults-problem-turns = في التمرين { $max } دورًا على الأكثر
faults-problem-flaw = في الحل، النقلة النصفية { $ply }: { $why }
faults-problem-in-game = المباراة { $number }: { $why }
