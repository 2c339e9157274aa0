### A lesson that is gone through, in the page and on other sites.

lesson-back = Atrás
lesson-next = Siguiente
lesson-skip = Saltar
# $at (number)
# $all (number)
lesson-step = Paso { $at } de { $all }
lesson-over = Esta era toda la lección.
# $found (number)
# $all (number)
lesson-found = { $found } de { $all } ejercicios al primer intento.
