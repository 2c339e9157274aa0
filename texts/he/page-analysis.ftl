### Analysis and hints.

analysis = ניתוח
analysis-on = הניתוח פועל
analysis-off = הניתוח כבוי
analysis-waits = המחשב ממתין בזמן שאתם מנתחים.
n-lines = המשכים
evaluation = הערכה
no-evaluation = עדיין לא ידוע
decimal = .
whole-game = המשחק במבט אחד
threat = איום
hint = רמז
show-piece = איזה כלי?
show-move = איזה מהלך?
hide-hint = הסתרת הרמז
hint-waits = המחשב מחפש מהלך…
depth-begun = מנתח…
depth-nothing = אין מה לנתח
# $depth (number)
# $going (flag) whether it goes on
depth-reached = עומק { $depth }{ $going ->
        [yes] …
       *[no] {""}
    }
hint-piece = הסתכלו על הכלי שב־{ $square }.
hint-move = מהלך טוב. { $words }.

## How good a position is

verdict-even = שוויון
verdict-drawn = תיקו
verdict-certain-draw = תיקו ודאי
verdict-slightly-better = { $color ->
        [white] ללבן
       *[black] לשחור
    } יתרון קל
verdict-better = { $color ->
        [white] ללבן
       *[black] לשחור
    } יתרון
verdict-much-better = { $color ->
        [white] ללבן
       *[black] לשחור
    } יתרון גדול
verdict-has-won = { side } ניצח
verdict-wins = { side } מנצח { $n ->
        [one] במהלך אחד
        [two] בשני מהלכים
       *[other] ב־{ $n } מהלכים
    }
verdict-wins-exactly = { side } מנצח { $n ->
        [one] במהלך אחד בדיוק
        [two] בשני מהלכים בדיוק
       *[other] ב־{ $n } מהלכים בדיוק
    }

## A position of the game, and the move that changed most

ply-start = התחלה
# $n (number) of the move, which both sides count together
# $text (text) the move
ply-after = מהלך { $n }, { $text }
turning-point = נקודת מפנה: { $text }. לפני: { $before }. אחרי: { $after }.

## Beside the value

note-only-legal-move = המהלך היחיד הוא { $text }.
note-only-good-move = המהלך הטוב היחיד הוא { $text }. עם { $next }: { $verdict }.
note-looking-for-threat = ומה אילו היה זה תור { side }? מחפש…
note-threat = { side } מאיים לשחק { $text }. אחרי זה: { $verdict }.
note-no-threat = { side } לא מאיים בדבר.
note-must-capture = { side } חייב לאכול קודם, ולכן איומים אינם נחשבים.

## The rule that decides

hint-only-move = יש רק מהלך אחד.
hint-only-capture = חובה לאכול, ויש רק אכילה אחת. היא אוכלת { $n ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $n } כלים
    }.
# $n (number)
hint-no-capture = אין מה לאכול: אפשר לשחק כל אחד מ־{ $n } המהלכים.
hint-any-capture = חובה לאכול. אפשר לבחור בכל אכילה, אבל חובה להשלים אותה.
hint-king-capture = חובה לאכול, ואם מלך יכול לאכול, חובה לאכול במלך.
# $n (number) of pieces that must be taken
hint-most-pieces = חובה לאכול{ $n ->
        [one] {""}
        [two] , והאכילה חייבת לכלול שני כלים
       *[other] , והאכילה חייבת לכלול { $n } כלים
    }.
hint-best-capture = חובה לאכול, ולבחור באחת האכילות בעלות הערך הגבוה ביותר.
