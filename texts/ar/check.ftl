### The check of an exercise.

check-is-sound =
    .no = التمرين غير سليم.
    .yes = التمرين سليم.
check-works = التمرين يعمل. لم يُتحقق من جودة الجواب.
check-game-drawn = المباراة متعادلة في هذا الموضع، فلا شيء يُبحث عنه.
check-game-over = المباراة منتهية في هذا الموضع، فلا شيء يُبحث عنه.
check-too-many-captures = نقلات الأسر هنا أكثر من أن تُحصى.
check-too-hard = الاحتمالات أكثر من أن يُحكم على هذا التمرين: يلزم تقليل عدد النقلات أو عدد القطع.
check-too-many-lines = الخطوط أكثر من أن تُتابَع: يلزم قبول نقلات أقل.
check-no-solution = لا توجد نقلة قانونية تحل هذا التمرين.
# $text (text) the move
# $why (text) a sentence
check-not-legal = النقلة ‎{ $text } مقبولة في التمرين، لكنها غير قانونية. { $why }
check-never-fits = لا توجد نقلة قانونية توافق «‎{ $text }‎».
check-no-reply = بعد ‎{ $mv } عدة ردود: يجب تحديد الرد الذي يُلعب.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = الرد ‎{ $reply } على ‎{ $mv } ليس نقلة قانونية. { $why }
check-reply-unused = سُجّل رد على ‎{ $mv }، لكن هذه النقلة لا تُلعب أبدًا.
check-answer-to-right = سُجّلت ‎{ $mv } محاولةً خاطئة، لكنها نقلة صحيحة.
check-no-illegal = كل النقلات المعروضة للاختيار قانونية.
check-several-illegal = عدة نقلات من المعروضة للاختيار غير قانونية: ‎{ $moves }.
check-unique = الإجابة وحيدة: ‎{ $mv }.
check-accepted = تُقبل نقلة واحدة: ‎{ $mv }. ولم يثبت أن لا نقلة أخرى تساويها جودة.
# $n (number)
# $moves (text)
check-several = { $n ->
        [zero] النقلات الصحيحة ({ $n }): ‎{ $moves }.
        [one] نقلة واحدة صحيحة: ‎{ $moves }.
        [two] نقلتان صحيحتان: ‎{ $moves }.
        [few] { $n } نقلات صحيحة: ‎{ $moves }.
        [many] { $n } نقلة صحيحة: ‎{ $moves }.
       *[other] { $n } نقلة صحيحة: ‎{ $moves }.
    }
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [zero] نقلات الأسر المطلوب إيجادها ({ $n }): ‎{ $moves }.
        [one] المطلوب إيجاد نقلة أسر واحدة: ‎{ $moves }.
        [two] المطلوب إيجاد نقلتي أسر: ‎{ $moves }.
        [few] المطلوب إيجاد { $n } نقلات أسر: ‎{ $moves }.
        [many] المطلوب إيجاد { $n } نقلة أسر: ‎{ $moves }.
       *[other] المطلوب إيجاد { $n } نقلة أسر: ‎{ $moves }.
    }
check-also-win = الإجابة تفوز فوزًا محتومًا، لكن نقلات غير مقبولة تفوز كذلك: ‎{ $moves }.
check-refuted = النقلة ‎{ $mv } يدحضها الرد ‎{ $reply }.
check-every-move = كل النقلات القانونية صحيحة، فلا يكاد يوجد ما يُبحث عنه.
check-same-result = النقلة ‎{ $text } صحيحة أيضًا: فهي تؤدي إلى الموضع نفسه الذي تؤدي إليه ‎{ $named }.
