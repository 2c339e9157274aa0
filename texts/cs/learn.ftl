### Lessons, and how far one has come with them.

learn-about = Pětiminutové lekce od prvního tahu až k vyhrávání. Žádná pravidla znát nemusíte.
learn-course = Hra
# $title (text)
learn-next-lesson = Další: { $title }
learn-lessons = Všechny lekce
learn-done = Hotovo
# $n (number)
# $all (number)
learn-begun = { $n } z { $all } kroků
# $n (number)
# $all (number)
learn-lessons-done = Hotové lekce: { $n } z { $all }
# $at (number)
learn-stopped = přerušeno v kroku { $at }
# $title (text)
learn-go-on = Pokračovat: { $title }
learn-minutes = Asi 5 minut
learn-rules = Úplná pravidla
learn-rules-page = Tato pravidla na stránce s deskami k vyzkoušení
learn-missing = Tohle se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
learn-fetching = Lekce se načítají.
learn-other-language = Tyto lekce jsou v angličtině.
