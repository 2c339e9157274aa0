### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = الرقعة والبداية
    .aim = الهدف
    .men = الأحجار
    .kings = الملوك
    .capture = الأسر
    .priority = أي أسر
    .promotion = الترقية
    .end = نهايات أخرى
    .draws = التعادل
    .notation = كيف تُكتب النقلات
    .relative = أقرب الأقرباء

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] يجوز للأبيض أن يلعب ‎{ $moves }.
       *[black] يجوز للأسود أن يلعب ‎{ $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] عدد نقلات الأبيض هنا { $n }.
       *[black] عدد نقلات الأسود هنا { $n }.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] الأبيض لا يستطيع أن ينقل.
       *[black] الأسود لا يستطيع أن ينقل.
    }
# $moves (text) a list
rulebook-may-not = لا يجوز ‎{ $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } أو ‎{ $last }
# $side (color)
rulebook-won = { $side ->
        [white] انتهت المباراة: فاز الأبيض.
       *[black] انتهت المباراة: فاز الأسود.
    }
rulebook-drawn = انتهت المباراة: تعادل.
rulebook-setup = القطع في البداية.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [zero] المطلوب إيجاد كل نقلات الأسر، وعددها { $n }.
        [one] المطلوب إيجاد نقلة الأسر.
        [two] المطلوب إيجاد نقلتي الأسر كلتيهما.
        [few] المطلوب إيجاد كل نقلات الأسر، وعددها { $n }.
        [many] المطلوب إيجاد كل نقلات الأسر، وعددها { $n }.
       *[other] المطلوب إيجاد كل نقلات الأسر، وعددها { $n }.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: القواعد
# For lists and search engines.
# $game (text)
rulebook-description = القواعد الكاملة لهذه اللعبة مع رقع للتجربة: { $game }. كُتبت من القواعد التي يلعب بها البرنامج.
rulebook-lead = كُتبت هذه القواعد مما تسير عليه Damiera في اللعب، وفُحص كل شكل فيها على أساسه.
# $game (text)
rulebook-relative = من بين أشهر الألعاب، أقربها شبهًا بهذه: { $game }.
rulebook-here = الأمر هنا مختلف:
rulebook-not-here = ما يسري هناك ولا يسري هنا:
rulebook-index-title = قواعد الداما
rulebook-index-short = نظرة عامة
rulebook-index-description = القواعد الكاملة لكل ألعاب عائلة الداما، مع رقع حية وتمارين لتجربة كل قاعدة.
rulebook-index-lead = الداما ليست لعبة واحدة بل عائلة. كل صفحة تشرح قواعد واحدة من ألعابها، مع رقع للتجربة.
rulebook-index-games = الألعاب

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = الرقعة { $width } في { $height } من المربعات. لا يُلعب إلا على الداكنة منها؛ ولكل لاعب واحد منها في الزاوية القريبة اليسرى.
# $width (number)
# $height (number)
rulebook-board-mirrored = الرقعة { $width } في { $height } من المربعات. لا يُلعب إلا على الداكنة منها؛ ولكل لاعب واحد منها في الزاوية القريبة اليمنى.
# $width (number)
# $height (number)
rulebook-board-all = الرقعة { $width } في { $height } من المربعات، ويُلعب عليها كلها.
# $men (number)
# $rows (text) a list
rulebook-start = { $men ->
        [zero] يبدأ كل طرف وعدد أحجاره { $men }. وهي، عدًّا من حافته: { $rows }.
        [one] يبدأ كل طرف بحجر واحد. وهو، عدًّا من حافته: { $rows }.
        [two] يبدأ كل طرف بحجرين. وهما، عدًّا من حافته: { $rows }.
        [few] يبدأ كل طرف وعدد أحجاره { $men }. وهي، عدًّا من حافته: { $rows }.
        [many] يبدأ كل طرف وعدد أحجاره { $men }. وهي، عدًّا من حافته: { $rows }.
       *[other] يبدأ كل طرف وعدد أحجاره { $men }. وهي، عدًّا من حافته: { $rows }.
    }
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } في الصف { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } و‎{ $last }
# $side (color)
rulebook-first = { $side ->
        [white] الأبيض يلعب النقلة الأولى؛ ثم يتناوب الطرفان.
       *[black] الأسود يلعب النقلة الأولى؛ ثم يتناوب الطرفان.
    }

## Aim

rulebook-goal-last = من لا يستطيع أن ينقل فقد خسر: أُسرت قطعه كلها، أو لا تستطيع أي قطعة منها أن تتحرك.
rulebook-goal-none = من لا يستطيع أن ينقل فقد فاز: الهدف أن يخسر المرء قطعه كلها، أو أن تُسد عليها الطرق.

## Directions

rulebook-directions =
    .diagonal-forward = قطريًا إلى الأمام
    .straight-forward = باستقامة إلى الأمام
    .forward = باستقامة أو قطريًا إلى الأمام
    .forward-sideways = باستقامة إلى الأمام أو إلى أحد الجانبين
    .not-backward = باستقامة أو قطريًا إلى الأمام، أو إلى أحد الجانبين
    .diagonal = قطريًا، إلى الأمام أو إلى الوراء
    .straight = على الصفوف والأعمدة، إلى الأمام أو إلى أحد الجانبين أو إلى الوراء
    .all = في الاتجاهات الثمانية كلها
    .none = إلى لا مكان

## Men

# $way (text) directions
rulebook-man-steps = يتحرك الحجر مربعًا واحدًا { $way }، إذا كان ذلك المربع فارغًا.
rulebook-man-lines = الأحجار التي يقف بعضها خلف بعض دون فجوة يجوز أن تتحرك أيضًا معًا في خط: يعبر الحجر الخلفي فوق الأحجار الأخرى إلى أول مربع بعدها، إذا كان فارغًا.

## Kings

# $way (text) directions
rulebook-king-short = يتحرك الملك مربعًا واحدًا { $way }، إذا كان ذلك المربع فارغًا.
# $way (text) directions
rulebook-king-flies = يتحرك الملك { $way }، أي مسافة شاء، فوق مربعات فارغة.
# $moves (number)
rulebook-king-limit = { $moves ->
        [zero] ما دام لدى الطرف حجر، لا يجوز للملك الواحد أن يقوم بأكثر من { $moves } نقلة متتالية لا تأسر شيئًا. بعدها يجب أن تتحرك قطعة أخرى، أو أن يأسر الملك.
        [one] ما دام لدى الطرف حجر، لا يجوز للملك الواحد أن يقوم على التوالي بأكثر من نقلة واحدة لا تأسر شيئًا. بعدها يجب أن تتحرك قطعة أخرى، أو أن يأسر الملك.
        [two] ما دام لدى الطرف حجر، لا يجوز للملك الواحد أن يقوم بأكثر من نقلتين متتاليتين لا تأسران شيئًا. بعدهما يجب أن تتحرك قطعة أخرى، أو أن يأسر الملك.
        [few] ما دام لدى الطرف حجر، لا يجوز للملك الواحد أن يقوم بأكثر من { $moves } نقلات متتالية لا تأسر شيئًا. بعدها يجب أن تتحرك قطعة أخرى، أو أن يأسر الملك.
        [many] ما دام لدى الطرف حجر، لا يجوز للملك الواحد أن يقوم بأكثر من { $moves } نقلة متتالية لا تأسر شيئًا. بعدها يجب أن تتحرك قطعة أخرى، أو أن يأسر الملك.
       *[other] ما دام لدى الطرف حجر، لا يجوز للملك الواحد أن يقوم بأكثر من { $moves } نقلة متتالية لا تأسر شيئًا. بعدها يجب أن تتحرك قطعة أخرى، أو أن يأسر الملك.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = يأسر الحجر بالقفز { $way } فوق قطعة للطرف الآخر على المربع المجاور، إذا كان المربع الذي خلفها فارغًا.
# $way (text) directions
rulebook-king-jumps-short = يأسر الملك بالقفز { $way } فوق قطعة للطرف الآخر على المربع المجاور، إذا كان المربع الذي خلفها فارغًا.
# $way (text) directions
rulebook-king-jumps-flying = يأسر الملك { $way } من أي مسافة: يجب أن تكون المربعات التي قبل القطعة فارغة، وكذلك المربع الذي خلفها.
rulebook-men-take-men = لا يجوز للحجر أن يأسر ملكًا.
rulebook-duty-enforced = الأسر إجباري، ويستمر الأسر ما دام يمكن أسر قطعة أخرى.
rulebook-duty-huff = الأسر إجباري. فإذا لعب طرف غير ذلك، جاز للطرف الآخر أن يرفع عن الرقعة القطعة التي كان عليها أن تأسر، أو أن يصرّ على الأسر، أو أن يقبل النقلة.
rulebook-duty-forfeit = الأسر إجباري. ومن يلعب غير ذلك، أو يتوقف قبل الأوان، فقد خسر.
rulebook-landing-any = بعد آخر قطعة يجوز للملك أن يتوقف على أي مربع فارغ من ذلك الخط.
rulebook-landing-behind-last = في نهاية الأسر يتوقف الملك مباشرةً خلف آخر قطعة أسرها.
rulebook-landing-behind-king = في نهاية الأسر يتوقف الملك على أي مربع فارغ من ذلك الخط، لكنه يتوقف مباشرةً خلف آخر قطعة إن كانت ملكًا.
rulebook-landing-behind-each = يهبط الملك مباشرةً خلف كل قطعة يأسرها.
rulebook-removal-after = تُرفع القطع المأسورة حين تنتهي النقلة. وحتى ذلك الحين تبقى في الطريق، ولا يجوز القفز فوق أيٍّ منها مرتين.
rulebook-removal-at-once = تُرفع كل قطعة فور القفز فوقها، فيخلو الطريق من جديد.
rulebook-u-turn-no = بين قفزتين لا يجوز للملك أن يرتد على خطه.
rulebook-u-turn-yes = بين قفزتين يجوز للملك أيضًا أن يرتد على خطه.

## Which capture

rulebook-choice-any = من بين عدة نقلات أسر يجوز اختيار أيٍّ منها.
rulebook-choice-most = يجب اختيار نقلة الأسر التي تأخذ أكبر عدد من القطع.
rulebook-choice-frisian = يجب اختيار نقلة الأسر الأعلى قيمة. يساوي الملك أقل قليلًا من حجرين. ومن بين نقلات الأسر المتساوية يجب اختيار نقلة يقوم بها ملك، إن وُجدت.
rulebook-choice-king-first = إذا أمكن لملك أن يأسر، وجب أن يأسر ملك.
rulebook-choice-spanish = يجب اختيار نقلة الأسر التي تأخذ أكبر عدد من القطع، ومن بينها التي تأخذ أكبر عدد من الملوك.
rulebook-choice-italian = يجب اختيار نقلة الأسر التي تأخذ أكبر عدد من القطع؛ ومن بينها نقلة يقوم بها ملك؛ ومن بينها التي تأخذ أكبر عدد من الملوك؛ ومن بينها التي تلقى ملكًا قبل غيرها.

## Crowning

rulebook-promotion-rest = الحجر الذي تنتهي نقلته على الصف الأخير يُرقّى إلى ملك. وإن واصل الأسر من هناك واصله وهو حجر.
rulebook-promotion-passing = الحجر الذي يبلغ الصف الأخير يُرقّى إلى ملك. وإذا أمكنه أن يواصل الأسر من هناك، واصله ملكًا.
rulebook-promotion-ends = الحجر الذي يبلغ الصف الأخير يُرقّى إلى ملك، وتنتهي نقلته هناك.

## Other ends

rulebook-end-man-king = إذا لم يبقَ لدى طرف إلا ملك واحد، ولم يبقَ لدى الآخر إلا حجر واحد، فقد فاز صاحب الملك.
rulebook-end-king-king = إذا لم يبقَ لدى كل طرف إلا ملك واحد، انتهت المباراة بالتعادل، ما لم يكن صاحب الدور قادرًا على أسر الملك الآخر، أو مضطرًا إلى خسارة ملكه.
rulebook-end-corners = إذا لم يبقَ لدى كل طرف إلا ملك واحد، وكان الملكان في زاويتي القطر الرئيسي، فقد خسر صاحب الدور.
rulebook-end-first-king = من يحصل على أول ملك فقد فاز.

## Draws

rulebook-draw-agreed = يجوز للاعبين أن يتفقا على التعادل.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] يجوز لصاحب الدور أن يطالب بالتعادل إذا { $clause }.
       *[no] تنتهي المباراة بالتعادل إذا { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = لدى أحد الطرفين { $strong }، ولدى الآخر { $weak }{ $road ->
        [yes] {" "}على القطر الرئيسي
       *[no] {""}
    }: بعد { $moves } دون فوز { $claim ->
        [yes] تجوز المطالبة بالتعادل.
       *[no] تنتهي المباراة بالتعادل.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = ما دام لدى كل طرف ملك: بعد { $moves } دون فوز { $claim ->
        [yes] تجوز المطالبة بالتعادل.
       *[no] تنتهي المباراة بالتعادل.
    }
# $count (text)
rulebook-draw-total = يسري هذا ما دام عدد القطع على الرقعة { $count }.
rulebook-draw-restart = كل أسر أو ترقية يعيد العدّ من أوله.
# $least (number)
# $most (number)
rulebook-range = من { $least } إلى { $most }
# $least (number)
rulebook-at-least = { $least } أو أكثر
rulebook-force-king = ملك واحد
# $count (text)
rulebook-force-kings = ملوك عددها { $count }
# $count (text)
rulebook-force-pieces = قطع عددها { $count }، منها ملك واحد على الأقل
rulebook-force-some = ملك واحد على الأقل
# $count (text)
rulebook-force-any = قطع عددها { $count }

## How moves are written

rulebook-labels-numbers = تُرقَّم المربعات من أعلى اليسار، صفًّا بعد صف، كما يرى الأبيض الرقعة.
rulebook-labels-upward = تُرقَّم المربعات من أسفل اليمين، صفًّا بعد صف، كما يرى الأبيض الرقعة.
rulebook-labels-letters = للأعمدة حروف وللصفوف أرقام؛ و a1 في الزاوية القريبة اليسرى للأبيض.
# $quiet (text)
# $capture (text)
rulebook-written = تُكتب النقلة بالمربع الذي تغادره والمربع الذي تنتهي عليه، مثل ‎{ $quiet }؛ وفي الأسر علامة x، مثل ‎{ $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = تُكتب النقلة بالمربع الذي تغادره والمربع الذي تنتهي عليه، مثل ‎{ $quiet }؛ وفي الأسر علامة x وكل مربع يُهبط عليه، مثل ‎{ $capture }.
