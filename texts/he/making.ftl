### Lessons of one's own: those that were opened, and the maker.

making-title = עורך השיעורים
making-yours = השיעורים שלכם
making-yours-about = שיעורים שפתחתם או יצרתם. הם נשארים במכשיר הזה.
making-none = עדיין אין. פתחו קובץ שיעור, הדביקו שיעור, או צרו אחד: ב״שיתוף״ יש ״הוספה לשיעור״.
making-new = שיעור חדש
making-untitled = השיעור שלי
making-name = כותרת
making-language = שפה
making-no-language = לא צוינה
making-begin-words = מה נאמר לפני השלב הראשון
making-step-title = כותרת השלב
making-step-words = מה נאמר בשלב הזה
making-add-words = הוספת טקסט
making-steps = שלבים
making-no-steps = עדיין אין שלבים. ב״שיתוף״ שעל הלוח, בעורך התרגילים ובספרייה יש ״הוספה לשיעור״.
making-edit-lesson = עריכת השיעור
making-edit-short = עריכה
making-to-list = כל השיעורים
making-walk = מעבר על השיעור
making-from-here = מעבר מכאן והלאה
making-edit-exercise = שינוי התרגיל
making-check = בדיקה
making-save = שמירה כקובץ
making-as-text = כטקסט
making-as-text-about = השיעור כולו כטקסט, כפי שהוא נשמר.
making-take-text = שימוש בטקסט הזה
making-leave-text = להשאיר כפי שהיה
making-share = שליחה הלאה
making-link = קישור לשיעור
making-link-about = מכיל את כולו
making-element = השיעור כרכיב
making-element-about = לדף משלכם
making-delete = מחיקת השיעור
making-delete-really = באמת למחוק?
making-add = הוספה לשיעור
making-open = פתיחת השיעור
making-restore = שחזור
making-not-kept = הדפדפן לא הצליח לשמור את השיעור: אולי לא נשאר מקום. שמרו אותו כקובץ.
making-full = בשיעור כבר יש מספר השלבים המרבי.
making-too-many = כבר שמור מספר השיעורים המרבי. מחקו אחד קודם.
making-link-many = הקישור הזה ארוך: יש תוכנות הודעות שקוטעות אותו. קובץ בטוח יותר.
making-no-packing = הדפדפן הזה לא יכול ליצור קישור כזה. שמרו את השיעור כקובץ.
making-not-come = לא היה אפשר להביא את השיעור. האתר שלו צריך להיות נגיש ולאפשר זאת (CORS).
making-not-unpacked = אי אפשר לקרוא את הקישור לשיעור: לא היה אפשר לחלץ את תוכנו.
making-from-problems = הבעיות האלה הן עכשיו שיעור. עברו עליו, או בחרו אחת.
making-unsound = יש שלבים לא תקינים.
making-not-checked = לא היה אפשר לבדוק את השיעור.
making-changed-since = השיעור השתנה מאז.
making-kinds =
    .words = טקסט
    .diagram = עמדה
    .replay = משחק
    .play = לשחק מכאן
    .exercise = תרגיל
# $title (text)
# $n (number)
making-added = נוסף אל ״{ $title }״ כשלב { $n }.
# $title (text)
making-up = העברה למעלה: { $title }
making-down = העברה למטה: { $title }
making-remove = הסרה: { $title }
making-edit = עריכה: { $title }
making-removed = ״{ $title }״ הוסר.
# $n (number) of the step
making-put-back = להחזיר כשלב { $n }
# $n (number)
# $all (number)
making-checking = שלב { $n } מתוך { $all } בבדיקה…
making-sound = { $n ->
        [one] השלב שבו תקין.
        [two] שני השלבים תקינים.
       *[other] כל { $n } השלבים תקינים.
    }
making-n-steps = { $n ->
        [one] שלב אחד
        [two] שני שלבים
       *[other] { $n } שלבים
    }
making-unread = אי אפשר לקרוא את השיעור.
# $why (text)
making-bad-link = אי אפשר לקרוא את הקישור לשיעור: { $why }.
# $why (text)
making-no-link = אין קישור: { $why }. שמרו את השיעור כקובץ והעלו אותו לאתר שלכם; ״‎?lesson=‎״ ואחריו כתובת הקובץ, בסוף הכתובת של הדף הזה, פותחים אותו.
# $line (number)
# $words (text)
making-at-line = שורה { $line }: { $words }
