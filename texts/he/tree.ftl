### The moves of a study, on the page and on other sites.

tree-promote = העלאת הווריאציה
tree-delete = מחיקה מכאן
tree-comment = הערה
tree-glyphs = מה דעתכם על המהלך
tree-glyph-names =
    .good = מהלך טוב
    .mistake = טעות
    .excellent = מהלך מצוין
    .blunder = טעות גסה
    .interesting = מהלך מעניין
    .dubious = מהלך מפוקפק
tree-draw = סימון
tree-drawing = לחצו על שתי משבצות לחץ, ועל משבצת אחת פעמיים לטבעת.
tree-moving = אפשר שוב להזיז כלים.

## On other sites

tree-game = משחק
tree-play = הרצת המשחק
tree-pause = השהיה
tree-ways = דרכים להמשיך
# $why (text)
tree-no-file = לא היה אפשר להביא את קובץ המשחקים: { $why }.
tree-no-game = לא נמצא כאן משחק שאפשר לקרוא.
tree-more-games = בקובץ יש עוד משחקים מלבד אלה: הוא ארוך מדי.
