### Why a move is refused, as whole sentences. Squares are given as they are called.

# A kind of piece.
refusals-piece = { $kind ->
        [man] חייל
       *[king] מלך
    }

## What can be taken

refusals-men = { $n ->
        [one] חייל אחד
        [two] שני חיילים
       *[other] { $n } חיילים
    }
refusals-kings = { $n ->
        [one] מלך אחד
        [two] שני מלכים
       *[other] { $n } מלכים
    }
refusals-pieces = { $n ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $n } כלים
    }
# $n (number, optional) of pieces
# $squares (text) where they stand
refusals-victims = { $squares }

## Reasons

refusals-nothing-entered = בחרו כלי ואת המשבצת שאליה הוא נע.
refusals-game-over = המשחק הסתיים. { $reason }
refusals-too-many-captures = יש כאן יותר מדי אכילות מכדי לפרט, ולכן אי אפשר לבדוק אף מהלך.
refusals-empty-square = אין כלי ב־{ $square }.
# $square (text)
# $kind (kind)
refusals-not-your-piece = ה{ refusals-piece } שב־{ $square } אינו שלכם.
refusals-same-square = הכלי כבר נמצא ב־{ $square }: בחרו משבצת אחרת.
refusals-occupied = המשבצת { $square } תפוסה.
# $kind (kind)
# $square (text)
# $victims (text) as in refusals-victims
refusals-must-capture = חובה לאכול: ה{ refusals-piece } שב־{ $square } יכול לאכול את { $victims }.
# $last (text)
# $stop (text)
refusals-stop-behind = האכילה חייבת להסתיים ב־{ $stop }, מיד מאחורי { $last }, הכלי האחרון שנאכל.
# $square (text)
# $moves (number)
refusals-king-locked = המלך שב־{ $square } נע { $moves ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $moves } פעמים
    } ברצף: כלי אחר חייב לנוע קודם.
refusals-crowned-ends-move = החייל מוכתר ב־{ $square }, והמהלך מסתיים בכך.
refusals-passed-last-row = החייל רק עובר דרך { $square }: הוא אינו מוכתר שם, וממשיך לאכול כחייל.
refusals-quiet-move-ends = דבר לא נאכל, ולכן המהלך מסתיים ב־{ $square }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more = אכילה אחרת אוכלת יותר: { $most ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $most } כלים
    } במקום { $takes }, במסלול { $path }.
# $takes (text) as in refusals-men
# $most (text) as in refusals-men
# $path (text) the capture, square by square
refusals-more-valuable = אכילה אחרת שווה יותר: { $most } במקום { $takes }, במסלול { $path }.
refusals-king-must-capture = מלך יכול לאכול אותה כמות, ולכן מלך חייב לאכול: זה שב־{ $kings }, במסלול { $path }.
refusals-kings-first = מלך יכול לאכול, ולכן מלך חייב לאכול: זה שב־{ $kings }, במסלול { $path }.
# $takes (number)
# $most (number)
# $path (text) the capture, square by square
refusals-another-takes-more-kings = אכילה אחרת אוכלת אותו מספר כלים ויותר מלכים: { $most } במקום { $takes }, במסלול { $path }.
refusals-another-meets-king-first = אכילה אחרת אוכלת אותה כמות ופוגשת מלך מוקדם יותר: { $path }.
refusals-must-go-on = האכילה לא הסתיימה: מ־{ $stopped } הכלי חייב להמשיך ולאכול את { $over }.
refusals-must-go-on-elsewhere = האכילה לא הסתיימה: אל תעצרו ב־{ $stopped }, אלא המשיכו מ־{ $turns } ואכלו את { $over }.
refusals-men-move-forward = חיילים לא נעים אחורה: החייל שב־{ $from } חייב לנוע קדימה.
refusals-men-do-not-move-that-way = חייל לא נע כך: לא מ־{ $from } ל־{ $to }.
refusals-kings-do-not-move-that-way = מלך לא נע כך: לא מ־{ $from } ל־{ $to }.
# $kind (kind)
# $from (text)
# $to (text)
refusals-only-captures-that-way = מ־{ $from } ל־{ $to } { refusals-piece } נע רק כשהוא אוכל.
refusals-men-do-not-capture-that-way = חייל לא אוכל כך: לא מ־{ $from } ל־{ $to }.
refusals-kings-do-not-capture-that-way = מלך לא אוכל כך: לא מ־{ $from } ל־{ $to }.
refusals-too-far = ה{ refusals-piece } נע משבצת אחת בכל פעם: מ־{ $from } ל־{ $to } זה רחוק מדי.
refusals-jump-too-far = ה{ refusals-piece } מדלג רק מעל כלי סמוך ונוחת מיד מאחוריו: הוא לא יכול לדלג מ־{ $from } מעל { $over }.
refusals-already-jumped = כבר דילגו מעל הכלי שב־{ $square }; הוא יורד מהלוח כשהמהלך מסתיים.
refusals-own-piece-in-the-way = הכלי שלכם ב־{ $square } חוסם את הדרך.
refusals-two-in-a-row = אי אפשר לדלג מעל הכלי שב־{ $first }: המשבצת שמאחוריו, { $second }, תפוסה.
refusals-men-do-not-take-kings = חייל לא יכול לאכול מלך, וב־{ $square } נמצא מלך.
refusals-nothing-to-capture = אין מה לאכול בין { $from } ל־{ $to }.
refusals-no-turning-back = באכילה אסור לפנות ישר לאחור, כפי שקורה כאן ב־{ $at }.
refusals-line-broken = רק רצף לא קטוע של חיילים שלכם נע יחד, והמשבצת { $gap } ריקה.
refusals-line-blocked = רק חיילים שלכם נעים יחד ברצף; הכלי שב־{ $by } חוסם את הדרך.
