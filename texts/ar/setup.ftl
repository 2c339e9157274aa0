### Why a position or its text cannot be used.

## Positions

setup-no-pieces = لا توجد قطع على الرقعة.
setup-shared-square = لكلا الطرفين قطعة على { $label }.
setup-counter-without-king = نقلات الملك معدودة على { $label }، لكن ليس لهذا الطرف ملك هناك.
# $counted (number)
# $limit (number)
setup-counter-too-high = عدد نقلات الملك المتتالية { $counted }، والمسموح به { $limit } فقط.
setup-counter-without-limit = نقلات الملك لا تُعدّ في هذه اللعبة.

## Texts of positions: what was expected

# $max (number)
setup-expected-shorter = النص أطول من { $max } بايت.
setup-expected-known-turn = يجب أن يُعرف صاحب الدور: يُكتب W أو B.
setup-expected-turn = يجب أن يأتي صاحب الدور أولًا: يُكتب W أو B.
setup-expected-side = تُكتب هنا مربعات أحد الطرفين وقبلها W أو B.
setup-expected-side-once-white = سبق ذكر مربعات الأبيض.
setup-expected-side-once-black = سبق ذكر مربعات الأسود.
setup-expected-square = هذا ليس مربعًا؛ المربعات من { $first } إلى { $last }.
setup-expected-range = يجب أن يكون النطاق تصاعديًا، وأن يقع بين { $first } و{ $last }.
setup-expected-range-in-row = يجب أن يسير النطاق على صف واحد من اليسار إلى اليمين، وأن يقع بين { $first } و{ $last }.
setup-expected-empty-square = توجد قطعة أصلًا على { $label }.
setup-expected-counters = تُكتب هنا نقلات الملك للأسود وللأبيض، مثل ‎+0+312.
setup-expected-counter = يُكتب عدد ثم الرقمان اللذان يدلان على مربع الملك، مثل 312، أو 0 وحده.

## Where

setup-fen = FEN: { $what }
# $place (number)
# $what (text)
setup-missing-at = هناك شيء ناقص عند الحرف { $place }: { $what }
# $token (text)
# $place (number)
# $what (text)
setup-token-at = «‎{ $token }‎» عند الحرف { $place }: { $what }
