### Lessons, and how far one has come with them.

learn-about = שיעורים של חמש דקות, מהמהלך הראשון ועד הניצחון. אין צורך להכיר שום חוק.
learn-course = משחק
# $title (text)
learn-next-lesson = הבא: { $title }
learn-lessons = כל השיעורים
learn-done = הושלם
# $n (number)
# $all (number)
learn-begun = { $n } מתוך { $all } שלבים
# $n (number)
# $all (number)
learn-lessons-done = הושלמו { $n } מתוך { $all } שיעורים
# $at (number)
learn-stopped = עצרתם בשלב { $at }
# $title (text)
learn-go-on = להמשיך: { $title }
learn-minutes = כ־5 דקות
learn-rules = החוקים במלואם
learn-rules-page = החוקים האלה בעמוד נפרד, עם לוחות להתנסות
learn-missing = הטעינה נכשלה. בדקו את החיבור ונסו שוב.
learn-fetching = השיעורים בדרך.
learn-other-language = השיעורים האלה באנגלית.
