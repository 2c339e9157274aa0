### What most of the program shows.

## Buttons (at most 32 characters)

new-game = משחק חדש
start = התחלה
close = סגירה
undo = ביטול
redo = ביצוע חוזר
resign = כניעה
confirm-resign = באמת להיכנע?
resign-yes = כן, להיכנע
resign-no = להמשיך לשחק
flip = סיבוב הלוח
library = ספרייה
settings = הגדרות
help = מקשים
stop = עצירה
think-on = המשך חשיבה
move-now = לשחק מיד
try-again = לנסות שוב
rematch = משחק חוזר
rematch-as =
    .white = משחק חוזר בלבן
    .black = משחק חוזר בשחור
go-through = צפייה חוזרת
learn-from-mistakes = ללמוד מהטעויות
mistakes = טעויות
offer-draw = הצעת תיקו
accept-draw = הסכמה
decline-draw = דחייה
claim-draw = תביעת תיקו
insist = לדרוש את האכילה
play-on-from-here = לשחק מכאן
back-to-game = חזרה למשחק
back-to-saved = חזרה למשחק שלי
return-to-it = לחזור לשם
update = עדכון
the-rule = הצגת החוק
rules = החוקים
about-game = על המשחק
back = אחורה
forward = קדימה
more = עוד

## Labels and notices (at most 100 characters)

title = Damiera: כל משפחת הדמקה
skip-to-board = דילוג אל הלוח
choose-game = בחירת משחק
opponent = יריב
computer = מחשב
you = אתם
two-players = שני שחקנים
your-color = הצבע שלכם
white = לבן
black = שחור
random = אקראי
level = רמה
language = שפה
sources = מקורות
actions = פעולות
moves = מהלכים
no-moves-yet = עדיין אין מהלכים.
first-move = להתחלה
previous-move = מהלך אחד אחורה
next-move = מהלך אחד קדימה
last-move = למהלך האחרון
looking-back = עמדה קודמת
your-turn = תורכם
computers-turn = תור המחשב
must-capture = חובה לאכול
stopped = המחשב נעצר.
missed-capture = במהלך האחרון הוחמצה אכילה.
overlook = המחשב מתעלם מאכילות שהוחמצו
may-stop = המשיכו, או לחצו שוב על הכלי כדי לעצור כאן.
counters = ספירה לקראת תיקו
draw-offered = מוצע תיקו
choose-route = כמה אכילות מובילות לשם. איזו מהן?
route-entered = המשיכו: האכילה עוד לא הסתיימה.
several-pieces = כמה כלים יכולים להגיע לשם: בחרו קודם את הכלי.
no-move-here = הכלי הזה לא יכול לנוע.
not-your-turn = עכשיו תור המחשב.
opened-link = העמדה הזאת הגיעה מקישור.
opened-game = המשחק שהיה על הלוח נשמר בשבילכם.
kept-game = המשחק הקודם נשמר בספרייה.
set-aside = מה שהכנתם הונח בצד.
unchecked-link = אי אפשר לבדוק אם הקישור הזה השתנה בדרך.
part-missing = לא היה אפשר לטעון את החלק הזה של Damiera: האם יש רשת? מתבצע ניסיון נוסף.
storage-blocked = הדפדפן הזה לא מאפשר לדף לשמור את המשחק; טעינה מחדש תמחק אותו.
install = התקנה
offline-ready = אפשר לשחק גם ללא רשת
update-ready = גרסה חדשה מוכנה.
keys-title = מקשים על הלוח

## Sides

side = { $color ->
        [white] הלבן
       *[black] השחור
    }
# The same within a sentence.
side-within = { side }
# The same as a name alone.
side-name = { $color ->
        [white] לבן
       *[black] שחור
    }
to-move =
    .white = תור הלבן
    .black = תור השחור

## The computer

# $level (number) at which it plays
computer-at = מחשב, רמה { $level }
thinking-yet = המחשב חושב…
# $depth (number)
thinking-at-depth = המחשב חושב… עומק { $depth }
engine-failed = המנוע הפסיק לפעול.
# The levels, weakest first.
level-names =
    .first = מתחילים
    .second = לומדים
    .third = חובבים
    .fourth = ביניים
    .fifth = שחקני מועדון
    .sixth = חזקים
    .seventh = מומחים
    .eighth = מקסימום

## Words between moves

result =
    .white-wins = הלבן מנצח
    .black-wins = השחור מנצח
    .draw = תיקו
    .unlistable = יותר מדי אכילות
result-yours =
    .won = ניצחתם
    .lost = הפסדתם
huff = לשרוף את { $square }
huffed = הוחמצה אכילה: המחשב שורף את הכלי שב־{ $square }, ומשחק.
draw-is-offered =
    .white = הלבן מציע תיקו.
    .black = השחור מציע תיקו.
offer-answered =
    .declined = המחשב דוחה את התיקו.
    .accepted = המחשב מסכים לתיקו.
# $squares (text) where a piece may be huffed, joined by list-or
huffable = במהלך האחרון הוחמצה אכילה: שרפו את { $squares }, דרשו את האכילה, או השאירו את המהלך כמו שהוא

## The board

board-of = לוח: { $game }
board-of-to-move = לוח: { $game }, תור { side }
square-empty = ריקה
# What may be done with a square.
square-roles =
    .can-move = יכול לנוע
    .can-capture = יכול לאכול
    .chosen = נבחר
    .target = אפשר לנחות כאן
    .jumped = דילגו מעליו
# $moves (number)
# $limit (number)
square-streak = { $moves } מתוך { $limit } מהלכי מלך ברצף
piece =
    .white-man = חייל לבן
    .white-king = מלך לבן
    .black-man = חייל שחור
    .black-king = מלך שחור
# A king with its square.
king-on = { $square } (מלך)
# $color (color)
# $from (text)
# $via (flag, optional) whether it went by other squares
# $by (text, optional) which
# $to (text)
# $crowned (flag)
moved-quietly = { side }: מ־{ $from } ל־{ $to }{ $crowned ->
        [yes] , מוכתר למלך
       *[no] {""}
    }
# $color (color)
# $n (number) of pieces taken
# $taken (text) which
# $from (text)
# $via (flag) whether it went by other squares
# $by (text) which
# $to (text)
# $crowned (flag)
moved-capturing = { side } אוכל { $n ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $n } כלים
    }, { $taken }: מ־{ $from }{ $via ->
        [yes] {" "}דרך { $by }
       *[no] {""}
    } ל־{ $to }{ $crowned ->
        [yes] , מוכתר למלך
       *[no] {""}
    }
# $text (text) the move
# $n (number) of pieces that it takes
route = { $text }, אוכל { $n ->
        [one] כלי אחד
        [two] שני כלים
       *[other] { $n } כלים
    }
# $white (number)
# $black (number)
pieces-left = לבן { $white }, שחור { $black }
legal-moves-are = מהלכים חוקיים: { $moves }
link-fault = לא היה אפשר לקרוא את הקישור במלואו.
board-fault = אי אפשר להציג את הלוח הזה.

## Lists

# $first (text) everything before the last
# $last (text)
list-and = { $first } ו־{ $last }
# $first (text) everything before the last
# $last (text)
list-or = { $first } או { $last }

## Keys on the board: what is printed on them, and what each does

key-caps =
    .arrows = ← ↑ → ↓
    .enter = Enter, רווח
    .escape = Esc
    .next-piece = N, P
    .next-target = D
    .moves = M
    .last-move = L
    .state = S
    .undo = U, R
    .look = K, J
    .ends = Shift K, J
    .analysis = A
    .threat = X
    .evaluation = E
    .hint = H
    .flip = F
    .routes = 1 … 9
key-meanings =
    .arrows = תנועה על הלוח
    .enter = הרמת כלי, הנחתו
    .escape = שחרור הכלי
    .next-piece = הכלי הבא, הקודם שיכול לנוע
    .next-target = המשבצת הבאה שאליה הוא יכול להגיע
    .moves = הקראת המהלכים החוקיים
    .last-move = הקראת המהלך האחרון
    .state = הקראת מצב המשחק
    .undo = ביטול, ביצוע חוזר
    .look = צפייה מהלך אחד אחורה, קדימה
    .ends = צפייה בהתחלה, בסוף
    .analysis = הפעלה או כיבוי של הניתוח
    .threat = במה הצד השני מאיים
    .evaluation = הקראת ההערכה
    .hint = רמז, צעד אחר צעד
    .flip = סיבוב הלוח
    .routes = בחירת מסלול
