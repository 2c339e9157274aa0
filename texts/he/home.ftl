### What the page offers before a game has begun.

home-title = כל משחקי הדמקה
# $n (number) of games
home-about = { $n } משחקים, בחינם, בלי חשבון, בלי פרסומות. עובד גם ללא רשת.
home-learn = לימוד
home-tactics = טקטיקה
home-practice = תרגול
home-name = דף הבית
home-at-once = לשחק עכשיו
# $n (number) of the next move
home-go-on = מהלך { $n }
home-make = עורך הלוח ותרגילים
# $n (number) of pieces more than the other side has
home-ahead = יתרון של { $n }

## Choosing a game

home-search = חיפוש במשחקים
home-recent = אחרונים
home-favorites = מועדפים
home-favorite = מועדף
home-no-game = אין משחק שמתאים לכל אלה.
home-all-games = הצגת כל המשחקים
home-options = יריב ואפשרויות
home-other-game = משחק אחר
home-advice = המשחק חדש לכם? התחילו ברמה 1 או 2.
# $level (number)
home-against-computer = נגד המחשב, רמה { $level }
home-against-each-other = שני שחקנים במכשיר הזה
home-families =
    .international = בינלאומית וקרובותיה
    .russian = רוסית ופול
    .english = אנגלית ואיטלקית
    .frisian = פריזית
    .spanish = ספרדית, צ׳כית, תאילנדית
    .turkish = טורקית ויוונית
    .dameo = דמאו וקרודה
home-facts =
    .flying = מלכים מעופפים
    .short = מלכים קצרי טווח
    .straight = מהלכים ישרים
    .most = חובה לאכול הכי הרבה
    .any = אכילה לבחירה
