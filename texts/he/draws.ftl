### Clauses of draws and how far each is. They are parts of lines and begin with a small letter.

draws-claimable = אפשר לתבוע תיקו: { $clause }
# $times (number)
draws-repetition = אותה עמדה הופיעה { $times ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $times } פעמים
    }
# $moves (text) how many, as in draws-each
draws-king-moves = במשך { $moves } נעו רק מלכים ולא נאכל דבר
draws-no-capture = במשך { $moves } לא נאכל דבר
draws-ending = הסיום הזה נמשך { $moves } ללא ניצחון
# $moves (number)
draws-refused-offer = הצעת תיקו נדחתה, ו־{ $moves } מהלכים לא הביאו ניצחון וגם לא יתרון
# $n (number)
draws-each = { $n } מהלכים לכל צד
# $n (number)
draws-together = { $n } מהלכים של שני הצדדים יחד

## Counts toward a draw

# $count (number)
# $limit (number)
draws-count-repetition = העמדה הופיעה: { $count } מתוך { $limit } פעמים
# $count (number)
# $limit (number)
draws-count-king-moves = מהלכי מלך ללא אכילה: { $count } מתוך { $limit }
# $count (number)
# $limit (number)
draws-count-no-capture = מהלכים ללא אכילה: { $count } מתוך { $limit }
# $count (number)
# $limit (number)
draws-count-ending = מהלכים בסיום הזה: { $count } מתוך { $limit }
# $color (color)
# $count (number)
# $limit (number)
# $ahead (flag) whether it has a decided advantage
draws-count-refused-offer = { side } דחה הצעת תיקו: { $count } מתוך { $limit } מהלכים כדי לנצח{ $ahead ->
        [yes] , ויש לו יתרון מכריע
       *[no] {""}
    }

## What was said between two moves

draws-said-offer = { side } מציע תיקו
draws-said-accept = { side } מסכים לתיקו
draws-said-decline = { side } דוחה את התיקו
draws-said-decline-by-moving = { side } ממשיך לשחק, ובכך דוחה את התיקו
draws-said-claim = { side } תובע תיקו
draws-said-resign = { side } נכנע
draws-said-timeout = { $color ->
        [white] ללבן
       *[black] לשחור
    } נגמר הזמן
draws-said-huff = { side } שורף את { $square }
draws-said-insist = { side } דורש את האכילה
