### Practice: endings against perfect play, and games played on with each move judged.

practice-title = Entraînement
practice-about = Des finales avec peu de pièces. L’adversaire ne se trompe jamais, chacun de tes coups est jugé, et tu peux le reprendre.
practice-game = Jeu
practice-goals =
    .win = Gagner
    .hold = Tenir la nulle
# $n (number)
practice-men = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
# $n (number)
practice-kings = { $n ->
    [one] { $n } dame
   *[other] { $n } dames
}
# $kings (text) how many kings
# $men (text) how many men
practice-and = { $kings } et { $men }
# $own (text) kings and men
# $their (text) kings and men
practice-against = { $own } contre { $their }
# $least (number)
# $most (number)
practice-lengths = { $least } à { $most } coups
# $done (number)
# $all (number)
practice-done = { $done ->
    [one] { $done } faite sur { $all }
   *[other] { $done } faites sur { $all }
}
practice-working = D’autres finales sont en préparation.
practice-none = Dans ce jeu, aucune finale avec si peu de pièces n’est assez longue pour s’y entraîner.
practice-failed = Les finales n’ont pas pu être calculées dans ce navigateur.
practice-from-here = Continuer à partir de cette position
practice-from-here-about = La position sur le damier, contre le moteur au sommet de sa force.
# $at (number)
# $all (number)
practice-place = { $at } sur { $all }
# $moves (number)
practice-win = Gagne. Contre la meilleure défense, il te faut { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
# $n (number)
practice-hold = Tiens la nulle pendant { $n ->
    [one] { $n } coup.
   *[other] { $n } coups.
}
practice-free = Joue du mieux que tu peux.
practice-verdicts =
    .best = Le meilleur coup.
    .good = Un bon coup.
    .held = La nulle tient.
    .inaccurate = Pas tout à fait le meilleur.
    .mistake = Une erreur.
    .gone = Le gain s’est envolé : c’est nulle maintenant.
    .lost = Ce coup perd.
# $n (number)
practice-longer = { $n ->
    [one] Toujours gagné, mais { $n } coup de plus.
   *[other] Toujours gagné, mais { $n } coups de plus.
}
practice-which = Qu’est-ce qui était mieux ?
# $mv (text)
practice-better = { $mv } était mieux.
# $mv (text)
practice-hint = Le meilleur coup ici est { $mv }.
practice-looking = La position est examinée.
practice-unknown = On ne sait rien de cette position, donc rien n’est jugé ici.
practice-par = Gagné en aussi peu de coups que possible.
# $n (number)
practice-over = { $n ->
    [one] Gagné, avec { $n } coup de plus qu’il n’en faut.
   *[other] Gagné, avec { $n } coups de plus qu’il n’en faut.
}
practice-was-held = La nulle est à toi.
practice-missed = Pas cette fois. Reprends un coup ou recommence.
practice-helped = Avec de l’aide, donc elle compte comme vue.
# $moves (number)
# $all (number)
practice-moves = Coups : { $moves } sur { $all }
# $good (number)
# $inaccurate (number)
# $mistakes (number)
practice-counts = Bons : { $good } · imprécis : { $inaccurate } · erreurs : { $mistakes }
practice-take-back = Reprendre
practice-next = Finale suivante
practice-previous = Finale précédente
practice-others = Toutes les finales
