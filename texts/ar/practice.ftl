### Practice: endings against perfect play, and games played on with each move judged.

practice-title = تدريب
practice-about = نهايات بقطع قليلة. الخصم لا يخطئ أبدًا، وكل نقلة منك يُحكم عليها، ويمكنك التراجع عنها.
practice-game = اللعبة
practice-goals =
    .win = الفوز
    .hold = الحفاظ على التعادل
# $n (number)
practice-men = { $n ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $n } أحجار
    [many] { $n } حجرًا
   *[other] { $n } حجر
}
# $n (number)
practice-kings = { $n ->
    [zero] لا ملوك
    [one] ملك واحد
    [two] ملكان
    [few] { $n } ملوك
    [many] { $n } ملكًا
   *[other] { $n } ملك
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } و{ $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = لك { $own }، وللخصم { $their }
# $least (number)
# $most (number)
practice-lengths = النقلات: من { $least } إلى { $most }
# $done (number)
# $all (number)
practice-done = أُنجز { $done } من { $all }
practice-working = جارٍ حساب نهايات أخرى.
practice-none = لا توجد في هذه اللعبة نهاية بهذه القطع القليلة تطول بما يكفي للتدريب.
practice-failed = تعذّر حساب النهايات في هذا المتصفح.
practice-from-here = مواصلة اللعب من هذا الموضع
practice-from-here-about = الموضع الذي على الرقعة، ضد المحرّك في أقصى قوته.
# $at (number)
# $all (number)
practice-place = { $at } من { $all }
# $moves (number)
practice-win = { $moves ->
        [zero] المطلوب الفوز. ضد أفضل دفاع يلزمك { $moves } نقلة.
        [one] المطلوب الفوز. ضد أفضل دفاع تلزمك نقلة واحدة.
        [two] المطلوب الفوز. ضد أفضل دفاع تلزمك نقلتان.
        [few] المطلوب الفوز. ضد أفضل دفاع تلزمك { $moves } نقلات.
        [many] المطلوب الفوز. ضد أفضل دفاع تلزمك { $moves } نقلة.
       *[other] المطلوب الفوز. ضد أفضل دفاع تلزمك { $moves } نقلة.
    }
# $n (number)
practice-hold = { $n ->
        [zero] المطلوب الحفاظ على التعادل طوال { $n } نقلة.
        [one] المطلوب الحفاظ على التعادل طوال نقلة واحدة.
        [two] المطلوب الحفاظ على التعادل طوال نقلتين.
        [few] المطلوب الحفاظ على التعادل طوال { $n } نقلات.
        [many] المطلوب الحفاظ على التعادل طوال { $n } نقلة.
       *[other] المطلوب الحفاظ على التعادل طوال { $n } نقلة.
    }
practice-free = المطلوب أفضل لعب لديك.
practice-verdicts =
    .best = أفضل نقلة.
    .good = نقلة جيدة.
    .held = التعادل محفوظ.
    .inaccurate = ليست الأفضل تمامًا.
    .mistake = خطأ.
    .gone = ضاع الفوز: صار تعادلًا.
    .lost = هذه النقلة تخسر.
# $n (number)
practice-longer = { $n ->
    [zero] ما زال فوزًا، دون أي نقلة إضافية.
    [one] ما زال فوزًا، لكنه أطول بنقلة واحدة.
    [two] ما زال فوزًا، لكنه أطول بنقلتين.
    [few] ما زال فوزًا، لكنه أطول بمقدار { $n } نقلات.
    [many] ما زال فوزًا، لكنه أطول بمقدار { $n } نقلة.
   *[other] ما زال فوزًا، لكنه أطول بمقدار { $n } نقلة.
}
practice-which = ما الأفضل؟
# $mv (text)
practice-better = كانت الأفضل ‎{ $mv }.
# $mv (text)
practice-hint = الأفضل هنا ‎{ $mv }.
practice-looking = جارٍ النظر في الموضع.
practice-unknown = لا يُعرف شيء عن هذا الموضع، فلا حكم هنا.
practice-par = فوز بأقل عدد ممكن من النقلات.
# $n (number)
practice-over = { $n ->
    [zero] فوز، دون أي نقلة زائدة.
    [one] فوز، بنقلة واحدة فوق اللازم.
    [two] فوز، بنقلتين فوق اللازم.
    [few] فوز، مع { $n } نقلات فوق اللازم.
    [many] فوز، مع { $n } نقلة فوق اللازم.
   *[other] فوز، مع { $n } نقلة فوق اللازم.
}
practice-was-held = التعادل لك.
practice-missed = ليس هذه المرة. يمكن التراجع عن نقلة أو البدء من جديد.
practice-helped = بمساعدة، فتُحسب ضمن ما شوهد.
# $moves (number)
# $all (number)
practice-moves = النقلات: { $moves } من { $all }
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = جيدة: { $good } · غير دقيقة: { $inaccurate } · أخطاء: { $mistakes }
practice-take-back = تراجع عن النقلة
practice-next = النهاية التالية
practice-previous = النهاية السابقة
practice-others = كل النهايات
