### Tactics: positions with one good move, gone through one after the other.

tactics-title = تكتيك
tactics-about = مواضع فيها نقلة جيدة واحدة، وُجدت في مباريات المحرّك وأثبتها بنفسه.
tactics-game = اللعبة
# $n (number) a hundred for each grade of difficulty
tactics-strength = قوتك: { $n }
# $found (number)
# $tried (number)
tactics-found = وُجد { $found } من { $tried } من أول محاولة
tactics-ways =
    .strength = على قدر قوتك
    .missed = ما فاتك من قبل
    .day = خمسة اليوم
    .streak = سلسلة
    .storm = ضد الساعة
    .friend = مع صديق
tactics-ways-about =
    .strength = صعوبتها بقدر قوتك.
    .missed = تعود بعد يوم وأسبوع وشهر.
    .day = الخمسة نفسها للجميع.
    .streak = أصعب فأصعب، حتى تفوتك واحدة.
    .storm = أكبر عدد ممكن في ثلاث دقائق.
    .friend = عشرة، ثم رابط إلى العشرة نفسها.
# $n (number)
tactics-best = أفضل نتائجك: { $n }
# $n (number)
tactics-due = في الانتظار: { $n }
# $found (number)
# $all (number)
tactics-day-done = اليوم: { $found } من { $all }
# $at (number)
# $all (number)
tactics-place = { $at } من { $all }
# $n (number)
tactics-score = وُجد { $n }
# $grade (number)
tactics-grade = الصعوبة { $grade } من 10
tactics-next = التالي
tactics-again = مرة أخرى
tactics-others = تكتيكات أخرى
tactics-over = هذا كان الأخير.
tactics-time-over = انتهى الوقت.
tactics-streak-over = تنتهي السلسلة هنا.
tactics-missing = تعذّر جلب تكتيكات هذه اللعبة. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.
tactics-fetching = التكتيكات في الطريق.
# $found (number)
# $all (number)
tactics-friends = نتيجة صديقك: { $found } من { $all }.
tactics-sent = من صديق
tactics-pass-on = نسخ الرابط لصديق
tactics-set-damaged = رابط هذه التكتيكات قُطع أو تغيّر في طريقه، أو لم تعد موجودة. الأفضل طلبه مجددًا.
tactics-squares = المربعات
tactics-squares-about = أسماؤها عن ظهر قلب: نصف دقيقة على رقعة بلا أسماء.
tactics-squares-find = إيجاد المربع
tactics-squares-name = تسمية المربع
# $square (text)
tactics-find-square = أين { $square }؟
tactics-which-square = أي مربع عليه العلامة؟
# $square (text)
tactics-square-missed = لا: { $square } يُظهر اسمه الآن.
# $right (number)
# $wrong (number)
tactics-squares-score = الصواب { $right }، الخطأ { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = الصف { $row }، العمود { $column }
tactics-themes =
    .win = تُنهي المباراة.
    .king = أُسر ملك.
    .promotion = رُقّي حجر إلى ملك.
    .shot = ضُحّي ببعض القطع لأسر عدد أكبر.
    .choice = كان المهم أي أسر يُختار.
    .ending = مع قطع بهذه القلة كل نقلة مهمة.
    .quiet = نقلة هادئة كسبت قطعة.
