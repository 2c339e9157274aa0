### Openings by ballot, and matches.

ballots-more = פתיחה, דו־קרב, שעון
ballots-opening = פתיחה
ballots-usual = חופשית
ballots-from-board = העמדה שעל הלוח
ballots-draw-another = הגרלת כרטיס אחר
ballots-find = חיפוש כרטיס לפי מספר, שם או מהלכים
ballots-barred = פסול: הכרטיס הזה לעולם לא מוגרל, ואף משחק לא מתחיל בו.
ballots-barred-mark = פסול
ballots-loading = הכרטיסים נטענים…
ballots-nothing-found = אין כרטיס כזה.
ballots-pair = דו־קרב של שני משחקים, בהחלפת צבעים
ballots-next-game = משחק שני, בהחלפת צבעים
ballots-card-number = כרטיס { $number }
ballots-card-named = כרטיס { $number }, { $name }
ballots-both = { $first } ו־{ $last }
ballots-without-pieces = בלי { $squares }
# $from (text)
# $to (text)
ballots-put-elsewhere = { $from } עובר ל־{ $to }
ballots-failed = לא היה אפשר לטעון את הכרטיסים.

## How a match stands

ballots-match-over = הדו־קרב הסתיים
ballots-first-game = דו־קרב, משחק 1 מתוך 2
ballots-second-game = דו־קרב, משחק 2 מתוך 2
# $head (text) such as ballots-first-game
# $first (text) points
# $second (text) points
ballots-against-computer = { $head }. אתם { $first }, המחשב { $second }.
# $head (text) such as ballots-first-game
# $color (color) of the first player
# $first (text) points
# $second (text) points
ballots-between-players = { $head }. השחקן הראשון ({ side-name }) { $first }, השחקן השני ({ $color ->
        [white] שחור
       *[black] לבן
    }) { $second }.
ballots-drawn = הדו־קרב הסתיים בתיקו.
ballots-you-won = ניצחתם בדו־קרב.
ballots-computer-won = המחשב ניצח בדו־קרב.
ballots-first-won = השחקן הראשון ניצח בדו־קרב.
ballots-second-won = השחקן השני ניצח בדו־קרב.
