### The check of an exercise.

check-is-sound =
    .no = התרגיל לא תקין.
    .yes = התרגיל תקין.
check-works = התרגיל פועל. לא נבדק עד כמה התשובה טובה.
check-game-drawn = בעמדה הזאת המשחק הסתיים בתיקו, ולכן אין מה למצוא.
check-game-over = בעמדה הזאת המשחק הסתיים, ולכן אין מה למצוא.
check-too-many-captures = יש כאן יותר אכילות משאפשר לפרט.
check-too-hard = יש יותר מדי אפשרויות כדי להעריך את התרגיל: בקשו פחות מהלכים, או השתמשו בפחות כלים.
check-too-many-lines = יש יותר מדי המשכים לבדיקה: קבלו פחות מהלכים.
check-no-solution = אין מהלך חוקי שפותר את התרגיל.
# $text (text) the move
# $why (text) a sentence
check-not-legal = המהלך { $text } מתקבל, אבל אינו חוקי. { $why }
check-never-fits = אין מהלך חוקי שמתאים ל״{ $text }״.
check-no-reply = אחרי { $mv } יש כמה תגובות: ציינו איזו מהן משוחקת.
# $mv (text) the move
# $reply (text)
# $why (text) a sentence
check-reply-not-legal = התגובה { $reply } ל־{ $mv } אינה מהלך חוקי. { $why }
check-reply-unused = ניתנה תגובה ל־{ $mv }, אבל המהלך הזה אף פעם לא משוחק.
check-answer-to-right = המהלך { $mv } מופיע כניסיון שגוי, אבל הוא נכון.
check-no-illegal = כל המהלכים לבחירה חוקיים.
check-several-illegal = כמה מהמהלכים לבחירה אינם חוקיים: { $moves }.
check-unique = יש רק תשובה אחת: { $mv }.
check-accepted = מתקבל מהלך אחד: { $mv }. לא הוכח שאין אחר טוב כמוהו.
# $n (number)
# $moves (text)
check-several = { $n } מהלכים נכונים: { $moves }.
# $n (number)
# $moves (text)
check-all-of = { $n ->
        [one] יש אכילה אחת למצוא: { $moves }.
        [two] יש שתי אכילות למצוא: { $moves }.
       *[other] יש { $n } אכילות למצוא: { $moves }.
    }
check-also-win = התשובה כופה ניצחון, אבל כופים אותו גם מהלכים שאינם מתקבלים: { $moves }.
check-refuted = המהלך { $reply } מפריך את { $mv }.
check-every-move = כל מהלך חוקי נכון, ולכן אין הרבה מה למצוא.
check-same-result = גם { $text } נכון: הוא מותיר אותה עמדה כמו { $named }.
