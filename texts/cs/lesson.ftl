### A lesson that is gone through, in the page and on other sites.

lesson-back = Zpět
lesson-next = Dál
lesson-skip = Přeskočit
# $at (number)
# $all (number)
lesson-step = Krok { $at } z { $all }
lesson-over = To byla celá lekce.
# $found (number)
# $all (number)
lesson-found = Cvičení vyřešená napoprvé: { $found } z { $all }.
