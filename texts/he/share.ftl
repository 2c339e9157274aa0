### What others have sent.

share-title = שיתוף
share-your-turn = תורכם.
share-played = { side } שיחק { $mv }.
# $n (number)
# $last (text)
share-many-played = שוחקו { $n } מהלכים, והאחרון שבהם { $last }.

## Why something cannot be opened

share-cannot-no-link = אין קישור בתמונה הזאת: היא לא נשמרה כאן, או שתוכנה אחרת הוציאה ממנה את הקישור.
share-cannot-bad-picture = התמונה הזאת פגומה: אי אפשר לקרוא את הקישור שבה.
# $megabytes (number)
share-cannot-too-long = זה ארוך מדי: נקראים לכל היותר { $megabytes } מגה־בייט.
# $n (number)
share-cannot-many-games = יש כאן { $n } משחקים. פתחו אותם בספרייה ובחרו אחד.
# $n (number)
share-cannot-faulty = { $n ->
        [one] דבר אחד כאן שגוי או מפוקפק
        [two] שני דברים כאן שגויים או מפוקפקים
       *[other] כמה דברים כאן שגויים או מפוקפקים
    }. פתחו בספרייה כדי לראות מה.
share-cannot-nothing = אין כאן קישור, עמדה או משחק שאפשר לפתוח. FEN נקרא כעמדה של המשחק שעל הלוח.
# $why (text)
share-cannot-because = אי אפשר לפתוח את זה: { $why }.
share-cannot-unreadable = הדפדפן לא הצליח לקרוא את זה.
share-cannot-no-reader = קריאת קבצים לא פועלת כרגע.
