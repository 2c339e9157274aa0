### Lessons, and how far one has come with them.

learn-about = Lezioni di cinque minuti, dalla prima mossa alla vittoria. Non serve conoscere le regole.
learn-course = Gioco
learn-next-lesson = Poi: { $title }
learn-lessons = Tutte le lezioni
learn-done = Fatta
learn-begun = { $n } passi su { $all }
learn-lessons-done = { $n } lezioni su { $all } fatte
learn-stopped = ti sei fermato al passo { $at }
learn-go-on = Continua: { $title }
learn-minutes = Circa 5 minuti
learn-rules = Le regole per intero
learn-rules-page = Queste regole su una pagina, con damiere su cui provare
learn-missing = Non è stato possibile caricarla. Controlla la connessione e riprova.
learn-fetching = Le lezioni stanno arrivando.
learn-other-language = Queste lezioni sono in inglese.
