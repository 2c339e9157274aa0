### What a person misses most, over all games that were gone through.

missed-title = מה אתם הכי מפספסים
# $n (number)
missed-in-games = אחרי { $n ->
        [one] משחק אחד שעברתם עליו
        [two] שני משחקים שעברתם עליהם
       *[other] { $n } משחקים שעברתם עליהם
    }
missed-nothing = לא פספסתם הרבה.
missed-train = לחצו על אחד מאלה כדי לתרגל טקטיקה מהסוג הזה.

missed-shot = תחבולה שלא ראיתם
missed-allowed = תחבולה שאיפשרתם לצד השני
missed-choice = האכילה הלא נכונה
missed-ending = מהלך בסיום
missed-quiet = מהלך טוב יותר ללא אכילה
