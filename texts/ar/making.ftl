### Lessons of one's own: those that were opened, and the maker.

making-title = صانع الدروس
making-yours = دروسك
making-yours-about = الدروس التي فتحتها أو صنعتها. تبقى على هذا الجهاز.
making-none = لا دروس بعد. يمكن فتح ملف درس أو لصق درس أو صنع درس: في «مشاركة» يوجد «إضافة إلى درس».
making-new = درس جديد
making-untitled = درسي
making-name = العنوان
making-language = اللغة
making-no-language = غير محددة
making-begin-words = ما يقال قبل الخطوة الأولى
making-step-title = عنوان هذه الخطوة
making-step-words = ما يقال في هذه الخطوة
making-add-words = إضافة نص
making-steps = الخطوات
making-no-steps = لا خطوات بعد. في «مشاركة» على الرقعة وفي محرّر التمارين والمكتبة يوجد «إضافة إلى درس».
making-edit-lesson = تعديل الدرس
making-edit-short = تعديل
making-to-list = كل الدروس
making-walk = السير في الدرس
making-from-here = السير في الدرس من هنا
making-edit-exercise = تغيير التمرين
making-check = فحص
making-save = حفظ في ملف
making-as-text = في شكل نص
making-as-text-about = الدرس كله في نص واحد، كما يُحفظ.
making-take-text = استعمال هذا النص
making-leave-text = تركه كما كان
making-share = مشاركة الدرس
making-link = رابط إلى الدرس
making-link-about = يحمل الدرس كله
making-element = الدرس كعنصر
making-element-about = لصفحة خاصة بك
making-delete = حذف الدرس
making-delete-really = حذفه فعلًا؟
making-add = إضافة إلى درس
making-open = فتح الدرس
making-restore = استعادة
making-not-kept = لم يستطع المتصفح حفظ الدرس: ربما لم تبقَ مساحة. يمكن حفظه في ملف.
making-full = بلغ الدرس أقصى عدد من الخطوات.
making-too-many = بلغت الدروس أقصى عدد يُحفظ. يلزم حذف أحدها أولًا.
making-link-many = هذا الرابط طويل: بعض تطبيقات المراسلة تقطعه. الملف أضمن.
making-no-packing = هذا المتصفح لا يستطيع إنشاء رابط كهذا. يمكن حفظ الدرس في ملف.
making-not-come = تعذّر جلب الدرس. يجب أن يكون موقعه متاحًا وأن يسمح بذلك (CORS).
making-not-unpacked = تعذّرت قراءة رابط الدرس: لا يمكن فك ضغط ما فيه.
making-from-problems = صارت هذه المسائل درسًا. يمكن السير فيه أو اختيار إحداها.
making-unsound = بعض الخطوات غير سليم.
making-not-checked = تعذّر فحص الدرس.
making-changed-since = تغيّر الدرس منذ ذلك الحين.
making-kinds =
    .words = نص
    .diagram = موضع
    .replay = مباراة
    .play = اللعب من هنا
    .exercise = تمرين
# $title (text)
# $n (number)
making-added = أُضيف إلى «{ $title }» ليكون الخطوة { $n }.
# $title (text)
making-up = نقل إلى الأعلى: { $title }
making-down = نقل إلى الأسفل: { $title }
making-remove = إزالة: { $title }
making-edit = تعديل: { $title }
making-removed = أُزيل «{ $title }».
# $n (number) of the step
making-put-back = إعادتها لتكون الخطوة { $n }
# $n (number)
# $all (number)
making-checking = جارٍ فحص الخطوة { $n } من { $all }…
making-sound = { $n ->
        [zero] كل الخطوات سليمة ({ $n }).
        [one] خطوته سليمة.
        [two] كلتا الخطوتين سليمة.
        [few] الخطوات سليمة كلها، وعددها { $n }.
        [many] الخطوات سليمة كلها، وعددها { $n }.
       *[other] الخطوات سليمة كلها، وعددها { $n }.
    }
making-n-steps = { $n ->
        [zero] لا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $n } خطوات
        [many] { $n } خطوة
       *[other] { $n } خطوة
    }
making-unread = تعذّرت قراءة الدرس.
# $why (text)
making-bad-link = تعذّرت قراءة رابط الدرس: { $why }.
# $why (text)
making-no-link = لا يوجد رابط: { $why }. يمكن حفظ الدرس في ملف ووضعه في موقعك؛ وبإلحاق «‎?lesson=‎» ثم عنوان الملف بعنوان هذه الصفحة يُفتح الدرس.
# $line (number)
# $words (text)
making-at-line = السطر { $line }: { $words }
