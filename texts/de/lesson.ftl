### A lesson that is gone through, in the page and on other sites.

lesson-back = Zurück
lesson-next = Weiter
lesson-skip = Überspringen
# $at (number)
# $all (number)
lesson-step = Schritt { $at } von { $all }
lesson-over = Das war die ganze Lektion.
# $found (number)
# $all (number)
lesson-found = { $found } von { $all } Übungen beim ersten Versuch.
