### What a person misses most, over all games that were gone through.

missed-title = أكثر ما يفوتك
# $n (number)
missed-in-games = بعد مراجعة { $n ->
        [zero] { $n } مباراة
        [one] مباراة واحدة
        [two] مباراتين
        [few] { $n } مباريات
        [many] { $n } مباراة
       *[other] { $n } مباراة
    }
missed-nothing = لم يفتك شيء يُذكر.
missed-train = الضغط على أيٍّ منها يفتح تكتيكات من نوعه.

missed-shot = ضربة غابت عنك
missed-allowed = ضربة أتحتها للخصم
missed-choice = اختيار أسر خاطئ
missed-ending = نقلة في نهاية
missed-quiet = نقلة أفضل دون أسر
