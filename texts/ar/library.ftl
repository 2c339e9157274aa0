### Games kept on the device, and files of games.

library-name = اسم المباراة التي على الرقعة
library-save = حفظ هذه المباراة
library-kept = محفوظة
library-saved = المباراة في المكتبة.
library-kept-games = المباريات المحفوظة
library-search = بحث
library-nothing-kept = لم تُحفظ أي مباراة بعد.
library-nothing-found = لا توجد مباراة فيها كل هذه الكلمات.
library-show-more = عرض المزيد
library-cancel = إلغاء
library-rename-short = إعادة تسمية
library-delete-short = حذف
library-collect-short = إلى درس
library-new-name = الاسم الجديد
library-undelete = استعادة
library-export = حفظ الكل في ملف واحد
library-open-file = فتح ملف
library-drop-here = PDN، أو مباريات حُفظت هنا من قبل. ويمكن إفلات الملف هنا أيضًا.
library-reading = جارٍ القراءة…
library-more-in-file = في الملف مباريات أكثر من المعروضة.
library-back = العودة إلى المكتبة
library-from-file = من ملف
library-unknown-player = مجهول
library-unfinished = غير منتهية
library-is-guess = الملف لا يذكر اسم اللعبة: هذا تخمين.
library-is-cut = تفريعاتها وتعليقاتها أطول من أن تُحفظ: يُفتح الخط الرئيسي وحده.
library-open-anyway = فتح ما أمكنت قراءته
library-file-saved = سُلّم الملف إلى المتصفح لحفظه.
library-collect = إلى درس: { $name }
library-rename = إعادة تسمية { $name }
library-delete = حذف { $name }
library-deleted = حُذف «{ $name }».
library-n-games = { $n ->
        [zero] لا مباريات
        [one] مباراة واحدة
        [two] مباراتان
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = المباريات: { $found } من { $n }
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [zero] لم تُضَف أي مباراة
        [one] أُضيفت مباراة واحدة
        [two] أُضيفت مباراتان
        [few] أُضيفت { $new } مباريات
        [many] أُضيفت { $new } مباراة
       *[other] أُضيفت { $new } مباراة
    }{ $known ->
        [0] {""}
        [zero] {""}
        [one] ؛ وكانت مباراة واحدة موجودة من قبل
        [two] ؛ وكانت مباراتان موجودتين من قبل
        [few] ؛ وكانت { $known } مباريات موجودة من قبل
        [many] ؛ وكانت { $known } مباراة موجودة من قبل
       *[other] ؛ وكانت { $known } مباراة موجودة من قبل
    }.
library-n-moves = { $n ->
        [zero] لا نقلات
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $n } نقلات
        [many] { $n } نقلة
       *[other] { $n } نقلة
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] على هذه المباراة ملاحظة.
        [zero] على هذه المباراة ملاحظة.
        [one] في هذه المباراة شيء واحد خاطئ أو مشكوك فيه.
        [two] في هذه المباراة شيئان خاطئان أو مشكوك فيهما.
        [few] في هذه المباراة { $n } أشياء خاطئة أو مشكوك فيها.
        [many] في هذه المباراة { $n } شيئًا خاطئًا أو مشكوكًا فيه.
       *[other] في هذه المباراة { $n } شيء خاطئ أو مشكوك فيه.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = السطر { $line }، العمود { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = هذا المتصفح لا يسمح للصفحة بحفظ المباريات. يمكنك حفظ المباراة التي على الرقعة في ملف PDN، وفتح الملفات.
library-cannot-not-kept = لم يستطع المتصفح ذلك: ربما لم تبقَ مساحة.
# $n (number)
library-cannot-full = عدد المباريات { $n }، ولا مكان للمزيد: يلزم حذف بعضها أولًا.
library-cannot-game-too-long = تفريعات هذه المباراة وتعليقاتها أكثر مما يمكن حفظه.
library-cannot-bad-game = لا يمكن قراءة هذه المباراة.
# $megabytes (number)
library-cannot-file-too-long = الملف طويل جدًا: لا يُقرأ أكثر من { $megabytes } ميغابايت.
library-cannot-not-a-library = هذا ليس ملف مباريات محفوظة تستطيع هذه النسخة قراءته.
# $n (number)
library-cannot-line = السطر { $n } لا يحوي مباراة يمكن قراءتها.
library-cannot-unreadable = لم يستطع المتصفح قراءة الملف.
library-cannot-no-games = لا توجد أي مباراة في هذا الملف.
library-cannot-no-reader = قراءة الملفات لا تعمل في الوقت الحالي.
