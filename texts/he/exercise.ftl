### Exercises, for those who solve them, and positions in words.

exercise-title = תרגיל
exercise-hint = רמז
exercise-again = מההתחלה
exercise-choices = מהלכים לבחירה
exercise-task-of = תור { side }: { $what }
# $found (number)
# $of (number)
exercise-found = נמצאו { $found } מתוך { $of }
exercise-hint-illegal = המהלך הלא חוקי הוא { $text }.
exercise-unreadable = אי אפשר לקרוא את התרגיל הזה: { $why }.
# $tries (number)
# $hints (number)
exercise-tries = נפתר { $tries ->
        [one] בניסיון הראשון
        [two] בשני ניסיונות
       *[other] ב־{ $tries } ניסיונות
    }, { $hints ->
        [0] בלי רמזים
        [one] עם רמז אחד
        [two] עם שני רמזים
       *[other] עם { $hints } רמזים
    }.

## What is asked

exercise-task-move = מצאו את המהלך הנכון.
# $n (number) at least two
exercise-task-moves = מצאו את { $n } המהלכים הנכונים, בזה אחר זה.
exercise-task-capture-any = בצעו אכילה.
exercise-task-capture-all = { $n ->
        [one] מצאו את האכילה. יש רק אחת.
        [two] מצאו את שתי האכילות, בזו אחר זו.
       *[other] מצאו את כל { $n } האכילות, בזו אחר זו.
    }
exercise-task-capture-due = אכלו כלים במספר שהחוקים דורשים.
exercise-task-capture-best = בצעו את האכילה שהחוקים דורשים.
exercise-task-capture-most = אכלו כמה שיותר כלים.
# $n (number)
exercise-task-find-illegal = אחד מ־{ $n } המהלכים האלה אינו חוקי. איזה?
exercise-task-reach = הביאו כלי ל־{ $square }.
exercise-task-win-in = { $n ->
        [one] נצחו במהלך הזה.
        [two] נצחו בשני מהלכים לכל היותר.
       *[other] נצחו ב־{ $n } מהלכים לכל היותר.
    }
exercise-task-hold = { $n ->
        [one] שחקו מהלך שלא מפסיד מיד.
        [two] החזיקו מעמד שני מהלכים בלי להפסיד.
       *[other] החזיקו מעמד { $n } מהלכים בלי להפסיד.
    }

## What is said to a try

exercise-solved = פתרתם.
exercise-right = נכון. התגובה היא { $reply }: המשיכו.
# $found (number)
# $of (number)
exercise-found-one = נכון: נמצאו { $found } מתוך { $of }.
exercise-found-already = את זה כבר מצאתם: חפשו עוד.
exercise-takes-nothing = המהלך הזה לא אוכל דבר: חפשו אכילה.
# $takes (number)
# $most (number)
exercise-takes-less = המהלך הזה אוכל { $takes ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $takes } כלים
    }, אבל אפשר לאכול { $most }.
exercise-does-not-reach = המהלך הזה לא מסתיים ב־{ $square }.
exercise-not-accepted = זה לא המהלך הנכון. נסו שוב.
exercise-lets-go = זה לא מנצח בזמן.
exercise-lets-go-after = זה לא מנצח בזמן: הצד השני משחק { $reply }.
exercise-loses = זה מפסיד.
exercise-loses-after = זה מפסיד: הצד השני משחק { $reply }.
exercise-is-legal = המהלך { $text } חוקי: חפשו אחר.
exercise-not-a-choice = בחרו אחד מהמהלכים המוצגים.
exercise-too-hard = יש כאן יותר מדי אפשרויות: לא היה אפשר להעריך את הניסיון הזה.
exercise-over = התרגיל כבר נפתר.

## Positions

# $white (text)
# $black (text) the pieces of a side
# $color (color) is to move
exercise-position-of = לבן: { $white }. שחור: { $black }. תור { side }.
exercise-no-pieces = אין כלים
# $several (flag) whether there are several men
# $squares (text)
exercise-men-on = { $several ->
        [no] חייל
       *[yes] חיילים
    } { $squares }
# $several (flag) whether there are several kings
# $squares (text)
exercise-kings-on = { $several ->
        [no] מלך
       *[yes] מלכים
    } { $squares }
# Three or more numbered squares in a row.
exercise-row = { $from } עד { $to }
