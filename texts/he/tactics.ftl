### Tactics: positions with one good move, gone through one after the other.

tactics-title = טקטיקה
tactics-about = עמדות עם מהלך טוב אחד, שנמצאו במשחקים של המנוע והוכחו על ידו.
tactics-game = משחק
# $n (number) a hundred for each grade of difficulty
tactics-strength = הדירוג שלכם: { $n }
# $found (number)
# $tried (number)
tactics-found = נמצאו בניסיון הראשון: { $found } מתוך { $tried }
tactics-ways =
    .strength = לפי הדירוג שלכם
    .missed = מה שפספסתם
    .day = החמש של היום
    .streak = רצף
    .storm = נגד השעון
    .friend = עם חברים
tactics-ways-about =
    .strength = בדיוק ברמת הקושי שלכם.
    .missed = הן חוזרות אחרי יום, שבוע וחודש.
    .day = אותן חמש לכולם.
    .streak = קשה יותר ויותר, עד הפספוס הראשון.
    .storm = כמה שתספיקו בשלוש דקות.
    .friend = עשר, ואז קישור לאותן עשר.
# $n (number)
tactics-best = השיא שלכם: { $n }
# $n (number)
tactics-due = { $n } ממתינות
# $found (number)
# $all (number)
tactics-day-done = היום: { $found } מתוך { $all }
# $at (number)
# $all (number)
tactics-place = { $at } מתוך { $all }
# $n (number)
tactics-score = נמצאו: { $n }
# $grade (number)
tactics-grade = קושי { $grade } מתוך 10
tactics-next = הבאה
tactics-again = עוד פעם
tactics-others = טקטיקה אחרת
tactics-over = זאת הייתה האחרונה.
tactics-time-over = נגמר הזמן.
tactics-streak-over = הרצף נגמר כאן.
tactics-missing = לא היה אפשר להביא את הטקטיקה של המשחק הזה. בדקו את החיבור ונסו שוב.
tactics-fetching = הטקטיקה בדרך.
# $found (number)
# $all (number)
tactics-friends = התוצאה ששלחו לכם: { $found } מתוך { $all }.
tactics-sent = מחברים
tactics-pass-on = העתקת קישור לחברים
tactics-set-damaged = הקישור לטקטיקה הזאת נקטע או השתנה בדרך, או שהיא כבר לא קיימת. בקשו אותו שוב.
tactics-squares = משבצות
tactics-squares-about = השמות שלהן בעל פה: חצי דקה על לוח בלי סימונים.
tactics-squares-find = למצוא את המשבצת
tactics-squares-name = לזהות את המשבצת
# $square (text)
tactics-find-square = מצאו את { $square }
tactics-which-square = איזו משבצת מסומנת?
# $square (text)
tactics-square-missed = לא: המשבצת { $square } מציגה עכשיו את שמה.
# $right (number)
# $wrong (number)
tactics-squares-score = נכונות { $right }, שגויות { $wrong }
# $row (number)
# $column (number)
tactics-squares-place = שורה { $row }, טור { $column }
tactics-themes =
    .win = זה מסיים את המשחק.
    .king = נאכל מלך.
    .promotion = חייל הוכתר למלך.
    .shot = כמה כלים הוקרבו תמורת יותר כלים.
    .choice = היה חשוב באיזו אכילה לבחור.
    .ending = עם כל כך מעט כלים כל מהלך קובע.
    .quiet = מהלך שקט זכה בכלי.
