### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = בודק עמדה { $at } מתוך { $all }…
review-closer = בודק מקרוב היכן שמשהו אבד…
review-leave = אפשר לצאת בכל רגע; מה שנמצא נשמר עד סגירת הדף.
review-stuck = המנוע נעצר.
review-none = לא נמצאו טעויות.
review-counts-of = { side }: { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] טעות אחת
        [two] שתי טעויות
       *[other] { $n } טעויות
    }
review-blunders = { $n ->
        [one] טעות גסה אחת
        [two] שתי טעויות גסות
       *[other] { $n } טעויות גסות
    }
review-mistake = טעות
review-blunder = טעות גסה
review-points = נקודות מפנה
review-small = אף מהלך לא הפסיד הרבה לבדו. אלה הפסידו הכי הרבה
# $line (text) moves
review-better = טוב יותר: { $line }
review-find = למצוא משהו טוב יותר
review-report = הדוח
review-open-study = פתיחה עם וריאציות
review-print = הדפסה
review-too-long = המשחק עם ההמשכים הטובים יותר ארוך מדי לשמירה.
# $at (number)
# $all (number)
review-place = מצאו משהו טוב יותר: { $at } מתוך { $all }
# $text (text) a move
review-asked = במשחק שוחק { $text }. מה טוב יותר?
review-next = הבא
review-over = זה היה האחרון.
# $found (number)
# $all (number)
review-found = נמצאו בניסיון הראשון: { $found } מתוך { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = זה מה ששוחק במשחק. התשובה היא { $line }. אחרי זה: { $verdict }.
review-is-answered = לא מספיק טוב: התשובה היא { $line }. אחרי זה: { $verdict }.
review-leads-to = לא מספיק טוב. אחרי זה: { $verdict }.
review-solved = טוב. ההמשך הטוב ביותר: { $line }. אחרי זה: { $verdict }.

## Beside the move in a study

review-remark = לפני: { $before }. אחרי: { $after }.
