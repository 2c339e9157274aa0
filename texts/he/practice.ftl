### Practice: endings against perfect play, and games played on with each move judged.

practice-title = תרגול
practice-about = סיומים עם מעט כלים. הצד השני לעולם לא טועה, כל מהלך שלכם מוערך, ואפשר להחזיר אותו.
practice-game = משחק
practice-goals =
    .win = לנצח
    .hold = לשמור על התיקו
# $n (number)
practice-men = { $n ->
    [one] חייל אחד
    [two] שני חיילים
   *[other] { $n } חיילים
}
# $n (number)
practice-kings = { $n ->
    [one] מלך אחד
    [two] שני מלכים
   *[other] { $n } מלכים
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } עם { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } נגד { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } עד { $most } מהלכים
# $done (number)
# $all (number)
practice-done = הושלמו { $done } מתוך { $all }
practice-working = סיומים נוספים בחישוב.
practice-none = במשחק הזה אין סיום עם כל כך מעט כלים שנמשך מספיק כדי לתרגל אותו.
practice-failed = לא היה אפשר לחשב את הסיומים בדפדפן הזה.
practice-from-here = להמשיך מהעמדה הזאת
practice-from-here-about = העמדה שעל הלוח, נגד המנוע במיטבו.
# $at (number)
# $all (number)
practice-place = { $at } מתוך { $all }
# $moves (number)
practice-win = נצחו. מול ההגנה הטובה ביותר נדרשים לכם { $moves } מהלכים.
# $n (number)
practice-hold = שמרו על התיקו במשך { $n } מהלכים.
practice-free = שחקו הכי טוב שאתם יכולים.
practice-verdicts =
    .best = המהלך הטוב ביותר.
    .good = מהלך טוב.
    .held = התיקו נשמר.
    .inaccurate = לא בדיוק הטוב ביותר.
    .mistake = טעות.
    .gone = הניצחון אבד: עכשיו זה תיקו.
    .lost = זה מפסיד.
# $n (number)
practice-longer = { $n ->
    [one] עדיין ניצחון, אבל ארוך במהלך אחד.
    [two] עדיין ניצחון, אבל ארוך בשני מהלכים.
   *[other] עדיין ניצחון, אבל ארוך ב־{ $n } מהלכים.
}
practice-which = מה היה טוב יותר?
# $mv (text)
practice-better = טוב יותר היה { $mv }.
# $mv (text)
practice-hint = הטוב ביותר כאן הוא { $mv }.
practice-looking = העמדה בבדיקה.
practice-unknown = על העמדה הזאת לא ידוע דבר, ולכן כאן שום מהלך לא מוערך.
practice-par = ניצחתם במספר המהלכים הקטן ביותר האפשרי.
# $n (number)
practice-over = { $n ->
    [one] ניצחתם, במהלך אחד יותר מהנדרש.
    [two] ניצחתם, בשני מהלכים יותר מהנדרש.
   *[other] ניצחתם, ב־{ $n } מהלכים יותר מהנדרש.
}
practice-was-held = התיקו בידיכם.
practice-missed = לא הפעם. החזירו מהלך או התחילו מחדש.
practice-helped = בעזרה, ולכן זה נרשם כ״נצפה״.
# $moves (number)
# $all (number)
practice-moves = { $moves } מתוך { $all } מהלכים
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = טובים: { $good } · לא מדויקים: { $inaccurate } · טעויות: { $mistakes }
practice-take-back = החזרת מהלך
practice-next = הסיום הבא
practice-previous = הסיום הקודם
practice-others = כל הסיומים
