### A lesson that is gone through, in the page and on other sites.

lesson-back = Geri
lesson-next = İleri
lesson-skip = Atla
# $at (number)
# $all (number)
lesson-step = Adım { $at } / { $all }
lesson-over = Dersin tamamı bu kadardı.
# $found (number)
# $all (number)
lesson-found = İlk denemede çözülen alıştırma: { $found } / { $all }.
