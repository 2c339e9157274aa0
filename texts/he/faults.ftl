### What is wrong with a link, an embedded board or a file of games: sentences that begin small and have no stop, since
### they stand behind a colon or inside of others. Names of keys, such as ply, stay as they are.

faults-link = לא היה אפשר לקרוא את הקישור במלואו: { $why }.
faults-board = אי אפשר להציג את הלוח הזה: { $why }.
faults-lesson = אי אפשר לקרוא את השיעור: { $why }.
faults-both = { $one }; { $other }
faults-more = { $what }; ועוד { $n }

## Parts of links

faults-changed = הוא שונה או נחתך אחרי שנוצר: תווי הביקורת אינם תואמים, ולכן ייתכן שלא לזה התכוונו
faults-invisible = הושמטו מעברי שורה או תווים סמויים
faults-ending = ״{ $ending }״ שבסוף הושמט
faults-escapes = הוא נקרא אחרי פענוח של קודי האחוזים שבו
faults-left-out = מהלך { $number }, ״{ $text }״, הושמט עם כל מה שאחריו: { $why }
faults-too-many-moves = נקראו רק { $max } המהלכים הראשונים, מתוך { $n }
faults-too-much = מהלך { $number } הושמט עם כל מה שאחריו: יש יותר מדי אכילות מכדי לפרט אותן
faults-ply = ״ply={ $text }״ אינו מספר מ־0 עד מספר המהלכים
faults-orientation = ״o={ $text }״ אינו w ואינו b
faults-value = ״{ $key }={ $value }״ הושמט; צריך להיות כאן: { $expected }
faults-a-level = רמה (1 עד 8, או 1.5, 2.5, 3.5, 4.5, 6.5)
faults-a-number = מספר שלם
faults-a-player = w, ‏b או both
faults-a-mode = diagram, ‏replay, ‏play או exercise
faults-long-value = ״{ $key }=״ הושמט: יש בו { $n } בתים, ונקראים לכל היותר { $max }
faults-no-key = אין מפתח ״{ $key }״
faults-no-value = ״{ $text }״ אינו בצורה מפתח=ערך
faults-twice = ״{ $key }=״ מופיע יותר מפעם אחת, ורק הראשון נקרא
faults-part = חלק אחד לא נקרא עד סופו: { $part }
faults-parts =
    .position = עמדה
    .last = החלק האחרון
    .moves = מהלכים
    .ply = מספר המהלך המוצג
    .marks = סימונים
    .arrows = חיצים
    .texts = טקסטים
faults-holds-more = הוא בא מגרסה חדשה יותר של Damiera ויש בו יותר ממה שמוצג

## Links that cannot be opened

faults-long-link = אורכו { $n } בתים, ונקראים לכל היותר { $max }
faults-newer = הוא בא מגרסה חדשה יותר של Damiera (v={ $version })
faults-version = ״v={ $text }״ אינו מספר גרסה
faults-damaged = הוא שונה או נחתך אחרי שנוצר, ואי אפשר לקרוא ממנו דבר
faults-no-ruleset = לא כתוב בו באיזה משחק מדובר: חסר ״g=״ בקישור, או ״variant״ בדף
faults-unknown-ruleset = הגרסה הזאת אינה מכירה את המשחק ״{ $id }״
faults-house = אי אפשר לקרוא את חוקי הבית: { $why }
faults-position = אי אפשר לקרוא את העמדה: { $why }
faults-escape = ״{ $text }״ אינו קוד אחוזים של טקסט UTF-8

## House rules

faults-house-prefix = ״{ $id }״ אינו מציין חוקי בית: בתחילתו צריך להיות ״{ $expected }״
faults-house-long = קוד של { $n } בתים ארוך מדי לחוקי בית: נקראים לכל היותר { $max }
faults-house-version = ״{ $text }״ אינו גרסה מוכרת של חוקי הבית: צריך להיות כאן ״{ $expected }״
faults-house-part = ״{ $part }״ אינו בחירה מחוקי הבית; צריך להיות כאן אחד מאלה: { $expected }
faults-house-twice = ״{ $part }״ אינו החלק הראשון עם ״{ $key }״: רק אחד אפשרי
faults-house-contrary = חוקי הבית האלה אינם הגיוניים: { $why }
faults-house-many = לכל היותר { $max } חוקי בית שונים אפשריים בבת אחת
faults-house-too-many-squares = בלוח של 12 על 12 יש רק משבצות כהות, כי כולן יחד יהיו יותר מדי
faults-house-rows-too-many = שורות חיילים רבות כל כך משאירות פחות משתי שורות ריקות בין הצדדים
faults-house-trapezoid-of-one-row = בטרפז יש לפחות שתי שורות חיילים
faults-house-straight-on-dark = על משבצות כהות חיילים חייבים לנוע באלכסון, אחרת מחציתם לעולם לא יוכלו להיות מוכתרים
faults-house-diagonal-on-all = אם משתמשים בכל המשבצות, משהו חייב לנוע ישר, אחרת מחצית הכלים לעולם לא יפגשו את היתר
faults-house-landing-of-short-king = רק למלכים מעופפים יש בחירה היכן לנחות
faults-house-uturn-of-short-king = רק מלכים מעופפים יכולים לפנות ישר לאחור
faults-house-uturn-barred = מלך יכול לפנות ישר לאחור רק כשכלים שנאכלו יורדים מהלוח מיד
faults-house-limit-of-short-king = הגבלה על מהלכיו של אותו מלך מיועדת למלכים מעופפים
faults-house-king-gains-nothing = אם מלכים אינם נעים ואינם אוכלים רחוק יותר מחיילים, ההכתרה לא מועילה בדבר
faults-house-end-against-goal = אם מי שאין לו מהלך מנצח, אין טעם בשום סוף אחר
faults-house-huff-against-goal = אם מי שאין לו מהלך מנצח, איש לא ישרוף כלי של הצד השני

## Positions

faults-token-at = ״{ $token }״ בתו { $place }: { $what }
faults-expected-shorter = הטקסט ארוך מ־{ $max } בתים
faults-expected-known-turn = צריך לדעת תור מי לשחק: כתבו W או B
faults-expected-turn = הצד שתורו לשחק צריך להופיע ראשון: כתבו W או B
faults-expected-side = כתבו כאן את המשבצות של צד, ולפניהן W או B
faults-expected-side-once-white = המשבצות של הלבן כבר ניתנו
faults-expected-side-once-black = המשבצות של השחור כבר ניתנו
faults-expected-square = זו אינה משבצת; המשבצות הן { $first } עד { $last }
faults-expected-range = טווח חייב להיות עולה, ובין { $first } ל־{ $last }
faults-expected-range-in-row = טווח חייב להיות בשורה אחת, משמאל לימין, ובין { $first } ל־{ $last }
faults-expected-empty-square = כבר יש כלי ב־{ $label }
faults-expected-counters = כתבו כאן את מהלכי המלך של השחור ושל הלבן, כמו בדוגמה ‎+0+312
faults-expected-counter = כתבו ספירה ואת שתי הספרות של משבצת המלך, כמו בדוגמה 312, או פשוט 0
faults-no-pieces = אין כלים על הלוח
faults-shared-square = לשני הצדדים יש כלי ב־{ $label }
faults-counter-without-king = נספרים מהלכי מלך ב־{ $label }, אבל לצד הזה אין שם מלך
faults-counter-too-high = נספרו { $counted } מהלכי מלך ברצף, ומותרים רק { $limit }
faults-counter-without-limit = במשחק הזה לא סופרים מהלכי מלך

## Moves, and what is said between them

faults-long-move = מהלך של { $n } בתים ארוך מדי: נקראים לכל היותר { $max }
faults-no-move = ״{ $text }״ אינו מהלך: דרושות לפחות שתי משבצות, כמו ב־{ $example }
faults-no-square = ״{ $token }״ שבתוך ״{ $text }״ אינו משבצת: המשבצות הן { $first } עד { $last }
faults-ambiguous = ״{ $text }״ אינו חד־משמעי; אולי הכוונה ל־{ $moves }
faults-not-crowned = ״{ $text }״ מסתיים ב־K, אבל ב־{ $mv } שום חייל אינו מוכתר
faults-illegal = ״{ $text }״ אינו מהלך חוקי כאן
faults-not-now = ״{ $text }״ אינו אפשרי: { $why }
faults-now-over = המשחק הסתיים
faults-now-not-your-turn = תורו של הצד האחר
faults-now-offered = תיקו כבר הוצע: צריך לקבל או לדחות אותו
faults-now-not-offered = לא הוצע תיקו
faults-now-by-moving = דוחים הצעה בביצוע מהלך רק עם המהלך עצמו
faults-now-no-claim = אף סעיף בחוקים אינו מאפשר לדרוש תיקו כאן
faults-now-ahead = לצד שדחה את התיקו יש יתרון מכריע: לפחות חייל אחד יותר
faults-now-own-refusal = אחרי דחייה רק הצד שהציע תיקו יכול לדרוש אותו
faults-now-capture = חובה לאכול: למי יש יתרון יתברר אחר כך
faults-now-not-missed = במהלך האחרון לא הוחמצה אכילה
faults-now-not-huffed = הכלי שבמשבצת הזאת לא יכול היה לאכול

## Marks and arrows

faults-brush = ״{ $text }״ אינו חץ: בתחילתו צריך להיות G, ‏R, ‏Y או B, כמו ב־G{ $text }
faults-route = ״{ $text }״ אינו חץ: דרושות שתיים עד { $max } משבצות
faults-many-marks = נקראו רק { $max } הסימונים או החיצים הראשונים, מתוך { $n }

## Variations

faults-variations = אי אפשר לקרוא את הווריאציות: { $why }
faults-variations-changed = הווריאציות שונו או נחתכו אחרי שנוצרו: תווי הביקורת אינם תואמים
faults-variations-node = ״tn={ $path }״ אינו מקום בווריאציות
faults-variations-part = הווריאציות לא נקראו עד סופן
faults-at = שורה { $line }, טור { $column }: { $what }
faults-token = ״{ $token }״: { $what }
faults-long-text = טקסט של { $n } בתים ארוך מדי: נקראים לכל היותר { $max }
faults-unknown = צריכים להיות כאן מהלך, הערה, וריאציה, הערכה או תוצאה
faults-too-many-captures = לפני כן יש יותר מדי אכילות מכדי לפרט אותן
faults-open-comment = להערה אין סוגר מסולסל סוגר
faults-glyph-without-move = יש הערכה בלי מהלך לפניה
faults-glyph = הערכה היא מ־$0 עד $65535, ולכל היותר { $max } אפשריות
faults-variation-without-move = יש וריאציה בלי מהלך שתוכל להחליף
faults-open-variation = לווריאציה אין סוגר סוגר
faults-nested = וריאציות יכולות להיות זו בתוך זו עד עומק { $max }
faults-close = יש סוגר סוגר בלי וריאציה
faults-set-up = אי אפשר לסדר את העמדה: { $why }
faults-not-legal = המהלך הזה אינו חוקי כאן
faults-unlistable = בעמדה הזאת יש יותר מדי אכילות מכדי לפרט אותן: יותר מ־{ $max } דילוגים
faults-deep = ברצף יכולים להיות לכל היותר { $max } מהלכים של שני הצדדים יחד
faults-large = במשחק על וריאציותיו יכולים להיות לכל היותר { $max } מהלכים
faults-long-comment = הערה של { $n } בתים ארוכה מדי: נקראים לכל היותר { $max }
faults-glyphs = ליד מהלך יכולות להיות לכל היותר { $max } הערכות

## Files of games

faults-tag = צריכה להיות כאן תגית, כמו [White "שם"]
faults-tag-twice = התגית מופיעה יותר מפעם אחת, והראשונה קובעת
faults-tag-control = בתגית יש תווי בקרה, שנקראים כרווחים
faults-many-tags = לכל היותר { $max } תגיות אפשריות
faults-no-game = אין כאן משחק ״{ $id }״
faults-type-number = סוג משחק מתחיל במספר, ו״{ $text }״ אינו כזה
faults-type-foreign = סוג המשחק { $number } הוא { $name }, שלא משחקים כאן
faults-type-unknown = סוג המשחק { $number } אינו מוכר כאן
faults-type-other = סוג המשחק ״{ $text }״ הוא משחק אחר מ־{ $expected }, שמשחקים כאן
faults-type-other-number = סוג המשחק ״{ $text }״ הוא משחק אחר מ־{ $number } המוכר כאן
faults-game-unsaid = לא כתוב באיזה משחק מדובר: חסרה תגית GameType
faults-result = צריכה להיות כאן תוצאה: 1-0, 1/2-1/2, 0-1, 2-0, 1-1, 0-2, 0-0 או *
faults-behind-result = זה בא אחרי תוצאת המשחק והושמט
faults-result-twice = למשחק כבר יש תוצאה, והראשונה קובעת
faults-result-differs = לפי התגית התוצאה היא { $result }
faults-result-by-rules = לפי החוקים התוצאה היא { $result }
faults-long-file = קובץ של { $n } בתים ארוך מדי: נקראים לכל היותר { $max }

## Games that are gone through on another page

faults-moves = מהלכים: { $why }
faults-node = node=״{ $text }״ אינו מקום בווריאציות
faults-no-ply = ply=״{ $text }״ אינו מהלך במשחק
faults-pace = autoplay=״{ $text }״ הוא ערך שגוי: דרושות 0.5 עד 60 שניות
faults-others = שגיאות נוספות: { $n }

## Exercises

faults-no-goal = לתרגיל אין מטרה; אפשרי { $goals }
faults-goals = move, capture-any, capture-all, capture-max, find-illegal, reach:SQUARE, win-in:NUMBER או hold:NUMBER
faults-goal = ״{ $text }״ אינו מטרה; אפשרי { $goals }
faults-n-moves = ״{ $text }״ אינו מספר מהלכים: אפשרי 1 עד { $max }
faults-square = ״{ $token }״ אינו משבצת: המשבצות הן { $first } עד { $last }
faults-nothing-accepted = בתור { $turn } שום דבר אינו מתקבל: דרוש מהלך או תנאי
faults-choices = ״{ $text }״ אינו בחירה: ב־״accept״ דרושים לפחות שני מהלכים
faults-not-wanted = ״{ $key }״ אינו מתאים למטרה הזאת ואסור שיהיה כאן
faults-captures = ״{ $text }״ אינו מספר כלים: אפשרי 1 עד { $max }
faults-accepted-position = אי אפשר לקרוא את העמדה שמתקבלת: { $why }
faults-reply = ״{ $text }״ אינו מהלך תשובה: דרושים מהלך, > והמהלך שאחריו
faults-answer = ״{ $text }״ אינו תשובה: דרושים מהלך, = ומה לומר
faults-too-many = יש יותר מדי ({ $what }: { $n }): לכל היותר { $max } אפשריים
faults-lists =
    .turns = תורות
    .accepted = מהלכים מתקבלים
    .replies = מהלכי תשובה
    .answers = תשובות לניסיונות שגויים
faults-long-key = אורך ״{ $key }״ הוא { $n } בתים: נקראים לכל היותר { $max }
faults-wordy = אורך הטקסט ״{ $start }…״ הוא { $n } בתים: נקראים לכל היותר { $max }

## Lessons

faults-lesson-line = שורה { $line }: { $what }
faults-long-lesson = אורך השיעור { $n } בתים, ונקראים לכל היותר { $max }
faults-lesson-title = צריכים להיות כאן ״# ״ וכותרת השיעור, ולא ״{ $text }״
faults-second-title = לשיעור יש כותרת אחת; צעד מתחיל ב־״## ״
faults-empty-title = אחרי ״#״ צריכה להיות כותרת
faults-no-steps = צריך להיות כאן צעד: ״## ״ וכותרתו
faults-many-steps = יש יותר מ־{ $max } צעדים
faults-lesson-value = ״{ $text }״ אינו בצורה ״שם: ערך״
faults-lesson-name = אין כאן ״{ $text }״; צריך להיות אחד מאלה: { $known }
faults-lesson-head = לשיעור אין ״{ $text }״; צריך להיות אחד מאלה: { $known }
faults-lesson-twice = ל־״{ $name }״ כבר יש ערך
faults-empty-step = לצעד אין טקסט ואין לוח
faults-lesson-mode = אין אופן ״{ $text }״: אפשרי diagram, ‏replay, ‏play או exercise
faults-lesson-source = צריכים להיות כאן ״src״ וקובץ השיעור, ליד קובץ הקורס
faults-lesson-goal = לתרגיל יש מטרה, ורק לתרגיל יש
faults-packed-long = שיעור של { $n } תווים ארוך מדי לקישור: לכל היותר { $max } אפשריים
faults-packed-damaged = הקישור שונה או נחתך בדרך
faults-packed-newer = הקישור בא מגרסה חדשה יותר
faults-packed-much = התוכן ארוך משיעור, שבו לכל היותר { $max } בתים

## Problems

faults-problem-address = אין עמדה ב״{ $text }״: זו כתובת של משחק או של בעיה באתר ההוא, ושום דבר אינו נטען משם. דרוש FEN או PDN מן האתר
faults-problem-game = את ״{ $name }״ לא משחקים כאן
faults-problem-unsolved = דרוש פתרון
faults-problem-many = בשיעור יש לכל היותר { $max } צעדים
faults-problem-turns = בתרגיל יש לכל היותר { $max } תורות
faults-problem-flaw = בפתרון, חצי־מהלך { $ply }: { $why }
faults-problem-in-game = משחק { $number }: { $why }
