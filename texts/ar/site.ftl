### What stands around the rules on their pages.

site-skip = الانتقال إلى القواعد
site-play = لعب هذه اللعبة
site-pages = القواعد
site-choose = اختيار لعبة
# $n (number)
site-all-games = كل الألعاب ({ $n })
# Over the games whose pages nobody wrote by hand.
site-others = الألعاب الأخرى
site-others-about = كُتبت قواعدها مما تلعب به Damiera، مع رقع للتجربة.
# Names the ways to the pages before and after.
site-neighbors = قواعد أخرى
site-previous-page = السابق
site-next-page = التالي
site-languages = اللغات
site-contents = في هذه الصفحة
# The link under a board.
site-open = فتح على الرقعة
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [zero] الإجابات
        [one] الإجابة
        [two] الإجابتان
        [few] الإجابات
        [many] الإجابات
       *[other] الإجابات
    }
site-next = التمرين التالي
# $number (number)
# $n (number)
site-exercise = التمرين { $number } من { $n }
# $color (color)
site-turn = { $color ->
        [white] دور الأبيض.
       *[black] دور الأسود.
    }
# $page (text) a link to the page written by hand
site-more = المزيد عن هذه العائلة، مع افتتاحيات وقراءات ومصادر: { $page }.
site-footer = Damiera مجانية، وتعمل دون شبكة، ولا ترسل شيئًا إلى أي مكان.

## On the page before its program is there. In English `index.html` says the same

site-old = لا يستطيع هذا المتصفح تشغيل Damiera: إما أنه قديم جدًا، أو أنه لا يسمح بـ WebAssembly. يُرجى تحديثه أو استعمال غيره.
site-failed = تعذّر تحميل Damiera: هل توجد شبكة؟ تجري المحاولة مجددًا.
site-what = عائلة الداما كلها، ضد الحاسوب أو بين لاعبَين على جهاز واحد.
