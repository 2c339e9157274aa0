### Lessons, and how far one has come with them.

learn-about = Lecciones de cinco minutos, desde la primera jugada hasta saber ganar. No hace falta conocer ninguna regla.
learn-course = Juego
# $title (text)
learn-next-lesson = Siguiente: { $title }
learn-lessons = Todas las lecciones
learn-done = Hecha
# $n (number)
# $all (number)
learn-begun = { $n } de { $all } pasos
# $n (number)
# $all (number)
learn-lessons-done = { $n } de { $all } lecciones hechas
# $at (number)
learn-stopped = te quedaste en el paso { $at }
# $title (text)
learn-go-on = Continuar: { $title }
learn-minutes = Unos 5 minutos
learn-rules = Las reglas completas
learn-rules-page = Estas reglas en una página, con tableros para probar
learn-missing = No se pudo descargar. Comprueba la conexión e inténtalo de nuevo.
learn-fetching = Las lecciones están en camino.
learn-other-language = Estas lecciones están en inglés.
