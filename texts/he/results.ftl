### Why a game is over. Where nothing else is said, $color is the side that has lost.

results-no-pieces = { $color ->
        [white] ללבן
       *[black] לשחור
    } לא נותרו כלים.
results-no-moves = { side } אינו יכול לנוע.
# $color (color) has won
results-rid-of-pieces = { $color ->
        [white] ללבן
       *[black] לשחור
    } לא נותרו כלים, ולכן הוא מנצח.
# $color (color) has won
results-rid-of-moves = { side } אינו יכול לנוע, ולכן הוא מנצח.
results-man-against-king = מלך נגד חייל בודד: המלך מנצח.
results-king-will-be-taken = { side } יאבד את מלכו האחרון, מה שלא ישחק.
results-kings-in-corners = המלכים עומדים בפינות האלכסון הראשי, ותור { side } לשחק.
# $color (color) has won
results-first-king = { side } השיג את המלך הראשון.
results-missed-capture = { side } לא ביצע את האכילה הנדרשת.
results-resignation = { side } נכנע.
results-time = { $color ->
        [white] ללבן
       *[black] לשחור
    } נגמר הזמן.
results-king-against-king = מלך אחד לכל צד, ואיש מהם אינו יכול לנצח.
results-agreement = שני הצדדים הסכימו על תיקו.
results-unlistable = בעמדה הזאת יש יותר אכילות משאפשר לפרט. בטלו מהלך, או התחילו משחק חדש.
