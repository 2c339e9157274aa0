### The board editor.

edit-board = עריכת הלוח
editor = עורך הלוח
tools = כלים ועריכה
eraser = מחק
hand = הזזת כלי
editor-keys = על הלוח: Enter מניח את הכלי, Delete מסיר אותו, 1 עד 6 בוחרים כלי עריכה, T מחליף את התור, U ו־R מבטלים ומבצעים שוב.
side-to-move = של מי התור
no-king-moves = אין
game = משחק
set-up = עמדות מוכנות
start-position = תחילת המשחק
empty-board = לוח ריק
few-men = שלושה חיילים לכל צד
two-kings = שני מלכים נגד אחד
three-kings = שלושה מלכים נגד אחד
line-of-men = רצף חיילים
tired-king = מלך שניצל את כל מהלכיו
position-as-text = העמדה כטקסט (FEN)
setup-is-fine = אפשר לשחק את העמדה הזאת.
play-this = לשחק מכאן
play-white = לבן נגד המחשב
play-black = שחור נגד המחשב
only-look = רק לצפות
discard = חזרה בלי שינויים
king-moves =
    .white = מהלכי המלך של הלבן ברצף
    .black = מהלכי המלך של השחור ברצף
over-at-once-because = המשחק יסתיים מיד: { $reason }
men-stand-on-last-row = חיילים של { side } נמצאים במקום שבו היו הופכים למלכים: { $squares }.
# $color (color)
# $count (number)
# $start (number)
more-than-at-start = { $color ->
        [white] ללבן
       *[black] לשחור
    } יש { $count } כלים, ובתחילת משחק רק { $start }.
pieces-dropped = { $n ->
        [one] לכלי אחד לא הייתה משבצת בלוח הזה, והוא הושמט.
        [two] לשני כלים לא הייתה משבצת בלוח הזה, והם הושמטו.
       *[other] ל־{ $n } כלים לא הייתה משבצת בלוח הזה, והם הושמטו.
    }
