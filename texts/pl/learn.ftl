### Lessons, and how far one has come with them.

learn-about = Pięciominutowe lekcje, od pierwszego ruchu do wygranej. Nie musisz znać żadnych zasad.
learn-course = Gra
# $title (text)
learn-next-lesson = Następna: { $title }
learn-lessons = Wszystkie lekcje
learn-done = Ukończona
# $n (number)
# $all (number)
learn-begun = Kroki: { $n } z { $all }
# $n (number)
# $all (number)
learn-lessons-done = Ukończone lekcje: { $n } z { $all }
# $at (number)
learn-stopped = przerwa na kroku { $at }
# $title (text)
learn-go-on = Kontynuuj: { $title }
learn-minutes = Około 5 minut
learn-rules = Pełne zasady
learn-rules-page = Te zasady na osobnej stronie, z planszami do wypróbowania
learn-missing = Nie udało się tego pobrać. Sprawdź połączenie i spróbuj ponownie.
learn-fetching = Lekcje są już w drodze.
learn-other-language = Te lekcje są po angielsku.
