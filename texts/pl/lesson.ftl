### A lesson that is gone through, in the page and on other sites.

lesson-back = Wstecz
lesson-next = Dalej
lesson-skip = Pomiń
# $at (number)
# $all (number)
lesson-step = Krok { $at } z { $all }
lesson-over = To już cała lekcja.
# $found (number)
# $all (number)
lesson-found = Ćwiczenia rozwiązane za pierwszym razem: { $found } z { $all }.
