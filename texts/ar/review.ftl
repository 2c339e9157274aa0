### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = جارٍ النظر في الموضع { $at } من { $all }…
review-closer = نظرة أدق حيث ضاع شيء…
review-leave = يمكنك المغادرة في أي وقت؛ ويبقى ما تم العثور عليه حتى تُغلق الصفحة.
review-stuck = توقف المحرّك.
review-none = لم يُعثر على أي خطأ.
review-counts-of = { side }: { $mistakes }، { $blunders }
review-mistakes = { $n ->
        [zero] لا أخطاء
        [one] خطأ واحد
        [two] خطآن
        [few] { $n } أخطاء
        [many] { $n } خطأً
       *[other] { $n } خطأ
    }
review-blunders = { $n ->
        [zero] لا أخطاء فادحة
        [one] خطأ فادح واحد
        [two] خطآن فادحان
        [few] { $n } أخطاء فادحة
        [many] { $n } خطأً فادحًا
       *[other] { $n } خطأ فادح
    }
review-mistake = خطأ
review-blunder = خطأ فادح
review-points = نقاط التحول
review-small = لم تخسر أي نقلة الكثير وحدها. هذه خسرت أكثر من غيرها
# $line (text) moves
review-better = الأفضل: ‎{ $line }
review-find = إيجاد نقلة أفضل
review-report = التقرير
review-open-study = فتح مع التفريعات
review-print = طباعة
review-too-long = المباراة مع خطوطها الأفضل أطول من أن تُحفظ.
# $at (number)
# $all (number)
review-place = إيجاد نقلة أفضل: { $at } من { $all }
# $text (text) a move
review-asked = لُعبت في المباراة ‎{ $text }. فما الأفضل؟
review-next = التالي
review-over = هذه كانت الأخيرة.
# $found (number)
# $all (number)
review-found = وُجد { $found } من { $all } من أول محاولة

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = هذه هي التي لُعبت في المباراة. والرد عليها ‎{ $line }. وبعد ذلك: { $verdict }.
review-is-answered = ليست جيدة بما يكفي: الرد عليها ‎{ $line }. وبعد ذلك: { $verdict }.
review-leads-to = ليست جيدة بما يكفي. وبعد ذلك: { $verdict }.
review-solved = جيد. أفضل خط: ‎{ $line }. وبعد ذلك: { $verdict }.

## Beside the move in a study

review-remark = قبلها: ‎{ $before }. بعدها: ‎{ $after }.
