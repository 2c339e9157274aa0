### Lessons, and how far one has come with them.

learn-about = Lessen fan fiif minuten, fan de earste set oant winnen ta. Do hoechst gjin regels te kennen.
learn-course = Spul
# $title (text)
learn-next-lesson = Folgjende: { $title }
learn-lessons = Alle lessen
learn-done = Dien
# $n (number)
# $all (number)
learn-begun = { $n } fan { $all } stappen
# $n (number)
# $all (number)
learn-lessons-done = { $n } fan { $all } lessen dien
# $at (number)
learn-stopped = do bist ophâlden by stap { $at }
# $title (text)
learn-go-on = Fierder: { $title }
learn-minutes = Sa’n 5 minuten
learn-rules = Alle regels
learn-rules-page = Dizze regels op in side, mei buorden om te probearjen
learn-missing = Dit koe net ophelle wurde. Kontrolearje de ferbining en besykje it op ’e nij.
learn-fetching = De lessen binne ûnderweis.
learn-other-language = Dizze lessen binne yn it Ingelsk.
