### A lesson that is gone through, in the page and on other sites.

lesson-back = Retour
lesson-next = Suivant
lesson-skip = Passer
# $at (number)
# $all (number)
lesson-step = Étape { $at } sur { $all }
lesson-over = C’était toute la leçon.
# $found (number)
# $all (number)
lesson-found = Exercices réussis au premier essai : { $found } sur { $all }.
