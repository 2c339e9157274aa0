### Making exercises.

author-title = Éditeur d’exercices
author-make = En faire un exercice
author-edit = Modifier cet exercice
author-back-to-exercise = Utiliser cette position
author-set-up = Changer la position
author-try-it = L’essayer
author-end-try = Retour à l’éditeur
author-trying = Les autres le verront ainsi.
author-finish = Terminer et ouvrir
author-discard = Supprimer
author-confirm-discard = Vraiment supprimer ?
author-leave = Jouer à partir d’ici
author-goal = But
author-n-moves = Combien de coups
author-target = Quelle case
author-on-board = Sur le damier
author-next-choice = Joue les coups à proposer : des coups légaux, et un qui ne l’est pas.
author-next-judged = Le but décide quels coups sont bons. Joue-les pour enregistrer des réponses.
author-next-over = Ici, la partie est finie. Reviens en arrière pour en enregistrer plus.
author-next-wrong = Joue un mauvais essai, légal ou non. Ce qu’il faut en dire s’écrit sous « Textes ».
author-next-mark = Choisis des cases pour les marquer. Choisis-en une à nouveau pour retirer sa marque.
author-next-arrow = Choisis où commence la flèche, puis où elle finit. Continue à partir de là pour la couder.
author-undo = Annuler
author-redo = Rétablir
author-to-start = Début
author-step-back = Coup en arrière
author-step-on = Coup en avant
author-known = C’est déjà enregistré.
author-full = Il n’y a plus de place.
author-removed = Retiré.
author-undone = Annulé.
author-redone = Rétabli.
author-promotes = mène à dame
author-leaves = mène à une position donnée
author-recorded = Enregistré
author-nothing = Rien pour l’instant.
author-choices = Coups proposés
author-replies = Réponses
author-wrong = Mauvais essais
author-drawings = Marques et flèches
author-remove = Retirer
author-also-accept = Accepter tout coup qui
author-add = Ajouter
author-hint = Indice
author-ok = Ce qu’il faut dire à la fin
author-caption = Texte sous le damier
author-check = Vérifier
author-checking = Vérification…
author-not-checked = L’exercice n’a pas pu être vérifié.
author-changed-since = L’exercice a changé depuis.
author-too-few-choices = Il faut proposer au moins deux coups.
author-too-long = Les textes sont trop longs pour un lien.
author-keys = Touches sur le damier : 1 à 9 et 0 choisissent un outil, Entrée l’utilise, Suppr efface ce qui est tracé sur une case, U annule, R rétablit, K et J reculent et avancent d’un coup, F tourne le damier, Esc relâche.
author-back = Retour
author-missing = il manque quelque chose
author-optional = Tout ceci peut rester vide.
author-wordless = Un mauvais essai dont on ne dit rien est laissé de côté.
author-problems = Problèmes
author-goals =
    .move = Trouver le bon coup
    .capture-any = Faire une prise
    .capture-all = Trouver toutes les prises
    .capture-max = Faire la plus grande prise
    .find-illegal = Trouver le coup interdit
    .reach = Atteindre une case
    .win-in = Gagner en un certain nombre de coups
    .hold = Ne pas perdre pendant un certain nombre de coups
author-tool-names =
    .answer = Bon coup
    .wrong = Mauvais essai
    .ring = Cercle
    .attention = Attention
    .cross = Croix
    .dot = Point
    .green = Flèche verte
    .red = Flèche rouge
    .yellow = Flèche jaune
    .blue = Flèche bleue
# $color (color)
# $turn (number)
author-next-answer = Tour { $turn } : joue sur le damier un bon coup pour { side-within }.
# $color (color)
# $mv (text) has been played
author-next-reply = { $mv } a été joué. Joue la réponse { $color ->
        [white] des Blancs
       *[black] des Noirs
    }, ou reviens en arrière.
# $what (text)
# $turn (number)
author-accepted = Bon coup du tour { $turn } : { $what }.
# $mv (text)
# $reply (text)
author-replied = Réponse à { $mv } : { $reply }.
author-tried = Mauvais essai : { $mv }. Écris sous « Textes » ce qu’il faut en dire.
author-try-from = À partir de { $label } : choisis maintenant où l’essai finit.
author-arrow-from = Flèche à partir de { $label } : choisis maintenant où elle finit.
author-lands = finit en { $label }
# $turn (number)
author-answers-of = Bons coups, tour { $turn }
# $mv (text)
# $reply (text)
author-reply = { $reply } en réponse à { $mv }
author-words-to = Que dire de { $mv }
author-remove-what = Retirer : { $what }
# $turn (number)
author-no-answer = Aucun bon coup n’est enregistré pour le tour { $turn }.
# $game (text) its name
# $task (text)
author-shared = { $game }, un exercice. { $task }
# $what (text)
# $there (flag) whether it is there now
author-drawn = { $there ->
        [yes] Tracé : { $what }.
       *[no] Effacé : { $what }.
    }
# $ply (number) counted over both sides
# $why (text)
author-flaw = La solution s’arrête au coup { $ply }, en comptant les deux camps : { $why }.
author-captures = { $n ->
        [one] fait une prise, n’importe laquelle
       *[other] prend { $n } pièces ou plus
    }
# $step (text) its name
author-to-step = Suite : { $step }
author-steps =
    .task = Énoncé
    .solution = Solution
    .drawings = Dessins
    .words = Textes
    .end = Fin
author-headings =
    .task = Ce qui est demandé
    .solution = Les coups de la solution
    .drawings = Marques et flèches
    .words = Ce qui est dit
    .end = Vérifier et partager
