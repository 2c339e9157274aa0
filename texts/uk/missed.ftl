### What a person misses most, over all games that were gone through.

missed-title = Що ви пропускаєте найчастіше
# $n (number)
missed-in-games = за { $n ->
        [one] { $n } розібраною партією
        [few] { $n } розібраними партіями
        [many] { $n } розібраними партіями
       *[other] { $n } розібраної партії
    }
missed-nothing = Майже нічого не пропущено.
missed-train = Натисніть на будь-який рядок, щоб перейти до тактики такого виду.

missed-shot = Удар, якого ви не побачили
missed-allowed = Удар, який ви дозволили суперникові
missed-choice = Хибний вибір взяття
missed-ending = Хід в ендшпілі
missed-quiet = Сильніший хід без взяття
