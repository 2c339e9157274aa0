### The clock.

clock-clock = الساعة
clock-none = بلا ساعة
clock-other = غير ذلك
clock-minutes = الدقائق لكل لاعب
clock-seconds-more = ثوانٍ إضافية لكل نقلة
clock-start = تشغيل الساعة
clock-pause = إيقاف الساعة
clock-is-running = الساعة تعمل
clock-is-paused = الساعة متوقفة
clock-face-to-face = وجهًا لوجه: الجهة البعيدة مقلوبة
# $minutes (number) for the game
# $seconds (number) more after each move
clock-game = { $minutes } د{ $seconds ->
        [0] {""}
        [zero] {""}
        [one] {" "}+ { $seconds } ث
        [two] {" "}+ { $seconds } ث
        [few] {" "}+ { $seconds } ث
        [many] {" "}+ { $seconds } ث
       *[other] {" "}+ { $seconds } ث
    }
# $seconds (number)
clock-each-move = { $seconds } ث لكل نقلة
# $color (color)
# $seconds (number)
clock-time-left = بقي من وقت { side }: { $seconds ->
        [60] دقيقة واحدة
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
