### Lessons, and how far one has come with them.

learn-about = دروس من خمس دقائق، من أول نقلة حتى الفوز. لا حاجة إلى معرفة أي قواعد.
learn-course = اللعبة
# $title (text)
learn-next-lesson = التالي: { $title }
learn-lessons = كل الدروس
learn-done = تم
# $n (number)
# $all (number)
learn-begun = الخطوات: { $n } من { $all }
# $n (number)
# $all (number)
learn-lessons-done = الدروس المنجزة: { $n } من { $all }
# $at (number)
learn-stopped = توقفت عند الخطوة { $at }
# $title (text)
learn-go-on = المتابعة: { $title }
learn-minutes = نحو 5 دقائق
learn-rules = القواعد كاملة
learn-rules-page = هذه القواعد في صفحة مستقلة، مع رقع للتجربة
learn-missing = تعذّر جلب هذا. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.
learn-fetching = الدروس في الطريق.
learn-other-language = هذه الدروس بالإنجليزية.
