### What stands around the rules on their pages.

site-skip = דילוג אל החוקים
site-play = לשחק את המשחק הזה
site-pages = חוקים
site-choose = בחירת משחק
# $n (number)
site-all-games = כל { $n } המשחקים
# Over the games whose pages nobody wrote by hand.
site-others = שאר המשחקים
site-others-about = החוקים שלהם נכתבו ישירות ממה שמפעיל את Damiera, עם לוחות להתנסות.
# Names the ways to the pages before and after.
site-neighbors = עוד חוקים
site-previous-page = הקודם
site-next-page = הבא
site-languages = שפות
site-contents = בדף הזה
# The link under a board.
site-open = פתיחה על הלוח
# Over the answers of an exercise.
# $n (number)
site-answers = { $n ->
        [one] תשובה
        [two] תשובות
       *[other] תשובות
    }
site-next = התרגיל הבא
# $number (number)
# $n (number)
site-exercise = תרגיל { $number } מתוך { $n }
# $color (color)
site-turn = { $color ->
        [white] תור הלבן.
       *[black] תור השחור.
    }
# $page (text) a link to the page written by hand
site-more = עוד על המשפחה הזאת, עם פתיחות, חומרי קריאה ומקורות: { $page }.
site-footer = Damiera היא בחינם, עובדת ללא רשת, ולא שולחת דבר לשום מקום.

## On the page before its program is there. In English `index.html` says the same

site-old = הדפדפן הזה לא יכול להריץ את Damiera: הוא ישן מדי, או שאינו מאפשר WebAssembly. עדכנו אותו או השתמשו באחר.
site-failed = לא היה אפשר לטעון את Damiera: האם יש רשת? מתבצע ניסיון נוסף.
site-what = כל משפחת הדמקה, נגד המחשב או בשניים במכשיר אחד.
