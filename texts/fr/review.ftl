### A game gone through after it was played: what was lost, and what was better.

# $at (number) positions
# $all (number)
review-going = Examen de la position { $at } sur { $all }…
review-closer = Examen plus poussé là où quelque chose s’est perdu…
review-leave = Tu peux quitter à tout moment ; ce qui a été trouvé est gardé jusqu’à la fermeture de la page.
review-stuck = Le moteur s’est arrêté.
review-none = Aucune erreur trouvée.
review-counts-of = { side-name } : { $mistakes }, { $blunders }
review-mistakes = { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
review-blunders = { $n ->
        [one] { $n } gaffe
       *[other] { $n } gaffes
    }
review-mistake = erreur
review-blunder = gaffe
review-points = Tournants
review-small = Aucun coup n’a beaucoup perdu à lui seul. Ceux-ci ont perdu le plus
# $line (text) moves
review-better = Mieux : { $line }
review-find = Trouve mieux
review-report = Le bilan
review-open-study = Ouvrir avec les variantes
review-print = Imprimer
review-too-long = La partie avec ses meilleures lignes est trop longue pour être conservée.
# $at (number)
# $all (number)
review-place = Trouve mieux : { $at } sur { $all }
# $text (text) a move
review-asked = Dans la partie, { $text } a été joué. Qu’est-ce qui est mieux ?
review-next = Suivant
review-over = C’était la dernière.
# $found (number)
# $all (number)
review-found = Trouvé au premier essai : { $found } sur { $all }

## What is said to a try

# $line (text) moves
# $verdict (text)
review-was-played = C’est ce qui a été joué dans la partie. La réponse est { $line }. Ensuite : { $verdict }.
review-is-answered = Pas assez bon : la réponse est { $line }. Ensuite : { $verdict }.
review-leads-to = Pas assez bon. Ensuite : { $verdict }.
review-solved = Bien. La meilleure ligne : { $line }. Ensuite : { $verdict }.

## Beside the move in a study

review-remark = Avant : { $before }. Après : { $after }.
