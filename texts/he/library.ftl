### Games kept on the device, and files of games.

library-name = שם המשחק שעל הלוח
library-save = שמירת המשחק
library-kept = נשמר
library-saved = המשחק נמצא בספרייה.
library-kept-games = משחקים שמורים
library-search = חיפוש
library-nothing-kept = עוד לא נשמר אף משחק.
library-nothing-found = אין משחק שמכיל את כל המילים האלה.
library-show-more = להציג עוד
library-cancel = ביטול
library-rename-short = שינוי שם
library-delete-short = מחיקה
library-collect-short = לשיעור
library-new-name = שם חדש
library-undelete = שחזור
library-export = שמירת הכול בקובץ אחד
library-open-file = פתיחת קובץ
library-drop-here = PDN, או משחקים שנשמרו כאן בעבר. אפשר גם לגרור לכאן.
library-reading = בקריאה…
library-more-in-file = בקובץ יש יותר משחקים ממה שמופיע ברשימה.
library-back = חזרה לספרייה
library-from-file = מקובץ
library-unknown-player = לא ידוע
library-unfinished = לא גמור
library-is-guess = הקובץ לא מציין באיזה משחק מדובר: זה ניחוש.
library-is-cut = הווריאציות וההערות ארוכות מדי לשמירה: רק ההמשך הראשי נפתח.
library-open-anyway = לפתוח את מה שנקרא
library-file-saved = הקובץ הועבר לדפדפן לשמירה.
library-collect = לשיעור: { $name }
library-rename = שינוי שם: { $name }
library-delete = מחיקה: { $name }
library-deleted = ״{ $name }״ נמחק.
library-n-games = { $n ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $n } משחקים
    }
# $found (number)
# $n (number) of games in all
library-n-found-of = { $found } מתוך { $n } משחקים
# $new (number)
# $known (number) of games that were there already
library-imported = { $new ->
        [one] נוסף משחק אחד
        [two] נוספו שני משחקים
       *[other] נוספו { $new } משחקים
    }{ $known ->
        [0] {""}
        [one] ; אחד כבר היה שם
        [two] ; שניים כבר היו שם
       *[other] ; { $known } כבר היו שם
    }.
library-n-moves = { $n ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $n } מהלכים
    }
# $n (number) of faults; a game without any has a note
library-n-faults = { $n ->
        [0] יש הערה למשחק הזה.
        [one] דבר אחד במשחק הזה שגוי או מפוקפק.
        [two] שני דברים במשחק הזה שגויים או מפוקפקים.
       *[other] { $n } דברים במשחק הזה שגויים או מפוקפקים.
    }
# $line (number)
# $column (number)
# $reason (text)
library-fault-at = שורה { $line }, עמודה { $column }: { $reason }.

## Why something cannot be done

library-cannot-blocked = הדפדפן הזה לא מאפשר לדף לשמור משחקים. אפשר לשמור את המשחק שעל הלוח כקובץ PDN, ולפתוח קבצים.
library-cannot-not-kept = הדפדפן לא הצליח לעשות זאת: אולי לא נשאר מקום.
# $n (number)
library-cannot-full = יש { $n } משחקים, ואין מקום לעוד: מחקו כמה קודם.
library-cannot-game-too-long = במשחק הזה יש יותר וריאציות והערות משאפשר לשמור.
library-cannot-bad-game = אי אפשר לקרוא את המשחק הזה.
# $megabytes (number)
library-cannot-file-too-long = הקובץ ארוך מדי: נקראים לכל היותר { $megabytes } מגה־בייט.
library-cannot-not-a-library = זה לא קובץ של משחקים שמורים שהגרסה הזאת יכולה לקרוא.
# $n (number)
library-cannot-line = בשורה { $n } אין משחק שאפשר לקרוא.
library-cannot-unreadable = הדפדפן לא הצליח לקרוא את הקובץ.
library-cannot-no-games = אין משחק בקובץ הזה.
library-cannot-no-reader = קריאת קבצים לא פועלת כרגע.
