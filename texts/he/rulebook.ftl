### The rules of a game in words, made of what it is played by.

# Headings.
rulebook-sections =
    .start = לוח והתחלה
    .aim = המטרה
    .men = חיילים
    .kings = מלכים
    .capture = אכילות
    .priority = איזו אכילה
    .promotion = הכתרה
    .end = דרכי סיום אחרות
    .draws = תיקו
    .notation = איך כותבים מהלכים
    .relative = קרוב המשפחה הקרוב ביותר

## Under a figure

# $side (color)
# $moves (text) a list
rulebook-may = { $side ->
        [white] הלבן רשאי לשחק { $moves }.
       *[black] השחור רשאי לשחק { $moves }.
    }
# $side (color)
# $n (number) too many to list
rulebook-many = { $side ->
        [white] ללבן יש כאן { $n } מהלכים.
       *[black] לשחור יש כאן { $n } מהלכים.
    }
# $side (color)
rulebook-stuck = { $side ->
        [white] הלבן אינו יכול לנוע.
       *[black] השחור אינו יכול לנוע.
    }
# $moves (text) a list
rulebook-may-not = לא { $moves }.
# $some (text)
# $last (text)
rulebook-or = { $some } או { $last }
# $side (color)
rulebook-won = { $side ->
        [white] המשחק הסתיים: הלבן ניצח.
       *[black] המשחק הסתיים: השחור ניצח.
    }
rulebook-drawn = המשחק הסתיים: תיקו.
rulebook-setup = הכלים בהתחלה.
# The task of an exercise.
# $n (number)
rulebook-find = { $n ->
        [one] מצאו את האכילה.
        [two] מצאו את שתי האכילות.
       *[other] מצאו את כל { $n } האכילות.
    }

## A page of rules

# $game (text)
rulebook-title = { $game }: החוקים
# For lists and search engines.
# $game (text)
rulebook-description = החוקים המלאים של המשחק הזה, עם לוחות להתנסות: { $game }. נכתבו מתוך הכללים שלפיהם התוכנה משחקת.
rulebook-lead = החוקים האלה נכתבו מתוך הכללים שלפיהם Damiera משחקת, וכל איור נבדק מולם.
# $game (text)
rulebook-relative = מבין המשחקים הידועים ביותר, הדומה לו ביותר הוא { $game }.
rulebook-here = כאן זה אחרת:
rulebook-not-here = מה שתקף שם ולא כאן:
rulebook-index-title = חוקי הדמקה
rulebook-index-short = סקירה
rulebook-index-description = חוקים מלאים של כל המשחקים במשפחת הדמקה, עם לוחות חיים ותרגילים להתנסות בכל חוק.
rulebook-index-lead = דמקה היא לא משחק אחד אלא משפחה. כל דף מספר את חוקיו של אחד המשחקים, עם לוחות להתנסות.
rulebook-index-games = המשחקים

## Board and start

# $width (number)
# $height (number)
rulebook-board-dark = בלוח יש { $width } על { $height } משבצות. משחקים רק על הכהות; לכל שחקן יש משבצת כהה בפינה הקרובה משמאלו.
# $width (number)
# $height (number)
rulebook-board-mirrored = בלוח יש { $width } על { $height } משבצות. משחקים רק על הכהות; לכל שחקן יש משבצת כהה בפינה הקרובה מימינו.
# $width (number)
# $height (number)
rulebook-board-all = בלוח יש { $width } על { $height } משבצות, ומשחקים על כולן.
# $men (number)
# $rows (text) a list
rulebook-start = כל צד מתחיל עם { $men } חיילים. בספירה מהקצה שלו: { $rows }.
# $men (number)
# $row (number) 1 is the edge
rulebook-row = { $men } בשורה { $row }
# $some (text)
# $last (text)
rulebook-and = { $some } ו־{ $last }
# $side (color)
rulebook-first = { $side ->
        [white] הלבן משחק את המהלך הראשון; אחר כך הצדדים משחקים לסירוגין.
       *[black] השחור משחק את המהלך הראשון; אחר כך הצדדים משחקים לסירוגין.
    }

## Aim

rulebook-goal-last = מי שאינו יכול לנוע הפסיד: כל כליו נאכלו, או שאף אחד מהם אינו יכול לנוע.
rulebook-goal-none = מי שאינו יכול לנוע ניצח: המטרה היא לאבד את כל הכלים, או להביא לחסימתם.

## Directions

rulebook-directions =
    .diagonal-forward = באלכסון קדימה
    .straight-forward = ישר קדימה
    .forward = ישר או באלכסון קדימה
    .forward-sideways = ישר קדימה או הצידה
    .not-backward = ישר או באלכסון קדימה, או הצידה
    .diagonal = באלכסון, קדימה או אחורה
    .straight = לאורך שורות וטורים, קדימה, הצידה או אחורה
    .all = בכל שמונת הכיוונים
    .none = לשום מקום

## Men

# $way (text) directions
rulebook-man-steps = חייל נע משבצת אחת { $way }, אם המשבצת ההיא ריקה.
rulebook-man-lines = חיילים שעומדים זה מאחורי זה, ללא רווח, רשאים גם לנוע כרצף: החייל האחורי עובר מעל האחרים אל המשבצת הראשונה שמעבר להם, אם היא ריקה.

## Kings

# $way (text) directions
rulebook-king-short = מלך נע משבצת אחת { $way }, אם המשבצת ההיא ריקה.
# $way (text) directions
rulebook-king-flies = מלך נע { $way }, לכל מרחק שירצה, על פני משבצות ריקות.
# $moves (number)
rulebook-king-limit = { $moves ->
        [one] כל עוד יש לצד חייל, אותו מלך רשאי לבצע ברצף לכל היותר מהלך אחד שאינו אוכל דבר. אחר כך כלי אחר חייב לנוע, או שהמלך חייב לאכול.
        [two] כל עוד יש לצד חייל, אותו מלך רשאי לבצע ברצף לכל היותר שני מהלכים שאינם אוכלים דבר. אחר כך כלי אחר חייב לנוע, או שהמלך חייב לאכול.
       *[other] כל עוד יש לצד חייל, אותו מלך רשאי לבצע ברצף לכל היותר { $moves } מהלכים שאינם אוכלים דבר. אחר כך כלי אחר חייב לנוע, או שהמלך חייב לאכול.
    }

## Captures

# $way (text) directions
rulebook-man-jumps = חייל אוכל בדילוג { $way } מעל כלי של הצד השני שבמשבצת הסמוכה, אם המשבצת שמאחוריו ריקה.
# $way (text) directions
rulebook-king-jumps-short = מלך אוכל בדילוג { $way } מעל כלי של הצד השני שבמשבצת הסמוכה, אם המשבצת שמאחוריו ריקה.
# $way (text) directions
rulebook-king-jumps-flying = מלך אוכל { $way } מכל מרחק: המשבצות שלפני הכלי חייבות להיות ריקות, וגם המשבצת שמאחוריו.
rulebook-men-take-men = חייל אינו יכול לאכול מלך.
rulebook-duty-enforced = האכילה היא חובה, והיא נמשכת כל עוד אפשר לאכול כלי נוסף.
rulebook-duty-huff = האכילה היא חובה. אם צד משחק משהו אחר, הצד השני רשאי להסיר מהלוח את הכלי שהיה אמור לאכול, לדרוש את האכילה, או להשאיר את המהלך כמו שהוא.
rulebook-duty-forfeit = האכילה היא חובה. צד שמשחק משהו אחר, או עוצר מוקדם מדי, הפסיד.
rulebook-landing-any = אחרי הכלי האחרון מלך רשאי להיעצר בכל משבצת ריקה באותו קו.
rulebook-landing-behind-last = בסוף אכילה מלך נעצר מיד מאחורי הכלי האחרון שאכל.
rulebook-landing-behind-king = בסוף אכילה מלך נעצר בכל משבצת ריקה באותו קו, אבל מיד מאחורי הכלי האחרון אם זה מלך.
rulebook-landing-behind-each = מלך נוחת מיד מאחורי כל כלי שהוא אוכל.
rulebook-removal-after = כלים שנאכלו יורדים מהלוח כשהמהלך מסתיים. עד אז הם נשארים וחוסמים, ואסור לדלג פעמיים מעל אותו כלי.
rulebook-removal-at-once = כל כלי יורד מהלוח מיד כשדילגו מעליו, כך שהדרך שוב פנויה.
rulebook-u-turn-no = בין שני דילוגים מלך אינו רשאי לפנות ישר לאחור.
rulebook-u-turn-yes = בין שני דילוגים מלך רשאי גם לפנות ישר לאחור.

## Which capture

rulebook-choice-any = מבין כמה אכילות אפשר לבחור בכל אחת.
rulebook-choice-most = חובה לבחור באכילה שאוכלת הכי הרבה כלים.
rulebook-choice-frisian = חובה לבחור באכילה בעלת הערך הגבוה ביותר. מלך שווה מעט פחות משני חיילים. מבין אכילות שוות חובה לבחור באחת שמבצע מלך, אם יש כזאת.
rulebook-choice-king-first = אם מלך יכול לאכול, מלך חייב לאכול.
rulebook-choice-spanish = חובה לבחור באכילה שאוכלת הכי הרבה כלים, ומביניהן בזו שאוכלת הכי הרבה מלכים.
rulebook-choice-italian = חובה לבחור באכילה שאוכלת הכי הרבה כלים; מביניהן באחת שמבצע מלך; מביניהן בזו שאוכלת הכי הרבה מלכים; מביניהן בזו שפוגשת מלך מוקדם יותר.

## Crowning

rulebook-promotion-rest = חייל שמסיים את מהלכו בשורה האחרונה הופך למלך. אם הוא ממשיך לאכול משם, הוא ממשיך כחייל.
rulebook-promotion-passing = חייל שמגיע לשורה האחרונה הופך למלך. אם הוא יכול להמשיך לאכול משם, הוא עושה זאת כמלך.
rulebook-promotion-ends = חייל שמגיע לשורה האחרונה הופך למלך, ומהלכו מסתיים שם.

## Other ends

rulebook-end-man-king = כשלצד אחד יש רק מלך ולצד השני רק חייל, הצד שיש לו המלך ניצח.
rulebook-end-king-king = כשלכל צד יש רק מלך, המשחק מסתיים בתיקו, אלא אם הצד שתורו לשחק יכול לאכול את המלך השני, או חייב לאבד את שלו.
rulebook-end-corners = כשלכל צד יש רק מלך, בשתי הפינות של האלכסון הראשי, הצד שתורו לשחק הפסיד.
rulebook-end-first-king = הצד שמשיג את המלך הראשון ניצח.

## Draws

rulebook-draw-agreed = השחקנים רשאים להסכים על תיקו.
# $clause (text) such as: the same position has come up 3 times
# $claim (flag)
rulebook-draw = { $claim ->
        [yes] הצד שתורו לשחק רשאי לתבוע תיקו אם { $clause }.
       *[no] המשחק מסתיים בתיקו אם { $clause }.
    }
# $strong (text)
# $weak (text)
# $moves (text) how many
# $road (flag) whether it stands on the main diagonal
# $claim (flag)
rulebook-draw-ending = לצד אחד יש { $strong }, ולצד השני { $weak }{ $road ->
        [yes] {" "}על האלכסון הראשי
       *[no] {""}
    }: אחרי { $moves } ללא ניצחון { $claim ->
        [yes] אפשר לתבוע תיקו.
       *[no] המשחק מסתיים בתיקו.
    }
# $moves (text) how many
# $claim (flag)
rulebook-draw-both = כל עוד לכל צד יש מלך: אחרי { $moves } ללא ניצחון { $claim ->
        [yes] אפשר לתבוע תיקו.
       *[no] המשחק מסתיים בתיקו.
    }
# $count (text)
rulebook-draw-total = זה נספר כל עוד יש על הלוח { $count } כלים.
rulebook-draw-restart = אכילה או הכתרה מתחילות את הספירה מחדש.
# $least (number)
# $most (number)
rulebook-range = { $least } עד { $most }
# $least (number)
rulebook-at-least = לפחות { $least }
rulebook-force-king = מלך בודד
# $count (text)
rulebook-force-kings = { $count } מלכים
# $count (text)
rulebook-force-pieces = { $count } כלים, ולפחות אחד מהם מלך
rulebook-force-some = לפחות מלך אחד
# $count (text)
rulebook-force-any = { $count } כלים

## How moves are written

rulebook-labels-numbers = המשבצות ממוספרות מלמעלה משמאל, שורה אחר שורה, כפי שהלבן רואה את הלוח.
rulebook-labels-upward = המשבצות ממוספרות מלמטה מימין, שורה אחר שורה, כפי שהלבן רואה את הלוח.
rulebook-labels-letters = לטורים יש אותיות ולשורות יש מספרים; a1 נמצאת בפינה הקרובה ללבן, משמאלו.
# $quiet (text)
# $capture (text)
rulebook-written = מהלך נכתב באמצעות משבצת המוצא ומשבצת הסיום, למשל { $quiet }; באכילה יש x, למשל { $capture }.
# $quiet (text)
# $capture (text)
rulebook-written-whole = מהלך נכתב באמצעות משבצת המוצא ומשבצת הסיום, למשל { $quiet }; באכילה יש x וכל משבצת שנוחתים בה, למשל { $capture }.
