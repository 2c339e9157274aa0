### The share sheet.

sheet-what = ما الذي يُشارَك
sheet-whole-game = المباراة كلها
sheet-position = هذا الموضع فقط
sheet-whoever = من يفتحه
sheet-looks = يشاهده ويمكنه مواصلة اللعب
sheet-answers = يرد بنقلة من عنده
sheet-answers-more = مباراة بالرسائل: منك رابط، ومن الطرف الآخر نقلة ثم رابطه إليك.
sheet-no-address = هذه النسخة من Damiera ملف على جهازك وليس لها عنوان. تُفتح روابطها عند لصقها على رقعة أي نسخة من Damiera.
sheet-short-link = رابط قصير
sheet-short-about = للإرسال في رسالة
sheet-readable-link = رابط مقروء
sheet-readable-about = يُظهر النقلات
sheet-copy = نسخ
sheet-send = إرسال…
sheet-qr = رمز QR للرابط القصير
sheet-qr-about = توجيه كاميرا هاتف إليه يتيح المتابعة هناك.
sheet-qr-too-long = هذه المباراة أطول من أن يتسع لها رمز QR.
sheet-as-text = في شكل نص
sheet-copy-fen = نسخ FEN
sheet-copy-pdn = نسخ PDN
sheet-save-pdn = حفظ PDN
sheet-as-picture = في شكل صورة
sheet-save-svg = حفظ SVG
sheet-save-png = حفظ PNG
sheet-picture-about = الصورة تتذكر رابطها: إفلاتها على الرقعة يفتحه من جديد.
sheet-embed = على صفحتك الخاصة
sheet-element = الرقعة كعنصر
sheet-frame = الرقعة كإطار
sheet-making = لحظة واحدة…
sheet-not-made = تعذّر إنشاء الباقي: كتابة الملفات لا تعمل في الوقت الحالي.
sheet-copied = تم النسخ.
sheet-not-copied = لم يسمح المتصفح بالنسخ. يمكن تحديد النص ونسخه.
sheet-saved = سُلّم الملف إلى المتصفح لحفظه.
sheet-not-saved = لم يستطع المتصفح حفظه.
sheet-not-sent = لم يستطع المتصفح إرساله.
# $color (color)
# $level (number)
sheet-challenge = يلعب بقطع { side } ضد الحاسوب، المستوى { $level }
sheet-copy-what = نسخ: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: دور { side }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side } فاز.
sheet-finished = { $game }: مباراة منتهية.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: هل يمكنك هزيمة المستوى { $level } بقطع { side } من هنا؟
# $game (text) its name
# $color (color)
sheet-answer = { $game }: لعبت نقلتي، والآن دورك بقطع { side }.

## Studies

sheet-whole = الدراسة بكل تفريعاتها
# $game (text) its name
sheet-sent = { $game }: دراسة بتفريعاتها.
# $n (number)
# $most (number)
sheet-too-long = عدد حروف هذا الرابط { $n }، وبعض تطبيقات المراسلة لا تقبل أكثر من { $most } في الرسالة. الأفضل إرسال ملف PDN: ففيه كل شيء.
sheet-file = ملف PDN فيه كل شيء:
