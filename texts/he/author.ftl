### Making exercises.

author-title = עורך התרגילים
author-make = יצירת תרגיל
author-edit = עריכת התרגיל
author-back-to-exercise = שימוש בעמדה הזאת
author-set-up = שינוי העמדה
author-try-it = לנסות
author-end-try = חזרה לעורך
author-trying = כך אחרים יראו את התרגיל.
author-finish = סיום ופתיחה
author-discard = מחיקה
author-confirm-discard = באמת למחוק?
author-leave = לשחק מכאן
author-goal = מטרה
author-n-moves = מספר המהלכים
author-target = איזו משבצת
author-on-board = על הלוח
author-next-choice = שחקו את המהלכים שמהם בוחרים: מהלכים חוקיים, ואחד לא חוקי.
author-next-judged = המטרה קובעת אילו מהלכים נכונים. שחקו אותם כדי לרשום תגובות.
author-next-over = כאן המשחק הסתיים. חזרו מהלך אחורה כדי לרשום עוד.
author-next-wrong = שחקו ניסיון שגוי, חוקי או לא. מה לומר עליו כותבים בשלב ״טקסטים״.
author-next-mark = בחרו משבצות כדי לסמן אותן. בחירה חוזרת מסירה את הסימון.
author-next-arrow = בחרו היכן החץ מתחיל, ואז היכן הוא מסתיים. המשיכו משם כדי לכופף אותו.
author-undo = ביטול
author-redo = ביצוע חוזר
author-to-start = להתחלה
author-step-back = מהלך אחורה
author-step-on = מהלך קדימה
author-known = זה כבר רשום.
author-full = אין מקום לעוד.
author-removed = הוסר.
author-undone = בוטל.
author-redone = בוצע שוב.
author-promotes = מכתיר חייל
author-leaves = מותיר עמדה מסוימת
author-recorded = מה שנרשם
author-nothing = עוד לא נרשם דבר.
author-choices = מהלכים לבחירה
author-replies = תגובות
author-wrong = ניסיונות שגויים
author-drawings = סימונים וחצים
author-remove = הסרה
author-also-accept = לקבל כל מהלך אשר
author-add = הוספה
author-hint = רמז
author-ok = מה לומר בסוף
author-caption = טקסט מתחת ללוח
author-check = בדיקה
author-checking = בבדיקה…
author-not-checked = לא היה אפשר לבדוק את התרגיל.
author-changed-since = התרגיל השתנה מאז.
author-too-few-choices = דרושים לפחות שני מהלכים לבחירה.
author-too-long = הטקסטים ארוכים מדי לקישור.
author-keys = מקשים על הלוח: 1 עד 9 ו־0 בוחרים כלי עריכה, Enter מפעיל אותו, Delete מנקה את הסימונים ממשבצת, U מבטל, R מבצע שוב, K ו־J חוזרים ומתקדמים במהלכים, F מסובב את הלוח, Escape משחרר.
author-back = חזרה
author-missing = משהו חסר
author-optional = אפשר להשאיר את כל השדות האלה ריקים.
author-wordless = ניסיון שגוי שאין מה לומר עליו יושמט.
author-problems = בעיות
author-goals =
    .move = למצוא את המהלך הנכון
    .capture-any = לבצע אכילה
    .capture-all = למצוא את כל האכילות
    .capture-max = לבצע את האכילה הגדולה ביותר
    .find-illegal = למצוא את המהלך הלא חוקי
    .reach = להגיע למשבצת
    .win-in = לנצח בתוך מספר מהלכים
    .hold = לא להפסיד במשך מספר מהלכים
author-tool-names =
    .answer = תשובה נכונה
    .wrong = ניסיון שגוי
    .ring = טבעת
    .attention = שימו לב
    .cross = איקס
    .dot = נקודה
    .green = חץ ירוק
    .red = חץ אדום
    .yellow = חץ צהוב
    .blue = חץ כחול
# $color (color)
# $turn (number)
author-next-answer = תור { $turn }: שחקו על הלוח תשובה נכונה של { side }.
# $color (color)
# $mv (text) has been played
author-next-reply = המהלך { $mv } שוחק. שחקו את התגובה של { side }, או חזרו מהלך אחורה.
# $what (text)
# $turn (number)
author-accepted = תשובה נכונה בתור { $turn }: { $what }.
# $mv (text)
# $reply (text)
author-replied = תגובה ל־{ $mv }: { $reply }.
author-tried = ניסיון שגוי: { $mv }. מה לומר עליו כותבים בשלב ״טקסטים״.
author-try-from = מ־{ $label }: עכשיו בחרו היכן הניסיון מסתיים.
author-arrow-from = חץ מ־{ $label }: עכשיו בחרו היכן הוא מסתיים.
author-lands = מסתיים ב־{ $label }
# $turn (number)
author-answers-of = תשובות נכונות, תור { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } בתגובה ל־{ $mv }
author-words-to = מה לומר על { $mv }
author-remove-what = הסרה: { $what }
# $turn (number)
author-no-answer = לא נרשמה תשובה נכונה לתור { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }, תרגיל. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] סומן: { $what }.
       *[no] הוסר: { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = הפתרון נעצר במהלך { $ply }, בספירת שני הצדדים: { $why }.
author-captures = { $n ->
        [one] מבצע אכילה כלשהי
        [two] אוכל שני כלים או יותר
       *[other] אוכל { $n } כלים או יותר
    }
# $step (text) its name
author-to-step = הבא: { $step }
author-steps =
    .task = משימה
    .solution = פתרון
    .drawings = סימונים
    .words = טקסטים
    .end = סיום
author-headings =
    .task = מה מתבקש
    .solution = מהלכי הפתרון
    .drawings = סימונים וחצים
    .words = מה נאמר
    .end = בדיקה ושליחה הלאה
