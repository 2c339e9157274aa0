### The share sheet.

sheet-what = מה לשתף
sheet-whole-game = המשחק כולו
sheet-position = רק העמדה הזאת
sheet-whoever = מי שיפתח את הקישור
sheet-looks = יצפה ויוכל להמשיך לשחק
sheet-answers = יענה במהלך משלו
sheet-answers-more = משחק בהודעות: אתם שולחים את הקישור, והצד השני משחק מהלך ושולח לכם קישור משלו.
sheet-no-address = העותק הזה של Damiera הוא קובץ במכשיר שלכם ואין לו כתובת. הקישורים שלו נפתחים כשמדביקים אותם על הלוח של כל Damiera.
sheet-short-link = קישור קצר
sheet-short-about = לשליחה בהודעה
sheet-readable-link = קישור קריא
sheet-readable-about = מציג את המהלכים
sheet-copy = העתקה
sheet-send = שליחה…
sheet-qr = קוד QR של הקישור הקצר
sheet-qr-about = כוונו אליו מצלמה של טלפון כדי להמשיך שם.
sheet-qr-too-long = המשחק הזה ארוך מדי לקוד QR.
sheet-as-text = כטקסט
sheet-copy-fen = העתקת FEN
sheet-copy-pdn = העתקת PDN
sheet-save-pdn = שמירת PDN
sheet-as-picture = כתמונה
sheet-save-svg = שמירת SVG
sheet-save-png = שמירת PNG
sheet-picture-about = התמונה זוכרת את הקישור שלה: גררו אותה אל הלוח, והיא תיפתח שוב.
sheet-embed = בדף שלכם
sheet-element = לוח כרכיב
sheet-frame = לוח כמסגרת
sheet-making = רק רגע…
sheet-not-made = לא היה אפשר להכין את השאר: כתיבת קבצים לא פועלת כרגע.
sheet-copied = הועתק.
sheet-not-copied = הדפדפן לא איפשר להעתיק. סמנו את הטקסט והעתיקו אותו.
sheet-saved = הקובץ הועבר לדפדפן לשמירה.
sheet-not-saved = הדפדפן לא הצליח לשמור אותו.
sheet-not-sent = הדפדפן לא הצליח לשלוח אותו.
# $color (color)
# $level (number)
sheet-challenge = ישחק { $color ->
        [white] בלבן
       *[black] בשחור
    } נגד המחשב, רמה { $level }
sheet-copy-what = העתקה: { $what }

## What is said of a game that is sent

# $game (text) its name
# $color (color)
sheet-to-move = { $game }: תור { side }.
# $game (text) its name
# $color (color)
sheet-won = { $game }: { side } ניצח.
sheet-finished = { $game }: משחק שהסתיים.
# $game (text) its name
# $color (color)
# $level (number)
sheet-challenge-sent = { $game }: תצליחו לנצח את רמה { $level } { $color ->
        [white] בלבן
       *[black] בשחור
    } מכאן?
# $game (text) its name
# $color (color)
sheet-answer = { $game }: שיחקתי, ועכשיו תורכם { $color ->
        [white] בלבן
       *[black] בשחור
    }.

## Studies

sheet-whole = לוח הלימוד עם כל הווריאציות שלו
# $game (text) its name
sheet-sent = { $game }: לוח לימוד עם וריאציות.
# $n (number)
# $most (number)
sheet-too-long = בקישור הזה יש { $n } תווים, ויש תוכנות הודעות שלא מקבלות יותר מ־{ $most } בהודעה. שלחו במקומו את קובץ ה־PDN: הוא מכיל הכול.
sheet-file = קובץ ה־PDN מכיל הכול:
