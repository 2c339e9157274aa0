### What the page offers before a game has begun.

home-title = كل ألعاب الداما
# $n (number) of games
home-about = { $n ->
        [zero] { $n } لعبة، مجانًا، بلا حساب وبلا إعلانات. تعمل دون اتصال.
        [one] لعبة واحدة، مجانًا، بلا حساب وبلا إعلانات. تعمل دون اتصال.
        [two] لعبتان، مجانًا، بلا حساب وبلا إعلانات. تعملان دون اتصال.
        [few] { $n } ألعاب، مجانًا، بلا حساب وبلا إعلانات. تعمل دون اتصال.
        [many] { $n } لعبة، مجانًا، بلا حساب وبلا إعلانات. تعمل دون اتصال.
       *[other] { $n } لعبة، مجانًا، بلا حساب وبلا إعلانات. تعمل دون اتصال.
    }
home-learn = تعلّم
home-tactics = تكتيك
home-practice = تدريب
home-name = الصفحة الرئيسية
home-at-once = اللعب فورًا
# $n (number) of the next move
home-go-on = النقلة { $n }
home-make = محرّر الرقعة والتمارين
# $n (number) of pieces more than the other side has
home-ahead = { $n ->
        [zero] دون زيادة
        [one] زيادة قطعة
        [two] زيادة قطعتين
        [few] زيادة { $n } قطع
        [many] زيادة { $n } قطعة
       *[other] زيادة { $n } قطعة
    }

## Choosing a game

home-search = البحث في الألعاب
home-recent = الأخيرة
home-favorites = المفضلة
home-favorite = مفضلة
home-no-game = لا توجد لعبة فيها كل ذلك.
home-all-games = عرض كل الألعاب
home-options = الخصم والخيارات
home-other-game = لعبة أخرى
home-advice = أول مرة مع هذه اللعبة؟ الأفضل البدء بالمستوى 1 أو 2.
# $level (number)
home-against-computer = ضد الحاسوب، المستوى { $level }
home-against-each-other = لاعبان على هذا الجهاز
home-families =
    .international = الدولية وقريباتها
    .russian = الروسية وبول
    .english = الإنجليزية والإيطالية
    .frisian = الفريزية
    .spanish = الإسبانية والتشيكية والتايلاندية
    .turkish = التركية واليونانية
    .dameo = داميو وكرودا
home-facts =
    .flying = ملوك طائرة
    .short = ملوك قصيرة الخطوة
    .straight = نقلات مستقيمة
    .most = الأسر الأكبر واجب
    .any = حرية الأسر
